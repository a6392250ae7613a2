/** Reads the rows of a price list. What could mean two things is refused with its reason. */
import { isCalendarDate, MONTHS } from '@/lib/days';
import { shortened } from '@/lib/difference';
import { parseNumberInput } from '@/lib/numbers';
import { byText } from '@/lib/order';
import { groupBy, mapKeys } from '@/lib/records';
import {
  type Cells,
  type ColumnChoices,
  misaligned,
  type Sheet,
  textOfCell,
  textUnder,
} from '@/lib/table/grid';
import { readPeriod } from '@/figures/admin/periods';
import { MAX_SYMBOL } from '@/figures/limits';
import { listColumns, tableOf } from './columns';
import {
  fields,
  lastTraded,
  type LeftOutReason,
  type ListField,
  neededFields,
  unreadable,
} from './messages';
import { mayLead, rankingsOf, type ShareRow, type UnreadShare } from './rank';

interface LeftOutRow {
  row: number;
  name: string;
  /** 'layout' for heads, titles and blanks, which say nothing of a share and are not counted. */
  reason: LeftOutReason | 'layout';
  /** A detail of the reason, such as the day of the last trade. */
  detail: string;
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

const byRow = (one: { row: number }, other: { row: number }) => one.row - other.row;

/** Reads a sheet as a price list: each of its rows is in exactly one of read, left out and unread. */
export function readList(sheet: Sheet, chosen: ColumnChoices<ListField> = {}) {
  const { rows } = sheet;
  const table = tableOf(rows);
  const { columns, problems } = listColumns(rows, table, chosen);
  const has = (field: ListField) => columns.some(({ use }) => use === field);
  const complete = neededFields.every(has);
  const amounts = (['trades', 'volume', 'value'] as const).filter(has);
  const [first = -1] = table.heads;
  const width = rows[first]?.length ?? Infinity;
  const commas = rows.some((row) => row.some((cell) => DECIMAL_COMMA.test(textOfCell(cell))));

  /** Reads a row as far as it can be read without the others. */
  function readRow(cells: Cells, at: number) {
    const texts = mapKeys(fields, (field) => textUnder(cells, columns, field));
    const price = (field: ListField) => (has(field) ? readPrice(texts[field], commas) : null);
    const filled = cells.map(textOfCell).filter((text) => text !== '');
    const digits = filled.filter((text) => /\d/.test(text)).length;
    const cut = misaligned(cells, sheet, width);
    const [previous, current] = [price('previous'), price('current')];
    const closes = cut === null && previous && current ? { previous, current } : null;
    const traded = amounts.map(price);
    const isTraded = traded.some((amount) => amount !== null && amount > 0);
    const used = cut === null ? neededFields.map((field) => texts[field]) : filled;
    const row = {
      row: at + 1,
      name: texts.symbol || filled[0] || '',
      text: used.filter((text) => text !== '').join(' '),
      closes,
      // An amount that is not a number says nothing, other than one that is not there.
      traded: cut !== null || amounts.length === 0 || traded.some((amount) => amount !== 0),
    };
    const leave = (reason: LeftOutRow['reason']) => ({ ...row, reason, detail: '' });
    const refuse = (why: string) => ({ ...row, why });

    // Of a text with spaces it is not sure what stands under which head.
    const isTitle =
      sheet.shape === 'exactly'
        ? digits === 0
        : filled.length === 1 || (digits === 0 && texts.symbol === '');
    if (!complete || filled.length === 0 || table.heads.includes(at)) return leave('layout');
    if (at < first || at > table.last) return leave(digits >= 2 ? 'otherTable' : 'layout');
    if (isTitle) return leave('layout');
    if (TOTAL.test(row.name) && !(closes && /^total$/i.test(row.name))) return leave('total');
    if (cut !== null) return refuse(unreadable[cut]);
    const symbol = readSymbol(texts.symbol);
    if (symbol === '') return refuse(unreadable.noSymbol);
    if (!isSymbol(symbol)) return refuse(unreadable.noSymbolAtAll(symbol));
    if (FUNDS.has(symbol) || GOVERNMENT_BOND.test(symbol)) return leave('fund');
    if (previous === null || current === null)
      return refuse(
        unreadable.noPrice(shortened(previous === null ? texts.previous : texts.current)),
      );
    if (closes === null) return isTraded ? refuse(unreadable.missing) : leave('noCloses');
    const share = {
      row: row.row,
      symbol,
      ...closes,
      value: price('value'),
      volume: price('volume'),
    };
    const isUntraded = !isTraded && traded.some((amount) => amount !== null);
    return { ...row, closes, share, day: readDay(texts.date), isUntraded };
  }

  const parsed = rows.map(readRow);
  const shares = parsed.flatMap((row) => ('share' in row ? row : []));
  const leftOut: LeftOutRow[] = parsed.flatMap((row) => ('reason' in row ? row : []));
  const unread: UnreadShare[] = parsed.flatMap((row) => ('why' in row ? row : []));
  const read: ShareRow[] = [];
  const day = dayOfMost(shares);
  for (const [symbol, group] of groupBy(shares, ({ share }) => share.symbol)) {
    const amount = ({ share: { value, volume } }: (typeof group)[number]) => value ?? volume ?? 0;
    const most = group.reduce((one, other) => (amount(other) > amount(one) ? other : one));
    const { previous, current } = most.share;
    const agree = group.every(
      ({ closes }) => closes.previous === previous && closes.current === current,
    );
    for (const row of group) {
      const leave = (reason: LeftOutReason, detail = '') =>
        leftOut.push({ row: row.row, name: row.name, reason, detail });
      if (!agree) unread.push({ ...row, why: unreadable.listedTwice(symbol) });
      else if (row !== most) leave('twice', `as in row ${most.row}`);
      else if (row.day !== null && row.day !== day) leave('noTrade', lastTraded(row.day));
      else if (row.isUntraded) leave('noTrade');
      else if (previous === current) leave('unchanged');
      else read.push(row.share);
    }
  }
  const rankings = rankingsOf(read);
  unread.sort(byRow);
  return {
    sheet,
    table,
    columns,
    /** Whether all that a row needs has its column. */
    complete,
    /** The problems of the list as a whole, each with what to do. */
    problems,
    read,
    leftOut: leftOut.sort(byRow),
    unread,
    rankings,
    /** Those of the unread that may belong among the five. */
    leading: unread.filter((row) => mayLead(row, rankings)),
    /** The list's trading day, YYYY-MM-DD. */
    tradeDate: day ?? rows.slice(0, Math.max(first, 0)).flat().map(readDay).find(Boolean) ?? null,
  };
}

export type ListReading = ReturnType<typeof readList>;
