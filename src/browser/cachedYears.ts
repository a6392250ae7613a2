import { byText } from '@/lib/order';
import type { CachedValue } from '@/lib/requestState';
import { forget, recall } from './cache';

/*
 * The years of the history that this browser was shown, by document. They are large, and drafts and
 * the Today strip need room too: they share a limited space, in which those read longest ago give
 * way.
 */
const NAMES = 'history/';
const KEY = `lastKnown:${NAMES}`;
/** Characters for all years together; a browser has about five million for a site. */
export const MAX_CHARACTERS = 1_500_000;

const cachedKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(KEY));

export function cachedYearNames(): string[] {
  try {
    return cachedKeys().map((key) => key.slice(KEY.length));
  } catch {
    return [];
  }
}

/**
 * Returns a year that is kept, its data still to be parsed like any stored document; null where
 * there is none.
 */
export const recallYear = (name: string) => recall(NAMES + name);

/** Forgets a year that the database no longer has. */
export const forgetYear = (name: string) => forget(NAMES + name);

/** Keeps years, the newest first; where there is no room for all, those read longest ago go. */
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
    // Storage is off or full: the next visit begins without the rest.
  }
}
