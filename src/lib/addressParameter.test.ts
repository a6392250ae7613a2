import { describe, expect, it } from 'vitest';
import { quoteValue, readParameter } from './addressParameter';

const range = {
  name: 'range',
  noun: 'range',
  find: (text: string) => (text === '1y' || text === '5y' ? text : undefined),
};
const read = (query: string) => readParameter(new URLSearchParams(query), range);

describe('readParameter', () => {
  it('returns the value of a query parameter that occurs once', () => {
    expect(read('?range=5y&utm_source=mail')).toEqual({ value: '5y', problem: null });
  });

  it.each(['', '?utm_source=mail&fbclid=1', '?Range=7y'])(
    'reports no problem if the query lacks the parameter: "%s"',
    (query) => {
      expect(read(query)).toEqual({ value: undefined, problem: null });
    },
  );

  it.each([
    ['?range=7y', 'There is no range “7y”.'],
    ['?range=toString', 'There is no range “toString”.'],
    ['?range=', 'The address has a range without a value.'],
    ['?range', 'The address has a range without a value.'],
    ['?range=%00%E2%80%8F', 'The address has a range without a value.'],
    ['?range=1y&range=5y', 'The address has more than one range: “1y”, “5y”.'],
    ['?range=5y&range=5y', 'The address has more than one range: “5y”, “5y”.'],
    ['?range=%', 'There is no range “%”.'],
  ])('returns an error message for the invalid query %s', (query, problem) => {
    expect(read(query)).toEqual({ value: undefined, problem });
  });
});

describe('quoteValue', () => {
  it.each([
    ['7y', '“7y”'],
    ['  7\n\ty ', '“7 y”'],
    ['<b onclick="x">7y</b>', '“<b onclick="x">7y</b>”'],
    ['7\u0000y\u0007', '“7y”'],
    ['\u202e7y\u2069\u200f', '“7y”'],
    [`y${'\u0301'.repeat(50)}`, `“y${'\u0301'.repeat(3)}”`],
    ['😀'.repeat(40), `“${'😀'.repeat(40)}”`],
    ['😀'.repeat(41), `“${'😀'.repeat(40)}…”`],
    ['a'.repeat(100_000), `“${'a'.repeat(40)}…”`],
    [`${' '.repeat(600)}7y`, '“…”'],
  ])('shortens %j to one quoted line', (value, shown) => {
    expect(quoteValue(value)).toBe(shown);
  });
});
