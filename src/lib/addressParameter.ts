/* Reads the parameters of an address, and describes values that the page cannot use. */
import { toPlainLine } from './plainText';

const MAX_CHARACTERS = 40;
/**
 * Matches four or more combining marks on one letter. More than three would cover the neighbouring
 * lines.
 */
const EXCESS_MARKS = /(\p{M}{3})\p{M}+/gu;

/** Returns a value for display: shortened, on one line and in quotation marks. */
export function quoteValue(value: string): string {
  // Only process the first part, because a hostile address can be very long.
  const characters = Array.from(toPlainLine(value.slice(0, 500)).replace(EXCESS_MARKS, '$1'));
  const isLong = characters.length > MAX_CHARACTERS || value.length > 500;
  return `“${characters.slice(0, MAX_CHARACTERS).join('')}${isLong ? '…' : ''}”`;
}

export interface AddressParameter<T> {
  /** The name in the query, such as 'range'. */
  name: string;
  /** The noun in messages, such as 'range' or 'tenure'. */
  noun: string;
  /** Converts the text to a value; undefined if the text is not valid. */
  find: (text: string) => T | undefined;
}

export interface ParameterValue<T> {
  /** The converted value; undefined if the parameter is missing or invalid. */
  value: T | undefined;
  /** The error message for the visitor; null if the parameter is valid or missing. */
  problem: string | null;
}

/**
 * Reads a parameter of an address. A valid parameter occurs once and has a value that `find`
 * accepts.
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
 * A message about a parameter that the page ignored, which also says what the page shows instead.
 */
export interface AddressNotice {
  parameter: string;
  text: string;
}
