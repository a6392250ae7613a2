import { execFile } from 'node:child_process';
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
    throw new PortsTaken(`Cannot start the local backend:\n${taken.join('\n')}`);
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

/** Name and pid of the listener, by whichever tool the system has; best effort by nature. */
async function owner(port: number): Promise<string> {
  return (await askLsof(port)) ?? (await askSs(port)) ?? 'another program';
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

async function describe(pid: string, name = 'a program'): Promise<string> {
  const command = (await tryRun('ps', ['-o', 'args=', '-p', pid])).trim();
  return `${name}, pid ${pid}${command ? ` (${command.slice(0, 100)})` : ''}`;
}

async function tryRun(tool: string, args: string[]): Promise<string> {
  try {
    return (await run(tool, args)).stdout;
  } catch {
    return '';
  }
}
