import { compareText } from '../../shared/text.ts';
import { compareNames } from './text.ts';
import { compareTimes } from './time.ts';
import { getVectorElements, type Fields, type Value } from './value.ts';

/**
 * Returns the position of a value's type in Firestore's order: null, booleans, numbers, times,
 * strings, bytes, references, geographical points, arrays, vectors, maps.
 */
export function getTypeRank(value: Value): number {
  if ('stringValue' in value) return 4;
  if ('integerValue' in value || 'doubleValue' in value) return 2;
  if ('booleanValue' in value) return 1;
  if ('timestampValue' in value) return 3;
  if ('nullValue' in value) return 0;
  if ('bytesValue' in value) return 5;
  if ('referenceValue' in value) return 6;
  if ('geoPointValue' in value) return 7;
  if ('arrayValue' in value) return 8;
  return getVectorElements(value.mapValue.fields) ? 9 : 10;
}

/**
 * Compares values in a total order. Returns 0 for values that a query treats as equal, such as 1
 * and 1.0, 0 and -0, NaN and NaN.
 */
export function compareValues(a: Value, b: Value): number {
  if ('stringValue' in a && 'stringValue' in b) return compareText(a.stringValue, b.stringValue);
  if ('integerValue' in a && 'integerValue' in b) {
    return compareIntegers(a.integerValue, b.integerValue);
  }
  const rank = getTypeRank(a) - getTypeRank(b);
  if (rank !== 0) return rank;
  if ('booleanValue' in a && 'booleanValue' in b) {
    return Number(a.booleanValue) - Number(b.booleanValue);
  }
  if ('timestampValue' in a && 'timestampValue' in b) {
    return compareTimes(a.timestampValue, b.timestampValue);
  }
  if ('bytesValue' in a && 'bytesValue' in b) {
    return Buffer.compare(Buffer.from(a.bytesValue, 'base64'), Buffer.from(b.bytesValue, 'base64'));
  }
  if ('referenceValue' in a && 'referenceValue' in b) {
    return compareNames(a.referenceValue, b.referenceValue);
  }
  if ('geoPointValue' in a && 'geoPointValue' in b) {
    const north = a.geoPointValue.latitude - b.geoPointValue.latitude;
    return north === 0 ? a.geoPointValue.longitude - b.geoPointValue.longitude : north;
  }
  if ('arrayValue' in a && 'arrayValue' in b) {
    return compareLists(a.arrayValue.values, b.arrayValue.values);
  }
  if ('mapValue' in a && 'mapValue' in b) {
    return compareMapsOrVectors(a.mapValue.fields, b.mapValue.fields);
  }
  return compareNumbers(a, b);
}

export const areEqualValues = (a: Value, b: Value): boolean => compareValues(a, b) === 0;

function compareIntegers(a: string, b: string): number {
  if (a === b) return 0;
  // Compares up to 15 digits as doubles, which are exact and faster than BigInts.
  if (a.length <= 15 && b.length <= 15) return Number(a) - Number(b);
  return BigInt(a) < BigInt(b) ? -1 : 1;
}

function compareNumbers(a: Value, b: Value): number {
  if ('doubleValue' in a) {
    if ('doubleValue' in b) return compareDoubles(Number(a.doubleValue), Number(b.doubleValue));
    if ('integerValue' in b) return compareDoubleToInteger(Number(a.doubleValue), b.integerValue);
  }
  if ('integerValue' in a && 'doubleValue' in b) {
    return -compareDoubleToInteger(Number(b.doubleValue), a.integerValue);
  }
  return 0;
}

/** Compares doubles. NaN comes before every other number. */
function compareDoubles(a: number, b: number): number {
  if (a < b) return -1;
  if (a > b) return 1;
  if (a === b) return 0;
  return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
}

function compareDoubleToInteger(double: number, integer: string): number {
  if (!Number.isFinite(double)) return double === Infinity ? 1 : -1;
  // A double cannot represent every 64-bit integer, but JavaScript compares a BigInt with a double
  // exactly.
  const exact = BigInt(integer);
  return double < exact ? -1 : double > exact ? 1 : 0;
}

function compareLists(a: readonly Value[], b: readonly Value[]): number {
  for (const [at, left] of a.entries()) {
    const right = b[at];
    if (!right) return 1;
    const order = compareValues(left, right);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareMapsOrVectors(a: Fields, b: Fields): number {
  const left = getVectorElements(a);
  const right = getVectorElements(b);
  if (!left || !right) return compareMaps(a, b);
  return left.length === right.length ? compareLists(left, right) : left.length - right.length;
}

/**
 * Compares the sorted entries of two maps pair by pair. For each pair, compares first the keys and
 * then the values. If all entries of the shorter map are equal to the first entries of the longer
 * map, the shorter map comes first.
 */
function compareMaps(a: Fields, b: Fields): number {
  const leftKeys = Object.keys(a).sort(compareText);
  const rightKeys = Object.keys(b).sort(compareText);
  for (const [at, key] of leftKeys.entries()) {
    const otherKey = rightKeys[at];
    if (otherKey === undefined) return 1;
    const keyOrder = compareText(key, otherKey);
    if (keyOrder !== 0) return keyOrder;
    const left = a[key];
    const right = b[key];
    const order = left && right ? compareValues(left, right) : 0;
    if (order !== 0) return order;
  }
  return leftKeys.length - rightKeys.length;
}

/**
 * Returns whether all fields are identical. The integer 1 and the double 1.0 are not identical, and
 * neither are 0 and -0.
 */
export function areIdenticalFields(a: Fields, b: Fields): boolean {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => {
      const left = a[key];
      const right = Object.hasOwn(b, key) ? b[key] : undefined;
      return left !== undefined && right !== undefined && areIdenticalValues(left, right);
    })
  );
}

function areIdenticalValues(a: Value, b: Value): boolean {
  if (a === b) return true;
  if ('mapValue' in a && 'mapValue' in b)
    return areIdenticalFields(a.mapValue.fields, b.mapValue.fields);
  if ('arrayValue' in a && 'arrayValue' in b) {
    const right = b.arrayValue.values;
    return (
      a.arrayValue.values.length === right.length &&
      a.arrayValue.values.every((value, at) => {
        const other = right[at];
        return other !== undefined && areIdenticalValues(value, other);
      })
    );
  }
  return JSON.stringify(a) === JSON.stringify(b);
}
