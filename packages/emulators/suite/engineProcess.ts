import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { ENGINE_OUTPUT_MS, QUOTED_ENGINE_LINES } from './limits.ts';

/**
 * Waits until a process has started.
 * @param ready resolves when the process has started, or never
 * @param name for the error, for example "The Firestore emulator"
 * @throws if the process ends before it is ready, with its last lines of output
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
    // The last output may arrive after the end of the process.
    const read = Promise.allSettled(outputs.map((output) => finished(output)));
    await Promise.race([read, delay(ENGINE_OUTPUT_MS)]);
    const how = signal ? `by ${String(signal)}` : `with code ${String(code)}`;
    throw fail([`${name} ended ${how} while it was starting:`, ...lines].join('\n   '));
  });
  // Ignores a process that ends after it was ready, and a start that fails after the process has
  // ended.
  for (const promise of [ready, ended]) promise.catch(() => undefined);
  return Promise.race([ready, ended]);
}
