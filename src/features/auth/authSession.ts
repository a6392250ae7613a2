import { createContext, useContext } from 'react';
import type { SignedInUser } from '@/firebase/staff/authClient';

/** The signed-in user, and the state of the check against the staff list. */
export type Identity =
  | { state: 'resolving' }
  /** The identity service does not say who is signed in; it still may. */
  | { state: 'unresolved' }
  /** `left`: by the Sign out button of this page, not by anything that happened to the session. */
  | { state: 'out'; left: boolean }
  | { state: 'checking' | 'staff'; user: SignedInUser }
  /** `unchecked`: the staff list could not be read. `again`: it is being asked once more. */
  | { state: 'unchecked' | 'stranger'; user: SignedInUser; again?: true };

export interface Session {
  identity: Identity;
  /**
   * Staff got in on this page: from then on a session that ends is renewed in place, until they
   * sign out.
   */
  entered: boolean;
  lastEmail: string;
}

export type SessionEvent =
  | { type: 'userSeen'; user: SignedInUser }
  | { type: 'userGone'; left: boolean }
  | { type: 'waitedTooLong' }
  /** The service refused to go on with this account's session. */
  | { type: 'sessionEnded'; uid: string }
  | { type: 'checkStarted' }
  | { type: 'checked'; uid: string; result: 'staff' | 'stranger' | 'unchecked' };

export const initialSession: Session = {
  identity: { state: 'resolving' },
  entered: false,
  lastEmail: '',
};

export function userOf(identity: Identity): SignedInUser | null {
  return 'user' in identity ? identity.user : null;
}

export function isAskedAgain(identity: Identity): boolean {
  return 'again' in identity;
}

export function sessionReducer(session: Session, event: SessionEvent): Session {
  const { identity } = session;
  const user = userOf(identity);
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
      // What is retried by hand stays in place, with its button.
      return identity.state === 'unchecked' || identity.state === 'stranger'
        ? { ...session, identity: { ...identity, again: true } }
        : session;
    case 'checked':
      // An answer about somebody who is no longer signed in says nothing.
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
  /** Signs out of this account but stays on the page, to sign in with another one. */
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
