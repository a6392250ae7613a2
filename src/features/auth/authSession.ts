import { createContext, useContext } from 'react';
import type { SignedInUser } from '@/firebase/staff/authClient';

export type Identity =
  | { state: 'resolving' }
  /** The timeout has passed, and the identity service has not responded. */
  | { state: 'unresolved' }
  /** `left` is true if the user pressed Sign out on this page. */
  | { state: 'out'; left: boolean }
  | { state: 'checking' | 'staff'; user: SignedInUser }
  /**
   * 'unchecked' means that the staff list could not be read. `again` is true while the check is
   * retried.
   */
  | { state: 'unchecked' | 'stranger'; user: SignedInUser; again?: true };

export interface Session {
  identity: Identity;
  /**
   * True once a staff member has signed in on this page. If the session then ends without a
   * sign-out, a dialog asks for the password and the page stays open.
   */
  entered: boolean;
  lastEmail: string;
}

export type SessionEvent =
  | { type: 'userSeen'; user: SignedInUser }
  | { type: 'userGone'; left: boolean }
  | { type: 'waitedTooLong' }
  /** Firebase reported that the session of this account has ended. */
  | { type: 'sessionEnded'; uid: string }
  | { type: 'checkStarted' }
  | { type: 'checked'; uid: string; result: 'staff' | 'stranger' | 'unchecked' };

export const initialSession: Session = {
  identity: { state: 'resolving' },
  entered: false,
  lastEmail: '',
};

export function getUser(identity: Identity): SignedInUser | null {
  return 'user' in identity ? identity.user : null;
}

export function isRetryingStaffCheck(identity: Identity): boolean {
  return 'again' in identity;
}

export function sessionReducer(session: Session, event: SessionEvent): Session {
  const { identity } = session;
  const user = getUser(identity);
  switch (event.type) {
    case 'userSeen':
      return {
        ...session,
        identity: { state: 'checking', user: event.user },
        lastEmail: event.user.email,
      };
    case 'userGone':
      return {
        ...session,
        identity: { state: 'out', left: event.left },
        entered: session.entered && !event.left,
      };
    case 'sessionEnded':
      return user?.uid === event.uid
        ? { ...session, identity: { state: 'out', left: false } }
        : session;
    case 'waitedTooLong':
      return identity.state === 'resolving'
        ? { ...session, identity: { state: 'unresolved' } }
        : session;
    case 'checkStarted':
      // While the user retries the check, keep the message and its button.
      return identity.state === 'unchecked' || identity.state === 'stranger'
        ? { ...session, identity: { ...identity, again: true } }
        : session;
    case 'checked':
      // Ignore the result if another user has signed in since the check started.
      if (user === null || user.uid !== event.uid) return session;
      return {
        ...session,
        identity: { state: event.result, user },
        entered: session.entered || event.result === 'staff',
      };
  }
}

export interface AuthValue extends Session {
  signIn: (email: string, password: string) => Promise<void>;
  leave: () => Promise<void>;
  /** Signs out but stays on the page, so that the user can sign in with another account. */
  switchAccount: () => Promise<void>;
  sendReset: (email: string) => Promise<void>;
  checkAgain: () => void;
}

export const AuthContext = createContext<AuthValue | null>(null);

export function useAuth(): AuthValue {
  const value = useContext(AuthContext);
  if (value === null) throw new Error('useAuth needs an AuthProvider above it');
  return value;
}
