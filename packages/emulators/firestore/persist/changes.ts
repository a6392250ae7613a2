import { isObject } from '../json.ts';
import type { Database } from '../storage/database.ts';
import type { StoredDocument } from '../storage/document.ts';
import type { Fields } from '../values/value.ts';

/**
 * A change to one database, in the format of the data folder. Applying a change twice has the same
 * result as applying it once.
 */
export type Change =
  | { readonly database: string; readonly put: readonly ChangeEntry[] }
  | { readonly database: string; readonly clear: true };

/** A stored document. For a deleted document, its path and `gone: true`. */
type ChangeEntry = StoredDocument | { readonly path: string; readonly gone: true };

export function toEntry(path: string, document: StoredDocument | undefined): ChangeEntry {
  return document ?? { path, gone: true };
}

export function applyChange(change: Change, database: Database): void {
  if ('clear' in change) database.clear();
  else
    for (const entry of change.put) database.put(entry.path, 'gone' in entry ? undefined : entry);
}

/** Parses a line of the journal. Returns undefined if the line is invalid. */
export function parseChange(json: unknown): Change | undefined {
  if (!isObject(json) || typeof json.database !== 'string') return undefined;
  const { database } = json;
  if (json.clear === true) return { database, clear: true };
  if (!Array.isArray(json.put)) return undefined;
  const put: ChangeEntry[] = [];
  for (const item of json.put as unknown[]) {
    const entry = parseEntry(item);
    if (!entry) return undefined;
    put.push(entry);
  }
  return { database, put };
}

function parseEntry(json: unknown): ChangeEntry | undefined {
  if (!isObject(json) || typeof json.path !== 'string') return undefined;
  const { path, fields, createTime, updateTime } = json;
  if (json.gone === true) return { path, gone: true };
  if (typeof createTime !== 'string' || typeof updateTime !== 'string') return undefined;
  return isFields(fields) ? { path, fields, createTime, updateTime } : undefined;
}

/**
 * Accepts any object: the values were checked before they were written, and the line has a
 * checksum.
 */
const isFields = (json: unknown): json is Fields => isObject(json);
