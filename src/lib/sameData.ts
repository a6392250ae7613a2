import { mapKeys } from './records';
import { toFields } from './stored';

/**
 * A value of one of Firestore's own types, such as Timestamp or GeoPoint. All of them have an
 * `isEqual` method.
 */
interface StoredValue {
  isEqual: (other: unknown) => boolean;
}

export function isStoredValue(value: unknown): value is StoredValue {
  return (
    typeof value === 'object' &&
    value !== null &&
    'isEqual' in value &&
    typeof value.isEqual === 'function'
  );
}

/**
 * Returns whether two stored values are deeply equal. The order of the fields in a map is ignored.
 */
export function isSameData(a: unknown, b: unknown): boolean {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a.constructor !== b.constructor) return false;
  if (isStoredValue(a)) return a.isEqual(b);
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((value, index) => isSameData(value, b[index]))
    );
  }
  const left = new Map<string, unknown>(Object.entries(a));
  const right = new Map<string, unknown>(Object.entries(b));
  return (
    left.size === right.size &&
    [...left].every(([name, value]) => right.has(name) && isSameData(value, right.get(name)))
  );
}

/**
 * Finds the changes between the versions `from` and `to`, and applies them to a third version,
 * `onto`. A changed field is replaced as a whole, even if it is a list.
 */
export function applyChanges<T>(onto: T, { from, to }: { from: T; to: T }): T {
  const fields = toFields(onto);
  if (fields === null) return isSameData(from, to) ? onto : to;
  const [before, after] = [toFields(from) ?? {}, toFields(to) ?? {}];
  const merged = mapKeys(Object.keys(fields), (name) =>
    isSameData(before[name], after[name]) ? fields[name] : after[name],
  );
  return { ...onto, ...merged };
}
