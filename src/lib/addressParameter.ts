/* The parameters of an address, and how a page names a value that it cannot use. */
import { plainLine } from './plainText';

/** The most characters of a value that are shown to the reader. */
const MOST_SHOWN = 40;
/** More than three marks on one letter run over the lines beside it. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** Returns a value as it is shown: on one line, in quotation marks, and shortened. */
export function quoteValue(value: string): string {
  // A hostile address is long: its first part is enough to fill the line.
  const characters = Array.from(plainLine(value.slice(0, 500)).replace(PILED_MARKS, '$1'));
  const isLong = characters.length > MOST_SHOWN || value.length > 500;
  return `“${characters.slice(0, MOST_SHOWN).join('')}${isLong ? '…' : ''}”`;
}

export interface Parameter<T> {
  /** The name in the address: 'range'. */
  name: string;
  /** The noun in sentences: 'range', 'tenure'. */
  noun: string;
  /** Returns what a text means; undefined if it means nothing here. */
  find: (text: string) => T | undefined;
}

export interface ParameterValue<T> {
  /** Undefined if the address has no value that can be used. */
  value: T | undefined;
  /** A sentence that says why the value cannot be used; null if it can, or if there is none. */
  problem: string | null;
}

/** Reads a parameter of an address. It must be there once, with a value that `find` knows. */
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
 * A sentence about a value of the address that the page could not use, and what it shows instead.
 */
export interface AddressNotice {
  /** The name of the parameter. */
  parameter: string;
  text: string;
}
