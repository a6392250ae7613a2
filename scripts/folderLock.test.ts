import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../tests/helpers/folder.ts';
import { FolderInUse, lockFolder } from './folderLock.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await newFolder(), 'data');
});

/** A process that takes the lock, says so, and waits. */
async function otherHolder() {
  const module = pathToFileURL(join(import.meta.dirname, 'folderLock.ts')).href;
  const code = `const { lockFolder } = await import(${JSON.stringify(module)});
    await lockFolder(${JSON.stringify(folder)});
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', code];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test('a folder is locked by one process at a time', async () => {
  const lock = await lockFolder(folder);
  expect(lock.recovered).toBe(false);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  await lock.release();
  await (await lockFolder(folder)).release();
  expect(await readdir(dirname(folder))).toEqual([]);
});

test('of many at once, one gets it', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('another process is named, and counts no longer when it was killed', async () => {
  const holder = await otherHolder();
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${holder.pid} `);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const lock = await lockFolder(folder);
  expect(lock.recovered).toBe(true);
  await lock.release();
});

test.each(['', 'nonsense', '{"pid":1}', JSON.stringify({ pid: process.pid, started: 'earlier' })])(
  'a lock with %j inside, which no running process wrote, counts for nothing',
  async (text) => {
    await writeFile(`${folder}.lock`, text);
    const lock = await lockFolder(folder);
    expect(await readFile(`${folder}.lock`, 'utf8')).toContain(`"pid":${process.pid}`);
    await lock.release();
    expect(existsSync(`${folder}.lock`)).toBe(false);
  },
);
