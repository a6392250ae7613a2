import { readFile as fileOf } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFile } from '@/browser/readTable';
import { findTable } from '@/lib/table/findTable';
import { NOT_CALCULATED } from '@/lib/table/messages';
import type { CommaMeaning } from '@/lib/table/numberStyle';
import { marketStaffMessages } from '@/figures/admin/messages';
import { sanityMessages } from '@/lib/sanityCheck';
import { historyFormMessages } from './messages';
import { pastFiguresTableKind, readHistoryRows } from './rows';
import type { HistorySubject } from './subjects';
import { createWorkbook } from '../../../../tests/helpers/workbook';

const asi: HistorySubject = { id: 'asi', name: 'All Share Index', series: 'asi', kind: 'price' };
const gdp: HistorySubject = { id: 'gdp', name: 'GDP', series: 'gdp', kind: 'percent' };
const now = new Date('2026-11-22T08:00:00Z');

const splitRows = (...rows: string[]) => rows.map((row) => row.split('|'));
const toTable = (rows: readonly (readonly string[])[]) =>
  findTable({ name: '', rows, shape: 'atMost' }, pastFiguresTableKind);
const readRows = (rows: readonly (readonly string[])[], subject = asi) =>
  readHistoryRows(toTable(rows), subject, { now });

test.each([
  ['by their headings', splitRows('Date|Value', '2025-02-20|105,432.07'), 2],
  ['in any order', splitRows('Close|Change|Trade Date', '105432.07||20 Feb 2025'), 2],
  [
    'by the heading Price instead of Change',
    splitRows('Change %|Date|Price', '3|2025-02-20|105432.07'),
    2,
  ],
  ['by position without headings', splitRows('2025-02-20|105432.07'), 1],
  ['by position below other headings', splitRows('When|What', '2025-02-20|105432.07'), 2],
  ['below blank rows', splitRows('|', '', 'Date|Value', '2025-02-20|₦105,432.07'), 4],
])('finds the date and value columns %s', (_, rows, row) => {
  const found = { row, key: '2025-02-20', value: 105432.07 };
  expect(readRows(rows)).toMatchObject({ read: [found], unreadable: [] });
});

test.each([
  ['commas and quotes', 'Date,Value\r\n2025-02-20,"105,432.07"\r\n'],
  ['semicolons', 'Date;Value\n2025-02-20;105,432.07\n'],
  ['tabs', 'Date\tValue\n2025-02-20\t105,432.07'],
  ['spaces', 'Trade Date Close\n20 Feb 2025 105,432.07'],
  ['no headings', '2025-02-20;105,432.07'],
  ['a line of Markdown', '| Date | Value |\n|---|---|\n| 2025-02-20 | 105,432.07 |'],
])('reads a text file with %s', async (_, text) => {
  const [sheet] = await readFile(new Blob([text]), pastFiguresTableKind);
  const found = readRows(sheet?.rows ?? []);
  expect(found).toMatchObject({ read: [{ key: '2025-02-20', value: 105432.07 }], unreadable: [] });
});

const inflation: HistorySubject = {
  id: 'inflation',
  name: 'Inflation',
  series: 'inflation',
  kind: 'percent',
};
test('reads Excel cells with the percent format as percentages', async () => {
  const [sheet] = await readFile(
    new Blob([await fileOf('tests/files/p1-percent-cells.xlsx')]),
    pastFiguresTableKind,
  );
  expect(readRows(sheet?.rows ?? [], inflation)).toMatchObject({
    read: [
      { key: '2025-07', value: 22.22 },
      { key: '2025-08', value: 20.14 },
      { key: '2025-09', value: 18.02 },
    ],
    unreadable: [],
    areFractions: false,
  });
});

test.each([
  ['all fractions', ['2025-07|0.2222', '2025-08|0.2014'], true],
  ['fractions beside a percentage', ['2025-07|22.22%', '2025-08|0.2014'], true],
  ['rates below 1 beside others', ['2025-07|0.22', '2025-08|20.14'], false],
  ['rates below 1 with percent signs', ['2025-07|0.22%', '2025-08|0.2%'], false],
])('detects rates that look like fractions: %s', (_, rows, areFractions) => {
  expect(readRows(splitRows('Date|Value', ...rows), inflation).areFractions).toBe(areFractions);
  expect(readRows(splitRows('Date|Value', ...rows)).areFractions).toBe(false);
});

test('ignores the time of a date in a file', async () => {
  const [sheet] = await readFile(
    new Blob([await fileOf('tests/files/p4-time-part.csv')]),
    pastFiguresTableKind,
  );
  expect(readRows(sheet?.rows ?? [])).toMatchObject({
    read: [
      { key: '2025-11-17', value: 104999.1 },
      { key: '2025-11-18', value: 105100 },
      { key: '2025-11-19', value: 105210.55 },
    ],
    unreadable: [],
  });
});

test.each([
  ['Jul-25', 'Aug-25', 'Sep-25'],
  ['Jul 25', 'Aug 25', 'Sept 25'],
  ['2025M07', '2025M08', '2025M09'],
  ['2025-07', '2025-08', '2025-09'],
  ['July 2025', 'Aug 2025', 'Sep. 2025'],
  ['2025-07-01 00:00:00', '2025-08-01T00:00:00', '2025-09-30T23:00:00.000Z'],
])('reads the months %s, %s and %s in a monthly series', (...months) => {
  const keys = ['2025-07', '2025-08', '2025-09'];
  if (months[2].startsWith('2025-09-30T')) keys[2] = '2025-10';
  const rows = splitRows('Month|Rate', ...months.map((text) => `${text}|20.1`));
  expect(readRows(rows, inflation).read.map(({ key }) => key)).toEqual(keys);
  expect(readRows(rows, inflation).unreadable).toEqual([]);
});

test('reads the two-digit years 60 to 99 as 1960 to 1999', () => {
  const rows = splitRows('Month|Rate', 'Jan-98|9.1', 'Dec-60|5.4');
  expect(readRows(rows, inflation).read.map(({ key }) => key)).toEqual(['1998-01', '1960-12']);
});

test.each([
  ['the days of one month', ['Jul-21', 'Jul-22', 'Jul-23']],
  ['days up to the end of a month', ['Jun-25', 'Jul-31']],
  ['a number before the month', ['25-Jul', '25-Aug']],
])('rejects dates that could be days or months: %s', (_, texts) => {
  const rows = splitRows('Date|Value', ...texts.map((text) => `${text}|20.1`));
  const { read: readable, unreadable } = readRows(rows, inflation);
  expect(readable).toEqual([]);
  expect(unreadable.map(({ why }) => why)).toEqual(texts.map(historyFormMessages.eitherMonth));
});

test('rejects a month in the future and a month in a daily series', () => {
  expect(readRows(splitRows('Date|Value', 'Jul-25|1', '2025M08|1')).unreadable).toMatchObject([
    { why: historyFormMessages.unreadableDate('Jul-25') },
    { why: historyFormMessages.noDay('2025M08') },
  ]);
  expect(readRows(splitRows('Date|Value', '2027M01|1'), inflation).unreadable).toMatchObject([
    { why: sanityMessages.future('January 2027') },
  ]);
});

test.each(['Q4 2026', '2026-11-20'])('rejects a quarter that is not over: %s', (text) => {
  const { unreadable } = readRows(splitRows('Date|Value', `${text}|3.1`, 'Q3 2026|3.4'), gdp);
  expect(unreadable).toMatchObject([{ row: 2, why: marketStaffMessages.notOver('Q4 2026') }]);
});

test.each(['2025Q3', 'Q3 2025', '3Q25', '2025:Q3', '2025-Q3'])(
  'reads the quarter %s in a quarterly series',
  (text) => {
    const { read: rows } = readRows(splitRows('Quarter|Growth', `${text}|3.98`), gdp);
    expect(rows).toMatchObject([{ key: '2025-Q3' }]);
  },
);

const readDateSheet = async (number: number, format: string) => {
  const rows = [
    ['Date', 'Value'],
    [{ number, format }, 20.1],
  ];
  const file = new Blob([await createWorkbook([{ name: 'A', rows }])]);
  const [sheet] = await readFile(file, pastFiguresTableKind);
  return sheet?.rows ?? [];
};

test('rejects an Excel date that is displayed without its year', async () => {
  const rows = await readDateSheet(46228, 'd-mmm');
  const unreadable = [{ row: 2, why: historyFormMessages.noYear('25-Jul (2026)') }];
  for (const subject of [inflation, asi, gdp])
    expect(readRows(rows, subject)).toMatchObject({ read: [], unreadable });
});

test('accepts an Excel date that is displayed without its day only in a monthly series', async () => {
  const rows = await readDateSheet(45839, 'mmm-yy');
  expect(readRows(rows, inflation)).toMatchObject({ read: [{ key: '2025-07' }], unreadable: [] });
  expect(readRows(rows, asi).unreadable).toMatchObject([
    { why: historyFormMessages.noDay('2025-07') },
  ]);
});

test.each<[what: string, values: string[], read: number[]]>([
  ['thousands and decimals', ['105,432.07', '105,619.8', '999'], [105432.07, 105619.8, 999]],
  ['decimal commas', ['105.432,07', '105432,1', '99,5'], [105432.07, 105432.1, 99.5]],
  ['three decimals after commas', ['101.234,567', '12,345'], [101234.567, 12.345]],
  ['a decimal comma beside thousands with dots', ['1.058,00', '12,345'], [1058, 12.345]],
  ['a decimal comma beside millions', ['1.234.567', '12,345'], [1234567, 12.345]],
  ['a decimal comma after a 0', ['0,123', '12,345'], [0.123, 12.345]],
  ['thousands beside plain decimals', ['12,345', '999.5'], [12345, 999.5]],
  ['three decimals after dots', ['17.345', '16.123'], [17.345, 16.123]],
  ['millions', ['1,234,567', '234,567'], [1234567, 234567]],
])('reads numbers with %s', (_, values, numbers) => {
  const rows = values.map((value, at) => [`2025-02-${10 + at}`, value]);
  const found = readRows([['Date', 'Value'], ...rows]);
  expect(found.read.map(({ value }) => value)).toEqual(numbers);
  expect(found).toMatchObject({ unreadable: [], asksComma: false });
});

test('asks for the meaning of the comma if the numbers in the file are ambiguous', () => {
  const rows = splitRows('Date|Value', '2025-02-20|105,432', '2025-02-21|999');
  expect(readRows(rows)).toMatchObject({
    asksComma: true,
    read: [{ value: 999 }],
    unreadable: [{ row: 2, why: historyFormMessages.eitherNumber('105,432') }],
  });
  const readWithComma = (comma: CommaMeaning) =>
    readHistoryRows(toTable(rows), asi, { comma, now }).read.map(({ value }) => value);
  expect(readWithComma('thousands')).toEqual([105432, 999]);
  expect(readWithComma('decimals')).toEqual([105.432, 999]);
});

test.each([
  ['12.345 beside a decimal comma', ['12.345', '99,5'], '12.345'],
  ['12,345 beside two decimals after a comma', ['12,345', '99,55'], '12,345'],
  ['12,345 beside both kinds of decimals', ['12,345', '99,5', '99.5'], '12,345'],
])('rejects the ambiguous number %s', (_, values, rejected) => {
  const rows = values.map((value, at) => [`2025-02-${10 + at}`, value]);
  expect(readRows([['Date', 'Value'], ...rows]).unreadable).toMatchObject([
    { row: 2, why: historyFormMessages.eitherNumber(rejected) },
  ]);
});

test('rejects a row whose formula Excel has not calculated', () => {
  const rows = splitRows('Date|Value', `2025-02-20|${NOT_CALCULATED}`, `${NOT_CALCULATED}|1`);
  const { notCalculated } = historyFormMessages;
  expect(readRows(rows).unreadable).toMatchObject([
    { row: 2, why: notCalculated },
    { row: 3, why: notCalculated },
  ]);
});

test('skips title rows and reports rows of another table', () => {
  const text = 'Of 2025;Lagos;Date|Value;2025-02-20|1;Value|Date;2|2025-02-21;Date|Value';
  const unreadable = [1, 6].map((row) => ({ row, why: historyFormMessages.otherTable }));
  expect(readRows(splitRows(...text.split(';')))).toMatchObject({ read: [{ row: 4 }], unreadable });
});

test('asks for the date and value columns if the headings are ambiguous', () => {
  for (const heads of ['One|Two|Three', 'Date|Price|Close'])
    expect(readRows(splitRows(heads, '2025-02-20|1|2'))).toMatchObject({ complete: false });
});

test.each([
  [['', '1'], historyFormMessages.noDate],
  [['yesterday', '1'], historyFormMessages.unreadableDate('yesterday')],
  [['2025-02-30', '1'], historyFormMessages.unreadableDate('2025-02-30')],
  [['1025-02-20', '1'], historyFormMessages.unreadableDate('1025-02-20')],
  [['03/04/2025', '1'], historyFormMessages.eitherDay('03/04/2025')],
  [['October 2024', '1'], historyFormMessages.noDay('October 2024')],
  [['2026-11-23', '1'], sanityMessages.future('November 23, 2026')],
  [['2025-02-20', ''], historyFormMessages.noValue],
  [['2025-02-20', '--'], historyFormMessages.noNumber('--')],
  [['2025-02-20', '58 63'], historyFormMessages.noNumber('58 63')],
  [['2025-02-20', 'n/a'], historyFormMessages.noNumber('n/a')],
  [['2025-02-20', '5.2%'], historyFormMessages.isPercent('5.2%')],
  [['2025-02-20', '-5'], historyFormMessages.noNumber('-5')],
  [['2025-02-20', '9999999999'], historyFormMessages.noNumber('9999999999')],
  [['2025-02-20', '105', '432.07'], historyFormMessages.tooMany],
])('rejects the row %o with its row number and a reason', (cells, why) => {
  expect(readRows([['Date', 'Value'], cells]).unreadable).toMatchObject([{ row: 2, why }]);
});

test('shortens a very long cell text in the error message', () => {
  const [row] = readRows([
    ['Date', 'Value'],
    ['2025-02-20', '9'.repeat(2_000_000)],
  ]).unreadable;
  expect(row?.why).toMatch(/^'9{200}…' is not/);
});

test('reads quarters and negative rates in a quarterly series', () => {
  const typed = splitRows('Q3 2024|-3.62%', '2024-11-30|3.46', 'Oct 2024|1');
  const { read: rows, unreadable } = readRows(typed, gdp);
  expect(rows).toEqual([
    { row: 1, key: '2024-Q3', value: -3.62 },
    { row: 2, key: '2024-Q4', value: 3.46 },
  ]);
  expect(unreadable).toMatchObject([{ row: 3, why: marketStaffMessages.noSuchPeriod.quarter }]);
});

test('reads ambiguous dates in the order that staff have chosen', () => {
  const rows = splitRows('03/04/2025|1', '20/02/2025|2');
  expect(readRows(rows)).toMatchObject({ asksOrder: true, read: [{ key: '2025-02-20' }] });
  expect(readHistoryRows(toTable(rows), asi, { first: 'day', now })).toMatchObject({
    asksOrder: true,
    read: [{ key: '2025-04-03' }, { key: '2025-02-20' }],
    unreadable: [],
  });
  expect(readHistoryRows(toTable(rows), asi, { first: 'month', now })).toMatchObject({
    read: [{ key: '2025-03-04' }],
    unreadable: [{ row: 2 }],
  });
  expect(readRows(splitRows('2025-02-20|1')).asksOrder).toBe(false);
});

test('accepts a repeated date only if its values are equal', () => {
  const same = splitRows('2025-02-20|1', '20 February 2025|1.00');
  expect(readRows(same)).toMatchObject({ read: [{ key: '2025-02-20', value: 1 }], unreadable: [] });
  expect(readRows(splitRows('2025-02-20|1', '2025-02-21|1', '2025-02-20|2'))).toMatchObject({
    read: [{ row: 2 }],
    unreadable: [
      { row: 1, why: historyFormMessages.twice(3) },
      { row: 3, why: historyFormMessages.twice(1) },
    ],
  });
});

test('returns each filled row either as readable or as unreadable', () => {
  const date = fc.constantFrom('2025-02-20', '2025-02-21', '03/04/2025', 'Oct 2024', 'x', '');
  const value = fc.constantFrom('1', '2', '1,000.50', '--', '', '-1');
  const cells = fc.tuple(date, value, fc.constantFrom('', 'note'));
  fc.assert(
    fc.property(fc.array(cells, { minLength: 1 }), (rows) => {
      const found = readRows([['Date', 'Value'], ...rows]);
      const filled = rows.flatMap((row, index) => (row.join('') === '' ? [] : [index + 2]));
      const unreadable = found.unreadable.map(({ row }) => row);
      const readable = found.read.map(({ row }) => row);
      const keys = new Set(found.read.map(({ key }) => key));
      expect(new Set([...unreadable, ...readable]).size).toBe(unreadable.length + readable.length);
      expect(keys.size).toBe(readable.length);
      // A row that is neither imported nor reported as unreadable must be a duplicate. Another row
      // then has the same date and the same value.
      const neither = filled.filter((row) => !unreadable.includes(row) && !readable.includes(row));
      for (const row of neither) {
        const [of = '', figure = ''] = rows[row - 2] ?? [];
        const twins = rows.filter(([day, number]) => day === of && number === figure);
        expect(twins.length).toBeGreaterThan(1);
      }
    }),
  );
});
