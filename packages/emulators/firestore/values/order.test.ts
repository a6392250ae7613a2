import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyValue } from '../../tests/helpers/arbitraries.ts';
import { compareValues, equalValues } from './order.ts';
import { parseValue } from './parse.ts';
import { compareText } from '../../shared/text.ts';
import { compareNames } from './text.ts';
import { doubleValue, type Value } from './value.ts';
import table from './order.cases.json' with { type: 'json' };

const int = (integerValue: string): Value => ({ integerValue });
const ASCENDING = table.ascending.map((each) => parseValue(each, 'a value of the table'));

describe('the order of values', () => {
  it('is the documented one', () => {
    for (const [at, a] of ASCENDING.entries()) {
      for (const [other, b] of ASCENDING.entries()) {
        expect([a, b, Math.sign(compareValues(a, b))]).toEqual([a, b, Math.sign(at - other)]);
      }
    }
  });

  it.each<[Value, Value]>([
    [int('0'), doubleValue(-0)],
    [doubleValue(0), doubleValue(-0)],
    [int('3'), doubleValue(3)],
    [doubleValue(NaN), doubleValue(NaN)],
  ])('holds %j and %j for equal', (a, b) => {
    expect(equalValues(a, b)).toBe(true);
  });

  it('is a total order', () => {
    fc.assert(
      fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
        const ab = Math.sign(compareValues(a, b));
        expect(ab + Math.sign(compareValues(b, a))).toBe(0);
        expect(compareValues(a, a)).toBe(0);
        if (ab <= 0 && compareValues(b, c) <= 0) {
          expect(compareValues(a, c)).toBeLessThanOrEqual(0);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

it('the order of names goes segment by segment', () => {
  const name = fc.array(fc.string({ unit: fc.constantFrom('a', '-', '!', '0'), minLength: 1 }), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(name, name, (a, b) => {
      const differs = a.findIndex((segment, at) => segment !== b[at]);
      const expected =
        differs === -1 || differs >= b.length
          ? a.length - b.length
          : compareText(a[differs] ?? '', b[differs] ?? '');
      expect(Math.sign(compareNames(a.join('/'), b.join('/')))).toBe(Math.sign(expected));
    }),
  );
});
