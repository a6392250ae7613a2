/** Finds the price list on a sheet, and the use of each column. */
import { type Column, type ColumnChoices, columnsUnder } from '@/lib/table/columns';
import {
  isBlankRow,
  type KnownHeads,
  MERGED,
  type Cells,
  type Sheet,
  trimmed,
} from '@/lib/table/grid';
import { type ListField, fields, neededFields, problems } from './messages';

/** Heads that are in use, without spaces and signs. Of two of a field the earlier line wins. */
const names: Record<ListField, readonly string[]> = {
  symbol: [
    'symbol symbols ticker tickersymbol stocksymbol companysymbol stockcode',
    'code codes securitycode tradingcode shortname',
    'stock stocks security securities instrument equity equities counter',
    'company companyname companies securityname stockname name',
  ],
  previous: [
    'previousclosingprice previouscloseprice previousclose previousdayclose prevclosingprice prevcloseprice prevclose prevdayclose preclose pclose pcloseprice pclosingprice previousclosing prevclosing',
    'previousprice prevprice previous prev',
    'refprice referenceprice ref reference',
    'lastclose lastclosingprice yesterday yesterdaysclose yesterdaysprice',
  ],
  current: [
    'close closeprice closingprice closing todaysclose currentclose currentdayclose currentclosingprice',
    'current currentprice',
    'last lastprice price',
    'today todaysprice todaysclosingprice',
  ],
  trades: ['trades deals nooftrades numberoftrades noofdeals numberofdeals'],
  volume: ['volume volumetraded vol totalvolume sharestraded quantity qty'],
  value: ['value valuetraded totalvalue turnover'],
  date: ['tradedate tradingdate lasttradedate date'],
};
/** Recognised as heads, and not used: the exchange's own change is in naira, whatever it looks like. */
const unused =
  'open openprice openingprice opening high highprice dayhigh low lowprice daylow change chg pricechange netchange changepercent percentchange percentagechange percentchg s sn no sector market board';

interface Head {
  field: ListField | 'other';
  /** The rank: of two columns for one field the lower is taken. */
  rank: number;
}

const headsOf = (field: Head['field'], same: string, rank: number) =>
  same.split(' ').map((name): [string, Head] => [name, { field, rank }]);
const known = new Map([
  ...headsOf('other', unused, 0),
  ...fields.flatMap((field) => names[field].flatMap((same, rank) => headsOf(field, same, rank))),
]);

/** Returns a head without case, signs, units and brackets. */
function headKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[([][^)\]]*[)\]]/g, '')
    .replace(/%|\bpct\b/g, 'percent')
    .replace(/\b(n|ngn|naira)\b/g, '')
    .replace(/[^a-z0-9]/g, '');
}

const LONGEST_HEAD = 40;

function headOf(cell: string): Head | undefined {
  const text = trimmed(cell);
  const mayBe = text !== MERGED && text.length <= LONGEST_HEAD && /[a-z%]/i.test(text);
  return mayBe ? known.get(headKey(text)) : undefined;
}

/** A table on a sheet. */
export interface Table {
  /** Its heads, which a printed list repeats on each page; none where they are not known. */
  heads: readonly number[];
  /** The last row that belongs to it. */
  last: number;
  /** Rows with data. */
  size: number;
  /** True if its heads name all that a row needs. */
  complete: boolean;
}

/** Returns whether heads make a price list: a symbol beside a close, or three that are known. */
function areHeads(heads: readonly (string | undefined)[]): boolean {
  const found = heads.filter((head) => head !== undefined);
  const each = new Set(found);
  const closes = each.has('previous') || each.has('current');
  return (each.has('symbol') && closes) || (found.length >= 3 && each.size >= 2);
}

/** Returns the tables of a sheet. The same heads again go on with the table; others begin a new one. */
export function tablesOf(rows: readonly Cells[]): Table[] {
  const found: { heads: number[]; keys: string; complete: boolean }[] = [];
  for (const [index, row] of rows.entries()) {
    const uses = row.map((cell) => headOf(cell)?.field);
    if (!areHeads(uses)) continue;
    const keys = row
      .map((cell, at) => (uses[at] ? headKey(cell) : ''))
      .join(' ')
      .trimEnd();
    const before = found.at(-1);
    const complete = neededFields.every((field) => uses.includes(field));
    if (before?.keys === keys) before.heads.push(index);
    else found.push({ heads: [index], keys, complete });
  }
  return found.map(({ heads, complete }, place) => {
    const last = (found[place + 1]?.heads[0] ?? rows.length) - 1;
    const filled = rows.slice(heads[0], last + 1).filter((row) => !isBlankRow(row));
    return { heads, last, size: filled.length - heads.length, complete };
  });
}

/** Returns all of a sheet without known heads as a table. */
export const wholeSheet = ({ rows }: Sheet): Table => ({
  ...{ heads: [], last: rows.length - 1, size: rows.length, complete: false },
});

const worth = ({ complete, size }: Table) => (complete ? 1e9 : 0) + size;
const placeOfMost = (numbers: readonly number[]) => numbers.indexOf(Math.max(...numbers));

/** Returns the table that is most likely the price list; -1 where there is none. */
export const bestTable = (tables: readonly Table[]) => placeOfMost(tables.map(worth));

/** Returns the sheet that is most likely the price list; the first where none has heads. */
export const bestSheet = (sheets: readonly Sheet[]) =>
  placeOfMost(sheets.map(({ rows }) => Math.max(-1, ...tablesOf(rows).map(worth))));

export const listHeads: KnownHeads = {
  isHead: (text) => headOf(text) !== undefined,
  holdTable: (rows) => tablesOf(rows).length > 0,
};

export type ListColumn = Column<ListField>;
export type ListChoices = ColumnChoices<ListField>;
/** The uses that staff chose for heads on earlier trading days, by the heads' keys. */
export type LearnedHeads = ReadonlyMap<string, ListField | 'none'>;

/** Returns the known uses of heads, with those of these choices. */
export function learnedFrom(
  known: LearnedHeads,
  columns: readonly ListColumn[],
  choices: ListChoices,
): LearnedHeads {
  const said = columns.flatMap(({ index, head }): [string, ListField | 'none'][] => {
    const use = choices[index];
    return use === undefined || head === '' ? [] : [[headKey(head), use]];
  });
  return new Map([...known, ...said]);
}

/** Returns the columns of a table with what each is, and what staff have to choose. */
export function columnsOf(
  { rows }: Sheet,
  { heads, last }: Table,
  made: ListChoices,
  learned: LearnedHeads,
): { columns: ListColumn[]; problems: string[] } {
  const start = heads[0] ?? -1;
  const below = rows.slice(start + 1, last + 1);
  const own = rows[start] ?? [];
  const width = own.length || Math.max(0, ...below.map((row) => row.length));
  const found = columnsUnder(own, below, width);
  const keys = found.map(({ head }) => headKey(head));
  const uses = new Map<number, ListField | 'none'>();
  for (const [at, { index }] of found.entries()) {
    const key = keys[at] ?? '';
    // Of two columns with one head nobody has said which.
    const isSingle = key !== '' && keys.indexOf(key) === keys.lastIndexOf(key);
    const use = made[index] ?? (isSingle ? learned.get(key) : undefined);
    if (use !== undefined) uses.set(index, use);
  }
  const chosen = new Set(uses.values());
  const doubts: string[] = [];
  for (const field of fields.filter((each) => !chosen.has(each))) {
    const rankOf = ({ head }: ListColumn) => headOf(head)?.rank ?? 0;
    const of = found.filter(({ index, head }) => !uses.has(index) && headOf(head)?.field === field);
    const best = Math.min(...of.map(rankOf));
    const [first, ...others] = of.filter((column) => rankOf(column) === best);
    if (first === undefined) continue;
    const all = [first, ...others].map(({ name }) => name);
    if (others.length === 0) uses.set(first.index, field);
    else doubts.push(problems.severalColumns(field, all));
  }
  const columns = found.map((column) => ({ ...column, use: uses.get(column.index) ?? 'none' }));
  const absent = neededFields.filter((field) => !columns.some(({ use }) => use === field));
  return { columns, problems: doubts.length > 0 ? doubts : absent.map(problems.noColumn) };
}
