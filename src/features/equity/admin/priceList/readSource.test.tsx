import { expect, it } from 'vitest';
import { workbookOf } from '../../../../../tests/helpers/workbook';
import { MAX_LIST_BYTES, MAX_LIST_ROWS, problems, unreadable, unusable } from './messages';
import { listCsv, sheetText } from './listText';
import { readList } from './readList';
import { readFile, readPaste } from './readSource';
import { bestSheet } from './tables';
import type { Sheet } from './types';

const LIST = 'Symbol,PClose,Close\nGTCO,58.20,63.10\n';
const HEADS = ['Symbol', 'PClose', 'Close'];
const ROW = ['GTCO', 58.2, 63.1];

function readingOf(sheets: readonly Sheet[]) {
  const sheet = sheets[bestSheet(sheets)];
  if (sheet === undefined) throw new Error('There is no sheet.');
  return readList(sheet);
}
const shares = (sheets: readonly Sheet[]) =>
  readingOf(sheets).read.map(({ symbol, previous, current }) => [symbol, previous, current]);

const bytes = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));

function utf16(text: string, littleEndian: boolean): number[] {
  return Array.from(text).flatMap((letter) => {
    const code = letter.charCodeAt(0);
    return littleEndian ? [code & 255, code >> 8] : [code >> 8, code & 255];
  });
}

it.each([
  ['UTF-8', bytes(LIST)],
  ['UTF-8 with its mark', bytes([0xef, 0xbb, 0xbf], LIST)],
  ['UTF-16 as Excel saves it', bytes([0xff, 0xfe], utf16(LIST.replaceAll(',', '\t'), true))],
  ['UTF-16, high byte first', bytes([0xfe, 0xff], utf16(LIST, false))],
  ['UTF-16 without a mark', bytes(utf16(LIST, true))],
  ['Windows-1252', bytes(LIST, [0x43, 0x61, 0x66, 0xe9])],
  [
    'HTML under the name of a workbook',
    bytes('<html><table><tr><td>Symbol<td>PClose<td>Close<tr><td>GTCO<td>58.20<td>63.10</table>'),
  ],
])('reads a file in %s', async (_, file) => {
  expect(shares(await readFile(file))).toEqual([ROW]);
});

const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

it.each([
  ['nothing', bytes(), unusable.empty],
  ['blanks', bytes(' \n\n '), unusable.empty],
  ['an old workbook', bytes(compound, 'Workbook'), unusable.oldExcel],
  ['a locked workbook', bytes(compound, utf16('EncryptedPackage', true)), unusable.encrypted],
  ['a PDF', bytes('%PDF-1.7\n'), unusable.pdf],
  ['a photo', bytes([0xff, 0xd8, 0xff, 0xe0]), unusable.picture],
  ['a screenshot', bytes([0x89, 0x50, 0x4e, 0x47]), unusable.picture],
  ['a damaged workbook', bytes('PK\x03\x04 and no more'), unusable.damaged],
  ['an empty archive', bytes('PK\x05\x06'), unusable.unknown],
  ['a program', bytes([1, 0, 2, 3, 0, 0, 9]), unusable.unknown],
  ['separators alone', bytes(',,,\n,,,\n'), unusable.nothingPasted],
  [
    'too many rows',
    bytes('a,b\n'.repeat(MAX_LIST_ROWS + 1)),
    unusable.tooManyRows(MAX_LIST_ROWS + 1),
  ],
  [
    '20 MB',
    bytes(new Array<number>(20 * 1024 * 1024).fill(65)),
    unusable.tooLarge(20 * 1024 * 1024),
  ],
])('says what to do with a file that holds %s', async (_, file, message) => {
  await expect(readFile(file)).rejects.toThrow(message);
});

it('names the size that a list may have', () => {
  expect(unusable.tooLarge(20 * 1024 * 1024)).toContain('20.0 MB');
  expect(unusable.tooLarge(0)).toContain(`${MAX_LIST_BYTES / 1024 / 1024} MB`);
});

it('reads a workbook: numbers, titles, dates, flags', async () => {
  const rows = [
    ['Daily list'],
    [],
    [...HEADS, 'Trade Date'],
    ['GTCO [MRF]', 58.2, 63.1, { date: 46_347 }],
    ['UBA', 23.049999999999997, '1,050.00', { date: 46_347 }],
  ];
  const sheets = await readFile(new Blob([await workbookOf([{ name: 'Prices', rows }])]));
  expect(shares(sheets)).toEqual([ROW, ['UBA', 23.05, 1050]]);
  expect(readingOf(sheets)).toMatchObject({
    tradeDate: '2026-11-21',
    read: [{ row: 4 }, { row: 5 }],
  });
});

it('finds the sheet with the heads', async () => {
  const book = await workbookOf([
    { name: 'Cover', rows: [['Exchange', 'Lagos']] },
    { name: 'Empty', rows: [] },
    { name: 'Prices', rows: [HEADS, ROW] },
    {
      name: 'Index',
      rows: [
        ['Index', 'Close'],
        ['ASI', 1],
      ],
    },
  ]);
  const sheets = await readFile(new Blob([book]));
  expect(sheets.map(({ name }) => name)).toEqual(['Cover', 'Prices', 'Index']);
  expect(sheets[bestSheet(sheets)]?.name).toBe('Prices');
});

it('says that the sheet is the wrong one', async () => {
  const book = await workbookOf([
    {
      name: 'Cover',
      rows: [
        ['Exchange', 'Lagos'],
        ['Open', 'daily'],
      ],
    },
  ]);
  expect(readingOf(await readFile(new Blob([book]))).problems).toEqual([problems.noHeads]);
});

it('says that a workbook has no rows', async () => {
  const book = await workbookOf([{ name: 'Empty', rows: [] }]);
  await expect(readFile(new Blob([book]))).rejects.toThrow(unusable.noSheet);
});

it('refuses formulas that failed, and says so once for all', async () => {
  const rows = [HEADS, ROW, ['UBA', 1, { error: '#N/A' }], ['OANDO', { error: '#DIV/0!' }, 2]];
  const reading = readingOf(await readFile(new Blob([await workbookOf([{ name: 'A', rows }])])));
  expect(reading.unreadable.map(({ why }) => why)).toEqual([
    unreadable.formulaError('#N/A'),
    unreadable.formulaError('#DIV/0!'),
  ]);
  expect(reading.problems).toEqual([problems.formulaErrors(2)]);
});

it('refuses cells that are merged with others, and not titles that are', async () => {
  const rows = [['Prices', null, null], HEADS, ROW, ['UBA', 1, 2], ['OANDO', null, 3]];
  const sheet = { name: 'A', rows, merged: ['A1:C1', 'B4:B5'] };
  const reading = readingOf(await readFile(new Blob([await workbookOf([sheet])])));
  expect(reading.read.map(({ symbol }) => symbol)).toEqual(['GTCO', 'UBA']);
  expect(reading.unreadable).toMatchObject([{ row: 5, why: unreadable.merged }]);
  expect(reading.problems).toEqual([problems.mergedCells(1)]);
});

it('reads a workbook that unpacks to more than half a megabyte', async () => {
  const many = Array.from({ length: 4500 }, (_, at) => [
    `S${at}A`,
    100 + at / 100,
    101 + at / 50,
    'x'.repeat(60),
  ]);
  const sheets = await readFile(
    new Blob([await workbookOf([{ name: 'Prices', rows: [HEADS, ...many] }])]),
  );
  expect(readingOf(sheets).read).toHaveLength(4500);
});

const HTML = `<p>Mail</p><table><tr><th>Symbol</th><th>PClose</th><th></th><th>Close</th></tr>
<tr><td>GTCO</td><td>58.20</td><td></td><td>
63.10</td></tr><tr><td>UBA</td><td colspan=2>38.90</td><td>37.60</td></tr></table>`;

it('reads the table of a paste, whose columns stay whole', async () => {
  const sheets = await readPaste('Symbol PClose Close GTCO 58.20', HTML);
  expect(shares(sheets)).toEqual([ROW, ['UBA', 38.9, 37.6]]);
});

it('reads the text of a paste that keeps its columns too', async () => {
  const html = '<table><tr><td>Symbol<td>PClose<td>Close<tr><td>UBA<td>1<td>2</table>';
  expect(shares(await readPaste(LIST.replaceAll(',', '\t'), html))).toEqual([ROW]);
});

it('reads heads and rows of a page that keeps them in two tables', async () => {
  const html =
    '<table><tr><th>Symbol<th>PClose<th>Close</table><table><tr><td>GTCO<td>58.20<td>63.10</table>';
  expect(shares(await readPaste('', html))).toEqual([ROW]);
});

it('reads the text of a paste whose HTML holds no list', async () => {
  const html = '<table><tr><td>Symbol,PClose,Close</td></tr></table>';
  expect(shares(await readPaste(LIST, html))).toEqual([ROW]);
  expect(shares(await readPaste(LIST, '<p>GTCO</p>'))).toEqual([ROW]);
});

it('says that there was nothing to paste', async () => {
  await expect(readPaste(' ', '<p></p>')).rejects.toThrow(unusable.nothingPasted);
});

it('gives the text back to be edited', async () => {
  const [sheet] = await readPaste(LIST);
  expect(sheet && sheetText(sheet)).toBe('Symbol\tPClose\tClose\nGTCO\t58.20\t63.10');
});

it('gives the list as CSV, corrected and without formulas', async () => {
  const text =
    'Title\n\nSymbol\tPClose\tClose\tRemark\nGTCO\t58.20\t6O\t=1+1\nNESTLE\t1,050.00\t975.00\t"a ""b"""\n';
  const [sheet] = await readPaste(text);
  const fixes = new Map([[4, { symbol: 'GTCO', previous: '58.20', current: '63.10' }]]);
  expect(sheet && listCsv(sheet, readList(sheet, { fixes }), fixes)).toBe(
    'Symbol,PClose,Close,Remark\r\nGTCO,58.20,63.10,\'=1+1\r\nNESTLE,"1,050.00",975.00,"a ""b"""\r\n',
  );
});
