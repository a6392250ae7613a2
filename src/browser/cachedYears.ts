import { byText } from '@/lib/order';
import type { CachedValue } from '@/lib/requestState';
import { forget, recall } from './cache';

/*
 * The cached years of the history, with one entry for each document. All years share a limited
 * space, because drafts and the Today strip need storage too. The years read longest ago are
 * deleted first.
 */
const NAMES = 'history/';
const KEY = `lastKnown:${NAMES}`;
/** The maximum number of characters of all years. Browsers allow about five million per site. */
export const MAX_CHARACTERS = 1_500_000;

const cachedKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(KEY));

export function cachedYearNames(): string[] {
  try {
    return cachedKeys().map((key) => key.slice(KEY.length));
  } catch {
    return [];
  }
}

/** Returns a cached year, or null. Parse its data like a stored document. */
export const recallYear = (name: string) => recall(NAMES + name);

/** Deletes the cached data of a year that Firestore no longer has. */
export const forgetYear = (name: string) => forget(NAMES + name);

/** Caches years, newest first. If the space is full, the years read longest ago are deleted. */
export function cacheYears(years: Readonly<Record<string, CachedValue<unknown>>>): void {
  try {
    const newestFirst = Object.entries(years).toSorted(([one], [other]) => byText(other, one));
    for (const [name, cached] of newestFirst) {
      localStorage.setItem(KEY + name, JSON.stringify(cached));
    }
    const sizes = new Map(cachedKeys().map((key) => [key, localStorage.getItem(key)?.length ?? 0]));
    let excess = [...sizes.values()].reduce((sum, size) => sum + size, -MAX_CHARACTERS);
    if (excess <= 0) return;
    const readAt = (key: string) => recallYear(key.slice(KEY.length))?.at ?? '';
    const oldestFirst = [...sizes.keys()]
      .map((key) => ({ key, at: readAt(key) }))
      .toSorted((one, other) => byText(one.at, other.at) || byText(one.key, other.key));
    for (const { key } of oldestFirst) {
      if (excess <= 0) return;
      localStorage.removeItem(key);
      excess -= sizes.get(key) ?? 0;
    }
  } catch {
    // Storage is off or full. The next visit loads the missing years again.
  }
}
