import { removeStored } from './storage';

/*
 * Stored objects that may be left without a record: remembered in the browser from before the upload
 * until its record is known to be written or the object to be gone, and cleaned at the next visit.
 * Without local storage nothing is remembered.
 */
const KEY = 'leftovers';

function remembered(): string[] {
  try {
    const paths: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
}

function remember(paths: readonly string[]): void {
  try {
    if (paths.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(paths));
  } catch {
    // Switched off or full: `npm run storage:orphans` finds what stays.
  }
}

/** An object is about to be stored under this path, and has no record yet. */
export function mayBeLeft(path: string): void {
  remember([...remembered().filter((known) => known !== path), path]);
}

/** The object has its record, or is gone. */
export function notLeft(path: string): void {
  remember(remembered().filter((known) => known !== path));
}

/** Work with an object that another tab of this browser must not clean away meanwhile. */
export async function whileInUse<T>(path: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`object:${path}`, { mode: 'shared' }, work);
}

/**
 * Deletes the remembered objects of a folder that no record names and nobody is working with.
 * Whatever fails is tried again at the next visit.
 */
export async function cleanLeftovers(
  folder: string,
  isNamed: (path: string) => Promise<boolean>,
): Promise<void> {
  const clean = async (path: string) => {
    if ((await isNamed(path)) || (await removeStored(path))) notLeft(path);
  };
  for (const path of remembered().filter((each) => each.startsWith(`${folder}/`))) {
    try {
      if (!('locks' in navigator)) await clean(path);
      else {
        await navigator.locks.request(
          `object:${path}`,
          { ifAvailable: true },
          async (lock) => lock && clean(path),
        );
      }
    } catch (error) {
      console.warn(`Whether ${path} is still in use could not be asked`, error);
    }
  }
}
