import { byText } from '@/lib/order';
import type { Cached } from '@/lib/requestState';
import { forget, recall } from './cache';

/*
 * The years of the history that this browser was shown, by document. They are large, and drafts and the Today strip
 * need room too: they share a limited space, in which those read longest ago give way.
 */
const NAMES = 'history/';
const KEY = `lastKnown:${NAMES}`;
/** Characters for all years together; a browser has about five million for a site. */
export const KEPT_CHARACTERS = 1_500_000;

function keptKeys(): string[] {
  return Array.from(
    { length: localStorage.length },
    (_, index) => localStorage.key(index) ?? '',
  ).filter((key) => key.startsWith(KEY));
}

export function keptNames(): string[] {
  try {
    return keptKeys().map((key) => key.slice(KEY.length));
  } catch {
    return [];
  }
}

/** A year that is kept, its data still to be parsed like any stored document; null where there is none. */
export const recallYear = (name: string) => recall(NAMES + name);

/** Forgets a year that the database no longer has. */
export const forgetYear = (name: string) => forget(NAMES + name);

function oldestFirst(except: ReadonlySet<string>): string[] {
  const readAt = (key: string) => recallYear(key.slice(KEY.length))?.at ?? '';
  return keptKeys()
    .filter((key) => !except.has(key))
    .map((key) => ({ key, at: readAt(key) }))
    .toSorted((one, other) => byText(one.at, other.at))
    .map(({ key }) => key);
}

/** Keeps years, the newest first, as long as there is room. */
export function keepYears(years: Readonly<Record<string, Cached<unknown>>>): void {
  try {
    const texts = Object.entries(years)
      .map(([name, cached]) => [KEY + name, JSON.stringify(cached)] as const)
      .toSorted(([one], [other]) => byText(other, one));
    const mine = new Set(texts.map(([key]) => key));
    let room = KEPT_CHARACTERS;
    for (const key of keptKeys()) {
      if (!mine.has(key)) room -= localStorage.getItem(key)?.length ?? 0;
    }
    let others: string[] | undefined;
    for (const [key, text] of texts) {
      while (text.length > room) {
        others ??= oldestFirst(mine);
        const oldest = others.shift();
        if (oldest === undefined) break;
        room += localStorage.getItem(oldest)?.length ?? 0;
        localStorage.removeItem(oldest);
      }
      if (text.length > room) localStorage.removeItem(key);
      else {
        localStorage.setItem(key, text);
        room -= text.length;
      }
    }
  } catch {
    // Storage is off or full: the next visit begins without the rest.
  }
}
