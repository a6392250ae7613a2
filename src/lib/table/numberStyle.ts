/**
 * Decides whether commas and dots in the numbers of a table separate thousands or decimals.
 * `12,345` can mean 12345 or 12.345.
 */
import { removeNumberSymbols } from '../numbers';

export type CommaMeaning = 'thousands' | 'decimals';

/** Matches a number whose separator could separate thousands or decimals, such as '12,345'. */
const AMBIGUOUS_NUMBER = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Forms of numbers in which a comma can only separate decimals, or dots can only separate
 * thousands.
 */
const decimalCommaForms = [
  /^\d*,(?:\d{1,2}|\d{4,})$/,
  /^(?:0+|\d{4,}),\d+$/,
  /^\d{1,3}(?:\.\d{3})+,\d+$/,
  /^\d{1,3}(?:\.\d{3}){2,}$/,
];
/**
 * Forms of numbers in which commas can only separate thousands, or a dot can only separate
 * decimals.
 */
const decimalDotForms = [
  /^\d*\.(?:\d{1,2}|\d{4,})$/,
  /^(?:0+|\d{4,})\.\d+$/,
  /^\d{1,3}(?:,\d{3})+\.\d+$/,
  /^\d{1,3}(?:,\d{3}){2,}$/,
];

/**
 * Matches a space between digits that cannot separate thousands. `parseNumberInput` would join the
 * digits.
 */
const SPLIT_NUMBER = /\d\s+\d(?!\d\d(?!\d))/;

/**
 * Returns functions that read the numbers of a table. Unambiguous numbers of the table decide what
 * its commas separate.
 * @param texts the cells of the table. Cells without a number are ignored.
 * @param chosen what commas separate if the table does not decide it
 */
export function createNumberStyle(texts: readonly string[], chosen?: CommaMeaning) {
  const numbers = texts.map((text) => removeNumberSymbols(text).replace(/^[+-]/, ''));
  const withComma = numbers.filter((text) => decimalCommaForms.some((form) => form.test(text)));
  const hasDecimalComma = withComma.length > 0;
  const hasDecimalDot = numbers.some((text) => decimalDotForms.some((form) => form.test(text)));
  const hasThreeDecimals = withComma.some((text) => /,\d{3,}$/.test(text));
  const hasDotThousands = withComma.some((text) => text.includes('.'));

  /** Returns what commas separate; undefined if the table does not decide it. */
  function findComma(): CommaMeaning | undefined {
    if (hasDecimalDot && !hasDecimalComma) return 'thousands';
    // Beside '99,55', '12,345' is uncertain: it has three digits after the comma, not two.
    const isCertain = hasThreeDecimals || hasDotThousands;
    return hasDecimalComma && !hasDecimalDot && isCertain ? 'decimals' : undefined;
  }
  const shown = findComma();
  const comma = shown ?? chosen;

  /** Returns whether the number in a text is ambiguous. */
  function isEither(text: string): boolean {
    const number = removeNumberSymbols(text);
    if (!AMBIGUOUS_NUMBER.test(number)) return false;
    if (number.includes(',')) return comma === undefined;
    // Programs write decimals with a dot, unless the table shows a decimal comma.
    return hasDecimalComma || comma === 'decimals';
  }

  return {
    isEither,
    /** Returns the text in a form for `parseNumberInput`; null if the number is ambiguous. */
    toInput: (text: string): string | null => {
      if (isEither(text) || SPLIT_NUMBER.test(text)) return null;
      const number = removeNumberSymbols(text);
      return AMBIGUOUS_NUMBER.test(number) && comma === 'decimals'
        ? number.replace(',', '.')
        : text;
    },
    /** True if staff have to choose what commas separate. */
    asksComma:
      shown === undefined &&
      numbers.some((text) => AMBIGUOUS_NUMBER.test(text) && text.includes(',')),
  };
}
