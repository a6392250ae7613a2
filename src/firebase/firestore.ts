import { type Firestore, initializeFirestore } from 'firebase/firestore/lite';
import { getEnv } from '@/browser/settings';
import { getFirebaseApp } from './firebaseApp';

/*
 * The functions of the Firestore SDK that the public site needs. The site imports this file
 * dynamically, so that the browser fetches the SDK in parallel with the first paint. Staff code
 * imports other functions directly from the SDK.
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

/** Returns Firestore over REST (`firebase/firestore/lite`), on an emulator if one is configured. */
export function firestore(): Firestore {
  const { firestore: host } = getEnv().emulators;
  return (db ??= initializeFirestore(
    getFirebaseApp(),
    host === undefined ? {} : { host, ssl: false },
  ));
}
