import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { onRefusal } from '@/ui/admin/session';
import { type AuthClient, firebaseAuthClient } from './authClient';
import { AuthContext, type AuthValue } from './AuthContext';
import { rememberUser } from './rememberUser';
import { initialSession, sessionReducer, userOf } from './session';

interface AuthProviderProps {
  client?: AuthClient;
  children: ReactNode;
}

/** Follows who is signed in and asks the staff list about each account. */
export function AuthProvider({ client = firebaseAuthClient, children }: AuthProviderProps) {
  const [session, dispatch] = useReducer(sessionReducer, initialSession);
  const leaving = useRef(false);
  const uid = userOf(session.identity)?.uid;

  const check = useCallback(
    async (of: string) => {
      try {
        const staff = await client.isStaff(of);
        dispatch({ type: 'checked', uid: of, result: staff ? 'staff' : 'stranger' });
      } catch (error) {
        console.warn('The staff list could not be read', error);
        dispatch({ type: 'checked', uid: of, result: 'unchecked' });
      }
    },
    [client],
  );

  useEffect(
    () =>
      client.watch((user) => {
        rememberUser(user);
        if (user === null) {
          dispatch({ type: 'userGone', left: leaving.current });
        } else {
          dispatch({ type: 'userSeen', user });
          void check(user.uid);
        }
        leaving.current = false;
      }),
    [client, check],
  );

  // The server refused a save: either the session is over, which renewing brings to light, or the
  // account was taken off the list. An editor stays open meanwhile.
  useEffect(() => {
    if (uid === undefined) return;
    return onRefusal(() => {
      client
        .renew()
        .then(() => check(uid))
        .catch((error: unknown) => console.warn('The session could not be renewed', error));
    });
  }, [client, check, uid]);

  const value = useMemo<AuthValue>(
    () => ({
      ...session,
      signIn: (email, password) => client.signIn(email, password),
      leave: async () => {
        leaving.current = true;
        // Nobody is signed in any more where the session ended by itself: leave all the same.
        if (uid === undefined) dispatch({ type: 'userGone', left: true });
        await client.signOut();
      },
      switchAccount: () => client.signOut(),
      sendReset: (email) => client.sendReset(email),
      checkAgain: () => {
        if (uid === undefined) return;
        dispatch({ type: 'checkStarted' });
        void check(uid);
      },
    }),
    [session, client, check, uid],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}
