import { pathsIn, removeStored } from './fileStorage';

/*
 * Stored objects that may be left without a record: remembered in the browser from before the upload
 * until its record is known to be written or the object to be gone, and cleaned at the next visit.
 * Each path has a key of its own: tabs that write at the same moment lose nothing of each other's.
 * Without local storage nothing is remembered; `npm run storage:orphans` finds what stays.
 */
const PREFIX = 'leftover:';

function remembered(): string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    return keys.flatMap((key) => (key?.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []));
  } catch {
    return [];
  }
}

/**
 * An object is about to be stored under this path and has no record yet, or is about to lose its
 * record. A path that ends with a slash is a whole folder.
 */
export function trackOrphan(path: string): void {
  try {
    localStorage.setItem(PREFIX + path, '');
  } catch {
    // Switched off or full.
  }
}

/** The object has its record, or is gone. */
export function untrackOrphan(path: string): void {
  try {
    localStorage.removeItem(PREFIX + path);
  } catch {
    // Switched off.
  }
}

/** Deletes an object that has no record; what fails is tried again at the next visit. */
export async function removeOrphan(path: string): Promise<void> {
  if (await removeStored(path)) untrackOrphan(path);
}

/** The locks that the tabs of one browser share; not every environment has them. */
function tabLocks(): LockManager | null {
  return typeof navigator === 'undefined' || !('locks' in navigator) ? null : navigator.locks;
}

const lockOf = (path: string) => `object:${path}`;

/** Work with an object that another tab of this browser must not clean away meanwhile. */
export async function whileInUse<T>(path: string, work: () => Promise<T>): Promise<T> {
  const locks = tabLocks();
  return locks === null ? work() : locks.request(lockOf(path), { mode: 'shared' }, work);
}

type IsNamed = (path: string) => Promise<boolean>;
const fileStorage = { removeStored, pathsIn };

/** Deletes an object, or all in a folder, that no record names. Returns whether nothing of it is left. */
export async function removeUnnamed(
  path: string,
  isNamed: IsNamed,
  stored = fileStorage,
): Promise<boolean> {
  if (await isNamed(path)) return true;
  if (!path.endsWith('/')) return stored.removeStored(path);
  const inside = await stored.pathsIn(path.slice(0, -1));
  const gone = await Promise.all(inside.map((each) => removeUnnamed(each, isNamed, stored)));
  return gone.every(Boolean);
}

/**
 * Deletes the remembered objects of a folder that no record names and nobody is working with.
 * `isNamed` says whether a record names a path, or whether what a folder belongs to is still there.
 * Whatever fails is tried again at the next visit. Where the browser has no locks nothing is
 * deleted: another tab might be in the middle of an upload.
 */
export async function removeOrphans(
  folder: string,
  isNamed: IsNamed,
  stored = fileStorage,
): Promise<void> {
  const locks = tabLocks();
  if (locks === null) return;
  for (const path of remembered().filter((each) => each.startsWith(`${folder}/`))) {
    try {
      await locks.request(lockOf(path), { ifAvailable: true }, async (lock) => {
        if (lock !== null && (await removeUnnamed(path, isNamed, stored))) untrackOrphan(path);
      });
    } catch (error) {
      console.warn(`Whether ${path} is still in use could not be asked`, error);
    }
  }
}
