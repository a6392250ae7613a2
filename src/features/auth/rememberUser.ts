import type { SignedInUser } from '@/firebase/staff/authClient';

const USER = 'user';

const IS_AUTH = 'isAuth';

/**
 * Keeps who is signed in, or removes it. Never the SDK's user object: that one holds the tokens.
 */
export function rememberUser(user: SignedInUser | null): void {
  try {
    if (user === null) {
      localStorage.removeItem(USER);
      localStorage.removeItem(IS_AUTH);
    } else {
      const { uid, email, displayName } = user;
      localStorage.setItem(USER, JSON.stringify({ uid, email, displayName }));
      localStorage.setItem(IS_AUTH, 'true');
    }
  } catch {
    // Storage may be full or forbidden; nothing here depends on it.
  }
}
