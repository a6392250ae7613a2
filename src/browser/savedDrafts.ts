import { DAY_MS } from '@/lib/days';
import { byText } from '@/lib/order';
import { sameData } from '@/lib/sameData';
import { fieldsOf, textIn } from '@/lib/stored';

/*
 * Keeps what staff typed and did not save, by account and editor. Each open form has its own entry,
 * so that two tabs never write over each other. Where local storage is off or full, `saveDraft`
 * reports it.
 */
const PREFIX = 'draft:';
/** Older ones are removed: a computer may be shared. */
export const MAX_AGE_DAYS = 30;
/** Entries of one editor, the newest first; older ones give way. */
const MAX_ENTRIES = 3;

export interface SavedDraft<T = unknown> {
  /** The form that keeps it. */
  id: string;
  /** The time of the last change, ISO. */
  typedAt: string;
  /** The value that was stored then. */
  from: T;
  draft: T;
}

export function draftKey(account: string, editor: string): string {
  return `${PREFIX}${account}:${editor}`;
}

function parseEntry(entry: unknown): SavedDraft | null {
  const fields = fieldsOf(entry) ?? {};
  const [id, typedAt] = [textIn(fields, 'id'), textIn(fields, 'typedAt')];
  if (id === null || typedAt === null) return null;
  // Not so for what is no time, either.
  const isRecent = Date.now() - Date.parse(typedAt) < MAX_AGE_DAYS * DAY_MS;
  const { from, draft } = fields;
  return isRecent ? { id, typedAt, from, draft } : null;
}

/**
 * Returns the drafts kept at a place, the newest first, still to be checked; unreadable and old
 * ones are left out.
 */
export function readDrafts(key: string): SavedDraft[] {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(entries)) return [];
    return entries
      .flatMap((entry) => parseEntry(entry) ?? [])
      .sort((a, b) => byText(b.typedAt, a.typedAt));
  } catch {
    return [];
  }
}

function write(key: string, entries: readonly SavedDraft[]): boolean {
  try {
    if (entries.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(entries));
    return true;
  } catch {
    return false;
  }
}

/** Keeps a draft, and reports whether it is kept now. */
export function saveDraft(
  key: string,
  entry: SavedDraft,
  report: (isSaved: boolean) => void = () => undefined,
): void {
  const entries = readDrafts(key);
  const before = entries.find(({ id }) => id === entry.id);
  if (before !== undefined && sameData(before.draft, entry.draft)) return;
  const others = entries.filter(({ id }) => id !== entry.id);
  const all = [entry, ...others].slice(0, MAX_ENTRIES);
  // Where there is no room for all, the newest matters most.
  report(write(key, all) || write(key, [entry]));
}

export function deleteDrafts(key: string, ids: readonly string[]): void {
  const entries = readDrafts(key);
  const left = entries.filter(({ id }) => !ids.includes(id));
  if (left.length < entries.length) write(key, left);
}

export function deleteOldDrafts(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    for (const key of keys) write(key, readDrafts(key));
  } catch {
    // Local storage is switched off: there are none.
  }
}

/** Calls back when another tab changed what is kept there; returns how to stop. */
export function onDraftsChangedElsewhere(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // Null where everything was cleared.
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
