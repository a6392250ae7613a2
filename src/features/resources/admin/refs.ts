import {
  collection,
  doc,
  type DocumentReference,
  getDocs,
  limit,
  query,
  where,
} from 'firebase/firestore/lite';
import { firestore } from '@/firebase/firestore';
import { READ_LIMIT_MS, withinLimit } from '@/lib/timeLimit';
import { CATEGORIES_COLLECTION, FILES_COLLECTION } from '../documents';

export const CATEGORIES_PART = 'categories';
export const FILES_PART = 'files';

export const categoryRef = (id: string): DocumentReference =>
  doc(firestore(), CATEGORIES_COLLECTION, id);

export const fileRef = (id: string): DocumentReference => doc(firestore(), FILES_COLLECTION, id);

export const filesWith = (field: 'category' | 'path', value: string) =>
  query(collection(firestore(), FILES_COLLECTION), where(field, '==', value));

export const folderOf = (category: string) => `resources/${category}/`;

/** Returns whether a record names what is stored there. */
export async function isNamed(path: string): Promise<boolean> {
  const found = await withinLimit(getDocs(query(filesWith('path', path), limit(1))), READ_LIMIT_MS);
  return !found.empty;
}
