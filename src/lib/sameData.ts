import { mapKeys } from './records';
import { fieldsOf } from './stored';

/** The SDK's own value types (Timestamp, GeoPoint, Bytes, references) have an isEqual method. */
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
 * Returns whether two stored values are the same, however deep; the order of a map's fields does
 * not matter.
 */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a.constructor !== b.constructor) return false;
  if (isStoredValue(a)) return a.isEqual(b);
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((value, index) => sameData(value, b[index]))
    );
  }
  const left = new Map<string, unknown>(Object.entries(a));
  const right = new Map<string, unknown>(Object.entries(b));
  return (
    left.size === right.size &&
    [...left].every(([name, value]) => right.has(name) && sameData(value, right.get(name)))
  );
}

/**
 * Returns `onto` with the changes between two versions: by its fields, each as a whole; a list as a
 * whole.
 */
export function withChanges<T>(onto: T, { from, to }: { from: T; to: T }): T {
  const fields = fieldsOf(onto);
  if (fields === null) return sameData(from, to) ? onto : to;
  const [before, after] = [fieldsOf(from) ?? {}, fieldsOf(to) ?? {}];
  const merged = mapKeys(Object.keys(fields), (name) =>
    sameData(before[name], after[name]) ? fields[name] : after[name],
  );
  return { ...onto, ...merged };
}
