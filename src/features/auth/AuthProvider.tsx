import { type ReactNode, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { READ_LIMIT_MS, limitTime } from '@/lib/timeLimit';
import { onPermissionError } from '@/firebase/staff/permissionErrors';
import type { AuthClient, SignedInUser } from '@/firebase/staff/authClient';
import { rememberUser } from './rememberUser';
import {
  AuthContext,
  type AuthValue,
  initialSession,
  sessionReducer,
  getUser,
} from './authSession';
import { isTemporaryError } from './serviceErrors';

/** Watches who is signed in, and checks each account against the staff list. */
export function AuthProvider({ client, children }: { client: AuthClient; children: ReactNode }) {
  const [session, dispatch] = useReducer(sessionReducer, initialSession);
  const leaving = useRef(false);
  const uid = getUser(session.identity)?.uid;

  const check = async (of: string) => {
    try {
      const staff = await limitTime(client.isStaff(of), READ_LIMIT_MS);
      dispatch({ type: 'checked', uid: of, result: staff ? 'staff' : 'stranger' });
    } catch (error) {
      console.warn('The staff list could not be read', error);
      dispatch({ type: 'checked', uid: of, result: 'unchecked' });
    }
  };

  const onUser = useEffectEvent((user: SignedInUser | null) => {
    rememberUser(user);
    if (user === null) {
      dispatch({ type: 'userGone', left: leaving.current });
    } else {
      dispatch({ type: 'userSeen', user });
      void check(user.uid);
    }
    leaving.current = false;
  });
  useEffect(() => client.watch((user) => onUser(user)), [client]);

  // The SDK validates a stored session on the server. Its timeout is longer than staff would wait.
  useEffect(() => {
    const timer = setTimeout(() => dispatch({ type: 'waitedTooLong' }), READ_LIMIT_MS);
    return () => clearTimeout(timer);
  }, []);

  const renewAndCheck = async (of: string) => {
    try {
      await limitTime(client.renew(), READ_LIMIT_MS);
    } catch (error) {
      console.warn('The session could not be renewed', error);
      if (isTemporaryError(error)) {
        // A network failure does not end the session.
        dispatch({ type: 'checked', uid: of, result: 'unchecked' });
        return;
      }
      // The SDK notifies watchers only when the account changes. Remove the ended session, so that
      // the same account can sign in again.
      try {
        await limitTime(client.signOut(), READ_LIMIT_MS);
      } catch (problem) {
        console.warn('The session that ended could not be put away', problem);
      }
      dispatch({ type: 'sessionEnded', uid: of });
      return;
    }
    await check(of);
  };

  // Called when the server has rejected a save. Either the session has ended, so renewing it fails,
  // or the account was removed from the staff list. Editors stay open in the meantime.
  const onRefusal = useEffectEvent(() => {
    if (uid !== undefined) void renewAndCheck(uid);
  });
  useEffect(() => onPermissionError(() => onRefusal()), []);

  const value: AuthValue = {
    ...session,
    signIn: (email, password) => limitTime(client.signIn(email, password), READ_LIMIT_MS),
    leave: async () => {
      leaving.current = true;
      // If the session has already ended, leave the staff area anyway.
      if (uid === undefined) dispatch({ type: 'userGone', left: true });
      try {
        await limitTime(client.signOut(), READ_LIMIT_MS);
      } catch (error) {
        // Otherwise a session that ends later would also leave the page.
        leaving.current = false;
        throw error;
      }
    },
    switchAccount: () => limitTime(client.signOut(), READ_LIMIT_MS),
    sendReset: (email) => limitTime(client.sendReset(email), READ_LIMIT_MS),
    checkAgain: () => {
      if (uid === undefined) return;
      dispatch({ type: 'checkStarted' });
      void renewAndCheck(uid);
    },
  };
  return <AuthContext value={value}>{children}</AuthContext>;
}
