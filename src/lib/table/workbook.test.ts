import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { type TestCell, workbookOf } from '../../../tests/helpers/workbook';
import { readWorkbook } from './workbook';

const opened = async (...workbook: Parameters<typeof workbookOf>) =>
  readWorkbook(new Uint8Array(await workbookOf(...workbook)));
const ofRows = (...rows: TestCell[][]) => opened([{ name: 'A', rows }]);
const cellOf = async (cell: TestCell) => (await ofRows([cell]))[0]?.rows[0]?.[0];
/** A workbook with a sheet of this XML. */
const ofXml = (xml: string) => opened([{ name: 'A', rows: [], xml }]);

test.each([
  ['Excel', 0.2222, '0.00%', '22.22%'],
  ['Excel, of a formula', 0.22219999999999998, '0.0%', '22.22%'],
  ['LibreOffice', 0.1, '0.00%;[RED]-0.00%', '10%'],
  ['Google Sheets', 0.1802, '#,##0.00%', '18.02%'],
  ['a Mac in German', -0.0362, '0,00 %', '-3.62%'],
  ['pandas', 1.1, '0%', '110%'],
  ['Power BI', 0.07, '0.00\\%;-0.00\\%;0.00\\%', '0.07'],
  ['somebody who types the sign', 22.22, '0.00"%"', '22.22'],
  ['somebody who hides zeros', 0, '0.00%;-0.00%;0', '0'],
])('reads a rate as %s shows it', async (_, number, format, text) => {
  expect(await cellOf({ number, format })).toBe(text);
});

test.each([
  ['rounded', 105432.07, '#,##0', '105432.07'],
  ['with a currency', 1531.5, '[$₦-46A] #,##0.00', '1531.5'],
  ['in thousands', 105432.07, '#,##0,"k"', '105432.07'],
  ['in an account', 58.2, '_-* #,##0.00_-;-* #,##0.00_-;_-* "-"??_-;_-@_-', '58.2'],
  ['in red', -3.5, '0.00;[Red]-0.00', '-3.5'],
  ['as a binary neighbour', 23.049999999999997, 'General', '23.05'],
])('reads all digits of a number that is shown %s', async (_, number, format, text) => {
  expect(await cellOf({ number, format })).toBe(text);
});

test.each([
  ['Excel', 45839, 'mmm-yy'],
  ['pandas', 45839, 'YYYY-MM-DD HH:MM:SS'],
  ['LibreOffice', 45839.5, 'dd/mm/yyyy\\ hh:mm'],
  ['Google Sheets', 45839, 'd"st" mmmm yyyy'],
  ['Excel in Nigeria', 45839, '[$-46A]dd\\ mmmm\\ yyyy;@'],
])('reads a date as its day, in the format of %s', async (_, number, format) => {
  expect(await cellOf({ number, format })).toBe('2025-07-01');
});

test('counts days from 1904 if the workbook does', async () => {
  const rows = [[{ number: 45839 - 1462, format: 'd-mmm-yy' }]];
  const [sheet] = await opened([{ name: 'A', rows }], { date1904: true });
  expect(sheet?.rows).toEqual([['2025-07-01']]);
});

test('reads cells without addresses in their order', async () => {
  const file = await readFile('tests/files/x5-no-references.xlsx');
  const [sheet] = readWorkbook(file);
  expect(sheet?.rows.slice(0, 2)).toEqual([
    ['SYMBOL', 'PCLOSE', 'CLOSE', 'VOLUME'],
    ['GTCO', '58.2', '63.1', '100'],
  ]);
});

const one = '<c><v>1</v></c>';
test.each([
  ['an empty cell between', `<row>${one}<c/>${one}</row>`, [['1', '', '1']]],
  ['an empty row between', `<row>${one}</row><row/><row>${one}</row>`, [['1'], [], ['1']]],
  [
    'an address in the middle',
    `<row>${one}<c r="C1"><v>2</v></c>${one}</row>`,
    [['1', '', '2', '1']],
  ],
  ['a prefix', '<x:row><x:c><x:v>1</x:v></x:c></x:row>', [['1']]],
  [
    'text in several formats',
    '<row><c t="inlineStr"><is><r><t>GT</t></r><r><t>CO</t></r></is></c></row>',
    [['GTCO']],
  ],
  [
    'results of formulas',
    '<row><c t="str"><f>A2</f><v>UBA</v></c><c><f>1+1</f><v>2</v></c></row>',
    [['UBA', '2']],
  ],
  ['booleans', '<row><c t="b"><v>1</v></c><c t="b"><v>0</v></c></row>', [['TRUE', 'FALSE']]],
  ['a failed formula', '<row><c t="e"><v>#N/A</v></c></row>', [['#ERROR']]],
])('reads a sheet with %s', async (_, xml, rows) => {
  expect(await ofXml(xml)).toMatchObject([{ rows }]);
});

test('skips hidden sheets, and marks the sheet on which the workbook opens', async () => {
  const rows = [['GTCO', 1]];
  const sheets = [
    { name: 'Old', rows, state: 'veryHidden' as const },
    { name: 'Cover', rows },
    { name: 'Notes', rows, state: 'hidden' as const },
    { name: 'List', rows },
  ];
  expect(await opened(sheets, { active: 3 })).toMatchObject([
    { name: 'Cover', isActive: false },
    { name: 'List', isActive: true },
  ]);
});

test.each([
  ['Excel and Google Sheets', 'hidden="1"'],
  ['LibreOffice', 'customFormat="false" hidden="true" outlineLevel="0"'],
  ['openpyxl', "hidden='1'"],
])('leaves rows that %s hides blank, and counts those with content', async (_, hidden) => {
  const row = (at: number, attributes = '', cells = one) =>
    `<row r="${at}" ${attributes}>${cells}</row>`;
  const xml = row(1) + row(2, hidden) + row(3, hidden, '<c s="0"/>') + row(4) + row(5, hidden);
  expect(await ofXml(xml)).toMatchObject([{ rows: [['1'], [], [], ['1']], hiddenRows: 2 }]);
});

const before = '<worksheet><cols><col min="1" max="999999999" width="9"/></cols><sheetData>';
const after = '</sheetData><hyperlinks><hyperlink ref="A1:XFD1048576" location="A1"/></hyperlinks>';
test.each([
  ['columns by the million', `</sheetData></worksheet>${before}<row>${one}</row>`],
  ['a link on all of its cells', `<row>${one}</row>${after}<sheetData>`],
  ['elements deep in each other', `<row>${one}</row><row><c>${'<a>'.repeat(300_000)}</c></row>`],
  ['cells that never end', `<row>${one}</row>${'<row><c><v>'.repeat(50_000)}`],
  ['rows far away that are only formatted', `<row>${one}</row><row r="1048576" ht="9"/>`],
])('reads a sheet with %s in time', async (_, xml) => {
  const start = performance.now();
  const sheets = await ofXml(xml);
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(sheets.flatMap(({ rows }) => rows).length).toBeLessThan(2);
});
