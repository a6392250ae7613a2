/** Reads the rows of a price list. What could mean two things is refused with its reason. */
import { isCalendarDate, MONTHS } from '@/lib/days';
import { shortened } from '@/lib/difference';
import { parseNumberInput } from '@/lib/numbers';
import { byText } from '@/lib/order';
import { groupBy } from '@/lib/records';
import type { FoundTable } from '@/lib/table/columns';
import { type Cells, misaligned, textOfCell } from '@/lib/table/grid';
import { readPeriod } from '@/figures/admin/periods';
import { MAX_SYMBOL } from '@/figures/limits';
import {
  lastTraded,
  type LeftOutReason,
  type ListField,
  neededFields,
  problems,
  unreadable,
} from './messages';

/** A row of a list, as far as it can be read. */
export interface ListRow {
  /** As a spreadsheet counts, from 1. */
  row: number;
  /** Its symbol as it is written, or the first of its cells. */
  name: string;
  /** What stands in it. */
  text: string;
  symbol: string;
  /** The closes, 0 where the list says that there is none; null where they cannot be read. */
  previous: number | null;
  current: number | null;
  /** Naira and shares traded, where the list says so. */
  value: number | null;
  volume: number | null;
  /** False where the list says that nothing of it was traded. */
  traded: boolean;
}

/** A row with both closes. */
export type ShareRow = ListRow & Record<'previous' | 'current', number>;

const MISSING = /^(|[-\u2010-\u2015\u2212]+|n\/?a|nil|susp(\.|ended)?)$/i;
const CURRENCY = /^(=N=|NGN)\s*|\s*(NGN|naira)$/gi;
/** What is longer is no price or symbol: an expression would try each blank of it. */
const LONGEST = 100;
/** A percentage, and blanks between digits that part no thousands. */
const NO_PRICE = /%|\d\s+(?!\d{3}(?!\d))/;

/** `1,234` and `1.234`: one number or another in a list whose decimals follow a comma. */
const EITHER = /^\d{1,3}[.,]\d{3}$/;
const DECIMAL_COMMA = /\d,\d{1,2}$/;

/**
 * Returns a close or an amount, 0 where the cell says that there is none; null where it is not a price.
 * `commas` says whether decimals follow a comma in this list.
 */
function readPrice(cell: string, commas: boolean): number | null {
  const text = textOfCell(cell);
  if (text.length > LONGEST) return null;
  if (MISSING.test(text)) return 0;
  const plain = text.replace(CURRENCY, '');
  if (commas && EITHER.test(plain)) return null;
  const parsed = parseNumberInput(plain);
  return parsed.ok && parsed.value >= 0 && !NO_PRICE.test(plain) ? parsed.value : null;
}

/** The flags that the exchange sets in brackets behind a symbol. */
const FLAGS = /\s*[[(][A-Z,/; ]*[\])]/gi;

/** Returns a symbol in capitals without the exchange's flags: `Accesscorp [MRF]` is ACCESSCORP. */
const readSymbol = (cell: string) =>
  textOfCell(cell).slice(0, LONGEST).replace(FLAGS, '').toUpperCase();
const isSymbol = (text: string) =>
  /^(?=.*[A-Z])[A-Z\d][A-Z\d.&/'-]*$/.test(text) && text.length <= MAX_SYMBOL;

/** Exchange-traded funds and an infrastructure fund of the Lagos exchange. */
const FUNDS = new Set(
  'GREENWETF LOTUSHAL15 MERGROWTH MERVALUE NEWGOLD NIDF SIAMLETF40 STANBICETF30 VETBANK VETGOODS VETGRIF30 VETINDETF VSPBONDETF'.split(
    ' ',
  ),
);
/** Bonds of the federal government: `FGS202873`, `FGSUK2031S4`, `FG162037S2`. */
const GOVERNMENT_BOND = /^FG(S|B|SUK)?\d{4,}/;
/** A row that sums others up; `TOTAL` alone is also the symbol of a share. */
const TOTAL = /^(grand|sub|market|overall)?[\s-]*totals?[\s:]*$|^(average|sum)[\s:]*$/i;

const MONTH = `(?:${MONTHS.map((name) => name.slice(0, 3)).join('|')})[a-z]*\\.?`;
const DATE = '\\d{1,2}(?:st|nd|rd|th)?';
const DAYS = [
  `${DATE}[\\s/-]*${MONTH}[\\s,/-]*\\d{2,4}`,
  `${MONTH}\\s+${DATE}[\\s,]+\\d{4}`,
  '\\d{4}-\\d\\d-\\d\\d',
  '\\d{1,2}([./-])\\d{1,2}\\1\\d{4}',
];
const DAY = new RegExp(`\\b(?:${DAYS.join('|')})`, 'i');

/** Returns the first day in a text, YYYY-MM-DD; null where there is none, and where it could be two. */
function readDay(text: string): string | null {
  const day = readPeriod(DAY.exec(text)?.[0] ?? '');
  return day !== null && isCalendarDate(day) ? day : null;
}

/** Returns the list's day: that of most rows, the newest of those in as many. */
function dayOfMost(rows: readonly { day: string | null }[]): string | null {
  const days = rows.flatMap(({ day }) => day ?? []);
  const [most] = [...groupBy(days, (day) => day)].toSorted(
    ([one, ones], [other, others]) => others.length - ones.length || byText(other, one),
  );
  return most?.[0] ?? null;
}

/** 'layout' is of heads, titles and blanks, which say nothing of a share and are not counted. */
const leave = (row: ListRow, reason: LeftOutReason | 'layout', detail = '') => ({
  ...row,
  reason,
  /** A detail of the reason, such as the day of the last trade. */
  detail,
});
const byRow = (one: { row: number }, other: { row: number }) => one.row - other.row;

/** Returns what is to be settled before a list can be read. */
function problemsOf({ heads, absent, doubts }: FoundTable<ListField>): string[] {
  if (doubts.length > 0) return doubts.map(({ use, names }) => problems.severalColumns(use, names));
  if (heads.length === 0 && absent.length > 0) return [problems.noHeads];
  return neededFields.filter((field) => absent.includes(field)).map(problems.noColumn);
}

/** Reads the price list of a sheet: each row of it is in exactly one of read, left out and unread. */
export function readList(table: FoundTable<ListField>) {
  const { sheet, heads, places, width } = table;
  const { rows } = sheet;
  const has = (field: ListField) => places[field] >= 0;
  const complete = table.absent.length === 0;
  const amounts = (['trades', 'volume', 'value'] as const).filter(has);
  const [first = -1] = heads;
  const commas = rows.some((row) => row.some((cell) => DECIMAL_COMMA.test(textOfCell(cell))));
  // Of a text with spaces it is not sure what stands under which head.
  const isLoose = sheet.shape === 'exactly';

  /** Reads a row as far as it can be read without the others. */
  function readRow(cells: Cells, at: number) {
    const cut = misaligned(cells, sheet, width);
    const text = (field: ListField) => textOfCell(cells[places[field]]);
    const price = (field: ListField) =>
      has(field) && cut === null ? readPrice(text(field), commas) : null;
    const filled = cells.map(textOfCell).filter((cell) => cell !== '');
    const digits = filled.filter((cell) => /\d/.test(cell)).length;
    const traded = amounts.map(price);
    const isTraded = traded.some((amount) => amount !== null && amount > 0);
    const used = cut === null ? neededFields.map(text).filter((each) => each !== '') : filled;
    const symbol = readSymbol(text('symbol'));
    const name = text('symbol') || filled[0] || '';
    const [previous, current] = [price('previous'), price('current')];
    const row: ListRow = {
      row: at + 1,
      name,
      text: used.join(' '),
      symbol,
      previous,
      current,
      value: price('value'),
      volume: price('volume'),
      // An amount that is not a number says nothing, other than one that is not there.
      traded: amounts.length === 0 || traded.some((amount) => amount !== 0),
    };
    const refuse = (why: string) => ({ ...row, why });

    if (!complete || filled.length === 0 || heads.includes(at)) return leave(row, 'layout');
    if (at < first || at > table.last) return leave(row, digits >= 2 ? 'otherTable' : 'layout');
    if (digits === 0 && (isLoose || text('symbol') === '')) return leave(row, 'layout');
    if (filled.length === 1 && !isLoose) return leave(row, 'layout');
    if (TOTAL.test(name) && !(previous && current && /^total$/i.test(name)))
      return leave(row, 'total');
    if (cut !== null) return refuse(unreadable[cut]);
    if (symbol === '') return refuse(unreadable.noSymbol);
    if (!isSymbol(symbol)) return refuse(unreadable.noSymbolAtAll(symbol));
    if (FUNDS.has(symbol) || GOVERNMENT_BOND.test(symbol)) return leave(row, 'fund');
    const noPrice = (['previous', 'current'] as const).find((close) => row[close] === null);
    if (noPrice !== undefined) return refuse(unreadable.noPrice(shortened(text(noPrice))));
    if (!previous || !current)
      return isTraded ? refuse(unreadable.missing) : leave(row, 'noCloses');
    const isUntraded = !isTraded && traded.some((amount) => amount !== null);
    return { ...row, previous, current, day: readDay(text('date')), isUntraded };
  }

  const parsed = rows.map(readRow);
  const shares = parsed.flatMap((row) => ('day' in row ? row : []));
  const leftOut = parsed.flatMap((row) => ('reason' in row ? row : []));
  const unread = parsed.flatMap((row) => ('why' in row ? row : []));
  const read: typeof shares = [];
  const day = dayOfMost(shares);
  for (const [symbol, group] of groupBy(shares, (row) => row.symbol)) {
    const amount = ({ value, volume }: ListRow) => value ?? volume ?? 0;
    const most = group.reduce((one, other) => (amount(other) > amount(one) ? other : one));
    const { previous, current } = most;
    const agree = group.every((row) => row.previous === previous && row.current === current);
    for (const row of group) {
      if (!agree) unread.push({ ...row, why: unreadable.listedTwice(symbol) });
      else if (row !== most) leftOut.push(leave(row, 'twice', `as in row ${most.row}`));
      else if (row.day !== null && row.day !== day)
        leftOut.push(leave(row, 'noTrade', lastTraded(row.day)));
      else if (row.isUntraded) leftOut.push(leave(row, 'noTrade'));
      else if (previous === current) leftOut.push(leave(row, 'unchanged'));
      else read.push(row);
    }
  }
  return {
    table,
    /** Whether all that a row needs has its column. */
    complete,
    /** The problems of the list as a whole, each with what to do. */
    problems: problemsOf(table),
    read,
    leftOut: leftOut.sort(byRow),
    unread: unread.sort(byRow),
    /** The list's trading day, YYYY-MM-DD. */
    tradeDate: day ?? rows.slice(0, Math.max(first, 0)).flat().map(readDay).find(Boolean) ?? null,
  };
}

export type ListReading = ReturnType<typeof readList>;
