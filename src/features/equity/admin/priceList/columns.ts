/** Finds the price list on a sheet, and the use of each column. */
import {
  type Cells,
  type ColumnChoices,
  columnsOf,
  isBlankRow,
  type KnownHeads,
  type Sheet,
  textOfCell,
} from '@/lib/table/grid';
import { MAX_ROWS } from '@/lib/table/limits';
import { type ListField, fields, neededFields, problems } from './messages';

/** Heads that are in use, without spaces and signs. Of two columns for a field that of the earlier line is taken. */
const lines: readonly (readonly [field: ListField | 'other', heads: string])[] = [
  ['symbol', 'symbol symbols ticker tickersymbol stocksymbol companysymbol stockcode'],
  ['symbol', 'code codes securitycode tradingcode shortname'],
  ['symbol', 'stock stocks security securities instrument equity equities counter'],
  ['symbol', 'company companyname companies securityname stockname name'],
  [
    'previous',
    'previousclosingprice previouscloseprice previousclose previousdayclose prevclosingprice prevcloseprice prevclose prevdayclose preclose pclose pcloseprice pclosingprice previousclosing prevclosing',
  ],
  ['previous', 'previousprice prevprice previous prev'],
  ['previous', 'refprice referenceprice ref reference'],
  ['previous', 'lastclose lastclosingprice yesterday yesterdaysclose yesterdaysprice'],
  [
    'current',
    'close closeprice closingprice closing todaysclose currentclose currentdayclose currentclosingprice',
  ],
  ['current', 'current currentprice'],
  ['current', 'last lastprice price'],
  ['current', 'today todaysprice todaysclosingprice'],
  ['trades', 'trades deals nooftrades numberoftrades noofdeals numberofdeals'],
  ['volume', 'volume volumetraded vol totalvolume sharestraded quantity qty'],
  ['value', 'value valuetraded totalvalue turnover'],
  ['date', 'tradedate tradingdate lasttradedate date'],
  // Recognised, and not used: the exchange's own change is in naira, whatever it looks like.
  [
    'other',
    'open openprice openingprice opening high highprice dayhigh low lowprice daylow change chg pricechange netchange changepercent percentchange percentagechange percentchg s sn no sector market board',
  ],
];
const lineOf = new Map(
  lines.flatMap(([, heads], line) => heads.split(' ').map((head) => [head, line] as const)),
);

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

/** Returns the line of a head; -1 of what is none. */
function lineUnder(cell: string): number {
  const text = textOfCell(cell);
  const mayBe = text.length <= LONGEST_HEAD && /[a-z%]/i.test(text);
  return (mayBe ? lineOf.get(headKey(text)) : undefined) ?? -1;
}
const fieldOf = (cell: string) => lines[lineUnder(cell)]?.[0];

/** Returns whether heads make a price list: a symbol beside a close, or three that are known. */
function makeList(heads: readonly ReturnType<typeof fieldOf>[]): boolean {
  const found = heads.filter((field) => field !== undefined);
  const each = new Set(found);
  const closes = each.has('previous') || each.has('current');
  return (each.has('symbol') && closes) || (found.length >= 3 && each.size >= 2);
}
export const listHeads: KnownHeads = {
  isHead: (text) => fieldOf(text) !== undefined,
  areHeads: (row) => makeList(row.map(fieldOf)),
};

/** Returns the table of a sheet that is most likely the price list: the largest with all heads that a row needs. */
export function tableOf(rows: readonly Cells[]) {
  /** `heads` are rows, since a printed list repeats them; the larger the worth, the more likely it is the list. */
  const tables: { key: string; heads: number[]; last: number; worth: number }[] = [];
  for (const [at, row] of rows.entries()) {
    const uses = row.map(fieldOf);
    const isHeads = makeList(uses);
    const names = isHeads ? row.map((cell, place) => (uses[place] ? headKey(cell) : '')) : [];
    const key = names.join(' ').trimEnd();
    // The same heads again go on with the table; others begin a new one.
    if (isHeads && key !== tables.at(-1)?.key) {
      const isComplete = neededFields.every((field) => uses.includes(field));
      tables.push({ key, heads: [], last: at, worth: isComplete ? MAX_ROWS : 0 });
    }
    const table = tables.at(-1);
    if (table === undefined) continue;
    if (isHeads) table.heads.push(at);
    table.last = at;
    table.worth += isBlankRow(row) ? 0 : 1;
  }
  const [best] = tables.toSorted((one, other) => other.worth - one.worth);
  return best ?? { key: '', heads: [], last: rows.length - 1, worth: -1 };
}

/** Returns the sheet that is most likely the price list; the first where none has heads. */
export function bestSheet(sheets: readonly Sheet[]): number {
  const worths = sheets.map(({ rows }) => tableOf(rows).worth);
  return worths.indexOf(Math.max(...worths));
}

/** Returns the columns of a table with what each is, and what staff have to choose. */
export function listColumns(
  rows: readonly Cells[],
  { heads: [start = -1], last }: ReturnType<typeof tableOf>,
  chosen: ColumnChoices<ListField>,
) {
  const below = rows.slice(start + 1, last + 1);
  const heads = rows[start] ?? [];
  const width = heads.length || Math.max(0, ...below.map((row) => row.length));
  const doubts: string[] = [];
  const columns = columnsOf({ heads, below, width }, fields, chosen, (field, free) => {
    const own = free.filter(({ name }) => fieldOf(name) === field);
    const best = Math.min(...own.map(({ name }) => lineUnder(name)));
    const found = own.filter(({ name }) => lineUnder(name) === best);
    if (found.length < 2) return found[0]?.index;
    const names = found.map(({ name }) => name);
    doubts.push(problems.severalColumns(field, names));
    return undefined;
  });
  const absent = neededFields.filter((field) => !columns.some(({ use }) => use === field));
  const noHeads = start === -1 && absent.length > 0;
  const missing = noHeads ? [problems.noHeads] : absent.map(problems.noColumn);
  return { columns, problems: doubts.length > 0 ? doubts : missing };
}
