import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '../../firestore/json.ts';
import { OWNER, ROOT, update } from './firestoreServer.ts';

const engine = fileURLToPath(new URL('../../launch/engine.js', import.meta.url));
export const serverArgs: readonly string[] = [engine, 'firestore/main.ts', '--port', '0'];

/** Starts the server in a separate process on a free port, as firebase-tools does. */
export async function startProcess(
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<{ child: ChildProcess; port: string }> {
  const child = spawn(process.execPath, [...serverArgs, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port = ''] = await waitForOutput(child, /running on port (\d+)/);
  return { child, port };
}

/** Writes the document `c/ID` to the server on the given port. */
export const commitTo = (port: string, id: string, fields: JsonObject) =>
  fetch(`http://127.0.0.1:${port}/v1/${ROOT}:commit`, {
    method: 'POST',
    headers: OWNER,
    body: JSON.stringify({ writes: [update(`c/${id}`, fields)] }),
  });

/**
 * Waits until the output of the process matches the pattern. Resolves with the groups of the match.
 */
export function waitForOutput(child: ChildProcess, pattern: RegExp): Promise<string[]> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const match = pattern.exec(output);
      if (match) resolve(match.slice(1));
    });
    child.once('exit', () => reject(new Error(`The process ended: ${output}`)));
  });
}
