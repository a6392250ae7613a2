import { execFile, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const LOOK_EVERY_MS = 50;

/**
 * Asks a process to end as Ctrl-C would, and returns when it and all it started are gone.
 * firebase-tools starts its engines in process groups of their own, so killing its group is not
 * enough: the descendants are noted while their parents still tell where they belong, again and
 * again, since one that is still starting goes on to start others.
 */
export async function endTree(child: ChildProcess, patienceMs = 20_000): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  const family = new Set<number>();
  const note = async () => {
    for (const each of await descendants(pid)) family.add(each);
  };
  await note();
  if (isRunning(child)) child.kill('SIGINT');
  for (let waited = 0; isRunning(child); waited += LOOK_EVERY_MS) {
    if (waited >= patienceMs) child.kill('SIGKILL');
    await delay(LOOK_EVERY_MS);
    await note();
  }
  await endAll([...family]);
}

/** Gives engines that are closing their files two seconds before they are killed. */
async function endAll(pids: number[]): Promise<void> {
  for (let waited = 0; waited < 2_000 && pids.some(isAlive); waited += 50) await delay(50);
  for (const pid of pids.filter(isAlive)) signal(pid, 'SIGKILL');
  while (pids.some(isAlive)) await delay(50);
}

export function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

/** All processes that descend from this one. */
export async function descendants(root: number): Promise<number[]> {
  const children = new Map<number, number[]>();
  for (const [pid, parent] of await parents()) {
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const found: number[] = [];
  const visit = (pid: number) => {
    for (const child of children.get(pid) ?? []) {
      found.push(child);
      visit(child);
    }
  };
  visit(root);
  return found;
}

/** Every process with its parent. A slim system has no `ps`, and Linux does not need one. */
async function parents(): Promise<[pid: number, parent: number][]> {
  if (process.platform !== 'linux') {
    const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']).catch(() => ({ stdout: '' }));
    return stdout.split('\n').flatMap((line) => {
      const [pid, parent] = line.trim().split(/\s+/).map(Number);
      return pid === undefined || parent === undefined ? [] : [[pid, parent]];
    });
  }
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = pids.map(async (pid): Promise<[number, number][]> => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // `pid (name) state parent`: the name may hold spaces and brackets.
    const parent = /.*\) \S+ (\d+) /s.exec(stat)?.[1];
    return parent === undefined ? [] : [[Number(pid), Number(parent)]];
  });
  return (await Promise.all(found)).flat();
}

function isAlive(pid: number): boolean {
  return signal(pid, 0) && !isZombie(pid);
}

/** It has ended, but whoever should ask how has not: in a container without an init, for ever. */
function isZombie(pid: number): boolean {
  try {
    return /.*\) Z /s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, name);
    return true;
  } catch {
    return false;
  }
}

/** Whether something accepts connections there. */
export function accepts(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const settle = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(1_000, () => settle(false));
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}

/**
 * Runs `stop` once on the first Ctrl-C or termination request, then exits. Later signals are
 * ignored: an impatient second Ctrl-C must not leave engines behind.
 */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (stopping) return;
      stopping = true;
      stop().then(
        () => process.exit(name === 'SIGINT' ? 0 : 143),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
