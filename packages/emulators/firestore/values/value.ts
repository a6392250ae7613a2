/**
 * The value of a field in the format of the REST API. Values are in canonical form (see parse.ts),
 * so responses need no conversion.
 */
export type Value =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number | SpecialDouble }
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  | { readonly bytesValue: string }
  | { readonly referenceValue: string }
  | { readonly geoPointValue: { readonly latitude: number; readonly longitude: number } }
  | { readonly arrayValue: { readonly values: readonly Value[] } }
  | { readonly mapValue: { readonly fields: Fields } };

/** Doubles that JSON cannot represent as a number. */
type SpecialDouble = 'NaN' | 'Infinity' | '-Infinity' | '-0';

export type Fields = Readonly<Record<string, Value>>;

export const NULL_VALUE: Value = { nullValue: null };

export function doubleValue(number: number): Value {
  if (Number.isNaN(number)) return { doubleValue: 'NaN' };
  if (number === Infinity) return { doubleValue: 'Infinity' };
  if (number === -Infinity) return { doubleValue: '-Infinity' };
  if (Object.is(number, -0)) return { doubleValue: '-0' };
  return { doubleValue: number };
}

/** The key that marks a map as a vector. The vector's doubles are an array under `value`. */
export const TYPE_KEY = '__type__';

export function getVectorElements(fields: Fields): readonly Value[] | undefined {
  const type = Object.hasOwn(fields, TYPE_KEY) ? fields[TYPE_KEY] : undefined;
  if (!type || !('stringValue' in type) || type.stringValue !== '__vector__') return undefined;
  const { value } = fields;
  return value && 'arrayValue' in value ? value.arrayValue.values : undefined;
}
