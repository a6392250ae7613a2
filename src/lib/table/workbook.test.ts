import { readFile } from 'node:fs/promises';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type TestCell, createWorkbook } from '../../../tests/helpers/workbook';
import { NOT_CALCULATED } from './messages';
import { readWorkbook } from './workbook';

const openWorkbook = async (...workbook: Parameters<typeof createWorkbook>) =>
  readWorkbook(new Uint8Array(await createWorkbook(...workbook)));
const openRows = (...rows: TestCell[][]) => openWorkbook([{ name: 'A', rows }]);
const readCell = async (cell: TestCell) => (await openRows([cell]))[0]?.rows[0]?.[0];
/** Returns the sheets of a workbook whose only sheet contains this XML. */
const openXml = (xml: string) => openWorkbook([{ name: 'A', rows: [], xml }]);

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
  ['somebody who leaves zeros blank', 0, '0.00%;-0.00%;', ''],
  ['somebody who writes n/a for zeros', 0, '0.00%;-0.00%;"n/a"', ''],
  ['somebody who hides all numbers', 0.2222, ';;;', ''],
  ['somebody who only colours numbers', 0.2222, '[Red]', '0.2222'],
  ['a condition that fits', 1.5, '[>1]0%;0.00', '150%'],
  ['a condition that does not fit', 0.5, '[>1]0%;0.00', '0.5'],
  ['a second condition', 0.5, '[>=10]0;[<1]0.00%;0.0', '50%'],
  ['the part after two conditions', 5, '[>=10]0%;[<1]0.00%;0.0', '5'],
  ['a condition on small rates alone', 22.22, '[<1]0.00%;0.00', '22.22'],
  ['a condition with a colour', 0.2222, '[Red][>0.2]0.00%;0.00', '22.22%'],
])('reads a rate as its number format shows it: %s', async (_, number, format, text) => {
  expect((await readCell({ number, format })) ?? '').toBe(text);
});

test.each([
  ['rounded', 105432.07, '#,##0', '105432.07'],
  ['with a currency', 1531.5, '[$₦-46A] #,##0.00', '1531.5'],
  ['in thousands', 105432.07, '#,##0,"k"', '105432.07'],
  ['in an account', 58.2, '_-* #,##0.00_-;-* #,##0.00_-;_-* "-"??_-;_-@_-', '58.2'],
  ['in red', -3.5, '0.00;[Red]-0.00', '-3.5'],
  ['with a binary rounding error', 23.049999999999997, 'General', '23.05'],
])('reads all digits of a number whose format shows it %s', async (_, number, format, text) => {
  expect(await readCell({ number, format })).toBe(text);
});

test.each([
  ['Excel', 45839, 'd-mmm-yy'],
  ['pandas', 45839, 'YYYY-MM-DD HH:MM:SS'],
  ['LibreOffice', 45839.5, 'dd/mm/yyyy\\ hh:mm'],
  ['Google Sheets', 45839, 'd"st" mmmm yyyy'],
  ['Excel in Nigeria', 45839, '[$-46A]dd\\ mmmm\\ yyyy;@'],
])('reads a full date in the date format of %s', async (_, number, format) => {
  expect(await readCell({ number, format })).toBe('2025-07-01');
});

test.each([
  ['mmm-yy', 45839, '2025-07'],
  ['mmmm\\ yyyy', 45839, '2025-07'],
  ['mm/yyyy', 45863.5, '2025-07'],
  ['[$-409]mmm\\-yy;@', 45839, '2025-07'],
  ['mmm\\-yy\\ hh:mm', 45839, '2025-07'],
  ['d-mmm', 46228, '25-Jul (2026)'],
  ['dd/mm', 46228, '25-Jul (2026)'],
  ['dddd d mmmm', 46228, '25-Jul (2026)'],
  ['d"/year"', 46228, '25-Jul (2026)'],
  ['mmm', 46228, '25-Jul (2026)'],
  ['yyyy', 46228, '25-Jul (2026)'],
  ['h:mm AM/PM', 46228.5, '25-Jul (2026)'],
  ['d h:mm yyyy', 46228.5, '25-Jul (2026)'],
])('reads a date whose format %s hides the day or the year', async (format, number, text) => {
  expect(await readCell({ number, format })).toBe(text);
});

test('counts dates from 1904 if the workbook is set to the 1904 date system', async () => {
  const rows = [[{ number: 45839 - 1462, format: 'd-mmm-yy' }]];
  const [sheet] = await openWorkbook([{ name: 'A', rows }], { date1904: true });
  expect(sheet?.rows).toEqual([['2025-07-01']]);
});

test('reads cells without addresses in the order of the file', async () => {
  const file = await readFile('tests/files/x5-no-references.xlsx');
  const [sheet] = readWorkbook(file);
  expect(sheet?.rows.slice(0, 2)).toEqual([
    ['SYMBOL', 'PCLOSE', 'CLOSE', 'VOLUME'],
    ['GTCO', '58.2', '63.1', '100'],
  ]);
});

const one = '<c><v>1</v></c>';
test.each([
  ['an empty cell between others', `<row>${one}<c/>${one}</row>`, [['1', '', '1']]],
  ['an empty row between others', `<row>${one}</row><row/><row>${one}</row>`, [['1'], [], ['1']]],
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
  expect(await openXml(xml)).toMatchObject([{ rows }]);
});

test('returns only visible sheets and marks the active sheet', async () => {
  const rows = [['GTCO', 1]];
  const sheets = [
    { name: 'Old', rows, state: 'veryHidden' as const },
    { name: 'Cover', rows },
    { name: 'Notes', rows, state: 'hidden' as const },
    { name: 'List', rows },
  ];
  expect(await openWorkbook(sheets, { active: 3 })).toMatchObject([
    { name: 'Cover', isActive: false },
    { name: 'List', isActive: true },
  ]);
});

test.each([
  ['Excel and Google Sheets', 'hidden="1"'],
  ['LibreOffice', 'customFormat="false" hidden="true" outlineLevel="0"'],
  ['openpyxl', "hidden='1'"],
])('counts hidden rows instead of reading them: %s', async (_, hidden) => {
  const createRow = (at: number, attributes = '', cells = one) =>
    `<row r="${at}" ${attributes}>${cells}</row>`;
  const xml =
    createRow(1) +
    createRow(2, hidden) +
    createRow(3, hidden, '<c s="0"/>') +
    createRow(4) +
    createRow(5, hidden);
  expect(await openXml(xml)).toMatchObject([{ rows: [['1'], [], [], ['1']], hiddenRows: 2 }]);
});

test.each([
  ['Excel', '<col min="2" max="3" width="0" hidden="1" customWidth="1"/>'],
  ['LibreOffice', '<col collapsed="false" hidden="true" max="3" min="2" style="0"/>'],
  ['openpyxl', "<col min='2' max='2' hidden='1'/><col min='3' max='3' hidden='1'/>"],
  ['a width of 0', '<col min="2" max="3" width="0"/>'],
  ['a range to the last column', '<col min="1" max="1"/><col min="2" max="3" hidden="1"/>'],
])('counts hidden columns instead of reading them: %s', async (_, columns) => {
  const rows = [
    ['GTCO', 58.2, null, 63.1],
    ['UBA', 40, null, 41],
  ];
  expect(await openWorkbook([{ name: 'A', rows, columns }])).toMatchObject([
    {
      rows: [
        ['GTCO', '', '', '63.1'],
        ['UBA', '', '', '41'],
      ],
      hiddenRows: 0,
      hiddenColumns: 1,
    },
  ]);
});

test('reads columns that the file marks as not hidden', async () => {
  const columns = '<col min="1" max="1" width="9"/><col min="2" max="2" hidden="0"/>';
  const [sheet] = await openWorkbook([{ name: 'A', rows: [['GTCO', 1]], columns }]);
  expect(sheet).toMatchObject({ rows: [['GTCO', '1']], hiddenColumns: 0 });
});

test('treats a row with a height of 0 as hidden', async () => {
  const xml = `<row r="1" ht="0" customHeight="1">${one}</row><row r="2">${one}</row>`;
  expect(await openXml(xml)).toMatchObject([{ rows: [[], ['1']], hiddenRows: 1 }]);
});

test.each([
  ['no result', '<c r="A1"><f>1+1</f></c>', NOT_CALCULATED],
  ['an empty result', '<c r="A1"><f>1+1</f><v></v></c>', NOT_CALCULATED],
  ['an empty result in one tag', '<c r="A1" s="0"><f>1+1</f><v /></c>', NOT_CALCULATED],
  ['a shared formula', '<c r="A1"><f t="shared" si="0"/></c>', NOT_CALCULATED],
  ['a type and no result', '<c r="A1" t="n"> <f>1+1</f> </c>', NOT_CALCULATED],
  ['a prefix', '<x:c r="A1"><x:f>1+1</x:f></x:c>', NOT_CALCULATED],
  ['an empty text as its result', '<c r="A1" t="str"><f>""</f><v></v></c>', undefined],
  ['the result 0', '<c r="A1"><f>1-1</f><v>0</v></c>', '0'],
])(
  'detects whether the file contains the result of a formula: formula with %s',
  async (_, xml, text) => {
    const [sheet] = await openXml(`<row r="1">${xml}</row>`);
    expect(sheet?.rows[0]?.[0]).toBe(text);
  },
);

/**
 * Creates a workbook file, and lets `change` replace the name and the text of each of its parts.
 */
async function changeParts(change: (name: string, text: string) => [name: string, text: string]) {
  const file = new Uint8Array(await createWorkbook([{ name: 'A', rows: [['GTCO', 1]] }]));
  const parts = Object.entries(unzipSync(file)).map(([name, part]) =>
    change(name, strFromU8(part)),
  );
  return zipSync(Object.fromEntries(parts.map(([name, text]) => [name, strToU8(text)])));
}

test('treats the result 0 as not calculated if Excel recalculates the workbook on opening', async () => {
  const cells =
    '<sheetData><row><c><f>A1</f><v>0</v></c><c><f>A1</f><v>7</v></c><c><v>0</v></c></row></sheetData>';
  const file = await changeParts((name, text) => [
    name,
    text
      .replace('</workbook>', '<calcPr calcId="124519" fullCalcOnLoad="1"/></workbook>')
      .replace(/<sheetData>.*<\/sheetData>/, cells),
  ]);
  expect(readWorkbook(file)).toMatchObject([{ rows: [[NOT_CALCULATED, '7', '0']] }]);
});

test.each<[what: string, change: Parameters<typeof changeParts>[0]]>([
  [
    'a main part with another name',
    (name, text) => [
      name.replace('workbook.xml', 'workbook2.xml'),
      text.replace('workbook.xml', 'workbook2.xml'),
    ],
  ],
  ['names with backslashes', (name, text) => [name.replaceAll('/', '\\'), text]],
])('reads a workbook with %s', async (_, change) => {
  expect(readWorkbook(await changeParts(change))).toMatchObject([{ rows: [['GTCO', '1']] }]);
});

const before = '<worksheet><cols><col min="1" max="999999999" width="9"/></cols><sheetData>';
const after = '</sheetData><hyperlinks><hyperlink ref="A1:XFD1048576" location="A1"/></hyperlinks>';
test.each([
  ['millions of columns', `</sheetData></worksheet>${before}<row>${one}</row>`],
  ['a link on all cells', `<row>${one}</row>${after}<sheetData>`],
  ['deeply nested elements', `<row>${one}</row><row><c>${'<a>'.repeat(300_000)}</c></row>`],
  ['unclosed cells', `<row>${one}</row>${'<row><c><v>'.repeat(50_000)}`],
  [
    'millions of hidden columns',
    `</sheetData></worksheet>${'<col min="1" max="999999999" hidden="1"/>'.repeat(20_000)}<worksheet><sheetData><row/>`,
  ],
  ['spaces after a formula', `<row>${one}</row><row><c><f/>${' '.repeat(1_000_000)}`],
  ['unclosed formulas', `<row>${one}</row><row>${'<c><f>1'.repeat(50_000)}`],
  ['distant rows that are only formatted', `<row>${one}</row><row r="1048576" ht="9"/>`],
])('reads a hostile sheet with %s within 10 seconds', async (_, xml) => {
  const start = performance.now();
  const sheets = await openXml(xml);
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(sheets.flatMap(({ rows }) => rows).length).toBeLessThan(2);
});
