import { toPlainLine } from './plainText';

const MAX_CHARACTERS = 40;
/**
 * Matches more than three combining marks in a row. They would overlap the lines of text above and
 * below.
 */
const EXCESS_MARKS = /(\p{M}{3})\p{M}+/gu;

/**
 * Returns the value of a query parameter for an error message: in quotation marks, on one line, and
 * shortened.
 */
export function quoteValue(value: string): string {
  // A hostile address can be very long, so only its first 500 characters are processed.
  const characters = Array.from(toPlainLine(value.slice(0, 500)).replace(EXCESS_MARKS, '$1'));
  const isLong = characters.length > MAX_CHARACTERS || value.length > 500;
  return `“${characters.slice(0, MAX_CHARACTERS).join('')}${isLong ? '…' : ''}”`;
}

export interface AddressParameter<T> {
  /** The name of the parameter in the query string, such as 'range'. */
  name: string;
  /** The name of the parameter in error messages, such as 'range' or 'tenure'. */
  noun: string;
  find: (text: string) => T | undefined;
}

export interface ParameterValue<T> {
  /** The converted value; undefined if the parameter is missing or invalid. */
  value: T | undefined;
  /** The error message for the visitor; null if the parameter is valid or missing. */
  problem: string | null;
}

/**
 * Reads a query parameter. The parameter is invalid if it occurs more than once, if it is empty, or
 * if `find` does not accept its text.
 */
export function readParameter<T>(
  query: URLSearchParams,
  { name, noun, find }: AddressParameter<T>,
): ParameterValue<T> {
  const [text, second] = query.getAll(name);
  if (text === undefined) return { value: undefined, problem: null };
  const toProblem = (problem: string) => ({ value: undefined, problem });
  if (second !== undefined) {
    return toProblem(
      `The address has more than one ${noun}: ${quoteValue(text)}, ${quoteValue(second)}.`,
    );
  }
  if (toPlainLine(text) === '') return toProblem(`The address has a ${noun} without a value.`);
  const value = find(text);
  return value === undefined
    ? toProblem(`There is no ${noun} ${quoteValue(text)}.`)
    : { value, problem: null };
}

/**
 * A message for the visitor about a query parameter that the page ignored. It also says what the
 * page shows instead.
 */
export interface AddressNotice {
  parameter: string;
  text: string;
}
