import { MAX_FIGURE } from './numbers';
import { isReadable } from './plainText';

/** The fields of a stored document before they are parsed. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** Returns the value as a map of fields; null if it is not an object. */
export function toFields(value: unknown): StoredFields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null;
}

export function readNumber(fields: StoredFields, name: string): number | null {
  const value = fields[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/**
 * Returns a number that is a valid figure, or null. A figure is at least `least` and at most
 * `MAX_FIGURE`.
 */
export function readFigure(fields: StoredFields, name: string, least = -MAX_FIGURE): number | null {
  const value = readNumber(fields, name);
  return value !== null && value >= least && value <= MAX_FIGURE ? value : null;
}

export function readText(fields: StoredFields, name: string): string | null {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : null;
}

const DAY_MS = 86_400_000;

/**
 * Returns the ISO time of an event; '' if it is more than one day in the future. A time in the near
 * future is accepted, because the clock of the other device may be ahead.
 */
export function readTime(fields: StoredFields, name: string): string {
  const text = readText(fields, name) ?? '';
  return Date.parse(text) <= Date.now() + DAY_MS ? text : '';
}

/** Returns the trimmed text of a field; null if it is missing or has no letter or digit. */
export function readReadableText(fields: StoredFields, name: string): string | null {
  const text = readText(fields, name);
  return text !== null && isReadable(text) ? text : null;
}

export function warnAboutLeftOut(path: string, why: string): void {
  console.warn(`Left out stored document ${path}: ${why}`);
}

/**
 * Parses the documents of a collection. The keys of `stored` are ids. Leaves out documents for
 * which `parse` returns null.
 */
export function parseDocuments<T>(
  stored: unknown,
  parse: (id: string, data: unknown) => T | null,
): T[] {
  return Object.entries(toFields(stored) ?? {}).flatMap(([id, data]) => parse(id, data) ?? []);
}
