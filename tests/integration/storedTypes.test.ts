/** The command `npm run storage:types`, which finds and corrects the types of stored files. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testPorts } from '../../scripts/local';
import { getLocalTarget } from '../../scripts/remote';
import { correctTypes, findWrongTypes } from '../../scripts/storedTypes';
import { toDownloadUrl, putFile } from '../../seed/rest';
import { resetAll } from '../helpers/backend';
import { createTerminal } from '../helpers/terminal';

const target = getLocalTarget(testPorts);
const disposition = "attachment; filename*=UTF-8''prices.csv";
const CSV = 'resources/cat_1000/1-a_prices_(2)-50.csv';

const putObject = (path: string, type: string) =>
  putFile(testPorts, { path, type, bytes: Buffer.from('a,b'), token: 'a-b-c', disposition });

async function runCommand(wants: { change: boolean }, answer = () => true) {
  const terminal = createTerminal(answer);
  await correctTypes(target, wants, terminal);
  return terminal;
}

beforeEach(resetAll);
afterAll(resetAll);

test('finds no wrong types in the example data', async () => {
  expect((await runCommand({ change: true })).printed).toEqual([
    'Every stored object has the correct type.',
  ]);
});

test('corrects only the wrong types, and only after confirmation', async () => {
  const others = [
    ['resources/cat_1000/1-b_old.zip', 'application/x-zip-compressed', 'application/zip'],
    ['resources/cat_1000/1-c_note.rtf', 'text/rtf', 'application/rtf'],
    ['resources/cat_1000/1-d_notes.txt', 'application/octet-stream', 'text/plain'],
  ] as const;
  await putObject(CSV, 'application/vnd.ms-excel');
  for (const [path, type] of others) await putObject(path, type);
  await putObject('resources/cat_1000/1-e_right.xls', 'application/vnd.ms-excel');
  await putObject('resources/cat_1000/1-f_strange.bin', 'application/octet-stream');
  await putObject('elsewhere/1_not-ours.csv', 'application/vnd.ms-excel');
  const found = [
    { name: CSV, type: 'application/vnd.ms-excel', expected: 'text/csv' },
    ...others.map(([name, type, expected]) => ({ name, type, expected })),
  ];
  expect(await findWrongTypes(target)).toEqual(found);
  expect((await runCommand({ change: false })).asked).toEqual([]);
  expect((await runCommand({ change: true }, () => false)).printed.at(-1)).toBe(
    'Nothing was changed.',
  );
  expect(await findWrongTypes(target)).toEqual(found);
  expect((await runCommand({ change: true })).printed.at(-1)).toBe('4 objects corrected.');
  expect(await findWrongTypes(target)).toEqual([]);
  const { headers } = await fetch(toDownloadUrl(testPorts, { path: CSV, token: 'a-b-c' }));
  expect(headers.get('content-type')).toBe('text/csv');
  expect(headers.get('content-disposition')).toBe(disposition);
});
