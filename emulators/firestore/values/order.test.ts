import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyValue } from '../../tests/helpers/arbitraries.ts';
import { compareValues, equalValues } from './order.ts';
import { compareText } from '../../shared/text.ts';
import { compareNames } from './text.ts';
import { doubleValue, type Value } from './value.ts';

const int = (integerValue: string): Value => ({ integerValue });
const map = (fields: Record<string, Value>): Value => ({ mapValue: { fields } });
const list = (...values: Value[]): Value => ({ arrayValue: { values } });
const vector = (...values: number[]): Value =>
  map({ __type__: { stringValue: '__vector__' }, value: list(...values.map(doubleValue)) });

// Source: "Supported data types" of the Cloud Firestore documentation, value type ordering.
const ASCENDING: readonly Value[] = [
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  doubleValue(NaN),
  doubleValue(-Infinity),
  int('-9223372036854775808'),
  doubleValue(-1.5),
  int('-1'),
  int('0'),
  doubleValue(0.5),
  int('9007199254740992'),
  int('9007199254740993'),
  doubleValue(9007199254740994),
  int('9223372036854775807'),
  doubleValue(9223372036854775808),
  doubleValue(Infinity),
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
  list(),
  list(int('1')),
  list(int('1'), int('0')),
  list(int('2')),
  vector(100),
  vector(1, 2),
  vector(1, 3),
  map({}),
  map({ a: int('1') }),
  map({ a: int('1'), b: int('1') }),
  map({ a: int('2') }),
  map({ b: int('0') }),
];

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

describe('the order of text', () => {
  it('is that of its UTF-8 bytes', () => {
    const unit = fc.string({ unit: 'grapheme-composite' });
    fc.assert(
      fc.property(unit, unit, (a, b) => {
        const bytes = Buffer.compare(Buffer.from(a), Buffer.from(b));
        expect(Math.sign(compareText(a, b))).toBe(bytes);
      }),
    );
  });

  it('of names goes segment by segment', () => {
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
});
