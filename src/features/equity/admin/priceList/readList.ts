/** Reads the rows of a price list. What could mean two things is refused with its reason. */
import { descending, greatest } from 'd3-array';
import { shortened } from '@/lib/difference';
import { usableNumber } from '@/lib/numbers';
import { groupBy, keysOf } from '@/lib/records';
import { textOfCell } from '@/lib/table/columns';
import { NOT_CALCULATED } from '@/lib/table/messages';
import { type Comma, createNumberStyle } from '@/lib/table/numberStyle';
import { firstDay, wholeDay } from '@/figures/admin/daysInText';
import { MAX_SYMBOL } from '@/figures/limits';
import type { PriceTable } from './columns';
import { lastTraded, type LeftOutReason, neededFields, problems, unreadable } from './messages';

/** A row of a list, as far as it can be read. */
export type ListRow = ReturnType<typeof readRow>;
/** A row with both closes. */
export type ShareRow = ListRow & Record<'previous' | 'current', number>;

type NumberStyle = ReturnType<typeof createNumberStyle>;

const amountFields = ['trades', 'volume', 'value'] as const;

/** A missing close. Accounting formats write a currency before or behind the dash. */
const MISSING =
  /^(|(N|NGN|=N=|\u20a6)?\s*[-\u2010-\u2015\u2212]+\s*(N|NGN|=N=|\u20a6|naira)?|n\/?a|nil|susp(\.|ended)?)$/i;

/** Returns a close or an amount, 0 of none, null of what is no price. */
function readPrice(cell: string, numbers: NumberStyle): number | null {
  if (MISSING.test(cell)) return 0;
  const plain = numbers.toInput(cell);
  return plain === null || plain.includes('%') ? null : usableNumber(plain, { kind: 'price' });
}

/** The flags that the exchange sets in brackets behind a symbol. */
const FLAGS = /\s*[[(][A-Z,/; ]*[\])]/gi;
const isSymbol = (text: string) =>
  /^(?=.*[A-Z])[A-Z\d][A-Z\d.&/'-]*$/.test(text) && text.length <= MAX_SYMBOL;

/** Exchange-traded funds and an infrastructure fund of the Lagos exchange. */
const FUND =
  /^(GREENWETF|LOTUSHAL15|MERGROWTH|MERVALUE|NEWGOLD|NIDF|SIAMLETF40|STANBICETF30|VETBANK|VETGOODS|VETGRIF30|VETINDETF|VSPBONDETF)$/;
/** Bonds of the federal government: `FGS202873`, `FGSUK2031S4`, `FG162037S2`. */
const GOVERNMENT_BOND = /^FG(S|B|SUK)?\d{4,}/;
/** A row that sums others up; `TOTAL` alone is also the symbol of a share. */
const TOTAL = /^(grand|sub|market|overall)?[\s-]*totals?[\s:]*$|^(average|sum)[\s:]*$/i;

/** Marks a row as left out, or as read if the reason is null; `detail` is such as the day of its last trade. */
const left = (reason: LeftOutReason | null, detail = '') => ({ why: '', reason, detail });
/** Marks a row as unreadable. */
const refused = (why: string) => ({ ...left(null), why });
const isRead = (row: ListRow): row is ShareRow => row.why === '' && row.reason === null;

/** Reads a row of a table as far as it can be read without the others. */
function readRow(
  line: PriceTable['rows'][number],
  { columnOf, shape }: PriceTable,
  numbers: NumberStyle,
) {
  const { row, cells, texts, isEmpty, isOutside, cut } = line;
  const price = (field: keyof typeof texts) =>
    columnOf[field] >= 0 && cut === null ? readPrice(texts[field], numbers) : null;
  const filled = cells.map(textOfCell).filter(Boolean);
  const digits = filled.filter((cell) => /\d/.test(cell)).length;
  const used = cut === null ? neededFields.map((field) => texts[field]).filter(Boolean) : filled;
  const amounts = amountFields.filter((field) => columnOf[field] >= 0).map(price);
  const isTraded = amounts.some(Boolean);
  const name = texts.symbol || filled[0] || '';
  const symbol = texts.symbol.replace(FLAGS, '').toUpperCase();
  const isUncalculated = Object.values(texts).includes(NOT_CALCULATED);
  const closes = { previous: price('previous'), current: price('current') };

  function judge() {
    // Of a text with spaces it is not sure what stands under which head.
    const isLoose = shape === 'exactly';
    if (isEmpty) return left('layout');
    if (isOutside) return left(digits >= 2 ? 'otherTable' : 'layout');
    if (isUncalculated && !TOTAL.test(name)) return refused(unreadable.notCalculated);
    if (digits === 0 && (isLoose || texts.symbol === '')) return left('layout');
    if (filled.length === 1 && !isLoose) return left('layout');
    const isWhole = closes.previous && closes.current;
    if (TOTAL.test(name) && !(isWhole && /^total$/i.test(name))) return left('total');
    if (cut !== null) return refused(unreadable[cut]);
    if (symbol === '') return refused(unreadable.noSymbol);
    if (!isSymbol(symbol)) return refused(unreadable.noSymbolAtAll(symbol));
    if (FUND.test(symbol) || GOVERNMENT_BOND.test(symbol)) return left('fund');
    const noPrice = keysOf(closes).find((close) => closes[close] === null);
    if (noPrice !== undefined) {
      const text = texts[noPrice];
      const why = numbers.isEither(text) ? 'eitherNumber' : 'noPrice';
      return refused(unreadable[why](shortened(text)));
    }
    if (isWhole) return left(null);
    return isTraded ? refused(unreadable.missing) : left('noCloses');
  }

  return {
    /** As a spreadsheet counts, from 1. */
    row,
    /** Its symbol as it is written, or the first of its cells. */
    name,
    /** The texts of the cells that are read, joined. */
    text: used.join(' '),
    /** In capitals without the exchange's flags: `Accesscorp [MRF]` is ACCESSCORP. */
    symbol,
    /** The closes, 0 where the list says that there is none; null where they cannot be read. */
    ...closes,
    /** Naira and shares traded, where the list says so. */
    value: price('value'),
    volume: price('volume'),
    /** False where the list says that nothing of it was traded: an amount that is no number says nothing. */
    traded: amounts.length === 0 || amounts.some((amount) => amount !== 0),
    /** True where an amount of it is 0 and none is above. */
    untraded: !isTraded && amounts.includes(0),
    /** The day of its last trade, YYYY-MM-DD, where the list says it. */
    day: wholeDay(texts.date) ?? firstDay(texts.date),
    ...judge(),
  };
}

/** Returns what staff have to settle about the columns of a table. */
function problemsOf({ heads, absent, doubts }: PriceTable): string[] {
  if (doubts.length > 0) {
    return doubts.map(({ use, names }) => problems.severalColumns(use, names));
  }
  const missing = neededFields.filter((field) => absent.includes(field));
  if (heads.length === 0 && missing.length > 0) return [problems.noHeads];
  return missing.map(problems.noColumn);
}

/**
 * Reads the price list of a sheet: each row of it is in exactly one of read, left out and unread.
 * @param comma what commas separate if the list does not show it
 */
export function readList(table: PriceTable, comma?: Comma) {
  const { rows, heads, absent } = table;
  const dataRows = rows.filter(({ isEmpty, isOutside }) => !isEmpty && !isOutside);
  const numbers = createNumberStyle(
    dataRows.flatMap(({ cells }) => cells.map(textOfCell)),
    comma,
  );
  const all = rows.map((row) => readRow(row, table, numbers));
  const shares = all.filter(isRead);
  // The list's day is that of most shares, the newest of those of as many.
  const days = shares.flatMap((row) => row.day ?? []).toSorted(descending);
  const [day] = greatest(groupBy(days, String), ([, { length }]) => length) ?? [];
  for (const group of groupBy(shares, ({ symbol }) => symbol).values()) {
    const amount = ({ value, volume }: ListRow) => value ?? volume ?? 0;
    const most = group.reduce((one, other) => (amount(other) > amount(one) ? other : one));
    const { symbol, previous, current } = most;
    const agree = group.every((row) => row.previous === previous && row.current === current);
    const judge = (row: ShareRow) => {
      if (!agree) return refused(unreadable.listedTwice(symbol));
      if (row !== most) return left('twice', `as in row ${most.row}`);
      if (row.day !== null && row.day !== day) return left('noTrade', lastTraded(row.day));
      if (row.untraded) return left('noTrade');
      return left(previous === current ? 'unchanged' : null);
    };
    for (const row of group) Object.assign(row, judge(row));
  }
  const titles = rows.slice(0, heads[0] ?? 0).flatMap(({ cells }) => cells);
  return {
    table,
    /** True where all that a row needs has its column. */
    complete: absent.length === 0,
    /** The problems to settle before the list can be read, each with what to do. */
    problems: problemsOf(table),
    read: all.filter(isRead),
    leftOut: all.filter(({ reason }) => reason !== null),
    unread: all.filter(({ why }) => why !== ''),
    asksComma: numbers.asksComma,
    /** The list's trading day, YYYY-MM-DD. */
    tradeDate: day ?? titles.map(firstDay).find(Boolean) ?? null,
  };
}

export type ListReading = ReturnType<typeof readList>;
