import fc from 'fast-check';
import { doubleValue, type Value } from '../../firestore/values/value.ts';

/** A small set of scalars, so that equal and adjacent values are frequent. */
const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constant<Value>({ nullValue: null }),
  fc.boolean().map((booleanValue): Value => ({ booleanValue })),
  fc
    .oneof(fc.integer({ min: -3, max: 3 }), fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }))
    .map((number): Value => ({ integerValue: number.toString() })),
  fc
    .oneof(
      fc.constantFrom(-0, 0, 0.5, 1, 2, -1, NaN, Infinity, -Infinity, 2 ** 53, 2 ** 63),
      fc.double(),
    )
    .map(doubleValue),
  fc
    .constantFrom('', 'a', 'b', 'ab', '\uffff', '😀')
    .map((stringValue): Value => ({ stringValue })),
  fc
    .constantFrom('2026-01-01T00:00:00Z', '2026-01-01T00:00:00.500Z', '2026-01-01T00:00:01Z')
    .map((timestampValue): Value => ({ timestampValue })),
  fc
    .uint8Array({ maxLength: 2 })
    .map((bytes): Value => ({ bytesValue: Buffer.from(bytes).toString('base64') })),
  fc
    .tuple(fc.constantFrom(-1, 0, 1), fc.constantFrom(-1, 0, 1))
    .map(([latitude, longitude]): Value => ({ geoPointValue: { latitude, longitude } })),
);

/** Any value. Arrays and maps are nested up to two levels. */
export const anyValue: fc.Arbitrary<Value> = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    scalar,
    fc
      .array(
        tie('value').filter((value) => !('arrayValue' in value)),
        { maxLength: 3 },
      )
      .map((values): Value => ({ arrayValue: { values } })),
    fc
      .dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { maxKeys: 3 })
      .map((fields): Value => ({ mapValue: { fields } })),
  ),
})).value;
