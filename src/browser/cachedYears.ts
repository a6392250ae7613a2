import { compareTexts } from '@/lib/order';
import type { CachedValue } from '@/lib/requestState';
import { deleteCachedValue, readCachedValue } from './cache';

const NAME_PREFIX = 'history/';
const KEY_PREFIX = `lastKnown:${NAME_PREFIX}`;
/**
 * The maximum total length of all cached years. Browsers allow about five million characters per
 * site, and saved drafts also need space.
 */
export const MAX_CHARACTERS = 1_500_000;

const listCachedKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(KEY_PREFIX));

export function listCachedYears(): string[] {
  try {
    return listCachedKeys().map((key) => key.slice(KEY_PREFIX.length));
  } catch {
    return [];
  }
}

/**
 * Returns a cached year; null if the year is not cached. Its data is not validated, so parse it
 * like a stored document.
 */
export const readCachedYear = (name: string) => readCachedValue(NAME_PREFIX + name);

export const deleteCachedYear = (name: string) => deleteCachedValue(NAME_PREFIX + name);

/**
 * Caches years, newest first. If the cache then exceeds `MAX_CHARACTERS`, deletes the least
 * recently read years.
 */
export function cacheYears(years: Readonly<Record<string, CachedValue<unknown>>>): void {
  try {
    const newestFirst = Object.entries(years).toSorted(([one], [other]) =>
      compareTexts(other, one),
    );
    for (const [name, cached] of newestFirst) {
      localStorage.setItem(KEY_PREFIX + name, JSON.stringify(cached));
    }
    const sizes = new Map(
      listCachedKeys().map((key) => [key, localStorage.getItem(key)?.length ?? 0]),
    );
    let excess = [...sizes.values()].reduce((sum, size) => sum + size, -MAX_CHARACTERS);
    if (excess <= 0) return;
    const getReadTime = (key: string) => readCachedYear(key.slice(KEY_PREFIX.length))?.at ?? '';
    const oldestFirst = [...sizes.keys()]
      .map((key) => ({ key, at: getReadTime(key) }))
      .toSorted((one, other) => compareTexts(one.at, other.at) || compareTexts(one.key, other.key));
    for (const { key } of oldestFirst) {
      if (excess <= 0) return;
      localStorage.removeItem(key);
      excess -= sizes.get(key) ?? 0;
    }
  } catch {
    // Local storage is off or full. The next visit loads the missing years again.
  }
}
