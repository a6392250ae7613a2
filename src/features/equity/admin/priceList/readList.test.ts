import { expect, it } from 'vitest';
import { splitText } from '@/lib/table/text';
import data from './lists.json';
import { listHeads } from './columns';
import { leftOutDetails, problems, unreadable } from './messages';
import { rank } from './rank';
import { type Choices, type ListReading, readList } from './readList';

const read = (text: string, choices?: Choices) => readList(splitText(text, listHeads), choices);
const shares = ({ read: rows }: ListReading) =>
  rows.map(({ symbol, previous, current }) => [symbol, previous, current]);
/** Returns why each row is left out; that each is in one place is seen in rank.test.ts. */
const gone = ({ leftOut }: ListReading) =>
  Object.fromEntries(
    leftOut.flatMap(({ row, reason }) => (reason === 'layout' ? [] : [[row, reason]])),
  );
const refused = ({ unreadable: rows }: ListReading) =>
  Object.fromEntries(rows.map(({ row, why }) => [row, why]));

const GTCO = ['GTCO', 58.2, 63.1];
const list = (...rows: string[]) => ['Symbol\tPClose\tClose', ...rows].join('\n');

const GTCO_ROW = 'GTCO\t58.20\t63.10';
const heads = data.heads.map((row) => [`the heads ${row}`, `${row}\n${GTCO_ROW}`, [GTCO]]);
const closes = data.closes.map(([name, close, value]) => [
  ...[name, list(`GTCO\t58.20\t${close}`), [['GTCO', 58.2, value]]],
]);
const flags = data.flags.map((flag) => [
  ...[`small letters and the flag ${flag}`, list(`gtco [${flag}]\t58.20\t63.10`), [GTCO]],
]);

it.each([...heads, ...closes, ...flags, ...data.lists])('reads %s', (_, text, expected) => {
  const reading = read(String(text));
  expect(shares(reading)).toEqual(expected);
  expect(reading).toMatchObject({ problems: [], unreadable: [] });
  expect(reading.tables).toHaveLength(1);
});

it('knows the columns in any order, among others', () => {
  const heads = 'Close,%Change,Open,Low,High,Trades,Ticker,Volume,Value,Trade Date,Prev Close';
  const reading = read(`${heads}\n63.10,4.9,60,59,64,12,GTCO,1000,63100,21 Nov 26,58.20`);
  expect(shares(reading)).toEqual([GTCO]);
  expect(reading.read[0]).toMatchObject({ value: 63_100, volume: 1000, row: 2 });
  expect(reading.tradeDate).toBe('2026-11-21');
});

it('asks which of two columns is meant', () => {
  const reading = read('Symbol\tPClose\tClose\tClose Price\nGTCO\t58.20\t63.10\t63.10');
  expect(reading.problems).toEqual([problems.severalColumns('current', ['Close', 'Close Price'])]);
  expect(shares(reading)).toEqual([]);
});

it('reads the columns that staff choose, without those it took before', () => {
  const text = 'Symbol\tPClose\tMid\tClose\nGTCO\t58.20\t63.10\t99';
  expect(shares(read(text, { columns: { 2: 'current' } }))).toEqual([GTCO]);
});

it('takes heads for what staff said of them before, unless two are alike, and says so no more', () => {
  const learned = new Map([
    ['kode', 'symbol'],
    ['gestern', 'previous'],
    ['heute', 'current'],
  ] as const);
  const text = 'Volume\tTrades\tOpen\tKode\tGestern\tHeute\n9\t9\t9\tGTCO\t58.20\t63.10';
  expect(shares(read(text, { learned }))).toEqual([GTCO]);
  expect(shares(read(text, { learned, columns: { 5: 'none' } }))).toEqual([]);
  const twice = read(text.replace('Gestern', 'Heute'), { learned });
  expect(twice.columns.map(({ use }) => use)).toEqual([
    'volume',
    'trades',
    'none',
    'symbol',
    'none',
    'none',
  ]);
});

it.each([
  ['3O.15\t0\t--', false],
  ['3O.15\t0\t7', true],
  ['3O.15\t0\tx', true],
  ['--\t5\t7', true],
])('says of a row that cannot be read whether it was traded: %j', (cells, traded) => {
  const reading = read(`Symbol\tPClose\tClose\tTrades\tVolume\nUBA\t38.90\t${cells}`);
  expect(reading.unreadable).toMatchObject([{ row: 2, traded, fix: { previous: '38.90' } }]);
});

it('names a column that is missing', () => {
  const reading = read('Symbol\tOpen\tClose\nGTCO\t58.20\t63.10');
  expect(reading.problems).toEqual([problems.noColumn('previous')]);
  expect(gone(reading)).toEqual({ 2: 'noCloses' });
});

it.each([
  ['3O.15', unreadable.letterO('3O.15')],
  ['3l.15', unreadable.letterL('3l.15')],
  ['12.3.4', unreadable.noNumber('12.3.4')],
  ['58.20 63.10', unreadable.noNumber('58.20 63.10')],
  ['12,50', unreadable.twoMeanings('12,50')],
  ['1,05.00', unreadable.noNumber('1,05.00')],
  ['(63.10)', unreadable.negative('(63.10)')],
  ['-63.10', unreadable.negative('-63.10')],
  ['\u221263.10', unreadable.negative('\u221263.10')],
  ['5.2%', unreadable.percent('5.2%')],
  ['2.1E+03', unreadable.exponent('2.1E+03')],
  ['#N/A', unreadable.formulaError('#N/A')],
  ['#DIV/0!', unreadable.formulaError('#DIV/0!')],
  ['#####', unreadable.tooNarrow],
  ['9999999999', unreadable.tooLarge('9999999999')],
])('refuses %s, and keeps the rest of its row', (text, why) => {
  const reading = read(list('GTCO\t58.20\t63.10', `UBA\t38.90\t${text}`));
  expect(shares(reading)).toEqual([GTCO]);
  expect(refused(reading)).toEqual({ 3: why });
  expect(reading.unreadable[0]).toMatchObject({
    cells: [{ text: 'UBA' }, { text: '38.90', isWrong: false }, { text, isWrong: true }],
    fix: { symbol: 'UBA', previous: '38.90', current: '' },
  });
});

it.each(['--', '-', '', '\u2014', 'n/a', '0', '0.00', 'Suspended', 'SUSP.'])(
  'takes %j for a missing close',
  (text) => {
    const { leftOut } = read(list(`UBA\t38.90\t${text}`));
    const detail = leftOutDetails.current;
    expect(leftOut.at(-1)).toMatchObject({ row: 2, name: 'UBA', reason: 'noCloses', detail });
  },
);

it('reads commas as decimal points where most numbers are written so', () => {
  const reading = read(
    'Symbol;PClose;Close\nGTCO;58,20;63,10\nNESTLE;1.050,00;975,00\nSEPLAT;5700;1.234\nUBA;38,90;1,234',
  );
  expect(shares(reading)).toEqual([GTCO, ['NESTLE', 1050, 975]]);
  const { twoMeanings } = unreadable;
  expect(refused(reading)).toEqual({ 4: twoMeanings('1.234'), 5: twoMeanings('1,234') });
  expect(reading.problems).toEqual([problems.decimalCommas]);
});

it.each([
  ['GTCO [XYZ]', unreadable.unknownFlag('[XYZ]')],
  ['Guaranty Trust', unreadable.nameForSymbol('Guaranty Trust')],
  ['123', unreadable.numberForSymbol('123')],
  ['', unreadable.noSymbol],
  ['GT*CO', unreadable.noSymbolAtAll('GT*CO')],
  ['X'.repeat(21), unreadable.symbolTooLong('X'.repeat(21))],
])('refuses the symbol %j', (symbol, why) => {
  expect(refused(read(list(`${symbol}\t58.20\t63.10`)))).toEqual({ 2: why });
});

it('leaves out what belongs to no share, and says why', () => {
  const reading = read(data.mixed.join('\n'), { funds: new Set(['NEWGOLD']) });
  expect(shares(reading)).toEqual([GTCO]);
  expect(gone(reading)).toEqual(data.leftOut);
  expect(refused(reading)).toEqual({});
});

it('reads the share that is called TOTAL, and leaves out totals', () => {
  const rows = 'Symbol\tPClose\tClose\tVolume\nGTCO\t58.20\t63.10\t100\nUBA\t1\t2\t50';
  expect(shares(read(`${rows}\nTOTAL\t670\t737\t12`)).at(-1)).toEqual(['TOTAL', 670, 737]);
  expect(gone(read(`${rows}\nTOTAL\t\t\t150`))).toEqual({ 4: 'total' });
  expect(gone(read(`${rows}\nGrand Total\t670\t737\t12`))).toEqual({ 4: 'total' });
});

it('takes the day that most rows have or a title names, and leaves out what traded last before it', () => {
  const reading = read(
    'Symbol\tPClose\tClose\tTrade Date\nGTCO\t58.20\t63.10\t20-Nov-2026\nUBA\t1\t2\t20 Nov 26\nOANDO\t1\t2\t18 Nov 26\nSEPLAT\t1\t2\t21 Nov 26',
  );
  expect(reading.tradeDate).toBe('2026-11-20');
  const detail = leftOutDetails.lastTraded('2026-11-18');
  expect(reading.leftOut.at(-1)).toMatchObject({ reason: 'noTrade', detail });
  expect(refused(reading)).toEqual({ 5: unreadable.laterDay('2026-11-21', '2026-11-20') });
  const titled = read(`Price list of November 20, 2026\n${list('GTCO\t58.20\t63.10')}`);
  expect(titled.tradeDate).toBe('2026-11-20');
  const spaced = read('Friday, November 20, 2026\nSYMBOL PCLOSE CLOSE\nGTCO 58.20 63.10');
  expect(spaced.tradeDate).toBe('2026-11-20');
});

it('reads a symbol once, and asks where its closes differ', () => {
  const rows = 'Symbol\tPClose\tClose\tVolume\nGTCO\t58.20\t63.10\t100\nGTCO\t58.20\t63.10\t300';
  const same = read(rows);
  expect(same.read).toMatchObject([{ row: 3, symbol: 'GTCO' }]);
  expect(gone(same)).toEqual({ 2: 'twice' });
  const other = read(`${rows}\nUBA\t1\t2\t5\nUBA\t1\t3\t5`);
  expect(shares(other)).toEqual([GTCO]);
  const { listedTwice } = unreadable;
  expect(refused(other)).toEqual({ 4: listedTwice('UBA', [5]), 5: listedTwice('UBA', [4]) });
  const fixes = new Map([[5, { symbol: 'UBA', previous: '1', current: '2.50' }]]);
  const typed = read(`${rows}\nUBA\t1\t2\t5\nUBA\t1\t3\t5`, { fixes });
  expect(shares(typed).at(-1)).toEqual(['UBA', 1, 2.5]);
  expect(gone(typed)).toEqual({ 2: 'twice', 4: 'twice' });
});

it('keeps what staff typed while a column is corrected', () => {
  const text = 'Symbol\tPClose\tMid\tClose\nGTCO\t58.20\t1\t6O\nUBA\t1\t2\t3';
  const fixes = new Map([[2, { symbol: 'GTCO', previous: '58.20', current: '60' }]]);
  expect(read(text, { fixes }).read[0]).toMatchObject({ current: 60, corrected: true });
  const [typed, other] = shares(read(text, { fixes, columns: { 2: 'current' } }));
  expect(typed).toEqual(['GTCO', 58.2, 60]);
  expect(other).toEqual(['UBA', 1, 2]);
});

it.each([
  [{ symbol: 'UBA', previous: '1', current: '' }, unreadable.missing('The close')],
  [{ symbol: 'UBA', previous: '', current: '2' }, unreadable.missing('The previous close')],
  [{ symbol: '', previous: '1', current: '2' }, unreadable.noSymbol],
  [{ symbol: 'UBA', previous: '1', current: 'x' }, unreadable.noNumber('x')],
])('goes on to ask while %j is typed', (fix, why) => {
  const reading = read(list('UBA\tx\t2'), { fixes: new Map([[2, fix]]) });
  expect(reading.unreadable).toMatchObject([{ row: 2, why, fix }]);
});

it('reads the larger of two tables, says so, and reads the other on demand', () => {
  const text = `Symbol\tClose\tPClose\nOANDO\t3\t2\n\n${list('GTCO\t58.20\t63.10', 'UBA\t1\t2')}`;
  const reading = read(text);
  expect(shares(reading)).toEqual([GTCO, ['UBA', 1, 2]]);
  expect(gone(reading)).toEqual({ 2: 'otherTable' });
  expect(reading.problems).toEqual([problems.severalTables(2, 4)]);
  expect(shares(read(text, { table: 0 }))).toEqual([['OANDO', 2, 3]]);
  // Other names for the same columns begin another table, too.
  expect(read(text.replace('Close\tPClose', 'Last Close\tToday')).tables).toHaveLength(2);
});

it('asks for columns where there are no heads, and reads by those chosen', () => {
  const text = 'GTCO\t58.20\t63.10\nUBA\t1\t2';
  const reading = read(text);
  expect(reading.problems).toEqual([problems.noHeads]);
  expect(reading.table).toBe(-1);
  const columns = { 0: 'symbol', 1: 'previous', 2: 'current' } as const;
  expect(shares(read(text, { columns }))).toEqual([GTCO, ['UBA', 1, 2]]);
});

it('refuses a row that a comma has cut, and one with spaces that lacks a value', () => {
  const commas = read('Symbol,PClose,Close\nGTCO,58.20,63.10\nNESTLE,1,050.00,975.00');
  expect(refused(commas)).toEqual({ 3: unreadable.tooManyCells(4, 3) });
  expect(commas.unreadable[0]?.fix).toEqual({ symbol: 'NESTLE', previous: '', current: '' });
  const spaces = read('SYMBOL PCLOSE OPEN CLOSE\nGTCO 58.20 60.00 63.10\nUBA 38.90 37.60');
  expect(shares(spaces)).toEqual([GTCO]);
  expect(refused(spaces)).toEqual({ 3: unreadable.otherCellCount(3, 4) });
});

it('says that a column holds names', () => {
  const rows = 'Dangote Cement\t1\t2\nGuaranty Trust\t1\t2\nNestle Nigeria\t1\t2';
  expect(read(`Company\tPClose\tClose\n${rows}`).problems).toEqual([
    problems.namesForSymbols('Company'),
  ]);
});

it('works changes out from the closes, not from the column of the list', () => {
  const reading = read('Symbol\tPClose\tClose\t%Change\nGTCO\t100\t110\t-90\nUBA\t100\t101\t99');
  expect(rank('gainers', reading.read).five.map(({ symbol }) => symbol)).toEqual(['GTCO', 'UBA']);
});
