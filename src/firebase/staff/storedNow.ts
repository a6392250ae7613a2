import { collection, doc, type DocumentData, getDoc, getDocs } from 'firebase/firestore/lite';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';
import { firestore } from '../firestore';

/** From so many documents of one collection on, all of it is read in one request. */
const WHOLE_COLLECTION = 10;

/** Documents by their paths; absent where there is none. */
export type StoredDocuments = Readonly<Partial<Record<string, DocumentData>>>;
type Found = readonly [path: string, data: DocumentData | undefined];

/** The documents at paths of one collection; others of it where that is one request less. */
async function readFrom(name: string, paths: readonly string[]): Promise<Found[]> {
  if (paths.length < WHOLE_COLLECTION) {
    return Promise.all(
      paths.map(async (path) => [path, (await getDoc(doc(firestore(), path))).data()] as const),
    );
  }
  const { docs } = await getDocs(collection(firestore(), name));
  return docs.map((each) => [each.ref.path, each.data()]);
}

/**
 * What is stored at these paths now, whatever was loaded before.
 * @throws what the SDK throws, or `TimedOut`
 */
export async function readStored(paths: readonly string[]): Promise<StoredDocuments> {
  const byCollection = new Map<string, string[]>();
  for (const path of paths) {
    const name = path.slice(0, path.lastIndexOf('/'));
    byCollection.set(name, [...(byCollection.get(name) ?? []), path]);
  }
  const found = await withinLimit(
    Promise.all([...byCollection].map(([name, members]) => readFrom(name, members))),
    READ_LIMIT_MS,
  );
  return Object.fromEntries(found.flat());
}
