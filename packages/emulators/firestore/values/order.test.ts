import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyValue } from '../../tests/helpers/arbitraries.ts';
import { compareValues, areEqualValues } from './order.ts';
import { parseValue } from './parse.ts';
import { compareText } from '../../shared/text.ts';
import { compareNames } from './text.ts';
import { doubleValue, type Value } from './value.ts';

const int = (integerValue: string): Value => ({ integerValue });
const vector = (...numbers: number[]) => ({
  mapValue: {
    fields: {
      __type__: { stringValue: '__vector__' },
      value: { arrayValue: { values: numbers.map((doubleValue) => ({ doubleValue })) } },
    },
  },
});

// Order of the value types in the documentation:
// https://firebase.google.com/docs/firestore/manage-data/data-types
const ASCENDING = [
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  { doubleValue: 'NaN' },
  { doubleValue: '-Infinity' },
  { integerValue: '-9223372036854775808' },
  { doubleValue: -1.5 },
  { integerValue: '-1' },
  { integerValue: '0' },
  { doubleValue: 0.5 },
  { integerValue: '9007199254740992' },
  { integerValue: '9007199254740993' },
  { doubleValue: 9007199254740994 },
  { integerValue: '9223372036854775807' },
  { doubleValue: 9223372036854776000 },
  { doubleValue: 'Infinity' },
  { timestampValue: '2026-01-01T00:00:00Z' },
  { timestampValue: '2026-01-01T00:00:00.500Z' },
  { timestampValue: '2026-01-01T00:00:00.500001Z' },
  { timestampValue: '2026-01-01T00:00:01Z' },
  { stringValue: '' },
  { stringValue: 'a' },
  { stringValue: 'a\u0000' },
  { stringValue: 'é' },
  { stringValue: '\uffff' },
  { stringValue: '😀' },
  { bytesValue: '' },
  { bytesValue: 'AA==' },
  { bytesValue: '/w==' },
  { referenceValue: 'projects/p/databases/d/documents/a/b' },
  { referenceValue: 'projects/p/databases/d/documents/a/b/c/d' },
  { referenceValue: 'projects/p/databases/d/documents/a/b-' },
  { geoPointValue: { latitude: -1, longitude: 5 } },
  { geoPointValue: { latitude: 1, longitude: 0 } },
  { geoPointValue: { latitude: 1, longitude: 2 } },
  { arrayValue: { values: [] } },
  { arrayValue: { values: [{ integerValue: '1' }] } },
  { arrayValue: { values: [{ integerValue: '1' }, { integerValue: '0' }] } },
  { arrayValue: { values: [{ integerValue: '2' }] } },
  vector(100),
  vector(1, 2),
  vector(1, 3),
  { mapValue: { fields: {} } },
  { mapValue: { fields: { a: { integerValue: '1' } } } },
  { mapValue: { fields: { a: { integerValue: '1' }, b: { integerValue: '1' } } } },
  { mapValue: { fields: { a: { integerValue: '2' } } } },
  { mapValue: { fields: { b: { integerValue: '0' } } } },
].map((each) => parseValue(each, 'a value of the table'));

describe('compareValues', () => {
  it('sorts value types in the documented order', () => {
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
  ])('treats %j and %j as equal values', (a, b) => {
    expect(areEqualValues(a, b)).toBe(true);
  });

  it('defines a total order of all values', () => {
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

it('compares document names segment by segment', () => {
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
