import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';
import type { Change } from './changes';
import { lastChange } from './lastChange';

/** The newest record of each document, by its path; absent where there is none. */
export type NewestChanges = Readonly<Partial<Record<string, Change>>>;

/**
 * When and by whom documents were changed last.
 * @throws what the SDK throws, or `TimedOut`
 */
export async function newestChanges(paths: readonly string[]): Promise<NewestChanges> {
  const all = await withinLimit(
    Promise.all(paths.map(async (path) => [path, await lastChange([path])] as const)),
    READ_LIMIT_MS,
  );
  return Object.fromEntries(
    all.flatMap(([path, change]) => (change === null ? [] : [[path, change]])),
  );
}
