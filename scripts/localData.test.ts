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
  await mkdir(join(folder, 'firestore_export'), { recursive: true });
  const metadata = { version: '1', firestore: { path: 'firestore_export' }, auth: {} };
  await writeFile(join(folder, 'firebase-export-metadata.json'), JSON.stringify(metadata));
  await writeFile(join(folder, 'auth_export/accounts.json'), '{"users":[]}');
  await writeFile(join(folder, 'storage_export/buckets.json'), '{"buckets":[]}');
}

test('knows that there is nothing yet', async () => {
  expect(await data.inspect()).toBe('none');
});

test('finds what it saved', async () => {
  await data.save(exportTo, false);
  expect(await data.inspect()).toBe('good');
});

test('leaves documents out that the engine keeps itself', async () => {
  await data.save(exportTo, true);
  const text = await readFile(join(data.suite, 'firebase-export-metadata.json'), 'utf8');
  expect(JSON.parse(text)).toEqual({ version: '1', auth: {} });
  expect(existsSync(join(data.suite, 'firestore_export'))).toBe(false);
});

test('a failed save leaves the one before in place', async () => {
  await data.save(exportTo, true);
  await expect(data.save(() => Promise.reject(new Error('full')), true)).rejects.toThrow('full');
  expect(await data.inspect()).toBe('good');
});

test('data that was never completed is not used', async () => {
  await mkdir(data.firestore, { recursive: true });
  expect(await data.inspect()).toEqual({ unusable: 'it is incomplete' });
});

test.each([
  'firebase-export-metadata.json',
  'auth_export/accounts.json',
  'storage_export/buckets.json',
  'storage_export/metadata/a.json',
])('names %s when it is damaged, and sets everything aside', async (file) => {
  await data.save(exportTo, true);
  await writeFile(join(data.suite, file), '{"half');
  const state = await data.inspect();
  expect(state).toMatchObject({ unusable: expect.stringContaining(file) as string });
  const place = await data.setAside();
  expect(await readFile(join(place, 'suite', file), 'utf8')).toBe('{"half');
  expect(await data.inspect()).toBe('none');
});

test('finishes a replacement that a crash interrupted', async () => {
  await data.save(exportTo, true);
  await mkdir(join(data.folder, 'suite.old'));
  await rm(data.suite, { recursive: true });
  await exportTo(join(data.folder, 'suite.old'));
  expect(await data.inspect()).toBe('good');
  expect(await readdir(data.folder)).not.toContain('suite.old');
});
