/** Finds out what commas and dots mean in the numbers of a table. `12,345` is 1,000 times `12.345`. */
import { bareNumber } from '../numbers';

/** What a comma in a number separates. */
export type Comma = 'thousands' | 'decimals';

const EITHER = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/** Forms of numbers in which a comma can only separate decimals, or dots can only separate thousands. */
const decimalComma = [
  /^\d*,(?:\d{1,2}|\d{4,})$/,
  /^(?:0+|\d{4,}),\d+$/,
  /^\d{1,3}(?:\.\d{3})+,\d+$/,
  /^\d{1,3}(?:\.\d{3}){2,}$/,
];
/** Forms of numbers in which commas can only separate thousands, or a dot can only separate decimals. */
const thousandsComma = [
  /^\d*\.(?:\d{1,2}|\d{4,})$/,
  /^(?:0+|\d{4,})\.\d+$/,
  /^\d{1,3}(?:,\d{3})+\.\d+$/,
  /^\d{1,3}(?:,\d{3}){2,}$/,
];

/** A blank between digits that separates no thousands. Without the blank it would be another number. */
const CUT = /\d\s+\d(?!\d\d(?!\d))/;

/**
 * Reads the numbers of a table by what its other numbers show.
 * @param texts the cells of the table. Cells without a number do not matter.
 * @param chosen what commas separate if the table does not show it
 */
export function createNumberStyle(texts: readonly string[], chosen?: Comma) {
  const numbers = texts.map((text) => bareNumber(text).replace(/^[+-]/, ''));
  const commas = numbers.filter((text) => decimalComma.some((form) => form.test(text)));
  const hasCommas = commas.length > 0;
  const hasDots = numbers.some((text) => thousandsComma.some((form) => form.test(text)));
  const hasThreeDecimals = commas.some((text) => /,\d{3,}$/.test(text));

  /** What commas separate, as far as the table shows it. */
  function shownComma(): Comma | undefined {
    if (hasDots && !hasCommas) return 'thousands';
    // A list with two decimals may also have numbers without any.
    return hasCommas && !hasDots && hasThreeDecimals ? 'decimals' : undefined;
  }
  const shown = shownComma();
  const comma = shown ?? chosen;

  /** Returns whether a text could be two numbers. */
  function isEither(text: string): boolean {
    const number = bareNumber(text);
    if (!EITHER.test(number)) return false;
    // Programs write decimals with a dot, unless the table shows a comma.
    return number.includes(',') ? comma === undefined : hasCommas || comma === 'decimals';
  }

  return {
    isEither,
    /** Returns a number as `parseNumberInput` reads it; null if it could be two numbers. */
    toInput: (text: string): string | null => {
      if (isEither(text) || CUT.test(text)) return null;
      const number = bareNumber(text);
      return EITHER.test(number) && comma === 'decimals' ? number.replace(',', '.') : text;
    },
    /** True if staff have to choose what commas separate. */
    asksComma:
      shown === undefined && numbers.some((text) => EITHER.test(text) && text.includes(',')),
  };
}
