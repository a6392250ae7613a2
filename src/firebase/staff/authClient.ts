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
import { getEnv } from '@/browser/settings';
import { getFirebaseApp } from '../firebaseApp';
import { firestore } from '../firestore';
import { limitTime } from '@/lib/timeLimit';
import { isServerTimeKnown, setServerTime } from './clock';

export interface SignedInUser {
  uid: string;
  email: string;
  displayName: string;
}

declare global {
  /** Settings of the Firebase SDK. The SDK sends each new ID token to `_authTokenSyncURL`. */
  var __FIREBASE_DEFAULTS__: Record<string, unknown> | undefined;
}

let auth: Auth | undefined;

function getAuthInstance(): Auth {
  if (auth === undefined) {
    const { authTokenSyncUrl, emulators } = getEnv();
    if (authTokenSyncUrl !== '') {
      globalThis.__FIREBASE_DEFAULTS__ = {
        ...globalThis.__FIREBASE_DEFAULTS__,
        _authTokenSyncURL: authTokenSyncUrl,
      };
    }
    auth = getAuth(getFirebaseApp());
    if (emulators.auth !== undefined) {
      connectAuthEmulator(auth, `http://${emulators.auth}`, { disableWarnings: true });
    }
  }
  return auth;
}

/**
 * Returns the signed-in account.
 * @throws if nobody is signed in
 */
export function getSignedInUser(): Pick<SignedInUser, 'uid' | 'email'> {
  const user = getAuthInstance().currentUser;
  if (user === null) throw new Error('Nobody is signed in');
  return { uid: user.uid, email: user.email ?? '' };
}

/**
 * Returns the server's time, which is the issue time of a fresh token.
 * @throws if nobody is signed in, and errors of the SDK
 */
export async function fetchServerTime(): Promise<Date> {
  const user = getAuthInstance().currentUser;
  if (user === null) throw new Error('Nobody is signed in');
  return new Date((await user.getIdTokenResult(true)).issuedAtTime);
}

/**
 * Renews the token if it has expired. Does nothing if nobody is signed in.
 * @throws errors of the SDK
 */
export async function ensureToken(): Promise<void> {
  await getAuthInstance().currentUser?.getIdToken();
}

/** The time limit for the server's time. Without an answer, pages use the computer's clock. */
const TIME_LIMIT_MS = 3_000;

/** Requests the server's time once per visit, because the computer's clock may be wrong. */
async function syncServerTime(): Promise<void> {
  if (isServerTimeKnown()) return;
  try {
    setServerTime(await limitTime(fetchServerTime(), TIME_LIMIT_MS));
  } catch (error) {
    console.warn('Failed to request the time of the server', error);
  }
}

export const firebaseAuthClient = {
  /**
   * Calls `onChange` with the signed-in user, now and at each change. Returns the function that
   * unsubscribes.
   */
  watch: (onChange: (user: SignedInUser | null) => void) =>
    onAuthStateChanged(getAuthInstance(), (user) =>
      onChange(
        user && { uid: user.uid, email: user.email ?? '', displayName: user.displayName ?? '' },
      ),
    ),
  signIn: async (email: string, password: string) => {
    const { user } = await signInWithEmailAndPassword(getAuthInstance(), email, password);
    setServerTime(new Date((await user.getIdTokenResult()).issuedAtTime));
  },
  signOut: () => signOut(getAuthInstance()),
  sendReset: (email: string) => sendPasswordResetEmail(getAuthInstance(), email),
  /** Refreshes the ID token. If the session was revoked, this signs the user out. */
  renew: async () => {
    await getAuthInstance().currentUser?.getIdToken(true);
  },
  isStaff: async (uid: string) => {
    const entry = getDoc(doc(firestore(), 'staff', uid));
    const [stored] = await Promise.all([entry, syncServerTime()]);
    return stored.exists();
  },
};
export type AuthClient = typeof firebaseAuthClient;
