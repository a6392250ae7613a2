/* Reads the parameters of an address, and describes values that the page cannot use. */
import { plainLine } from './plainText';

const MOST_SHOWN = 40;
/** More than three combining marks on one letter would cover the neighbouring lines. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** Returns a value for display: on one line, in quotation marks, shortened to `MOST_SHOWN`. */
export function quoteValue(value: string): string {
  // Only the first part is processed, because a hostile address can be very long.
  const characters = Array.from(plainLine(value.slice(0, 500)).replace(PILED_MARKS, '$1'));
  const isLong = characters.length > MOST_SHOWN || value.length > 500;
  return `“${characters.slice(0, MOST_SHOWN).join('')}${isLong ? '…' : ''}”`;
}

export interface Parameter<T> {
  /** The name in the address, such as 'range'. */
  name: string;
  /** The noun in messages, such as 'range' or 'tenure'. */
  noun: string;
  /** Converts the text to a value; undefined if the text is not valid. */
  find: (text: string) => T | undefined;
}

export interface ParameterValue<T> {
  /** Undefined if the address has no usable value. */
  value: T | undefined;
  /** A sentence that says why the value cannot be used; null if it is usable or absent. */
  problem: string | null;
}

/** Reads a parameter of an address. It must occur once, with a value that `find` accepts. */
export function readParameter<T>(
  query: URLSearchParams,
  { name, noun, find }: Parameter<T>,
): ParameterValue<T> {
  const [text, second] = query.getAll(name);
  if (text === undefined) return { value: undefined, problem: null };
  const failed = (problem: string) => ({ value: undefined, problem });
  if (second !== undefined) {
    return failed(
      `The address has more than one ${noun}: ${quoteValue(text)}, ${quoteValue(second)}.`,
    );
  }
  if (plainLine(text) === '') return failed(`The address has a ${noun} without a value.`);
  const value = find(text);
  return value === undefined
    ? failed(`There is no ${noun} ${quoteValue(text)}.`)
    : { value, problem: null };
}

/**
 * Tells the reader about a value of the address that the page ignored, and what it shows instead.
 */
export interface AddressNotice {
  parameter: string;
  text: string;
}
