import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { INTERVALS_MS, TIMEOUTS_MS } from './limits.ts';
import type { SuiteOutput } from './output.ts';
import { isListening, isRunning } from './processes.ts';
import type { SuiteConfig } from './suiteConfig.ts';

const NEVER = new Promise<never>(() => undefined);

/**
 * Resolves with the reason when the suite or one of its engines ends by itself. The last lines that
 * were printed may hold the cause, such as a full disk.
 */
export function watchSuite(
  child: ChildProcess,
  config: SuiteConfig,
  output: SuiteOutput,
  isStopping: () => boolean,
): Promise<string> {
  const withOutput = (reason: string) =>
    `${reason} The last lines that it printed:\n${output.lines.join('\n')}`;
  const suite = endOf(child).then((how) =>
    isStopping()
      ? NEVER
      : withOutput(`firebase-tools has ended ${how}, and the emulators with it.`),
  );
  const engine = silentEngine(child, config, isStopping).then((name) =>
    withOutput(`The ${name} emulator no longer answers on port ${String(config.ports[name])}.`),
  );
  return Promise.race([suite, engine]);
}

/**
 * Waits for the event, not for the next check: where nothing else is pending, Node would end before
 * that check, with exit code 0.
 */
async function endOf(child: ChildProcess): Promise<string> {
  const closed = once(child, 'close');
  if (isRunning(child)) await once(child, 'exit');
  // Output may arrive after the end. A process that the suite has started can keep the pipe open.
  await Promise.race([closed, delay(TIMEOUTS_MS.output)]);
  return child.signalCode === null
    ? `with code ${String(child.exitCode)}`
    : `by ${child.signalCode}`;
}

/** The suite survives an engine that is killed, so its ports are checked. */
async function silentEngine(
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
    // A suite that is killed closes its ports before its end is known, so a port counts the second
    // time.
    const name = silent.find((each) => before.includes(each));
    if (name !== undefined && isRunning(child) && !isStopping()) return name;
  }
}
