import type { SignedInUser } from './authClient';

/** Who is signed in, and whether the staff list was asked about it. */
export type Identity =
  | { state: 'resolving' }
  /** `left`: by the Sign out button of this page, not by anything that happened to the session. */
  | { state: 'out'; left: boolean }
  /** `unchecked`: the staff list could not be read. */
  | { state: 'checking' | 'unchecked' | 'stranger' | 'staff'; user: SignedInUser };

export interface Session {
  identity: Identity;
  /**
   * Whether staff got in on this page. From then on a session that ends is renewed in place, so
   * that nothing typed is lost; only signing out ends it.
   */
  entered: boolean;
  /** The e-mail address last seen, for signing in again. */
  lastEmail: string;
}

export type SessionEvent =
  | { type: 'userSeen'; user: SignedInUser }
  | { type: 'userGone'; left: boolean }
  | { type: 'checkStarted' }
  | { type: 'checked'; uid: string; result: 'staff' | 'stranger' | 'unchecked' };

export const initialSession: Session = {
  identity: { state: 'resolving' },
  entered: false,
  lastEmail: '',
};

/** The user of a session, if there is one. */
export function userOf(identity: Identity): SignedInUser | null {
  return 'user' in identity ? identity.user : null;
}

export function sessionReducer(session: Session, event: SessionEvent): Session {
  const user = userOf(session.identity);
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
    case 'checkStarted':
      return user === null ? session : { ...session, identity: { state: 'checking', user } };
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
