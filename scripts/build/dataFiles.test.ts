import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFolder } from '../../tests/helpers/folder.ts';
import { type DataFilesModule, writeDataFiles } from './dataFiles.ts';

const settings: DataFilesModule = {
  wantsDataFiles: () => true,
  siteUrl: () => 'https://example.com',
  loadFixedFiles: () => Promise.resolve([{ path: '/data/inflation.csv', text: 'Date' }]),
};

/** Writes the data files into a new folder. Returns the folder and the printed lines. */
async function write(changed: Partial<DataFilesModule>) {
  const [dist, printed] = [await createFolder({}), Array.of<string>()];
  await writeDataFiles(dist, { ...settings, ...changed }, (line) => printed.push(line));
  return { dist, printed };
}

it('writes files with the figures from the database', async () => {
  const { dist, printed } = await write({});
  expect(await readFile(join(dist, 'data/inflation.csv'), 'utf8')).toBe('Date');
  expect(printed).toEqual(['Wrote 1 files of figures from the database']);
});

it.each<[string, Partial<DataFilesModule>]>([
  ['VITE_DATA_FILES is not on', { wantsDataFiles: () => false }],
  ['VITE_SITE_URL is missing', { siteUrl: () => '' }],
  [
    'the database could not be read (No answer)',
    { loadFixedFiles: () => Promise.reject(new Error('No answer')) },
  ],
])('writes nothing and prints that %s', async (reason, changed) => {
  const { dist, printed } = await write(changed);
  expect(await readdir(dist)).toEqual([]);
  expect(printed).toEqual([`Left out the files in /data/ and the feeds of corrections: ${reason}`]);
});
