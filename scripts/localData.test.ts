import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LocalData } from './localData.ts';

let home: string;
let data: LocalData;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'local-data-'));
  data = new LocalData(join(home, 'data'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

/** Writes what firebase-tools exports. */
async function exportTo(folder: string): Promise<void> {
  await mkdir(join(folder, 'auth_export'), { recursive: true });
  await mkdir(join(folder, 'storage_export/metadata'), { recursive: true });
  await mkdir(join(folder, 'storage_export/blobs'), { recursive: true });
  await writeFile(join(folder, 'auth_export/accounts.json'), '{"users":[]}');
  await writeFile(join(folder, 'storage_export/buckets.json'), '{"buckets":[]}');
  for (const name of ['one', 'two']) {
    await writeFile(join(folder, `storage_export/blobs/${name}`), name);
    await writeFile(join(folder, `storage_export/metadata/${name}.json`), '{"bucket":"b"}');
  }
}

/** Good data: documents, accounts and two files. */
async function fill(): Promise<void> {
  await mkdir(data.firestore, { recursive: true });
  await writeFile(join(data.firestore, 'journal.ndjson'), 'documents');
  await exportTo(data.suite);
  await data.complete();
}

/** Every file below the folder, by its path. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

test('knows that there is nothing yet', async () => {
  expect(await data.isEmpty()).toBe(true);
  await fill();
  expect(await data.isEmpty()).toBe(false);
});

test('sets nothing aside that can be read', async () => {
  await fill();
  const before = await filesIn(data.folder);
  expect(await data.setAsideUnreadable()).toEqual([]);
  expect(await filesIn(data.folder)).toEqual(before);
});

test('a failed export leaves the one before in place', async () => {
  await fill();
  await expect(data.replaceSuite(() => Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(await data.setAsideUnreadable()).toEqual([]);
});

test('data that was never completed is set aside', async () => {
  await mkdir(data.firestore, { recursive: true });
  const [found] = await data.setAsideUnreadable();
  expect(found).toMatchObject({
    part: 'everything',
    reason: 'it was interrupted while being made',
  });
  expect(await data.isEmpty()).toBe(true);
  expect(existsSync(join(found?.place ?? '', 'firestore'))).toBe(true);
});

test.each([
  ['suite/auth_export/accounts.json', 'accounts', ['suite/auth_export/accounts.json']],
  ['suite/storage_export/buckets.json', undefined, ['suite/storage_export/buckets.json']],
  [
    'suite/storage_export/metadata/one.json',
    undefined,
    ['suite/storage_export/blobs/one', 'suite/storage_export/metadata/one.json'],
  ],
])('of damaged data only %s is set aside', async (file, part, gone) => {
  await fill();
  const before = await filesIn(data.folder);
  await writeFile(join(data.folder, file), '{"half');
  const [found, ...others] = await data.setAsideUnreadable();
  expect(others).toEqual([]);
  expect(found?.part).toBe(part);
  expect(found?.reason).toContain(`${file} cannot be read`);
  const [place = ''] = (await readdir(home)).filter((name) => name.startsWith('data-set-aside-'));
  expect(await filesIn(join(home, place))).toEqual(gone);
  expect(await readFile(join(home, place, file), 'utf8')).toBe('{"half');
  const left = before.filter((name) => !gone.includes(name) || name.endsWith('buckets.json'));
  expect(await filesIn(data.folder)).toEqual(left);
  expect(await new LocalData(data.folder).setAsideUnreadable()).toEqual(
    part ? [expect.objectContaining({ part })] : [],
  );
});

test('a description without its bytes is set aside', async () => {
  await fill();
  await rm(join(data.suite, 'storage_export/blobs/two'));
  const found = await data.setAsideUnreadable();
  expect(found).toEqual([expect.objectContaining({ what: 'a stored file' })]);
  expect(await readdir(join(data.suite, 'storage_export/metadata'))).toEqual(['one.json']);
});

test('finishes a replacement that a crash interrupted', async () => {
  await fill();
  await mkdir(join(data.folder, 'suite.old'));
  await rm(data.suite, { recursive: true });
  await exportTo(join(data.folder, 'suite.old'));
  expect(await data.setAsideUnreadable()).toEqual([]);
  expect(await readdir(data.folder)).not.toContain('suite.old');
});
