import { expect, test } from 'vitest';
import { MAX_IMPORT_ROWS } from '../limits';
import { readPastFile } from './pastFile';
import { pastMessages } from './pastMessages';

const fileOf = (...parts: BlobPart[]) => new File(parts, 'past.csv');
const rows = [
  ['Date', 'Value'],
  ['2025-02-20', '105,432.07'],
];

test.each([
  ['commas and quotes', 'Date,Value\r\n2025-02-20,"105,432.07"\r\n'],
  ['semicolons', 'Date;Value\n2025-02-20;105,432.07\n'],
  ['tabs', 'Date\tValue\n2025-02-20\t105,432.07'],
  ['a byte order mark', '\uFEFFDate,Value\n2025-02-20,"105,432.07"'],
])('a text with %s is read into rows', async (_, text) => {
  expect(await readPastFile(fileOf(text))).toEqual({ rows });
});

test('a text as Excel calls Unicode, and one in the letters of Windows, is read', async () => {
  const unicode = Buffer.from('\uFEFFDate\tValue\r\n2025-02-20\t105,432.07', 'utf16le');
  expect(await readPastFile(fileOf(new Uint8Array(unicode)))).toEqual({ rows });
  const windows = new Uint8Array(Buffer.from('2025-02-20;1\u00a0', 'latin1'));
  expect(await readPastFile(fileOf(windows))).toEqual({ rows: [['2025-02-20', '1']] });
});

const LARGE = 6 * 1024 * 1024;
const lines = (count: number) =>
  ['Date,Value', ...Array.from({ length: count }, (_, at) => `${at},1`)].join('\n');

test.each([
  ['an empty file', '', pastMessages.empty],
  ['blank rows', '\n , \n', pastMessages.empty],
  ['a workbook', 'PK\u0003\u0004\u0000\u0000', pastMessages.noText],
  ['what is far too large', 'x'.repeat(LARGE), pastMessages.tooLarge(LARGE)],
  ['too many rows', lines(MAX_IMPORT_ROWS + 1), pastMessages.tooManyRows(MAX_IMPORT_ROWS + 2)],
])('%s is refused with what to do', async (_, text, why) => {
  expect(await readPastFile(fileOf(text))).toEqual({ why });
});

test('as many rows as allowed are read', async () => {
  const read = await readPastFile(fileOf(lines(MAX_IMPORT_ROWS)));
  expect(read).toHaveProperty('rows.length', MAX_IMPORT_ROWS + 1);
});
