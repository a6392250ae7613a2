import type { SignedInUser } from '@/firebase/staff/authClient';

const USER_KEY = 'user';

const IS_AUTH_KEY = 'isAuth';

/**
 * Stores the signed-in user in localStorage. Null deletes it. The tokens of the SDK's user object
 * are not stored.
 */
export function rememberUser(user: SignedInUser | null): void {
  try {
    if (user === null) {
      localStorage.removeItem(USER_KEY);
      localStorage.removeItem(IS_AUTH_KEY);
    } else {
      const { uid, email, displayName } = user;
      localStorage.setItem(USER_KEY, JSON.stringify({ uid, email, displayName }));
      localStorage.setItem(IS_AUTH_KEY, 'true');
    }
  } catch {
    // Storage may be full or blocked. The site works without the stored user.
  }
}
