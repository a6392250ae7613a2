import { execFile } from 'node:child_process';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { promisify } from 'node:util';

const run = promisify(execFile);

export class PortsTaken extends Error {
  override name = 'PortsTaken';
}

/** Throws if another program listens on any of the ports. The error has one line per port. */
export async function assertPortsFree(host: string, ports: Record<string, number>): Promise<void> {
  const checks = Object.entries(ports).map(async ([name, port]) =>
    (await isFree(host, port))
      ? []
      : [`  ${name}: port ${port} is taken by ${await findOwner(port)}`],
  );
  const problems = (await Promise.all(checks)).flat();
  if (problems.length > 0) {
    throw new PortsTaken(`Cannot start the emulators:\n${problems.join('\n')}`);
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

/**
 * Returns the name and pid of the program that listens on a port. Uses the first tool that is
 * installed.
 */
async function findOwner(port: number): Promise<string> {
  return (
    (await findWithLsof(port)) ??
    (await findWithSs(port)) ??
    (await findInProc(port)) ??
    'another program'
  );
}

async function findWithLsof(port: number): Promise<string | undefined> {
  const output = await tryRun('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc']);
  const pid = /^p(\d+)$/m.exec(output)?.[1];
  return pid ? describeProcess(pid, /^c(.+)$/m.exec(output)?.[1]) : undefined;
}

async function findWithSs(port: number): Promise<string | undefined> {
  const output = await tryRun('ss', ['-Hltnp', `sport = :${port}`]);
  const match = /\("([^"]+)",pid=(\d+)/.exec(output);
  return match?.[2] ? describeProcess(match[2], match[1]) : undefined;
}

/** Finds the program in /proc, because a Linux system may have neither `lsof` nor `ss`. */
async function findInProc(port: number): Promise<string | undefined> {
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
      return formatProcess(pid, 'a program', command.replaceAll('\0', ' '));
    }
  }
  return undefined;
}

async function describeProcess(pid: string, name = 'a program'): Promise<string> {
  return formatProcess(pid, name, await tryRun('ps', ['-o', 'args=', '-p', pid]));
}

function formatProcess(pid: string, name: string, command: string): string {
  return `${name}, pid ${pid}${command.trim() ? ` (${command.trim().slice(0, 100)})` : ''}`;
}

async function tryRun(tool: string, args: string[]): Promise<string> {
  try {
    return (await run(tool, args)).stdout;
  } catch {
    return '';
  }
}
