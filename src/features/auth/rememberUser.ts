import type { SignedInUser } from '@/firebase/staff/authClient';

const USER = 'user';

const IS_AUTH = 'isAuth';

/**
 * Stores the signed-in user, or deletes it. Does not store the SDK's user object, because it
 * contains tokens.
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
    // Storage may be full or blocked. Nothing depends on it.
  }
}
