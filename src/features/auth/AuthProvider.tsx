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

/** Provides the signed-in user, and checks whether each new account is on the staff list. */
export function AuthProvider({ client, children }: { client: AuthClient; children: ReactNode }) {
  const [session, dispatch] = useReducer(sessionReducer, initialSession);
  const leaving = useRef(false);
  const uid = getUser(session.identity)?.uid;

  const check = async (of: string) => {
    try {
      const staff = await limitTime(client.isStaff(of), READ_LIMIT_MS);
      dispatch({ type: 'checked', uid: of, result: staff ? 'staff' : 'stranger' });
    } catch (error) {
      console.warn('Could not read the staff list', error);
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

  // Firebase checks a stored sign-in on its server. The timeout of the SDK is too long for staff to
  // wait, so this timer reports the delay earlier.
  useEffect(() => {
    const timer = setTimeout(() => dispatch({ type: 'waitedTooLong' }), READ_LIMIT_MS);
    return () => clearTimeout(timer);
  }, []);

  const renewAndCheck = async (of: string) => {
    try {
      await limitTime(client.renew(), READ_LIMIT_MS);
    } catch (error) {
      console.warn('Could not renew the session', error);
      if (isTemporaryError(error)) {
        dispatch({ type: 'checked', uid: of, result: 'unchecked' });
        return;
      }
      // Firebase only notifies listeners when the account changes. Sign out here, so that a new
      // sign-in with the same account counts as a change.
      try {
        await limitTime(client.signOut(), READ_LIMIT_MS);
      } catch (problem) {
        console.warn('Could not sign out of the ended session', problem);
      }
      dispatch({ type: 'sessionEnded', uid: of });
      return;
    }
    await check(of);
  };

  // The server rejects a save for one of two reasons: the session has ended, or the account was
  // removed from the staff list. Renew the session to find out the reason. Open editors stay open.
  const onRefusal = useEffectEvent(() => {
    if (uid !== undefined) void renewAndCheck(uid);
  });
  useEffect(() => onPermissionError(() => onRefusal()), []);

  const value: AuthValue = {
    ...session,
    signIn: (email, password) => limitTime(client.signIn(email, password), READ_LIMIT_MS),
    leave: async () => {
      leaving.current = true;
      // If the session has already ended, `signOut` causes no event. Leave the staff area here.
      if (uid === undefined) dispatch({ type: 'userGone', left: true });
      try {
        await limitTime(client.signOut(), READ_LIMIT_MS);
      } catch (error) {
        // After a failed sign-out, the user stays in the staff area. Reset the flag, or the end of
        // the session would later look like a sign-out.
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
