import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createFolder, writeFiles } from '../tests/helpers/folder.ts';
import { LocalData } from './localData.ts';

let home: string;
let data: LocalData;

beforeEach(async () => {
  home = await createFolder();
  data = new LocalData(join(home, 'data'));
});

/** Writes the same files as an export of firebase-tools. */
const exportTo = (folder: string) =>
  writeFiles(folder, {
    'auth_export/accounts.json': '{"users":[]}',
    'storage_export/buckets.json': '{"buckets":[]}',
    'storage_export/blobs/one': 'one',
    'storage_export/blobs/two': 'two',
    'storage_export/metadata/one.json': '{"bucket":"b"}',
    'storage_export/metadata/two.json': '{"bucket":"b"}',
  });

/** Stores documents, accounts and two files, all of them valid. */
async function fillData(): Promise<void> {
  await writeFiles(data.firestore, { 'journal.ndjson': 'documents' });
  await exportTo(data.suite);
  await data.complete();
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

test('does not move data that can be read', async () => {
  expect(await data.isEmpty()).toBe(true);
  await fillData();
  expect(await data.isEmpty()).toBe(false);
  const before = await listFiles(data.folder);
  expect(await data.setAsideUnreadable()).toEqual([]);
  expect(await listFiles(data.folder)).toEqual(before);
});

test('keeps the previous export when a new export fails', async () => {
  await fillData();
  await expect(data.replaceSuite(() => Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(await data.setAsideUnreadable()).toEqual([]);
});

test('sets aside the stored data if the first start was interrupted', async () => {
  await mkdir(data.firestore, { recursive: true });
  const [found] = await data.setAsideUnreadable();
  expect(found).toMatchObject({
    part: 'everything',
    reason: 'an interruption has left it incomplete',
  });
  expect(await data.isEmpty()).toBe(true);
  expect(existsSync(join(found?.location ?? '', 'firestore'))).toBe(true);
});

test.each([
  ['suite/auth_export/accounts.json', 'accounts', ['suite/auth_export/accounts.json']],
  ['suite/storage_export/buckets.json', undefined, ['suite/storage_export/buckets.json']],
  [
    'suite/storage_export/metadata/one.json',
    undefined,
    ['suite/storage_export/blobs/one', 'suite/storage_export/metadata/one.json'],
  ],
])('sets aside only the damaged part: %s', async (file, part, gone) => {
  await fillData();
  const before = await listFiles(data.folder);
  await writeFiles(data.folder, { [file]: '{"half' });
  const [found, ...others] = await data.setAsideUnreadable();
  expect(others).toEqual([]);
  expect(found?.part).toBe(part);
  expect(found?.reason).toContain(`${file} cannot be read`);
  const [target = ''] = (await readdir(home)).filter((name) => name.startsWith('data-set-aside-'));
  expect(await listFiles(join(home, target))).toEqual(gone);
  expect(await readFile(join(home, target, file), 'utf8')).toBe('{"half');
  const left = before.filter((name) => !gone.includes(name) || name.endsWith('buckets.json'));
  expect(await listFiles(data.folder)).toEqual(left);
  expect(await new LocalData(data.folder).setAsideUnreadable()).toEqual(
    part ? [expect.objectContaining({ part })] : [],
  );
});

test('sets aside the metadata of a file without content', async () => {
  await fillData();
  await rm(join(data.suite, 'storage_export/blobs/two'));
  const found = await data.setAsideUnreadable();
  expect(found).toEqual([expect.objectContaining({ what: 'a stored file' })]);
  expect(await readdir(join(data.suite, 'storage_export/metadata'))).toEqual(['one.json']);
});

test('restores the previous export after a crash between two renames', async () => {
  await fillData();
  await rm(data.suite, { recursive: true });
  await exportTo(join(data.folder, 'suite.old'));
  expect(await data.setAsideUnreadable()).toEqual([]);
  expect(await readdir(data.folder)).not.toContain('suite.old');
});
