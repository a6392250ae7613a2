import {
  type Auth,
  connectAuthEmulator,
  getAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { doc, getDoc } from 'firebase/firestore/lite';
import { currentEnv } from '@/browser/settings';
import { firebaseApp } from '../firebaseApp';
import { firestore } from '../firestore';
import { withinLimit } from '@/lib/timeLimit';
import { isServerTimeKnown, setServerTime } from './clock';

/** The signed-in user: no more of the SDK's than the site needs. */
export interface SignedInUser {
  uid: string;
  email: string;
  displayName: string;
}

declare global {
  /** The SDK's own settings; `_authTokenSyncURL` keeps a server's session in step. */
  var __FIREBASE_DEFAULTS__: Record<string, unknown> | undefined;
}

let auth: Auth | undefined;

/** Returns the identity service, on the emulator where one is configured. */
function identity(): Auth {
  if (auth === undefined) {
    const { authTokenSyncUrl, emulators } = currentEnv();
    if (authTokenSyncUrl !== '') {
      globalThis.__FIREBASE_DEFAULTS__ = {
        ...globalThis.__FIREBASE_DEFAULTS__,
        _authTokenSyncURL: authTokenSyncUrl,
      };
    }
    auth = getAuth(firebaseApp());
    if (emulators.auth !== undefined) {
      connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
    }
  }
  return auth;
}

/**
 * Returns the account that writes.
 * @throws if nobody is signed in
 */
export function signedInAs(): Pick<SignedInUser, 'uid' | 'email'> {
  const user = identity().currentUser;
  if (user === null) throw new Error('Nobody is signed in');
  return { uid: user.uid, email: user.email ?? '' };
}

/**
 * Returns the server's time: a fresh token says when it was issued.
 * @throws if nobody is signed in, or what the SDK throws
 */
export async function fetchServerTime(): Promise<Date> {
  const user = identity().currentUser;
  if (user === null) throw new Error('Nobody is signed in');
  return new Date((await user.getIdTokenResult(true)).issuedAtTime);
}

/**
 * Renews the token if it has expired. Without anybody signed in, it does nothing.
 * @throws what the SDK throws
 */
export async function ensureToken(): Promise<void> {
  await identity().currentUser?.getIdToken();
}

/** A page opens with this computer's time where the server's does not come, in ms. */
const TIME_LIMIT_MS = 3_000;

/** Requests the server's time, once a visit: the session of figures depends on it. */
async function syncServerTime(): Promise<void> {
  if (isServerTimeKnown()) return;
  try {
    setServerTime(await withinLimit(fetchServerTime(), TIME_LIMIT_MS));
  } catch (error) {
    console.warn('The time of the server could not be asked for', error);
  }
}

/** The identity service and the staff list in Firebase. */
export const firebaseAuthClient = {
  /** Calls back with who is signed in, now and at each change; returns how to stop. */
  watch: (onChange: (user: SignedInUser | null) => void) =>
    onAuthStateChanged(identity(), (user) =>
      onChange(
        user && { uid: user.uid, email: user.email ?? '', displayName: user.displayName ?? '' },
      ),
    ),
  signIn: async (email: string, password: string) => {
    const { user } = await signInWithEmailAndPassword(identity(), email, password);
    setServerTime(new Date((await user.getIdTokenResult()).issuedAtTime));
  },
  signOut: () => signOut(identity()),
  sendReset: (email: string) => sendPasswordResetEmail(identity(), email),
  /** Asks the service for a fresh token; a session that was revoked ends by that. */
  renew: async () => {
    await identity().currentUser?.getIdToken(true);
  },
  isStaff: async (uid: string) => {
    const entry = getDoc(doc(firestore(), 'staff', uid));
    const [stored] = await Promise.all([entry, syncServerTime()]);
    return stored.exists();
  },
};
export type AuthClient = typeof firebaseAuthClient;
