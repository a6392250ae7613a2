import type { CachedValue } from '@/lib/requestState';
import { toFields } from '@/lib/stored';

/* The cache of figures in local storage. If local storage is off or full, nothing is cached. */
const PREFIX = 'lastKnown:';

export function cacheValue(name: string, cached: CachedValue<unknown>): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(cached));
  } catch {
    // Storage is off or full. The next visit begins without cached figures.
  }
}

/** Returns the cached response, or null. Parse its data like a stored document. */
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
    // Storage is off, so nothing is cached.
  }
}
