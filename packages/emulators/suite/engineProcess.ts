import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { ENGINE_OUTPUT_MS, QUOTED_ENGINE_LINES } from './limits.ts';

/**
 * Waits until a process has started.
 * @param ready resolves when the process has started, and never resolves if it does not start
 * @param name name of the process in the error, for example "The Firestore emulator"
 * @throws if the process exits before it is ready. The error quotes the last lines of its output.
 */
export async function waitForStart<T>(
  child: ChildProcess,
  ready: Promise<T>,
  name: string,
  fail: (message: string) => Error,
): Promise<T> {
  const lines: string[] = [];
  const outputs = [child.stdout, child.stderr].flatMap((stream) => (stream ? [stream] : []));
  for (const output of outputs) {
    createInterface({ input: output }).on('line', (line) => {
      lines.push(line);
      if (lines.length > QUOTED_ENGINE_LINES) lines.shift();
    });
  }
  const ended = once(child, 'exit').then(async ([code, signal]) => {
    // The last output may arrive after the process has exited.
    const read = Promise.allSettled(outputs.map((output) => finished(output)));
    await Promise.race([read, delay(ENGINE_OUTPUT_MS)]);
    const how = signal ? `by ${String(signal)}` : `with code ${String(code)}`;
    throw fail([`${name} ended ${how} while it was starting:`, ...lines].join('\n   '));
  });
  // Only the first result counts. A later rejection must not be reported as unhandled.
  for (const promise of [ready, ended]) promise.catch(() => undefined);
  return Promise.race([ready, ended]);
}
