import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { promisify } from 'node:util';

const run = promisify(execFile);

export class PortsTaken extends Error {
  override name = 'PortsTaken';
}

/** Fails with one line for each port that something else already listens on. */
export async function assertPortsFree(host: string, ports: Record<string, number>): Promise<void> {
  const checks = Object.entries(ports).map(async ([name, port]) =>
    (await isFree(host, port)) ? [] : [`  ${name}: port ${port} is taken by ${await owner(port)}`],
  );
  const taken = (await Promise.all(checks)).flat();
  if (taken.length > 0) {
    throw new PortsTaken(`Cannot start the emulators:\n${taken.join('\n')}`);
  }
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ host, port, exclusive: true }, () => {
      probe.close(() => resolve(true));
    });
  });
}

/** Name and pid of the listener, by whichever tool the system has; best effort. */
async function owner(port: number): Promise<string> {
  return (await askLsof(port)) ?? (await askSs(port)) ?? (await askProc(port)) ?? 'another program';
}

async function askLsof(port: number): Promise<string | undefined> {
  const output = await tryRun('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc']);
  const pid = /^p(\d+)$/m.exec(output)?.[1];
  return pid ? describe(pid, /^c(.+)$/m.exec(output)?.[1]) : undefined;
}

async function askSs(port: number): Promise<string | undefined> {
  const output = await tryRun('ss', ['-Hltnp', `sport = :${port}`]);
  const found = /\("([^"]+)",pid=(\d+)/.exec(output);
  return found?.[2] ? describe(found[2], found[1]) : undefined;
}

/** Reads what `ss` reads, for a Linux that has neither tool. */
async function askProc(port: number): Promise<string | undefined> {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const tables = ['tcp', 'tcp6'].map((name) =>
    readFile(`/proc/net/${name}`, 'utf8').catch(() => ''),
  );
  const listening = new RegExp(`:${hex} \\S+ 0A (?:\\S+ +){5}(\\d+) `);
  const inode = listening.exec((await Promise.all(tables)).join('\n'))?.[1];
  if (inode === undefined) return undefined;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    for (const handle of await readdir(`/proc/${pid}/fd`).catch(() => [])) {
      const target = await readlink(`/proc/${pid}/fd/${handle}`).catch(() => '');
      if (target !== `socket:[${inode}]`) continue;
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
      return named(pid, 'a program', command.replaceAll('\0', ' '));
    }
  }
  return undefined;
}

async function describe(pid: string, name = 'a program'): Promise<string> {
  return named(pid, name, await tryRun('ps', ['-o', 'args=', '-p', pid]));
}

function named(pid: string, name: string, command: string): string {
  return `${name}, pid ${pid}${command.trim() ? ` (${command.trim().slice(0, 100)})` : ''}`;
}

async function tryRun(tool: string, args: string[]): Promise<string> {
  try {
    return (await run(tool, args)).stdout;
  } catch {
    return '';
  }
}
