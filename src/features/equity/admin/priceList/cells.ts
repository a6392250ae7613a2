/** Reads the cells of a price list: figures, symbols and days. */
import { isCalendarDate, MONTHS } from '@/lib/days';
import { MAX_FIGURE } from '@/lib/numbers';
import { MERGED, trimmed } from '@/lib/table/grid';
import { readPeriod } from '@/figures/admin/periods';
import { MAX_SYMBOL } from '@/figures/limits';
import { unreadable } from './messages';

type Read<T> = { ok: true; value: T } | { ok: false; why: string };
const no = (why: string) => ({ ok: false, why }) as const;

/** The decimal sign of a list: numbers of the other style are not guessed at. */
export type DecimalSign = 'point' | 'comma';

const MISSING = /^(|[-\u2010-\u2015\u2212]+|n\/?a|nil|susp(\.|ended)?)$/i;
const MINUS = /[-\u2010-\u2015\u2212]/;
const LEAD =
  /^[-+\u2010-\u2015\u2212]?\s*((=N=|NGN|N|\u20a6)\s*)?[-\u2010-\u2015\u2212]?(?=[.\d])/i;
const CURRENCY = /\s*(NGN|\u20a6|naira)$/i;
const GROUP = "[,'\u2019 \u00a0\u2009\u202f]";
/** Plain, or with thousands in groups of three. */
const FIGURE = new RegExp(`^(?=.*\\d)(\\d+|\\d{1,3}(${GROUP})\\d{3}(\\2\\d{3})*)?(\\.\\d*)?$`);
/** `1,234` and `1.234`: one number or another, by the sign that parts the decimals. */
const EITHER = /^\d{1,3}([.,]\d{3})+$/;

const whyNot: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/^#+$/, () => unreadable.tooNarrow],
  [/^#[A-Z]/i, unreadable.formulaError],
  [/^[\d.,]+e[+-]?\d+$/i, unreadable.exponent],
  [/^[\d.,\s]+%$/, unreadable.percent],
  [/^(?=.*\d)(?=.*o)[\do.,\s]+$/i, unreadable.letterO],
  [/^(?=.*\d)(?=.*[lI])[\dlI.,\s]+$/, unreadable.letterL],
  [/^(?=.*\d)\d*[.,]\d*$/, unreadable.twoMeanings],
  [EITHER, unreadable.twoMeanings],
];

/**
 * Reads a cell as a number; null where it says that there is none. Thousands are parted by commas,
 * spaces or apostrophes; naira signs are cut off; brackets and every dash for a minus make it
 * negative. What could mean two numbers is refused.
 */
export function readFigure(cell: string, sign: DecimalSign): Read<number | null> {
  // The commonest form of a number can be read without more ado.
  if (sign === 'point' && /^\d+(\.\d+)?$/.test(cell)) return { ok: true, value: Number(cell) };
  const text = trimmed(cell);
  if (MISSING.test(text)) return { ok: true, value: null };
  if (text === MERGED) return no(unreadable.merged);
  const inBrackets = /^\((.+)\)$/.exec(text)?.[1];
  const inside = trimmed(inBrackets ?? text);
  const lead = LEAD.exec(inside)?.[0] ?? '';
  const digits = inside.slice(lead.length).replace(CURRENCY, '');
  const inPoints =
    sign === 'point' ? digits : digits.replace(/[.,]/g, (each) => (each === '.' ? ',' : '.'));
  if (!FIGURE.test(inPoints) || (sign === 'comma' && EITHER.test(digits))) {
    const [, why] = whyNot.find(([form]) => form.test(digits)) ?? [];
    return no((why ?? unreadable.noNumber)(text));
  }
  const value = Number(inPoints.replace(/[^\d.]/g, ''));
  const isNegative = inBrackets !== undefined || MINUS.test(lead);
  return { ok: true, value: isNegative && value !== 0 ? -value : value };
}

/** Returns a close: a number of 0 or more that can be stored, or none. */
export function readClose(cell: string, sign: DecimalSign): Read<number | null> {
  const figure = readFigure(cell, sign);
  if (!figure.ok || figure.value === null) return figure;
  if (figure.value < 0) return no(unreadable.negative(trimmed(cell)));
  return figure.value > MAX_FIGURE ? no(unreadable.tooLarge(trimmed(cell))) : figure;
}

/** Returns the sign that parts the decimals in most of the cells that leave no doubt; a point without any. */
export function decimalSignOf(cells: readonly string[]): DecimalSign {
  const ending = (form: RegExp) => cells.filter((cell) => form.test(trimmed(cell))).length;
  const commas = ending(/,(\d{1,2}|\d{4,})$/);
  return commas > ending(/\.(\d{1,2}|\d{4,})$/) ? 'comma' : 'point';
}

/** The flags that the exchange sets in brackets behind a symbol; they are no part of it. */
const FLAGS = new Set('BLS MRF DWL DIP AWR RST BMF BAA BRS MRS BMB'.split(' '));
const BRACKETS = /[[(]([^[(\])]*)[\])]/g;

/** Returns a symbol in capitals without the exchange's flags: `Accesscorp [MRF]` is ACCESSCORP. */
export function readSymbol(cell: string): Read<string> {
  const text = trimmed(cell);
  if (text === MERGED) return no(unreadable.merged);
  for (const [bracket = '', inside = ''] of text.toUpperCase().matchAll(BRACKETS)) {
    const flags = inside.split(/[\s,/;]+/).filter(Boolean);
    if (flags.some((flag) => !FLAGS.has(flag))) return no(unreadable.unknownFlag(bracket));
  }
  const symbol = trimmed(text.replace(BRACKETS, '')).toUpperCase();
  if (symbol === '') return no(unreadable.noSymbol);
  if (/^[\d.,\s-]+$/.test(symbol)) return no(unreadable.numberForSymbol(text));
  if (/\s/.test(symbol)) return no(unreadable.nameForSymbol(text));
  if (!/^[A-Z\d][A-Z\d.&/'-]*$/.test(symbol)) return no(unreadable.noSymbolAtAll(text));
  if (symbol.length > MAX_SYMBOL) return no(unreadable.symbolTooLong(text));
  return { ok: true, value: symbol };
}

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
export function readDay(text: string): string | null {
  const day = readPeriod(DAY.exec(text)?.[0] ?? '');
  return day !== null && isCalendarDate(day) ? day : null;
}
