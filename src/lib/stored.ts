import { MAX_FIGURE } from './numbers';
import { isReadable } from './plainText';

/** The fields of a stored document, whose values are unknown. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** Returns the value as a map of fields, or null. */
export function toFields(value: unknown): StoredFields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null;
}

export function readNumber(fields: StoredFields, name: string): number | null {
  const value = fields[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Returns a figure within the limits of the site, or null. */
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
 * Returns the ISO time of an event, or '' if it is more than a day in the future. Smaller
 * differences are accepted, because clocks differ.
 */
export function readTime(fields: StoredFields, name: string): string {
  const text = readText(fields, name) ?? '';
  return Date.parse(text) <= Date.now() + DAY_MS ? text : '';
}

/** Returns the trimmed text of a field, or null if it is not readable. */
export function readReadableText(fields: StoredFields, name: string): string | null {
  const text = readText(fields, name);
  return text !== null && isReadable(text) ? text : null;
}

/** Logs a warning about a stored document that is left out. */
export function warnAboutLeftOut(path: string, why: string): void {
  console.warn(`Left out stored document ${path}: ${why}`);
}

/**
 * Parses the documents of a collection, by id. Documents for which `parse` returns null are left
 * out.
 */
export function parseDocuments<T>(
  stored: unknown,
  parse: (id: string, data: unknown) => T | null,
): T[] {
  return Object.entries(toFields(stored) ?? {}).flatMap(([id, data]) => parse(id, data) ?? []);
}
