/** The files of the site that a build creates from the database. */
import { breakNetwork, failFirestore } from '../helpers/staffArea';
import { XMLParser } from 'fast-xml-parser';
import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { array, looseObject, parse, string } from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { seriesContent } from '@/content/series';
import { loadFixedFiles } from '@/features/history/data/fixedFiles';
import { loadCorrectedNotes } from '@/features/notes/correctedNotes';
import { firestore } from '@/firebase/firestore';
import { toLagosDay } from '@/lib/days';
import { writeDataFiles } from '../../scripts/build/dataFiles';
import { resetAll } from '../helpers/backend';
import { createFolder } from '../helpers/folder';

beforeAll(async () => {
  // Creates the Firebase app of the site before the test helpers create theirs. In a build, it is
  // also the first app.
  firestore();
  await resetAll();
});

/** Writes the files into a new folder. Returns the folder and the printed lines. */
async function write() {
  const [dist, printed] = [await createFolder({}), Array.of<string>()];
  const module = {
    wantsDataFiles: () => true,
    siteUrl: () => 'https://example.com',
    loadFixedFiles: (now: Date) => loadFixedFiles(now, loadCorrectedNotes),
  };
  await writeDataFiles(dist, module, (line) => printed.push(line));
  return { dist, printed };
}

const feed = looseObject({ items: array(looseObject({ title: string() })) });
const atom = looseObject({ feed: looseObject({ entry: array(looseObject({ title: string() })) }) });

it('writes the two feeds of corrections and the figures of each reusable series', async () => {
  const { dist } = await write();
  const reusable = seriesContent.filter(({ use }) => use.reuse === 'yes');
  const names = reusable.flatMap(({ slug }) => [`${slug}.csv`, `${slug}.json`]);
  expect((await readdir(join(dist, 'data'))).toSorted()).toEqual(names.toSorted());
  const json: unknown = JSON.parse(await readFile(join(dist, 'data/inflation.json'), 'utf8'));
  expect(json).toMatchObject({ schema: 1, downloadedOn: toLagosDay(new Date()) });
  const { items } = parse(feed, JSON.parse(await readFile(join(dist, 'corrections.json'), 'utf8')));
  const parser = new XMLParser({ isArray: (name) => name === 'entry' });
  const xml: unknown = parser.parse(await readFile(join(dist, 'corrections.xml'), 'utf8'));
  const { entry } = parse(atom, xml).feed;
  expect(items.length).toBeGreaterThan(0);
  // The example data contains one corrected note.
  expect(items.filter(({ title }) => title.startsWith('Note of the day, '))).toHaveLength(1);
  expect(entry.map(({ title }) => title)).toEqual(items.map(({ title }) => title));
});

it('writes no files if Firestore cannot be reached', async () => {
  breakNetwork(failFirestore);
  const { dist, printed } = await write();
  expect(printed.join()).toContain('the database could not be read');
  await expect(access(join(dist, 'data'))).rejects.toMatchObject({ code: 'ENOENT' });
});
