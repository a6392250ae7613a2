import { execFile } from 'node:child_process';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The holder of a lock. `started` tells a process from a later one with the same process id. */
interface Holder {
  pid: number;
  started: string;
  command: string;
}

export interface FolderLock {
  /** True if an earlier holder ended without releasing it: killed, or the machine went down. */
  recovered: boolean;
  release(): Promise<void>;
}

export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/**
 * Keeps a folder for this process, by a file `FOLDER.lock` beside it. A lock whose process has
 * ended is ignored, so a kill -9 leaves none behind.
 *
 * @throws {FolderInUse} naming the process that has it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = `${folder}.lock`;
  const fresh = `${file}.${process.pid}`;
  await mkdir(dirname(file), { recursive: true });
  const command = process.argv.slice(1).join(' ');
  const holder: Holder = { pid: process.pid, started: await startOf(process.pid), command };
  const text = JSON.stringify(holder);
  let recovered = false;
  try {
    await writeFile(fresh, text);
    // It appears with its text or not at all, and never in place of another one.
    while (!(await linked(fresh, file))) {
      await removeStale(file, folder);
      recovered = true;
    }
  } finally {
    await rm(fresh, { force: true });
  }
  const release = async () => {
    if ((await textOf(file)) === text) await rm(file, { force: true });
  };
  return { recovered, release };
}

async function linked(fresh: string, file: string): Promise<boolean> {
  try {
    await link(fresh, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function removeStale(file: string, folder: string): Promise<void> {
  const text = await textOf(file);
  const holder = parse(text);
  if (holder && (await startOf(holder.pid)) === holder.started) {
    throw new FolderInUse(
      `${folder} is in use by process ${holder.pid} (${holder.command}). Stop that one first.`,
    );
  }
  // The process that renames it first removes it. It may have renamed a newer lock: then it
  // renames that back.
  const aside = `${file}.stale-${process.pid}`;
  await rename(file, aside).catch(() => undefined);
  if ((await textOf(aside)) !== text) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

function parse(text: string): Holder | undefined {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null) return undefined;
    const { pid, started, command }: Record<string, unknown> = { ...json };
    if (typeof pid !== 'number' || typeof started !== 'string') return undefined;
    return { pid, started, command: String(command) };
  } catch {
    return undefined;
  }
}

const textOf = (file: string) => readFile(file, 'utf8').catch(() => '');

/** Returns when a process began, in a form of the system's own; 'gone' for one that is not there. */
async function startOf(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const [stat, boot] = await Promise.all([
      textOf(`/proc/${pid}/stat`),
      textOf('/proc/sys/kernel/random/boot_id'),
    ]);
    // The third field and the 22nd, counted behind the name, which may hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, ticks] = [fields[0], fields[19]];
    // Z: it has ended, and its parent has not asked how.
    return ticks === undefined || state === 'Z' ? 'gone' : `${boot.trim()} ${ticks}`;
  }
  const shown = await run('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => undefined);
  return shown?.stdout.trim() || 'gone';
}
