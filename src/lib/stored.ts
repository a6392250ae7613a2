/*
 * Reading stored documents: what comes from the database is unknown until these say otherwise.
 */
export type StoredFields = Readonly<Record<string, unknown>>;

/** The value as a map of fields, or null. */
export function fieldsOf(value: unknown): StoredFields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null;
}

/** A finite number, or null. */
export function numberIn(fields: StoredFields, name: string): number | null {
  const value = fields[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** A text, trimmed, or null. */
export function textIn(fields: StoredFields, name: string): string | null {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : null;
}

/** Logs a warning about stored data that is left out. */
export function warnDropped(path: string, why: string): void {
  console.warn(`Left out stored document ${path}: ${why}`);
}
