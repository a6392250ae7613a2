/** Reads the rows of a price list. What could mean two things is refused with its reason. */
import { isCalendarDate, MONTHS } from '@/lib/days';
import { shortened } from '@/lib/difference';
import { parseNumberInput } from '@/lib/numbers';
import { byText } from '@/lib/order';
import { groupBy } from '@/lib/records';
import {
  type ColumnChoices,
  isBlankRow,
  misaligned,
  type Sheet,
  textOfCell,
} from '@/lib/table/grid';
import { readPeriod } from '@/figures/admin/periods';
import { MAX_SYMBOL } from '@/figures/limits';
import type { UnreadRow } from '@/ui/admin/UnreadRows';
import { columnsOf, tableOf } from './columns';
import {
  lastTraded,
  type LeftOutReason,
  type ListField,
  neededFields,
  unreadable,
} from './messages';

/** A share with both closes, traded and changed. */
export interface ShareRow {
  /** Row of the input, from 1. */
  row: number;
  symbol: string;
  previous: number;
  current: number;
  /** Naira and shares traded, where the list says so. */
  value: number | null;
  volume: number | null;
}

export interface LeftOutRow {
  row: number;
  name: string;
  /** 'layout' for heads, titles and blanks, which say nothing of a share and are not counted. */
  reason: LeftOutReason | 'layout';
  /** A detail of the reason, such as the day of the last trade. */
  detail: string;
}

export interface UnreadShare extends UnreadRow {
  /** Its closes, where they can be read. */
  closes: Pick<ShareRow, 'previous' | 'current'> | null;
  /** False where the list says that nothing of it was traded. */
  traded: boolean;
}

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

const amounts = ['trades', 'volume', 'value'] as const;
const byRow = (one: { row: number }, other: { row: number }) => one.row - other.row;

/** Reads a sheet as a price list: each of its rows is in exactly one of read, left out and unread. */
export function readList(sheet: Sheet, choices: ColumnChoices<ListField> = {}) {
  const { rows } = sheet;
  const table = tableOf(rows);
  const { columns, problems } = columnsOf(rows, table, choices);
  const first = table.heads[0] ?? 0;
  const width = table.heads.length === 0 ? Infinity : (rows[first]?.length ?? 0);
  const read: ShareRow[] = [];
  const leftOut: LeftOutRow[] = [];
  const unread: UnreadShare[] = [];
  const parsed: (ShareRow & { day: string | null; traded: boolean })[] = [];

  const placeOf = (field: ListField) => columns.find(({ use }) => use === field)?.index;
  const places = new Map(
    [...neededFields, ...amounts, 'date' as const].map((field) => [field, placeOf(field)]),
  );
  const complete = neededFields.every((field) => places.get(field) !== undefined);
  const cellOf = (at: number, field: ListField) => rows[at]?.[places.get(field) ?? -1] ?? '';
  const nameOf = (at: number) =>
    [cellOf(at, 'symbol'), ...(rows[at] ?? [])].map(textOfCell).find((text) => text !== '') ?? '';
  const commas = rows.some((row) => row.some((cell) => DECIMAL_COMMA.test(textOfCell(cell))));
  const priceOf = (at: number, field: ListField) => readPrice(cellOf(at, field), commas);
  const leave = (at: number, reason: LeftOutRow['reason'], detail = '') =>
    leftOut.push({ row: at + 1, name: nameOf(at), reason, detail });

  function refuse(at: number, why: string, isShifted = false) {
    const [previous, current] = [priceOf(at, 'previous'), priceOf(at, 'current')];
    const known = amounts.filter((field) => places.get(field) !== undefined);
    // An amount that is not a number says nothing, other than one that is not there.
    const untraded = known.length > 0 && known.every((field) => priceOf(at, field) === 0);
    const used = neededFields.map((field) => textOfCell(cellOf(at, field)));
    const cells = isShifted || !complete ? (rows[at] ?? []).map(textOfCell) : used;
    return unread.push({
      row: at + 1,
      text: cells.filter((text) => text !== '').join(' '),
      why,
      closes: !isShifted && previous && current ? { previous, current } : null,
      traded: isShifted || !untraded,
    });
  }

  /** Returns why a row holds no share: it is outside of the table, its heads, a title or blank. */
  function layoutOf(at: number): 'layout' | 'otherTable' | null {
    const row = rows[at] ?? [];
    const digits = row.filter((cell) => /\d/.test(cell)).length;
    if (isBlankRow(row) || table.heads.includes(at)) return 'layout';
    if (at < first || at > table.last) return digits >= 2 ? 'otherTable' : 'layout';
    const isAlone = row.filter((cell) => textOfCell(cell) !== '').length === 1;
    // Of a text with spaces it is not sure what stands under which head.
    if (sheet.shape === 'exactly') return digits === 0 ? 'layout' : null;
    return isAlone || (digits === 0 && textOfCell(cellOf(at, 'symbol')) === '') ? 'layout' : null;
  }

  /** Reads a row as far as it can be read without the others. */
  function parse(at: number) {
    const layout = layoutOf(at);
    if (layout !== null) return leave(at, layout);
    const [previous, current] = [priceOf(at, 'previous'), priceOf(at, 'current')];
    const cut = misaligned(rows[at] ?? [], sheet, width);
    const name = nameOf(at);
    const isShare = cut === null && previous && current && /^total$/i.test(name);
    if (TOTAL.test(name) && !isShare) return leave(at, 'total');
    if (cut !== null) return refuse(at, unreadable[cut], true);
    const symbol = readSymbol(cellOf(at, 'symbol'));
    if (symbol === '') return refuse(at, unreadable.noSymbol);
    if (!isSymbol(symbol)) return refuse(at, unreadable.noSymbolAtAll(symbol));
    if (FUNDS.has(symbol) || GOVERNMENT_BOND.test(symbol)) return leave(at, 'fund');
    for (const [field, price] of [
      ['previous', previous],
      ['current', current],
    ] as const) {
      if (price === null)
        return refuse(at, unreadable.noPrice(shortened(textOfCell(cellOf(at, field)))));
    }
    const amountOf = (field: (typeof amounts)[number]) =>
      places.get(field) === undefined ? null : priceOf(at, field);
    const traded = amounts.map(amountOf).filter((amount) => amount !== null);
    const isTraded = traded.some((amount) => amount > 0);
    if (!previous || !current) {
      return isTraded ? refuse(at, unreadable.missing) : leave(at, 'noCloses');
    }
    const [volume, value] = [amountOf('volume'), amountOf('value')];
    const share = { row: at + 1, symbol, previous, current, volume, value };
    const day = readDay(cellOf(at, 'date'));
    return parsed.push({ ...share, day, traded: isTraded || traded.length === 0 });
  }

  if (complete) rows.forEach((_, at) => parse(at));
  else rows.forEach((_, at) => leave(at, 'layout'));
  const day = dayOfMost(parsed);
  for (const [symbol, group] of groupBy(parsed, (row) => row.symbol)) {
    const amount = ({ value, volume }: ShareRow) => value ?? volume ?? 0;
    const [most, ...others] = group.toSorted((a, b) => amount(b) - amount(a));
    if (most === undefined) continue;
    const { day: own, traded, ...share } = most;
    const agree = others.every(
      ({ previous, current }) => previous === share.previous && current === share.current,
    );
    if (!agree) {
      for (const { row } of group) refuse(row - 1, unreadable.listedTwice(symbol));
      continue;
    }
    for (const { row } of others) leave(row - 1, 'twice', `as in row ${share.row}`);
    if (day !== null && own !== null && own !== day)
      leave(share.row - 1, 'noTrade', lastTraded(own));
    else if (!traded) leave(share.row - 1, 'noTrade');
    else if (share.previous === share.current) leave(share.row - 1, 'unchanged');
    else read.push(share);
  }
  const titleDay = rows.slice(0, first).flat().map(readDay).find(Boolean);
  return {
    read,
    leftOut: leftOut.sort(byRow),
    unread: unread.sort(byRow),
    columns,
    /** Whether all that a row needs has its column. */
    complete,
    table,
    /** The problems of the list as a whole, each with what to do. */
    problems,
    /** The list's trading day, YYYY-MM-DD. */
    tradeDate: day ?? titleDay ?? null,
  };
}

export type ListReading = ReturnType<typeof readList>;
