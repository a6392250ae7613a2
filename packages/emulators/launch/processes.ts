import { execFile, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { INTERVALS_MS, TIMEOUTS_MS } from './limits.ts';

const run = promisify(execFile);

/**
 * Interrupts a process as Ctrl-C would. Resolves when the process and all its descendants have
 * ended.
 *
 * firebase-tools starts its engines in other process groups, so killing its own group is not
 * enough. The descendants are collected repeatedly: a process may start children at any time, and
 * after it has ended, its children can no longer be found.
 * @param timeoutMs time after which the process is killed
 */
export async function stopProcessTree(
  child: ChildProcess,
  timeoutMs: number = TIMEOUTS_MS.stop,
): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  const pids = new Set<number>();
  const collectDescendants = async () => {
    for (const each of await listDescendants(pid)) pids.add(each);
  };
  await collectDescendants();
  if (isRunning(child)) child.kill('SIGINT');
  for (let waited = 0; isRunning(child); waited += INTERVALS_MS.process) {
    if (waited >= timeoutMs) child.kill('SIGKILL');
    await delay(INTERVALS_MS.process);
    await collectDescendants();
  }
  await killAll([...pids]);
}

/**
 * Kills processes that do not exit by themselves. The engines get a short time to close their files
 * before they are killed.
 */
async function killAll(pids: number[]): Promise<void> {
  const deadline = Date.now() + TIMEOUTS_MS.stopEngines;
  while (Date.now() < deadline && pids.some(isAlive)) await delay(INTERVALS_MS.process);
  for (const pid of pids.filter(isAlive)) sendSignal(pid, 'SIGKILL');
  while (pids.some(isAlive)) await delay(INTERVALS_MS.process);
}

export function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

export async function listDescendants(root: number): Promise<number[]> {
  const children = new Map<number, number[]>();
  for (const [pid, parent] of await listParents()) {
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const pids: number[] = [];
  const visit = (pid: number) => {
    for (const child of children.get(pid) ?? []) {
      pids.push(child);
      visit(child);
    }
  };
  visit(root);
  return pids;
}

/**
 * Returns the pid of every process with the pid of its parent. Reads /proc on Linux, because a
 * minimal system has no `ps`.
 */
async function listParents(): Promise<[pid: number, parent: number][]> {
  if (process.platform !== 'linux') {
    const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']).catch(() => ({ stdout: '' }));
    return stdout.split('\n').flatMap((line) => {
      const [pid, parent] = line.trim().split(/\s+/).map(Number);
      return pid === undefined || parent === undefined ? [] : [[pid, parent]];
    });
  }
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const entries = pids.map(async (pid): Promise<[number, number][]> => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // The line has the form `pid (name) state parent`. The name may contain spaces and brackets.
    const parent = /.*\) \S+ (\d+) /s.exec(stat)?.[1];
    return parent === undefined ? [] : [[Number(pid), Number(parent)]];
  });
  return (await Promise.all(entries)).flat();
}

function isAlive(pid: number): boolean {
  return sendSignal(pid, 0) && !isZombie(pid);
}

/**
 * Returns whether a process has exited but is still in the process table. In a container without an
 * init process, such entries are never removed.
 */
function isZombie(pid: number): boolean {
  try {
    return /.*\) Z /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function sendSignal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch {
    return false;
  }
}

export function isListening(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const settle = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(TIMEOUTS_MS.connect, () => settle(false));
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}

/**
 * Calls `stop` on the first Ctrl-C or SIGTERM, then exits. Ignores later signals, because a second
 * Ctrl-C must not leave engines running.
 * @param interruptedCode the exit code after Ctrl-C
 */
export function stopOnSignals(
  stop: (signal: NodeJS.Signals) => Promise<void>,
  interruptedCode = 0,
): void {
  let stopping = false;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (stopping) return;
      stopping = true;
      stop(name).then(
        () => process.exit(name === 'SIGINT' ? interruptedCode : 143),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
