/*
 * Determines what commas and dots separate in the numbers of a table: thousands or decimals.
 * '12,345' can mean 12345 or 12.345.
 */
import { removeNumberSymbols } from '../numbers';

export type CommaMeaning = 'thousands' | 'decimals';

/** Matches a number whose only separator may separate thousands or decimals, such as '12,345'. */
const AMBIGUOUS_NUMBER = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * These patterns match numbers in which a comma must separate decimals, such as '99,55', or dots
 * must separate thousands, such as '1.234.567'.
 */
const decimalCommaForms = [
  /^\d*,(?:\d{1,2}|\d{4,})$/,
  /^(?:0+|\d{4,}),\d+$/,
  /^\d{1,3}(?:\.\d{3})+,\d+$/,
  /^\d{1,3}(?:\.\d{3}){2,}$/,
];
/**
 * These patterns match numbers in which a dot must separate decimals, such as '99.55', or commas
 * must separate thousands, such as '1,234,567'.
 */
const decimalDotForms = [
  /^\d*\.(?:\d{1,2}|\d{4,})$/,
  /^(?:0+|\d{4,})\.\d+$/,
  /^\d{1,3}(?:,\d{3})+\.\d+$/,
  /^\d{1,3}(?:,\d{3}){2,}$/,
];

/**
 * Matches two digits with a space between them that cannot separate thousands, as in '12 5'.
 * `parseNumberInput` would parse '12 5' as 125.
 */
const SPLIT_NUMBER = /\d\s+\d(?!\d\d(?!\d))/;

/**
 * Returns functions that convert the numbers of a table. The unambiguous numbers determine what
 * commas separate in this table: thousands or decimals.
 * @param texts the cells of the table. Cells without a number are ignored.
 * @param chosen what commas separate, as staff chose. Used only if the numbers of the table do not
 * determine it.
 */
export function createNumberStyle(texts: readonly string[], chosen?: CommaMeaning) {
  const numbers = texts.map((text) => removeNumberSymbols(text).replace(/^[+-]/, ''));
  const withComma = numbers.filter((text) => decimalCommaForms.some((form) => form.test(text)));
  const hasDecimalComma = withComma.length > 0;
  const hasDecimalDot = numbers.some((text) => decimalDotForms.some((form) => form.test(text)));
  const hasThreeDecimals = withComma.some((text) => /,\d{3,}$/.test(text));
  const hasDotThousands = withComma.some((text) => text.includes('.'));

  /** Returns what commas separate; undefined if the numbers of the table do not determine it. */
  function findComma(): CommaMeaning | undefined {
    if (hasDecimalDot && !hasDecimalComma) return 'thousands';
    // A number such as '99,55' has a decimal comma. It does not determine the meaning of '12,345',
    // which has three digits after the comma.
    const isCertain = hasThreeDecimals || hasDotThousands;
    return hasDecimalComma && !hasDecimalDot && isCertain ? 'decimals' : undefined;
  }
  const commaOfTable = findComma();
  const comma = commaOfTable ?? chosen;

  /** Returns whether a text is an ambiguous number. */
  function isEither(text: string): boolean {
    const number = removeNumberSymbols(text);
    if (!AMBIGUOUS_NUMBER.test(number)) return false;
    if (number.includes(',')) return comma === undefined;
    // Most programs write decimals with a dot. Only a table with decimal commas makes a dot
    // ambiguous.
    return hasDecimalComma || comma === 'decimals';
  }

  return {
    isEither,
    /** Converts a number for `parseNumberInput`. Returns null if the number is ambiguous. */
    toInput: (text: string): string | null => {
      if (isEither(text) || SPLIT_NUMBER.test(text)) return null;
      const number = removeNumberSymbols(text);
      return AMBIGUOUS_NUMBER.test(number) && comma === 'decimals'
        ? number.replace(',', '.')
        : text;
    },
    /** True if staff have to choose what commas separate. */
    asksComma:
      commaOfTable === undefined &&
      numbers.some((text) => AMBIGUOUS_NUMBER.test(text) && text.includes(',')),
  };
}
