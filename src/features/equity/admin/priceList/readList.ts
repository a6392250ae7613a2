/** Reads the rows of a price list. What could mean two things is refused with its reason. */
import { isCalendarDate, MONTHS } from '@/lib/days';
import { shortened } from '@/lib/difference';
import { usableNumber } from '@/lib/numbers';
import { byText } from '@/lib/order';
import { groupBy } from '@/lib/records';
import { type FoundTable, textOfCell } from '@/lib/table/columns';
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
  /** False where the list says that nothing of it was traded: an amount that is no number says nothing. */
  traded: boolean;
  /** Whether the list says so, beside what says nothing. */
  untraded: boolean;
  /** The day of its last trade, YYYY-MM-DD, where the list says it. */
  day: string | null;
  /** Why it cannot be read; '' of one that can be. */
  why: string;
  /**
   * Why it is left out; null of one that is not. 'layout' is of heads, titles and blanks, which say
   * nothing of a share and are not counted.
   */
  reason: LeftOutReason | 'layout' | null;
  /** A detail of the reason, such as the day of the last trade. */
  detail: string;
}

/** A row with both closes. */
export type ShareRow = ListRow & Record<'previous' | 'current', number>;

const MISSING = /^(|[-\u2010-\u2015\u2212]+|n\/?a|nil|susp(\.|ended)?)$/i;
const CURRENCY = /^(=N=|NGN)\s*|\s*(NGN|naira)$/gi;
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
  if (MISSING.test(cell)) return 0;
  const plain = cell.replace(CURRENCY, '');
  const isEither = commas && EITHER.test(plain);
  return isEither || NO_PRICE.test(plain) ? null : usableNumber(plain, { kind: 'price' });
}

/** The flags that the exchange sets in brackets behind a symbol. */
const FLAGS = /\s*[[(][A-Z,/; ]*[\])]/gi;

/** Returns a symbol in capitals without the exchange's flags: `Accesscorp [MRF]` is ACCESSCORP. */
const readSymbol = (cell: string) => cell.replace(FLAGS, '').toUpperCase();
const isSymbol = (text: string) =>
  /^(?=.*[A-Z])[A-Z\d][A-Z\d.&/'-]*$/.test(text) && text.length <= MAX_SYMBOL;

/** Exchange-traded funds and an infrastructure fund of the Lagos exchange. */
const FUNDS =
  'GREENWETF LOTUSHAL15 MERGROWTH MERVALUE NEWGOLD NIDF SIAMLETF40 STANBICETF30 VETBANK VETGOODS VETGRIF30 VETINDETF VSPBONDETF'.split(
    ' ',
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

const refuse = (row: ListRow, why: string) => Object.assign(row, { why });
const leave = (row: ListRow, reason: ListRow['reason'], detail = '') =>
  Object.assign(row, { reason, detail });
const isRead = (row: ListRow): row is ShareRow => row.why === '' && row.reason === null;

/** Reads the price list of a sheet: each row of it is in exactly one of read, left out and unread. */
export function readList(table: FoundTable<ListField>) {
  const { rows, heads, places, absent, doubts } = table;
  const amounts = (['trades', 'volume', 'value'] as const).filter((field) => places[field] >= 0);
  const commas = rows.some(({ cells }) =>
    cells.some((cell) => DECIMAL_COMMA.test(textOfCell(cell))),
  );
  // Of a text with spaces it is not sure what stands under which head.
  const isLoose = table.shape === 'exactly';

  /** Reads a row as far as it can be read without the others. */
  function readRow({ row: at, cells, texts, isEmpty, isOutside, cut }: (typeof rows)[number]) {
    const price = (field: ListField) =>
      places[field] >= 0 && cut === null ? readPrice(texts[field], commas) : null;
    const filled = cells.map(textOfCell).filter(Boolean);
    const digits = filled.filter((cell) => /\d/.test(cell)).length;
    const used = cut === null ? neededFields.map((field) => texts[field]).filter(Boolean) : filled;
    const traded = amounts.map(price);
    const isTraded = traded.some((amount) => amount !== null && amount > 0);
    const row: ListRow = {
      row: at,
      name: texts.symbol || filled[0] || '',
      text: used.join(' '),
      symbol: readSymbol(texts.symbol),
      previous: price('previous'),
      current: price('current'),
      value: price('value'),
      volume: price('volume'),
      traded: amounts.length === 0 || traded.some((amount) => amount !== 0),
      untraded: !isTraded && traded.includes(0),
      day: readDay(texts.date),
      why: '',
      reason: null,
      detail: '',
    };
    const { symbol, previous, current } = row;

    if (isEmpty) return leave(row, 'layout');
    if (isOutside) return leave(row, digits >= 2 ? 'otherTable' : 'layout');
    if (digits === 0 && (isLoose || texts.symbol === '')) return leave(row, 'layout');
    if (filled.length === 1 && !isLoose) return leave(row, 'layout');
    if (TOTAL.test(row.name) && !(previous && current && /^total$/i.test(row.name)))
      return leave(row, 'total');
    if (cut !== null) return refuse(row, unreadable[cut]);
    if (symbol === '') return refuse(row, unreadable.noSymbol);
    if (!isSymbol(symbol)) return refuse(row, unreadable.noSymbolAtAll(symbol));
    if (FUNDS.includes(symbol) || GOVERNMENT_BOND.test(symbol)) return leave(row, 'fund');
    const noPrice = (['previous', 'current'] as const).find((close) => row[close] === null);
    if (noPrice !== undefined) return refuse(row, unreadable.noPrice(shortened(texts[noPrice])));
    if (!previous || !current)
      return isTraded ? refuse(row, unreadable.missing) : leave(row, 'noCloses');
    return row;
  }

  const all = rows.map(readRow);
  const shares = all.filter(isRead);
  // The list's day is that of most shares, the newest of those of as many.
  const byDay = groupBy(
    shares.flatMap((row) => row.day ?? []),
    (each) => each,
  );
  const [[day] = []] = [...byDay].toSorted(
    ([one, ones], [other, others]) => others.length - ones.length || byText(other, one),
  );
  for (const group of groupBy(shares, ({ symbol }) => symbol).values()) {
    const amount = ({ value, volume }: ListRow) => value ?? volume ?? 0;
    const most = group.reduce((one, other) => (amount(other) > amount(one) ? other : one));
    const { symbol, previous, current } = most;
    const agree = group.every((row) => row.previous === previous && row.current === current);
    for (const row of group) {
      if (!agree) refuse(row, unreadable.listedTwice(symbol));
      else if (row !== most) leave(row, 'twice', `as in row ${most.row}`);
      else if (row.day !== null && row.day !== day) leave(row, 'noTrade', lastTraded(row.day));
      else if (row.untraded) leave(row, 'noTrade');
      else if (previous === current) leave(row, 'unchanged');
    }
  }
  const titles = rows.slice(0, heads[0] ?? 0).flatMap(({ cells }) => cells);
  const missing = neededFields.filter((field) => absent.includes(field));
  return {
    table,
    /** Whether all that a row needs has its column. */
    complete: absent.length === 0,
    /** What is to be settled before the list can be read, each with what to do. */
    problems:
      doubts.length > 0
        ? doubts.map(({ use, names }) => problems.severalColumns(use, names))
        : heads.length === 0 && missing.length > 0
          ? [problems.noHeads]
          : missing.map(problems.noColumn),
    read: all.filter(isRead),
    leftOut: all.filter(({ reason }) => reason !== null),
    unread: all.filter(({ why }) => why !== ''),
    /** The list's trading day, YYYY-MM-DD. */
    tradeDate: day ?? titles.map(readDay).find(Boolean) ?? null,
  };
}

export type ListReading = ReturnType<typeof readList>;
