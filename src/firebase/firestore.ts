import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import { currentEnv } from '@/browser/settings';
import { firebaseApp, hostAndPort } from './firebaseApp';

/*
 * Visitors' code loads this file by a dynamic import: the SDK is fetched in parallel with the first
 * paint, not before it. The re-exports are what visitors need; staff code imports the rest from the
 * SDK itself.
 */
export {
  collection,
  doc,
  documentId,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite';

let db: Firestore | undefined;

/** Firestore over REST (`firebase/firestore/lite`), on the emulator where one is configured. */
export function firestore(): Firestore {
  if (db === undefined) {
    db = getFirestore(firebaseApp());
    const { firestore: emulator } = currentEnv().emulators;
    if (emulator !== undefined) connectFirestoreEmulator(db, ...hostAndPort(emulator));
  }
  return db;
}
