import { toVisibleText } from './plainText';

/**
 * The largest figure that a form accepts, positive or negative. Any larger figure is a typing
 * error.
 */
export const MAX_FIGURE = 1e9;

/** The lowest and highest value of each kind of figure. firestore.rules has the same limits. */
export const FIGURE_LIMITS = {
  price: { min: 0, max: MAX_FIGURE },
  percent: { min: -1e6, max: 1e6 },
} as const;
export type FigureKind = keyof typeof FIGURE_LIMITS;

export const NOT_A_NUMBER_MESSAGE = 'Enter a number such as 1234.56';
export const TOO_MANY_DECIMALS_MESSAGE = 'Use at most 2 decimals';
const NEGATIVE_NUMBER_MESSAGE = 'Enter 0 or more';
export const TOO_LARGE_MESSAGE = 'This number is too large';

export type ParsedNumber =
  | { ok: true; value: number }
  | { ok: false; reason: 'empty' | 'garbage' | 'too-large' };

const PLAIN_NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
/**
 * Matches '1,234' and '1,234.56', in which commas separate thousands. The number must not start
 * with 0.
 */
const GROUPED_BY_COMMA = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;
/**
 * Matches '1.234,56' and '1.234.567', in which dots separate thousands. One dot alone, as in
 * '1.234', is a decimal point.
 */
const GROUPED_BY_DOT = /^[+-]?(\d{1,3}(\.\d{3})+,\d*|\d{1,3}(\.\d{3}){2,})$/;
/** Matches '12,5', in which the comma must be a decimal comma. */
const DECIMAL_COMMA = /^[+-]?\d*,\d+$/;

function toPlain(text: string): string | null {
  if (PLAIN_NUMBER.test(text)) return text;
  if (GROUPED_BY_COMMA.test(text)) return text.replaceAll(',', '');
  if (GROUPED_BY_DOT.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (DECIMAL_COMMA.test(text)) return text.replace(',', '.');
  return null;
}

/**
 * Matches a naira currency code before or after a number, such as 'NGN'. Staff type '=N=' for the
 * sign ₦.
 */
const NAIRA_LETTERS = /^(?:=N=|NGN|N)(?=[\d.,+-])|(?<=\d)(?:NGN|N|naira)$/gi;

/**
 * Removes spaces, naira signs and percent signs from a number. Replaces a typographic minus sign
 * with a hyphen.
 */
export const removeNumberSymbols = (input: string): string =>
  toVisibleText(input)
    .replace(/[\s'’₦%]/g, '')
    .replace(NAIRA_LETTERS, '')
    .replace(/^[−–]/, '-');

/**
 * Parses a number that staff type or paste. Spaces, naira signs and percent signs are ignored.
 * Accepts '1,234.56', '1.234,56', '1 234,56' and '12,5'. Ambiguous numbers are parsed as in
 * Nigeria: '1,234' is 1234, and '1.234' is 1.234. The preview next to the form shows the result.
 */
export function parseNumberInput(input: string): ParsedNumber {
  const text = removeNumberSymbols(input);
  if (text === '') return { ok: false, reason: 'empty' };
  const plain = toPlain(text);
  if (plain === null) return { ok: false, reason: 'garbage' };
  const value = Number(plain);
  if (!(Math.abs(value) <= MAX_FIGURE)) return { ok: false, reason: 'too-large' };
  return { ok: true, value: Object.is(value, -0) ? 0 : value };
}

interface InputCheck {
  kind: FigureKind;
  /** True if more than 2 decimals are an error. */
  cents?: boolean;
}

/**
 * Returns the error message for a text that is not a valid number; null for a valid number or an
 * empty text.
 */
export function findNumberError(input: string, { kind, cents = false }: InputCheck): string | null {
  const parsed = parseNumberInput(input);
  if (!parsed.ok) {
    if (parsed.reason === 'empty') return null;
    return parsed.reason === 'too-large' ? TOO_LARGE_MESSAGE : NOT_A_NUMBER_MESSAGE;
  }
  const { min, max } = FIGURE_LIMITS[kind];
  if (kind === 'price' && parsed.value < min) return NEGATIVE_NUMBER_MESSAGE;
  if (parsed.value < min || parsed.value > max) return TOO_LARGE_MESSAGE;
  return cents && hasTooManyDecimals(parsed.value) ? TOO_MANY_DECIMALS_MESSAGE : null;
}

/** Returns the number in a text; null if the text is empty or invalid. */
export function parseUsableNumber(input: string, check: InputCheck): number | null {
  const parsed = parseNumberInput(input);
  return parsed.ok && findNumberError(input, check) === null ? parsed.value : null;
}

/** Formats a number for an input, with at least 2 decimals and without thousands separators. */
export function formatNumberText(value: number): string {
  const text = String(value);
  return /\.\d{3,}|e/.test(text) ? text : value.toFixed(2);
}

/**
 * Formats a typed number for an input, such as '1,234.5' as '1234.50'. Text that is not a number is
 * returned unchanged.
 */
export function normalizeNumberText(input: string): string {
  const parsed = parseNumberInput(input);
  return parsed.ok ? formatNumberText(parsed.value) : input;
}

function hasTooManyDecimals(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) > 1e-6 * Math.max(1, Math.abs(value));
}
