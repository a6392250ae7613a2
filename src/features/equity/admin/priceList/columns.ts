/** Finds the price list on a sheet, and the use of each column. */
import {
  type Cells,
  type Column,
  type ColumnChoices,
  columnsUnder,
  isBlankRow,
  type KnownHeads,
  type Sheet,
  textOfCell,
} from '@/lib/table/grid';
import { MAX_ROWS } from '@/lib/table/limits';
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
  const text = textOfCell(cell);
  const mayBe = text.length <= LONGEST_HEAD && /[a-z%]/i.test(text);
  return mayBe ? known.get(headKey(text)) : undefined;
}

/** Returns whether heads make a price list: a symbol beside a close, or three that are known. */
function areHeads(heads: readonly (string | undefined)[]): boolean {
  const found = heads.filter((head) => head !== undefined);
  const each = new Set(found);
  const closes = each.has('previous') || each.has('current');
  return (each.has('symbol') && closes) || (found.length >= 3 && each.size >= 2);
}

/** A table on a sheet. */
export interface Table {
  /** Its heads, which a printed list repeats on each page; none where they are not known. */
  heads: readonly number[];
  /** The last row that belongs to it. */
  last: number;
  /** The larger, the more likely it is the price list. */
  worth: number;
}

/** Returns the table of a sheet that is most likely the price list: the largest with all heads that a row needs. */
export function tableOf(rows: readonly Cells[]): Table {
  const found = rows.flatMap((row, at) => {
    const uses = row.map((cell) => headOf(cell)?.field);
    if (!areHeads(uses)) return [];
    const key = row.map((cell, place) => (uses[place] ? headKey(cell) : '')).join(' ');
    return { at, key: key.trimEnd(), complete: neededFields.every((each) => uses.includes(each)) };
  });
  // The same heads again go on with the table; others begin a new one.
  const starts = found.filter(({ key }, place) => key !== found[place - 1]?.key);
  const tables = starts.map(({ at, complete }, place): Table => {
    const last = (starts[place + 1]?.at ?? rows.length) - 1;
    const heads = found.flatMap((head) => (head.at >= at && head.at <= last ? head.at : []));
    const filled = rows.slice(at, last + 1).filter((row) => !isBlankRow(row)).length;
    return { heads, last, worth: (complete ? MAX_ROWS : 0) + filled };
  });
  const [best] = tables.toSorted((one, other) => other.worth - one.worth);
  return best ?? { heads: [], last: rows.length - 1, worth: -1 };
}

/** Returns the sheet that is most likely the price list; the first where none has heads. */
export function bestSheet(sheets: readonly Sheet[]): number {
  const worths = sheets.map(({ rows }) => tableOf(rows).worth);
  return worths.indexOf(Math.max(...worths));
}

export const listHeads: KnownHeads = {
  isHead: (text) => headOf(text) !== undefined,
  holdTable: (rows) => tableOf(rows).heads.length > 0,
};

type ListColumn = Column<ListField>;

/** Returns the columns of a table with what each is, and what staff have to choose. */
export function columnsOf(
  rows: readonly Cells[],
  { heads, last }: Table,
  made: ColumnChoices<ListField>,
): { columns: ListColumn[]; problems: string[] } {
  const start = heads[0] ?? -1;
  const below = rows.slice(start + 1, last + 1);
  const own = rows[start] ?? [];
  const width = own.length || Math.max(0, ...below.map((row) => row.length));
  const found = columnsUnder(own, below, width);
  const uses = new Map(Object.entries(made).map(([index, use]) => [Number(index), use]));
  const chosen = new Set(uses.values());
  const doubts: string[] = [];
  for (const field of fields.filter((each) => !chosen.has(each))) {
    const rankOf = ({ head }: ListColumn) => headOf(head)?.rank ?? 0;
    const of = found.filter(({ index, head }) => !uses.has(index) && headOf(head)?.field === field);
    const best = Math.min(...of.map(rankOf));
    const [first, ...others] = of.filter((column) => rankOf(column) === best);
    if (first === undefined) continue;
    if (others.length === 0) uses.set(first.index, field);
    else
      doubts.push(
        problems.severalColumns(
          field,
          [first, ...others].map(({ name }) => name),
        ),
      );
  }
  const columns = found.map((column) => ({ ...column, use: uses.get(column.index) ?? 'none' }));
  const absent = neededFields.filter((field) => !columns.some(({ use }) => use === field));
  const noHeads = heads.length === 0 && absent.length > 0;
  const missing = noHeads ? [problems.noHeads] : absent.map(problems.noColumn);
  return { columns, problems: doubts.length > 0 ? doubts : missing };
}
