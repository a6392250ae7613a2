import { DAY_MS } from '@/lib/days';
import { byText } from '@/lib/order';
import { sameData } from '@/lib/sameData';
import { fieldsOf, textIn } from '@/lib/stored';

/*
 * Keeps what staff typed and did not save, by account and editor. Each open form has its own entry,
 * so that two tabs never write over each other. Where local storage is off or full, `keepDraft`
 * reports it.
 */
const PREFIX = 'draft:';
/** Older ones are removed: a computer may be shared. */
export const KEPT_DAYS = 30;
/** Entries of one editor, the newest first; older ones give way. */
const MAX_ENTRIES = 3;

export interface StoredDraft<T = unknown> {
  /** The form that keeps it. */
  id: string;
  /** The time of the last change, ISO. */
  typedAt: string;
  /** The value that was stored then. */
  from: T;
  draft: T;
}

export function draftPlace(account: string, editor: string): string {
  return `${PREFIX}${account}:${editor}`;
}

function parseEntry(entry: unknown): StoredDraft | null {
  const fields = fieldsOf(entry) ?? {};
  const [id, typedAt] = [textIn(fields, 'id'), textIn(fields, 'typedAt')];
  if (id === null || typedAt === null) return null;
  // Not so for what is no time, either.
  const isRecent = Date.now() - Date.parse(typedAt) < KEPT_DAYS * DAY_MS;
  const { from, draft } = fields;
  return isRecent ? { id, typedAt, from, draft } : null;
}

/**
 * Returns the drafts kept at a place, the newest first, still to be checked; unreadable and old
 * ones are left out.
 */
export function keptDrafts(place: string): StoredDraft[] {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    if (!Array.isArray(entries)) return [];
    return entries
      .flatMap((entry) => parseEntry(entry) ?? [])
      .sort((a, b) => byText(b.typedAt, a.typedAt));
  } catch {
    return [];
  }
}

function write(place: string, entries: readonly StoredDraft[]): boolean {
  try {
    if (entries.length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(entries));
    return true;
  } catch {
    return false;
  }
}

/** Keeps a draft, and reports whether it is kept now. */
export function keepDraft(
  place: string,
  entry: StoredDraft,
  report: (kept: boolean) => void = () => undefined,
): void {
  const entries = keptDrafts(place);
  const before = entries.find(({ id }) => id === entry.id);
  if (before !== undefined && sameData(before.draft, entry.draft)) return;
  const others = entries.filter(({ id }) => id !== entry.id);
  const all = [entry, ...others].slice(0, MAX_ENTRIES);
  // Where there is no room for all, the newest matters most.
  report(write(place, all) || write(place, [entry]));
}

export function dropDrafts(place: string, ids: readonly string[]): void {
  const entries = keptDrafts(place);
  const left = entries.filter(({ id }) => !ids.includes(id));
  if (left.length < entries.length) write(place, left);
}

export function dropOldDrafts(): void {
  try {
    for (const place of Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))) {
      write(place, keptDrafts(place));
    }
  } catch {
    // Local storage is switched off: there are none.
  }
}

/** Calls back when another tab changed what is kept there; returns how to stop. */
export function onDraftsElsewhere(place: string, listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Null where everything was cleared.
    if (key === place || key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
