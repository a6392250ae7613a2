import { expect, it } from 'vitest';
import type { ColumnChoices } from '@/lib/table/columns';
import { findTable } from '@/lib/table/findTable';
import { NOT_CALCULATED } from '@/lib/table/messages';
import { splitText } from '@/lib/table/text';
import { priceListTableKind } from './columns';
import type { ListField } from './listFields';
import { formatLastTraded, problemMessages, unreadableReasons } from './messages';
import { rankShares } from './rank';
import { type ListReading, readList } from './readList';

const readText = (text: string, columns?: ColumnChoices<ListField>) =>
  readList(findTable(splitText(text, priceListTableKind), priceListTableKind, columns));
const listShares = ({ read: rows }: ListReading) =>
  rows.map(({ symbol, previous, current }) => [symbol, previous, current]);
/**
 * Returns the reason why each row was left out, by row number. `rank.test.ts` checks that each row
 * is in exactly one list.
 */
const listLeftOutReasons = ({ leftOut }: ListReading) =>
  Object.fromEntries(
    leftOut.flatMap(({ row, reason }) => (reason === 'layout' ? [] : [[row, reason]])),
  );
const listUnreadReasons = ({ unread: rows }: ListReading) =>
  Object.fromEntries(rows.map(({ row, why }) => [row, why]));

const GTCO = ['GTCO', 58.2, 63.1];
const createList = (...rows: string[]) => ['Symbol\tPClose\tClose', ...rows].join('\n');

const GTCO_ROW = 'GTCO\t58.20\t63.10';
const UBA = ['UBA', 1, 2];
const joinLines = (...rows: string[]) => rows.join('\n');

/** Expects that the text is read as exactly these shares, without any problem. */
function expectShares(text: string, expected: readonly unknown[]): void {
  const reading = readText(text);
  expect(listShares(reading)).toEqual(expected);
  expect(reading).toMatchObject({ problems: [], unread: [] });
  expect(listLeftOutReasons(reading)).toEqual({});
}

it.each([
  'Symbol\tPClose\tClose',
  'Ticker\tPrev Close\tClosePrice',
  'Company\tPrevious Closing Price\tClosing Price',
  'Security\tPrevClosingPrice\tCurrent',
  'SYMBOL\tRef. Price\tCURRENT',
  'stock symbol\tPREV. CLOSE (₦)\tclose (N)',
  'Symbol \t Previous\u00a0Close\tToday’s Close',
  'TICKER\tPrevious Price\tLast Price',
  'Equity\tprev_close\tClosing-Price',
  'Code\tLast Close\tToday',
])('recognises the headings %j', (heads) => {
  expectShares(joinLines(heads, GTCO_ROW), [GTCO]);
});

it.each<[name: string, close: string, value: number]>([
  ['with a thousands separator', '1,050.00', 1050],
  ['with two thousands separators', '1,234,567.50', 1234567.5],
  ['with a naira sign', '₦1,050.00', 1050],
  ['with N for naira', 'N1,050.00', 1050],
  ['with N and a space', 'N 1050', 1050],
  ['with NGN', 'NGN 1,050.00', 1050],
  ['with N at the end', '1,050.00 N', 1050],
  ['with =N=', '=N=1,050.00', 1050],
  ['with no-break spaces', '\u00a01\u00a0050.00\u00a0', 1050],
  ['with narrow spaces', '1\u202f050.00', 1050],
  ['with an apostrophe', "1'050.00", 1050],
  ['with no decimals', '1050', 1050],
  ['with three decimals', '1050.125', 1050.125],
  ['with a plus sign', '+1050.00', 1050],
])('parses a close %s (%j)', (_name, close, value) => {
  expectShares(createList(`GTCO\t58.20\t${close}`), [['GTCO', 58.2, value]]);
});

it.each(['BLS', 'MRF', 'DWL', 'DIP', 'AWR', 'RST', 'BMF', 'BAA', 'BRS', 'MRS', 'BMB'])(
  'reads a symbol in lower case with the flag %s',
  (flag) => {
    expectShares(createList(`gtco [${flag}]\t58.20\t63.10`), [GTCO]);
  },
);

it.each<[name: string, text: string, shares: unknown[]]>([
  [
    "the columns Company, Code, Yesterday, Today's Price",
    joinLines("Company\tCode\tYesterday\tToday's Price", 'Guaranty Trust\tGTCO\t58.20\t63.10'),
    [GTCO],
  ],
  [
    'the symbol rather than the name, and the close rather than the current price',
    joinLines(
      'Company\tSymbol\tRef. Price\tPClose\tCurrent\tClose',
      'Guaranty Trust\tGTCO\t1\t58.20\t2\t63.10',
    ),
    [GTCO],
  ],
  [
    'symbols with several flags',
    createList('GTCO [MRF] [BLS]\t58.20\t63.10', 'UBA [DIP,RST]\t1\t2'),
    [GTCO, UBA],
  ],
  [
    'repeated headings',
    createList(GTCO_ROW, 'Page 2\t\t', 'Symbol\tPClose\tClose', 'UBA\t1\t2'),
    [GTCO, UBA],
  ],
  ['cells separated by commas', 'Symbol,PClose,Close\r\nGTCO,58.20,63.10\r\n', [GTCO]],
  [
    'quoted cells separated by commas',
    joinLines('"Symbol","PClose","Close"', '"GTCO","58.20","63.10"', ''),
    [GTCO],
  ],
  ['cells separated by semicolons', joinLines('Symbol;PClose;Close', 'GTCO;58.20;63.10'), [GTCO]],
  ['cells separated by bars', joinLines('Symbol|PClose|Close', 'GTCO|58.20|63.10'), [GTCO]],
  [
    'cells separated by bars, with a line under the headings',
    joinLines('| Symbol | PClose | Close |', '|:---|---:|---|', '| GTCO | 58.20 | 63.10 |'),
    [GTCO],
  ],
  [
    'cells separated by spaces, with a line under the headings',
    joinLines('SYMBOL  PCLOSE  CLOSE', '======  ======  =====', 'GTCO    58.20   63.10'),
    [GTCO],
  ],
  [
    'cells in an ASCII frame',
    joinLines(
      '+------+-----+',
      '| Symbol | PClose | Close |',
      '+------+-----+',
      '| GTCO | 58.20 | 63.10 |',
      '+------+-----+',
    ),
    [GTCO],
  ],
  [
    'cells separated by tabs, below a title',
    joinLines('PRICES, 20 NOV 2026, FINAL', '', 'Symbol\tPClose\tClose', 'GTCO\t58.20\t63.10'),
    [GTCO],
  ],
  [
    'cells separated by the character of a sep= line',
    joinLines('sep=;', 'Symbol;PClose;Close', 'GTCO;58.20;63.10'),
    [GTCO],
  ],
  ['rows separated by carriage returns', 'Symbol\tPClose\tClose\rGTCO\t58.20\t63.10\r', [GTCO]],
  [
    'cells separated by spaces',
    joinLines('SYMBOL  PREV CLOSE  CLOSE', 'GTCO    58.20       63.10'),
    [GTCO],
  ],
  [
    'cells separated by single spaces, as copied from a PDF',
    joinLines('SYMBOL PREV CLOSE CLOSE', 'GTCO [MRF] 58.20 63.10'),
    [GTCO],
  ],
  [
    'an unclosed quote as a letter',
    joinLines('Symbol\tPClose\tClose\tRemark', 'GTCO\t58.20\t63.10\t"new', 'UBA\t1\t2\t'),
    [GTCO, UBA],
  ],
])('reads a price list: %s', (_name, text, expected) => {
  expectShares(text, expected);
});

it('recognises the needed columns in any order and between other columns', () => {
  const heads = 'Close,%Change,Open,Low,High,Trades,Ticker,Volume,Value,Trade Date,Prev Close';
  const reading = readText(`${heads}\n63.10,4.9,60,59,64,12,GTCO,1000,63100,21 Nov 26,58.20`);
  expect(listShares(reading)).toEqual([GTCO]);
  expect(reading.read[0]).toMatchObject({ value: 63_100, volume: 1000, row: 2 });
  expect(reading.tradeDate).toBe('2026-11-21');
});

const bare = 'GTCO\t58.20\t63.10\nUBA\t1\t2';
const twoCloses = 'Symbol\tPClose\tClose\tClose Price\nGTCO\t58.20\t63.10\t63.10';
const { severalColumns, noColumn, noHeads } = problemMessages;

it.each<[string, string, ColumnChoices<ListField>, read: unknown[], asked: string[]]>([
  ['two closes', twoCloses, {}, [], [severalColumns('current', ['Close', 'Close Price'])]],
  ['no previous close', 'Symbol\tOpen\tClose\nGTCO\t1\t2', {}, [], [noColumn('previous')]],
  ['no headings', bare, {}, [], [noHeads]],
  [
    'columns that staff have chosen',
    bare,
    { 0: 'symbol', 1: 'previous', 2: 'current' },
    [GTCO, UBA],
    [],
  ],
  [
    'a column that staff have chosen instead of another',
    'Symbol\tPClose\tMid\tClose\nGTCO\t58.20\t63.10\t99',
    { 2: 'current' },
    [GTCO],
    [],
  ],
])(
  'reads the list or reports a problem if it has %s',
  (_, text, columns, expected, problemTexts) => {
    const reading = readText(text, columns);
    expect(listShares(reading)).toEqual(expected);
    expect(reading.problems).toEqual(problemTexts);
    expect([listUnreadReasons(reading), listLeftOutReasons(reading)]).toEqual([{}, {}]);
  },
);

it.each([
  ['3O.15\t0\t--', false],
  ['3O.15\t0\t7', true],
  ['3O.15\t0\tx', true],
  ['--\t5\t7', true],
])('determines from %j whether the share of an unreadable row was traded', (cells, traded) => {
  const reading = readText(`Symbol\tPClose\tClose\tTrades\tVolume\nUBA\t38.90\t${cells}`);
  expect(reading.unread).toMatchObject([{ row: 2, traded }]);
});

it.each([
  ...['3O.15', '3l.15', '12.3.4', '58.20 63.10', '58 63', '1,05.00', '(63.10)', '-63.10'],
  ...['\u221263.10', '5.2%', '2.1E+03', '#N/A', '#DIV/0!', '#####', '9999999999'],
])('reports the row with the close %s as unreadable', (text) => {
  const reading = readText(createList('GTCO\t58.20\t63.10', `UBA\t38.90\t${text}`));
  expect(listShares(reading)).toEqual([GTCO]);
  const why = unreadableReasons.noPrice(text);
  expect(reading.unread).toMatchObject([{ row: 3, text: `UBA 38.90 ${text}`, why, current: null }]);
});

it.each([
  ...['--', '-', '', '\u2014', 'n/a', '0', '0.00', 'Suspended', 'SUSP.'],
  ...['N -', '\u20a6 - ', ' -   ', '\u20a6-', 'NGN -', '=N= \u2013', ' \u20a6 -   '],
  ...['- \u20a6', '-\u20a6', '-- NGN', '\u2013 naira'],
])('reads %j as a missing close', (text) => {
  const { leftOut } = readText(createList(`UBA\t38.90\t${text}`));
  expect(leftOut.at(-1)).toMatchObject({ row: 2, name: 'UBA', reason: 'noCloses' });
});

it.each(['Guaranty Trust', '123', 'GT*CO', 'X'.repeat(21)])('rejects the symbol %j', (symbol) => {
  const why = unreadableReasons.invalidSymbol(symbol.toUpperCase());
  expect(listUnreadReasons(readText(createList(`${symbol}\t58.20\t63.10`)))).toEqual({ 2: why });
  expect(listUnreadReasons(readText(createList('\t58.20\t63.10')))).toEqual({
    2: unreadableReasons.noSymbol,
  });
});

const createCommaList = (third: string) =>
  `Symbol;PClose;Close\nGTCO;58,20;63,10\nNESTLE;${third};975,00`;
const createVolumeList = (...rows: string[]) =>
  ['Symbol\tPClose\tClose\tVolume', 'GTCO\t58.20\t63.10\t100', ...rows].join('\n');
const createDuplicateList = (...rows: string[]) =>
  createVolumeList('GTCO\t58.20\t63.10\t300', ...rows);
const createTwoTables = (heads: string) =>
  `Symbol\t${heads}\nOANDO\t3\t2\n\n${createList(GTCO_ROW, 'UBA\t1\t2')}`;
const cut = 'Symbol,PClose,Close\nGTCO,58.20,63.10\nNESTLE,1,050.00,975.00';
const spaces = 'SYMBOL PCLOSE OPEN CLOSE\nGTCO 58.20 60.00 63.10\nUBA 38.90 37.60';
const { eitherNumber, listedTwice, notCalculated, tooFew, tooMany } = unreadableReasons;

const mixed = joinLines(
  'DAILY OFFICIAL LIST\t\t\t',
  'Symbol\tPClose\tClose\tTrades',
  'MAIN BOARD\t\t\t',
  'GTCO\t58.20\t63.10\t7',
  'UBA\t38.90\t38.90\t4',
  'JBERGER\t155.30\t160.00\t--',
  'OANDO\t52.00\t--\t0',
  'FGS202873\t100\t101\t3',
  'NEWGOLD\t40000\t41000\t3',
  '\t\t\t',
  'TOTAL\t\t\t14',
  'Source: the exchange\t\t\t',
);
const leftOutOfMixed = {
  5: 'unchanged',
  6: 'noTrade',
  7: 'noCloses',
  8: 'fund',
  9: 'fund',
  11: 'total',
};

/** The columns `leftOut` and `unread` contain the reasons by row number. */
it.each<[what: string, text: string, read: unknown[], leftOut: object, unread: object]>([
  ['the shares of a list with many other rows', mixed, [GTCO], leftOutOfMixed, {}],
  ['decimal commas', createCommaList('1.050,00'), [GTCO, ['NESTLE', 1050, 975]], {}, {}],
  [
    'a list with decimal commas without its ambiguous 1.234',
    createCommaList('1.234'),
    [GTCO],
    {},
    { 3: eitherNumber('1.234') },
  ],
  [
    'a list with decimal commas without its ambiguous 1,234',
    createCommaList('1,234'),
    [GTCO],
    {},
    { 3: eitherNumber('1,234') },
  ],
  [
    'decimal commas with three decimals',
    createCommaList('12,345').replace('58,20', '101.234,567'),
    [
      ['GTCO', 101234.567, 63.1],
      ['NESTLE', 12.345, 975],
    ],
    {},
    {},
  ],
  [
    'three decimals beside thousands with dots',
    createCommaList('1.058,00').replace('58,20;63,10', '12,345;12,4'),
    [
      ['GTCO', 12.345, 12.4],
      ['NESTLE', 1058, 975],
    ],
    {},
    {},
  ],
  [
    'a list with dots for decimals and thousands without its ambiguous 1,234',
    'Symbol;PClose;Close\nGTCO;58.20;1.058,00\nNESTLE;1,234;975,00',
    [['GTCO', 58.2, 1058]],
    {},
    { 3: eitherNumber('1,234') },
  ],
  [
    'a list without a 1,234 whose comma is ambiguous',
    'Symbol;PClose;Close\nGTCO;1,234;1,235\nUBA;1;2',
    [UBA],
    {},
    { 2: eitherNumber('1,234') },
  ],
  [
    'a list with both kinds of decimals without its ambiguous 1,234',
    'Symbol;PClose;Close\nGTCO;58.20;63,10\nNESTLE;1,234;975,00',
    [['GTCO', 58.2, 63.1]],
    {},
    { 3: eitherNumber('1,234') },
  ],
  [
    'thousands in the style of the other columns',
    'Symbol;PClose;Close;Value\nNESTLE;1,050;1,051;2,345,678.10',
    [['NESTLE', 1050, 1051]],
    {},
    {},
  ],
  [
    'a list without its uncalculated formulas',
    createList(
      `GTCO\t58.20\t${NOT_CALCULATED}`,
      `${NOT_CALCULATED}\t\t`,
      `TOTAL\t\t${NOT_CALCULATED}`,
    ),
    [],
    { 4: 'total' },
    { 2: notCalculated, 3: notCalculated },
  ],
  ['the share TOTAL', createVolumeList('TOTAL\t670\t737\t12'), [GTCO, ['TOTAL', 670, 737]], {}, {}],
  ['a list without its total', createVolumeList('TOTAL\t\t\t150'), [GTCO], { 3: 'total' }, {}],
  [
    'a list without its grand total',
    createVolumeList('Grand Total\t670\t737\t12'),
    [GTCO],
    { 3: 'total' },
    {},
  ],
  ['a symbol only once if it is listed twice', createDuplicateList(), [GTCO], { 2: 'twice' }, {}],
  [
    'a list without a symbol that has different closes',
    createDuplicateList('UBA\t1\t2\t5', 'UBA\t1\t3\t5'),
    [GTCO],
    { 2: 'twice' },
    { 4: listedTwice('UBA'), 5: listedTwice('UBA') },
  ],
  [
    'only the larger of two tables',
    createTwoTables('Close\tPClose'),
    [GTCO, UBA],
    { 2: 'otherTable' },
    {},
  ],
  [
    'only the larger of two tables with different headings',
    createTwoTables('Last Close\tToday'),
    [GTCO, UBA],
    { 2: 'otherTable' },
    {},
  ],
  ['a list without a row whose number is split by a comma', cut, [GTCO], {}, { 3: tooMany }],
  ['a space-separated list without its incomplete row', spaces, [GTCO], {}, { 3: tooFew }],
])('reads the rows of a price list: %s', (_, text, expected, leftOut, unread) => {
  const reading = readText(text);
  expect(listShares(reading)).toEqual(expected);
  expect(listLeftOutReasons(reading)).toEqual(leftOut);
  expect(listUnreadReasons(reading)).toEqual(unread);
});

it('uses the row with the most trades if a symbol has several rows', () => {
  expect(readText(createDuplicateList()).read).toMatchObject([{ row: 3, symbol: 'GTCO' }]);
  expect(readText(cut).unread[0]).toMatchObject({ text: 'NESTLE 1 050.00 975.00', current: null });
});

it('uses the date that most rows have, or else the date in the title', () => {
  const reading = readText(
    'Symbol\tPClose\tClose\tTrade Date\nGTCO\t58.20\t63.10\t20-Nov-2026\nUBA\t1\t2\t20 Nov 26\nOANDO\t1\t2\t18 Nov 26\nSEPLAT\t1\t2\t21 Nov 26',
  );
  expect(reading.tradeDate).toBe('2026-11-20');
  expect(reading.leftOut.slice(-2)).toMatchObject([
    { reason: 'noTrade', detail: formatLastTraded('2026-11-18') },
    { reason: 'noTrade', detail: formatLastTraded('2026-11-21') },
  ]);
  const partial = readText('Symbol\tPClose\tClose\tTrade Date\nGTCO\t58.20\t63.10\t20-Nov (2026)');
  expect(partial.tradeDate).toBe('2026-11-20');
  for (const text of ['20261120', '2026/11/20', '2026-11-20T00:00:00+01:00']) {
    const written = readText(`Symbol\tPClose\tClose\tTrade Date\nGTCO\t58.20\t63.10\t${text}`);
    expect(written.tradeDate).toBe('2026-11-20');
  }
  const titled = readText(`Price list of November 20, 2026\n${createList('GTCO\t58.20\t63.10')}`);
  expect(titled.tradeDate).toBe('2026-11-20');
  const spaced = readText('Friday, November 20, 2026\nSYMBOL PCLOSE CLOSE\nGTCO 58.20 63.10');
  expect(spaced.tradeDate).toBe('2026-11-20');
});

it('computes changes from the closes and ignores the column with changes', () => {
  const reading = readText(
    'Symbol\tPClose\tClose\t%Change\nGTCO\t100\t110\t-90\nUBA\t100\t101\t99',
  );
  expect(rankShares('gainers', reading.read).five.map(({ symbol }) => symbol)).toEqual([
    'GTCO',
    'UBA',
  ]);
});
