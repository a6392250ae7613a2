import { doc, type DocumentData, getDoc } from 'firebase/firestore/lite';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';
import { firestore } from '../firestore';

/** Documents by their paths; absent where there is none. */
export type StoredDocuments = Readonly<Partial<Record<string, DocumentData>>>;

/**
 * What is stored at these paths now, whatever was loaded before.
 * @throws what the SDK throws, or `TimedOut`
 */
export async function readStored(paths: readonly string[]): Promise<StoredDocuments> {
  const read = async (path: string): Promise<[string, DocumentData | undefined]> => [
    path,
    (await getDoc(doc(firestore(), path))).data(),
  ];
  const all = await withinLimit(Promise.all(paths.map(read)), READ_LIMIT_MS);
  return Object.fromEntries(
    all.flatMap(([path, data]) => (data === undefined ? [] : [[path, data]])),
  );
}
