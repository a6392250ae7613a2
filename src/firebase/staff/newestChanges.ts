import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';
import { firestore } from '../firestore';
import { type Change, CHANGES, parseChange } from './changes';

/** The newest record of each document, by its path; absent where there is none. */
export type NewestChanges = Readonly<Partial<Record<string, Change>>>;

async function newestOf(path: string): Promise<Change | null> {
  const { docs } = await getDocs(
    query(
      collection(firestore(), CHANGES),
      where('paths', 'array-contains', path),
      orderBy('at', 'desc'),
      limit(1),
    ),
  );
  const [newest] = docs;
  return newest === undefined ? null : parseChange(newest.id, newest.data());
}

/**
 * When and by whom documents were changed last.
 * @throws what the SDK throws, or `TimedOut`
 */
export async function newestChanges(paths: readonly string[]): Promise<NewestChanges> {
  const all = await withinLimit(Promise.all(paths.map(newestOf)), READ_LIMIT_MS);
  return Object.fromEntries(
    paths.flatMap((path, index) => {
      const change = all[index];
      return change ? [[path, change]] : [];
    }),
  );
}
