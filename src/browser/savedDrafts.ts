import { DAY_MS } from '@/lib/days';
import { compareTexts } from '@/lib/order';
import { isSameData } from '@/lib/sameData';
import { toFields, readText } from '@/lib/stored';

/*
 * Stores unsaved input of staff per account and editor. Each open form has its own entry, so two
 * tabs never overwrite each other's drafts.
 */

const PREFIX = 'draft:';
/**
 * The maximum age of a draft. Older drafts are deleted, because several people may use the
 * computer.
 */
export const MAX_AGE_DAYS = 30;
/** The maximum number of drafts per editor. The oldest drafts are deleted. */
const MAX_DRAFTS = 3;

export interface SavedDraft<T = unknown> {
  /** The id of the form. */
  id: string;
  /** The ISO time of the last change. */
  typedAt: string;
  /** The stored value that the draft is based on. */
  from: T;
  draft: T;
}

export function toDraftKey(account: string, editor: string): string {
  return `${PREFIX}${account}:${editor}`;
}

function parseEntry(entry: unknown): SavedDraft | null {
  const fields = toFields(entry) ?? {};
  const [id, typedAt] = [readText(fields, 'id'), readText(fields, 'typedAt')];
  if (id === null || typedAt === null) return null;
  // An invalid time is not recent, because a comparison with NaN is false.
  const isRecent = Date.now() - Date.parse(typedAt) < MAX_AGE_DAYS * DAY_MS;
  const { from, draft } = fields;
  return isRecent ? { id, typedAt, from, draft } : null;
}

/**
 * Returns the drafts under a key, newest first. Skips unreadable and old drafts. The form must
 * still validate the input.
 */
export function readDrafts(key: string): SavedDraft[] {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(entries)) return [];
    return entries
      .flatMap((entry) => parseEntry(entry) ?? [])
      .sort((a, b) => compareTexts(b.typedAt, a.typedAt));
  } catch {
    return [];
  }
}

function writeDrafts(key: string, entries: readonly SavedDraft[]): boolean {
  try {
    if (entries.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(entries));
    return true;
  } catch {
    return false;
  }
}

/**
 * Saves a draft unless it equals the stored draft. Calls `report` with false if the browser could
 * not store the draft, otherwise with true.
 */
export function saveDraft(
  key: string,
  entry: SavedDraft,
  report: (isSaved: boolean) => void = () => undefined,
): void {
  const entries = readDrafts(key);
  const before = entries.find(({ id }) => id === entry.id);
  if (before !== undefined && isSameData(before.draft, entry.draft)) return;
  const others = entries.filter(({ id }) => id !== entry.id);
  const all = [entry, ...others].slice(0, MAX_DRAFTS);
  // If storage is full, keep only the newest draft.
  report(writeDrafts(key, all) || writeDrafts(key, [entry]));
}

export function deleteDrafts(key: string, ids: readonly string[]): void {
  const entries = readDrafts(key);
  const left = entries.filter(({ id }) => !ids.includes(id));
  if (left.length < entries.length) writeDrafts(key, left);
}

export function deleteOldDrafts(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) writeDrafts(key, readDrafts(key));
  } catch {
    // Local storage is off, so there are no drafts.
  }
}

/**
 * Calls `listener` when another tab has changed the drafts under a key. Returns a function that
 * removes the listener.
 */
export function onDraftsChangedElsewhere(key: string, listener: () => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    // The key of a storage event is null if local storage was cleared.
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
