import { MAX_BYTES, MAX_CELLS, MAX_COLUMNS, MAX_ROWS } from '@/lib/table/limits';
import { tableErrors, tooLargeMessages } from '@/lib/table/messages';
import { TableError } from '@/lib/table/tableError';
import { readFile as fileOf } from 'node:fs/promises';
import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readFile as readFileBy, readPaste as readPasteBy } from '@/browser/readTable';
import { isNameOfDay } from '@/figures/admin/daysInText';
import { MAX_IMPORT_ROWS } from '@/figures/limits';
import { type Sheet, formatSheet } from '@/lib/table/columns';
import { findTable } from '@/lib/table/findTable';
import { pickSheet } from '@/lib/table/sheets';
import { createWorkbook } from '../../../../../tests/helpers/workbook';
import { priceListTableKind } from './columns';
import { problemMessages, unreadableReasons } from './messages';
import { computeTonightStocks } from './tonightStocks';
import { readList } from './readList';

const readFile = (file: Blob) => readFileBy(file, priceListTableKind);
const readPaste = (text: string, html = '') => readPasteBy(text, html, priceListTableKind);
const getErrorMessage = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof TableError ? error.message : 'failed'),
  );

const LIST = 'Symbol,PClose,Close\nGTCO,58.20,63.10\n';
const TABBED = LIST.replaceAll(',', '\t');
const HEADS = ['Symbol', 'PClose', 'Close'];
const ROW = ['GTCO', 58.2, 63.1];
const PAGE = '<html><table><tr><td>Symbol<td>PClose<td>Close<tr><td>GTCO<td>58.20<td>63.10</table>';
const MANY = MAX_ROWS + 1;
const LARGE = 20 * 1024 * 1024;

const SESSION = '2026-11-20';
const chooseSheet = (sheets: readonly Sheet[]) =>
  sheets[pickSheet(sheets, priceListTableKind, (name) => isNameOfDay(name, SESSION)) ?? -1];

function readSheets(sheets: readonly Sheet[]) {
  const sheet = chooseSheet(sheets);
  if (sheet === undefined) throw new Error('There is no sheet.');
  return readList(findTable(sheet, priceListTableKind));
}
const listShares = (sheets: readonly Sheet[]) =>
  readSheets(sheets).read.map(({ symbol, previous, current }) => [symbol, previous, current]);

const readWorkbook = async (...sheets: Parameters<typeof createWorkbook>[0]) =>
  readFile(new Blob([await createWorkbook(sheets)]));
const createFile = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))));

function encodeUtf16(text: string, littleEndian: boolean): number[] {
  return Array.from(text).flatMap((letter) => {
    const code = letter.charCodeAt(0);
    return littleEndian ? [code & 255, code >> 8] : [code >> 8, code & 255];
  });
}

it.each([
  ['UTF-8', createFile(LIST)],
  ['UTF-8 with a byte order mark', createFile([0xef, 0xbb, 0xbf], LIST)],
  ['UTF-16 as Excel saves it', createFile([0xff, 0xfe], encodeUtf16(TABBED, true))],
  ['UTF-16, high byte first', createFile([0xfe, 0xff], encodeUtf16(LIST, false))],
  ['Windows-1252', createFile(LIST, [0x43, 0x61, 0x66, 0xe9])],
  ['HTML named like a workbook', createFile(PAGE)],
])('reads a price list from a file in %s', async (_, file) => {
  expect(listShares(await readFile(file))).toEqual([ROW]);
});

const BLANKS = 31 * 1024 * 1024;
const blanks = zipSync({ 'xl/workbook.xml': new Uint8Array(BLANKS).fill(32) });
/** An archive whose directory gives a false size of 9 bytes for the file. */
const forgedArchive = new Uint8Array(blanks);
new DataView(forgedArchive.buffer).setUint32(forgedArchive.length - 22 - 46 - 15 + 24, 9, true);
const createSheetFile = async (xml: string) =>
  new Blob([await createWorkbook([{ name: 'A', rows: [], xml }])]);
const createCell = (at: string) => `<c r="${at}"><v>1</v></c>`;
const createRow = (...cells: string[]) => `<row>${cells.map(createCell).join('')}</row>`;
const grid = Array.from({ length: 1001 }, (_, at) => createRow(`SF${at + 1}`)).join('');

const columns = `Symbol,PClose,Close${',1'.repeat(MAX_COLUMNS)}\n`;
const endlessText = `Symbol PClose Close\n${'1 '.repeat(MAX_CELLS)}`;
const cells = `<table>${'<TD>'.repeat(MAX_CELLS + 1)}`;
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

it.each([
  ['nothing', createFile(), tableErrors.empty],
  ['blanks', createFile(' \n\n '), tableErrors.empty],
  ['an old Excel workbook', createFile(compound, 'Workbook'), tableErrors.oldExcel],
  ['a PDF', createFile('%PDF-1.7\n'), tableErrors.pdf],
  ['a photo', createFile([0xff, 0xd8, 0xff, 0xe0, 0, 0x10]), tableErrors.unknown],
  ['a damaged workbook', createFile('PK\x03\x04 and no more'), tableErrors.damaged],
  ['UTF-16 without a byte order mark', createFile(encodeUtf16(LIST, true)), tableErrors.unknown],
  ['binary data', createFile([1, 0, 2, 3, 0, 0, 9]), tableErrors.unknown],
  ['only separators', createFile(',,,\n,,,\n'), tableErrors.empty],
  ['too many rows', createFile('a,b\n'.repeat(MANY)), tooLargeMessages.rows(MANY)],
  ['20 MB of text', createFile('A'.repeat(LARGE)), tooLargeMessages.bytes(LARGE)],
  ['too many columns', createFile(columns), tooLargeMessages.columns(MAX_COLUMNS + 3)],
  ['too many words', createFile(endlessText), tooLargeMessages.cells(MAX_CELLS + 3)],
  ['an HTML page with too many cells', createFile(cells), tooLargeMessages.cells(MAX_CELLS + 1)],
  ['2 MB of commas', createFile(','.repeat(MAX_BYTES)), tooLargeMessages.cells(MAX_BYTES + 1)],
  [
    'cells that are far apart',
    await createSheetFile(createRow('A1') + createRow('XFD1048576')),
    tooLargeMessages.rows(2 ** 20),
  ],
  [
    'a cell far to the right',
    await createSheetFile(createRow('XFD1')),
    tooLargeMessages.columns(2 ** 14),
  ],
  ['a grid of blank cells', await createSheetFile(grid), tooLargeMessages.cells(1001 * 500)],
  [
    'a cell with only blanks',
    await createSheetFile(`${createRow('A1')}${' '.repeat(MAX_BYTES)}`),
    expect.stringMatching(/unpacks to/),
  ],
  ['unclosed tags', await createSheetFile('<c '.repeat(150_000)), tableErrors.empty],
  ['31 MB of compressed blanks', new Blob([blanks]), tooLargeMessages.unpacked(BLANKS)],
  ['a zip bomb with a forged size', new Blob([forgedArchive]), tableErrors.damaged],
])('rejects a file that contains %s', async (_, file, message: unknown) => {
  expect(await getErrorMessage(readFile(file))).toEqual(message);
});

it('ignores empty cells with a format, and empty rows at the end of a sheet', async () => {
  const rows = createRow('A1', 'B1') + '<row r="9"><c r="XFD9" s="1"/></row><row r="1048576"/>';
  expect(await readFile(await createSheetFile(rows))).toMatchObject([{ rows: [['1', '1']] }]);
});

it('reports the size of a file that is too large, and the limit', () => {
  const { bytes, unpacked } = tooLargeMessages;
  expect(bytes(LARGE)).toContain('This list is 20.0 MB: the limit is 2.0 MB');
  expect(unpacked(BLANKS)).toContain('This file unpacks to 31.0 MB: the limit is 2.0 MB');
});

it('reads a workbook that contains titles, dates, flags and failed formulas', async () => {
  const rows = [
    ['Daily list'],
    [],
    [...HEADS, 'Trade Date'],
    ['GTCO [MRF]', 58.2, 63.1, { date: 46_347 }],
    ['UBA', 23.049999999999997, '1,050.00', { date: 46_347 }],
    ['OANDO', { error: '#N/A' }, 2, { date: 46_347 }],
  ];
  const sheets = await readWorkbook({ name: 'Prices', rows });
  expect(listShares(sheets)).toEqual([ROW, ['UBA', 23.05, 1050]]);
  expect(readSheets(sheets)).toMatchObject({
    tradeDate: '2026-11-21',
    read: [{ row: 4 }, { row: 5 }],
    unread: [{ row: 6, why: unreadableReasons.noPrice('#ERROR') }],
  });
});

it('finds the sheet with the headings of a price list', async () => {
  const cover = { name: 'Cover', rows: [['Exchange', 'Lagos'], ['Open']] };
  const empty = { name: 'Empty', rows: [] };
  const index = { name: 'Index', rows: [['Index', 'Close'], ['ASI']] };
  const sheets = await readWorkbook(cover, empty, { name: 'Prices', rows: [HEADS, ROW] }, index);
  expect(sheets.map(({ name }) => name)).toEqual(['Cover', 'Prices', 'Index']);
  expect(chooseSheet(sheets)?.name).toBe('Prices');
  expect(readSheets(await readWorkbook(cover)).problems).toEqual([problemMessages.noHeads]);
  await expect(readWorkbook(empty)).rejects.toThrow(tableErrors.empty);
});

it('reads the active sheet if no sheet has the headings of a price list', async () => {
  const rows = [['Lagos']];
  const books = [
    { name: 'Cover', rows },
    { name: 'Notes', rows: [...rows, ...rows] },
  ];
  for (const active of [0, 1]) {
    const sheets = await readFile(new Blob([await createWorkbook(books, { active })]));
    expect(chooseSheet(sheets)).toBe(sheets[active]);
  }
});

it.each([
  [['20 Nov', '19 Nov'], '20 Nov'],
  [['19-Nov-2026', '20-Nov-2026'], '20-Nov-2026'],
  [['2026-11-19', '2026-11-20'], '2026-11-20'],
  [['Daily_Nov 20', 'Daily_Nov 19'], 'Daily_Nov 20'],
  [['20.11.2026', '19.11.2026'], '20.11.2026'],
  [['20 Nov 25', '20 Nov 26'], '20 Nov 26'],
  [['20_11_2026', '19_11_2026'], '20_11_2026'],
  [['2026_11_20', '2026_11_19'], '2026_11_20'],
  [['20261120', '20261119'], '20261120'],
  [['List_20261120', 'List_20261119'], 'List_20261120'],
  [['2026.11.20', '2026.11.19'], '2026.11.20'],
  [['11_12_2026', '20261120 old', '20 Nov'], undefined],
  [['Sheet1', 'Sheet2'], undefined],
  [['18 Nov', '19 Nov'], undefined],
  [['Main 20 Nov', 'ASeM 20 Nov'], undefined],
])('chooses from the sheets %j for the session of 20 November: %j', async (names, expected) => {
  const sheets = await readWorkbook(...names.map((name) => ({ name, rows: [HEADS, ROW] })));
  expect(chooseSheet(sheets)?.name).toBe(expected);
});

it.each(['x2-hidden-sheet-larger', 'x1-filtered-rows', 'x5-no-references'])(
  'reads only the visible cells of the workbook %s',
  async (name) => {
    const sheets = await readFile(new Blob([await fileOf(`tests/files/${name}.xlsx`)]));
    const read = listShares(sheets);
    expect(read).toHaveLength(8);
    expect(read.slice(0, 2)).toEqual([ROW, ['MTNN', 245, 269.5]]);
    expect(sheets.map(({ hiddenRows }) => hiddenRows)).toEqual([name.startsWith('x1') ? 2 : 0]);
  },
);

const WHATSAPP =
  '\u200e\u202aSymbol\u202c\tPClose\tClose\n\u200eGTCO\t\u206858.20\u2069\t63.10\u200e';
const PDF = 'Symbol PClose Close\nGT\u00adCO 58.20 63\u00ad.10';
const NOTES = 'Symbol\u00a0\tPClose\tClose\nGTCO\u00a0\t\u00a058.20\t\u202f63.10';
const JOINED = `\ufeff${TABBED}\ufeff`;
const TEAMS =
  '<table><tr><td>Symbol&#8203;<td>PClose<td>Close<tr><td>&lrm;GTCO<td>58.20&nbsp;<td>&zwj;63.10</table>';
it.each([
  ['a messaging app', WHATSAPP, ''],
  ['a PDF with soft hyphens', PDF, ''],
  ['Apple Notes', NOTES, ''],
  ['two joined files', JOINED, ''],
  ['a chat app', '', TEAMS],
])('ignores the invisible characters in a list from %s', async (_, text, html) => {
  expect(listShares(await readPaste(text, html))).toEqual([ROW]);
});

it('ignores characters for the text direction in a file', async () => {
  const sheets = await readFile(new Blob([await fileOf('tests/files/t1-bidi-marks.tsv')]));
  expect(listShares(sheets)).toEqual([ROW, ['MTNN', 245, 269.5], ['UBA', 40, 41]]);
  const rows = [HEADS, ['\u200eGTCO', '\u202a58.20\u202c', 63.1]];
  expect(listShares(await readWorkbook({ name: 'Prices', rows }))).toEqual([ROW]);
});

it('rejects a price in a cell with a percentage format', async () => {
  const rows = [HEADS, ['GTCO', 58.2, { number: 0.0842, format: '0.00%' }]];
  const { unread } = readSheets(await readWorkbook({ name: 'Prices', rows }));
  expect(unread).toMatchObject([{ row: 2, why: unreadableReasons.noPrice('8.42%') }]);
});

it('reads a sheet with the maximum number of rows of an import', async () => {
  const rows = Array.from({ length: MAX_IMPORT_ROWS }, (_, at) => [`S${at}A`, 100, 101 + at / 50]);
  const sheets = await readWorkbook({ name: 'Prices', rows: [HEADS, ...rows] });
  expect(readSheets(sheets).read).toHaveLength(MAX_IMPORT_ROWS);
});

const HTML = `<p>Mail</p><table><tr><th>Symbol</th><th>PClose</th><th></th><th>Close</th></tr>
<tr><td>GTCO</td><td>58.20</td><td></td><td>
63.10</td></tr><tr><td>UBA</td><td colspan=2>38.90</td><td>37.60</td></tr></table>`;

it('ignores the hidden rows and columns of an HTML file', async () => {
  const page = `<table><col><col style="display:none"><tr><td>Symbol<td>Id<td>PClose<td>Close
    <tr><td>GTCO<td>7<td><span style="display:none">9</span>58.20<td>63.10
    <tr style="display:none"><td>UBA<td>8<td>1<td>2</table>`;
  const sheets = await readFile(createFile(page));
  expect(listShares(sheets)).toEqual([ROW]);
  expect(sheets).toMatchObject([{ hiddenRows: 1, hiddenColumns: 1 }]);
});

it.each([
  ['nested hidden elements', '<b hidden>'],
  ['unclosed quotes', `<b hidden '`],
  ['millions of columns', '<col span=1000 hidden>'],
])('reads a large HTML page with %s in time', async (_, tags) => {
  const page = `${PAGE}${tags.repeat(Math.floor(1_500_000 / tags.length))}`;
  expect(listShares(await readFile(createFile(page)))).toEqual([ROW]);
});

const MARKED = '<b title="a>b">G<i>TC</i></b><!-- 1 --><p>O';
const LONG = LIST.padEnd(MAX_BYTES + 1);

it.each([
  ['the table with its columns', 'Symbol PClose Close', HTML, [ROW, ['UBA', 38.9, 37.6]]],
  ['headings and rows in two tables', '', PAGE.replace('<tr><td>GTCO', '</table><table>$&'), [ROW]],
  [
    'the text if one cell has everything',
    LIST,
    '<table><tr><td>Symbol,PClose,Close</table>',
    [ROW],
  ],
  ['the text if the HTML has no table', LIST, '<p>GTCO</p>', [ROW]],
  ['the text if the HTML is too large', LIST, PAGE.replace('GTCO', 'UBA').padEnd(LARGE), [ROW]],
  ['only the table of a page', '', PAGE.replace('GTCO', MARKED), [ROW]],
])('reads from pasted text or HTML: %s', async (_, text, html, expected) => {
  expect(listShares(await readPaste(text, html))).toEqual(expected);
});

it.each([
  ['nothing', ' ', '<p></p>', tableErrors.empty],
  ['more text than the limit', LONG, '', tooLargeMessages.bytes(LONG.length)],
])('rejects a paste of %s', async (_, text, html, message) => {
  expect(await getErrorMessage(readPaste(text, html))).toBe(message);
});

it('converts the list to text for editing and to CSV', async () => {
  const [plain] = await readPaste(LIST);
  expect(plain && formatSheet(plain)).toBe('Symbol\tPClose\tClose\nGTCO\t58.20\t63.10');
  const text =
    'Title\n\nSymbol\tPClose\tClose\tRemark\nGTCO\t58.20\t63.10\t=1+1\nNESTLE\t1,050.00\t975.00\t"a ""b"""\n';
  const typed = { id: 'row 4', stockId: '', symbol: 'GTCO', previous: '58.20', current: '63.20' };
  const edits = new Map([['row 4', typed]]);
  expect(computeTonightStocks(readSheets(await readPaste(text)), edits).tonight.csv()).toBe(
    'Symbol,PClose,Close,Remark\r\nGTCO,58.20,63.20,\'=1+1\r\nNESTLE,"1,050.00",975.00,"a ""b"""\r\n',
  );
  const bare = readSheets(await readPaste('GTCO\t58.20\nUBA\t38.90\t37.60'));
  expect(computeTonightStocks(bare, edits).tonight.csv()).toBe('GTCO,58.20\r\nUBA,38.90,37.60\r\n');
});
