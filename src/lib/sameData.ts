import { mapKeys } from './records';
import { toFields } from './stored';

/** The SDK's value types (Timestamp, GeoPoint, Bytes, references) have an isEqual method. */
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

/** Compares two stored values deeply. The order of fields in a map does not matter. */
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
 * Applies the changes between two versions to `onto`, field by field. A changed field or list is
 * replaced as a whole.
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
