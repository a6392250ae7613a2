import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { INTERVALS_MS, TIMEOUTS_MS } from './limits.ts';
import type { SuiteOutput } from './output.ts';
import { isListening, isRunning } from './processes.ts';
import type { SuiteConfig } from './suiteConfig.ts';

const NEVER = new Promise<never>(() => undefined);

/**
 * Resolves with the reason when the suite or one of its engines ends without being stopped. The
 * reason quotes the last lines of output, which may contain the cause, such as a full disk.
 */
export function watchSuite(
  child: ChildProcess,
  config: SuiteConfig,
  output: SuiteOutput,
  isStopping: () => boolean,
): Promise<string> {
  const appendOutput = (reason: string) =>
    `${reason} The last lines that it printed:\n${output.lines.join('\n')}`;
  const suite = waitForEnd(child).then((how) =>
    isStopping()
      ? NEVER
      : appendOutput(`firebase-tools has ended ${how}, and the emulators with it.`),
  );
  const engine = findSilentEngine(child, config, isStopping).then((name) =>
    appendOutput(`The ${name} emulator no longer answers on port ${String(config.ports[name])}.`),
  );
  return Promise.race([suite, engine]);
}

/**
 * Waits for the exit event instead of polling. The timer of a poll does not keep Node running, so
 * Node could exit with code 0 before the next poll.
 */
async function waitForEnd(child: ChildProcess): Promise<string> {
  const closed = once(child, 'close');
  if (isRunning(child)) await once(child, 'exit');
  // Output may arrive after the exit. Waits only briefly, because a process that the suite started
  // can keep the pipe open.
  await Promise.race([closed, delay(TIMEOUTS_MS.output)]);
  return child.signalCode === null
    ? `with code ${String(child.exitCode)}`
    : `by ${child.signalCode}`;
}

/**
 * Checks the ports regularly, until an engine no longer responds. The check is needed because
 * firebase-tools continues to run when an engine is killed.
 */
async function findSilentEngine(
  child: ChildProcess,
  config: SuiteConfig,
  isStopping: () => boolean,
): Promise<string> {
  let silent: string[] = [];
  for (;;) {
    await delay(INTERVALS_MS.health, undefined, { ref: false });
    if (isStopping() || !isRunning(child)) return NEVER;
    const before = silent;
    silent = [];
    for (const [name, port] of Object.entries(config.ports)) {
      if (!(await isListening(config.host, port))) silent.push(name);
    }
    // Two failed checks in a row are required. When the suite is killed, its ports close shortly
    // before its exit event, so a single failed check is not enough.
    const name = silent.find((each) => before.includes(each));
    if (name !== undefined && isRunning(child) && !isStopping()) return name;
  }
}
