import type { CachedValue } from '@/lib/requestState';
import { fieldsOf } from '@/lib/stored';

/*
 * The figures this browser was shown last, and what its visitor typed and did not send. Where local
 * storage is switched off or full there are none, and nothing else changes.
 */
const PREFIX = 'lastKnown:';

export function remember(name: string, cached: CachedValue<unknown>): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(cached));
  } catch {
    // Storage is off or full: the next visit begins without figures.
  }
}

/** Returns the cached answer, its data still to be parsed like any stored document, or null. */
export function recall(name: string): CachedValue<unknown> | null {
  try {
    const { data, at } = fieldsOf(JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null')) ?? {};
    return data === undefined || typeof at !== 'string' || Number.isNaN(Date.parse(at))
      ? null
      : { data, at };
  } catch {
    return null;
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Storage is off: nothing is kept.
  }
}
