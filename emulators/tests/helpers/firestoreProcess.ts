import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const engine = fileURLToPath(new URL('../../launch/engine.js', import.meta.url));
/** The arguments of Node with which the `java` shim starts the server. */
export const serverArgs: readonly string[] = [engine, 'firestore/main.ts', '--port', '0'];

/** The server in a process of its own, as firebase-tools runs it, on a free port. */
export async function startProcess(
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<{ child: ChildProcess; port: string }> {
  const child = spawn(process.execPath, [...serverArgs, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port = ''] = await outputOf(child, /running on port (\d+)/);
  return { child, port };
}

/** Waits until the process has printed this; gives what the pattern's groups hold. */
export function outputOf(child: ChildProcess, pattern: RegExp): Promise<string[]> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = pattern.exec(output);
      if (found) resolve(found.slice(1));
    });
    child.once('exit', () => reject(new Error(`The process ended: ${output}`)));
  });
}
