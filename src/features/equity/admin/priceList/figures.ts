import { MAX_FIGURE } from '@/lib/numbers';
import { MERGED, trimmed } from '@/lib/table/grid';
import { unreadable } from './messages';

/** A cell as a number; null where it says that there is none. */
export type Figure = { ok: true; value: number | null } | { ok: false; why: string };

/** The decimal sign of a list: numbers of the other style are not guessed at. */
export type DecimalSign = 'point' | 'comma';

const MISSING = /^(|[-\u2010-\u2015\u2212]+|n\/?a|nil|susp(\.|ended)?)$/i;
const CURRENCY = /^(=N=|NGN|N|\u20a6)\s*(?=[-+.\d])|(NGN|\u20a6|naira)$/gi;
const FORMULA_ERROR =
  /^#(N\/A|DIV\/0!|REF!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|ERROR!|BUSY!|BLOCKED!|GETTING_DATA)$/i;
const PLAIN = /^(\d+(\.\d*)?|\.\d+)$/;
const GROUP = "[,'\u2019 \u00a0\u2009\u202f]";
const POINT_GROUPED = new RegExp(`^\\d{1,3}(${GROUP})\\d{3}(\\1\\d{3})*(\\.\\d*)?$`);
const COMMA_DECIMAL = /^\d*,\d+$/;
const COMMA_GROUPED = /^\d{1,3}([.'\u2019 \u00a0\u2009\u202f])\d{3}(\1\d{3})*,\d*$/;
/** `1,234` and `1.234`: one number or another, by the sign that parts the decimals. */
const EITHER = /^\d{1,3}([.,]\d{3})+$/;

/** The commonest form of a number, which can be read without more ado. */
const WITH_POINT = /^\d+\.\d+$/;

function bare(text: string): { digits: string; negative: boolean } {
  const inBrackets = /^\((.+)\)$/.exec(text)?.[1];
  const signed = trimmed(inBrackets ?? text)
    .replace(/[\u2212\u2010-\u2015]/g, '-')
    .replace(/^-\s*(?=\D)/, '-');
  const minus = signed.startsWith('-');
  const rest = (minus || signed.startsWith('+') ? signed.slice(1) : signed).replace(CURRENCY, '');
  const minusInside = rest.startsWith('-');
  return {
    digits: (minusInside ? rest.slice(1) : rest).trim(),
    negative: inBrackets !== undefined || minus || minusInside,
  };
}

function plainOf(digits: string, sign: DecimalSign): string | null {
  if (sign === 'point') {
    if (PLAIN.test(digits)) return digits;
    return POINT_GROUPED.test(digits) ? digits.replace(/[^\d.]/g, '') : null;
  }
  if (/^\d+$/.test(digits)) return digits;
  if (EITHER.test(digits)) return null;
  if (COMMA_DECIMAL.test(digits)) return digits.replace(',', '.');
  return COMMA_GROUPED.test(digits) ? digits.replace(/[^\d,]/g, '').replace(',', '.') : null;
}

function whyNot(text: string, digits: string): string {
  if (text === MERGED) return unreadable.merged;
  if (FORMULA_ERROR.test(text)) return unreadable.formulaError(text);
  if (/^#+$/.test(text)) return unreadable.tooNarrow;
  if (/^[\d.,]+e[+-]?\d+$/i.test(digits)) return unreadable.exponent(text);
  if (/^[\d.,\s]+%$/.test(digits)) return unreadable.percent(text);
  if (/\d/.test(digits) && /^[\doO.,\s]+$/.test(digits) && /o/i.test(digits)) {
    return unreadable.letterO(text);
  }
  if (/\d/.test(digits) && /^[\dlI.,\s]+$/.test(digits) && /[lI]/.test(digits)) {
    return unreadable.letterL(text);
  }
  const twoMeanings = PLAIN.test(digits) || COMMA_DECIMAL.test(digits) || EITHER.test(digits);
  return twoMeanings ? unreadable.twoMeanings(text) : unreadable.noNumber(text);
}

/**
 * Reads a cell as a number. Thousands are parted by commas, spaces or apostrophes in threes; naira
 * signs are cut off; brackets and every dash for a minus make it negative; blanks and dashes are a
 * missing number. What could mean two numbers is refused.
 */
export function readFigure(cell: string, sign: DecimalSign): Figure {
  if (sign === 'point' && WITH_POINT.test(cell)) return { ok: true, value: Number(cell) };
  const text = trimmed(cell);
  if (MISSING.test(text)) return { ok: true, value: null };
  const { digits, negative } = bare(text);
  const plain = plainOf(digits, sign);
  if (plain === null) return { ok: false, why: whyNot(text, digits) };
  const value = Number(plain);
  return { ok: true, value: negative && value !== 0 ? -value : value };
}

/** Returns a close: a number of 0 or more that can be stored, or none. */
export function readClose(cell: string, sign: DecimalSign): Figure {
  const figure = readFigure(cell, sign);
  if (!figure.ok || figure.value === null) return figure;
  const text = trimmed(cell);
  if (figure.value < 0) return { ok: false, why: unreadable.negative(text) };
  return figure.value > MAX_FIGURE ? { ok: false, why: unreadable.tooLarge(text) } : figure;
}

/** Returns the sign that parts the decimals in most of the cells that leave no doubt; a point without any. */
export function decimalSignOf(cells: Iterable<string>): DecimalSign {
  let points = 0;
  let commas = 0;
  for (const cell of cells) {
    if (WITH_POINT.test(cell)) {
      if (!EITHER.test(cell)) points += 1;
      continue;
    }
    const { digits } = bare(trimmed(cell));
    if (EITHER.test(digits)) continue;
    if (digits.includes('.') && plainOf(digits, 'point') !== null) points += 1;
    else if (digits.includes(',') && plainOf(digits, 'comma') !== null) commas += 1;
  }
  return commas > points ? 'comma' : 'point';
}
