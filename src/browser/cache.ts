import type { CachedValue } from '@/lib/requestState';
import { toFields } from '@/lib/stored';

/* Caches figures in local storage. If local storage is off or full, nothing is cached. */

const PREFIX = 'lastKnown:';

export function cacheValue(name: string, cached: CachedValue<unknown>): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(cached));
  } catch {
    // Local storage is off or full. The next visit begins without cached figures.
  }
}

/**
 * Returns the cached response; null if there is none. Its data is not validated, so parse it like a
 * stored document.
 */
export function readCachedValue(name: string): CachedValue<unknown> | null {
  try {
    const { data, at } = toFields(JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null')) ?? {};
    return data === undefined || typeof at !== 'string' || Number.isNaN(Date.parse(at))
      ? null
      : { data, at };
  } catch {
    return null;
  }
}

export function deleteCachedValue(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Local storage is off, so nothing is cached.
  }
}
