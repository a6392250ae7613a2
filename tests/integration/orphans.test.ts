/** The command `npm run storage:orphans`. Orphans are stored objects without a record. */
import { deleteDoc, setDoc } from 'firebase/firestore/lite';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testPorts } from '../../scripts/local';
import { cleanUp, findOrphans } from '../../scripts/orphans';
import { listAll, getLocalTarget } from '../../scripts/remote';
import { interviews } from '../../seed/news';
import { putFile } from '../../seed/rest';
import { adminDocument, resetAll, storageAs } from '../helpers/backend';
import { fileCount } from '../helpers/exampleData';
import { createTerminal } from '../helpers/terminal';

const target = getLocalTarget(testPorts);
const HOUR_MS = 3_600_000;
const getNextDay = () => Date.now() + 24 * HOUR_MS;

const ORPHANS = [
  'news-commentary/1_100% sure.png',
  'resources/cat_1000/1_Inflation at 23.18%.pdf',
  'resources/cat_1000/1_name%20twenty.pdf',
  'resources/cat_1000/1_ọjà 📈 (2)+&=#?.pdf',
];

const putObject = (path: string) =>
  putFile(testPorts, { path, type: 'text/plain', bytes: Buffer.alloc(2048, 'x'), token: 'a-b-c' });

async function listOrphanNames(): Promise<string[]> {
  return (await findOrphans(target)).map(({ name }) => name).toSorted();
}

/** Runs the command with the same answer to every question. */
async function runCommand(
  wants: { delete: boolean; now?: number },
  answer: () => boolean | Promise<boolean> = () => true,
) {
  const terminal = createTerminal(answer);
  await cleanUp(target, wants, terminal);
  return terminal;
}

beforeEach(resetAll);
afterAll(resetAll);

test('finds no orphans in the example data', async () => {
  expect((await runCommand({ delete: true })).printed).toEqual([
    'Every stored object has a record.',
  ]);
});

test('finds objects that never had a record, and objects whose record was deleted', async () => {
  for (const name of ORPHANS) await putObject(name);
  await putObject('elsewhere/1_not-ours.pdf');
  expect(await listOrphanNames()).toEqual(ORPHANS);
  await deleteDoc(adminDocument('newsCommentary/example-news-1'));
  const leftObject = `news-commentary/${interviews[0]?.thumbnail?.name}`;
  expect(await listOrphanNames()).toEqual([...ORPHANS, leftObject].toSorted());
});

test('deletes the listed orphans only after confirmation', async () => {
  for (const name of ORPHANS) await putObject(name);
  const { printed, asked } = await runCommand({ delete: false, now: getNextDay() });
  expect(printed).toHaveLength(ORPHANS.length + 1);
  for (const line of printed.slice(0, -1)) {
    expect(line).toMatch(
      /^ +2\.0 KB {2}\d{4}-\d\d-\d\dT[\d:.]+Z {2}(news-commentary|resources)\/.*[gf]$/,
    );
  }
  expect(printed.at(-1)).toBe('4 objects without a record, 8.0 KB.');
  expect(asked).toEqual([]);

  const rejected = await runCommand({ delete: true, now: getNextDay() }, () => false);
  expect(rejected.asked).toEqual(['Delete 4 objects? This cannot be undone. (yes/no) ']);
  expect(rejected.printed.at(-1)).toBe('Nothing was deleted.');
  expect(await listOrphanNames()).toEqual(ORPHANS);

  const done = await runCommand({ delete: true, now: getNextDay() });
  expect(done.printed.at(-1)).toBe('4 objects deleted.');
  expect(await listOrphanNames()).toEqual([]);
});

test('keeps recent orphans, because an upload may be in progress', async () => {
  await putObject('resources/cat_1000/1_young.pdf');
  const { printed, asked } = await runCommand({ delete: true });
  expect(asked).toEqual([]);
  expect(printed.at(0)).toMatch(/1_young\.pdf {2}\(not deleted: younger than an hour\)$/);
  expect(printed.at(-1)).toBe(
    '1 object without a record, 2.0 KB. ' +
      '1 object younger than an hour will not be deleted, because an upload may be in progress.',
  );
  expect(await listOrphanNames()).toEqual(['resources/cat_1000/1_young.pdf']);
});

test('keeps an object whose record is stored while the user is asked for confirmation', async () => {
  const name = 'resources/cat_1000/1_late.pdf';
  await putObject(name);
  const { printed } = await runCommand({ delete: true, now: getNextDay() }, async () => {
    await setDoc(adminDocument('resourceFiles/file_late'), { path: name });
    return true;
  });
  expect(printed.at(-1)).toBe('0 objects deleted.');
  expect(await storageAs('staff').get(name)).toBe(200);
});

test('reads every page of a long list of records or stored objects', async () => {
  const records = `${target.documents}/resourceFiles?pageSize=7`;
  expect(await listAll(target, records, 'documents')).toHaveLength(fileCount);
  const objects = `${target.objects}?prefix=resources%2F&maxResults=7`;
  expect(await listAll(target, objects, 'items')).toHaveLength(fileCount);
});
