import { FirebaseError } from 'firebase/app';
import type { AuthClient, SignedInUser } from '@/firebase/staff/authClient';

export const ada: SignedInUser = { uid: 'ada-uid', email: 'ada@example.com', displayName: 'Ada' };
export const bola: SignedInUser = { uid: 'bola-uid', email: 'bola@example.com', displayName: '' };

/** Returns an error like those of Firebase Auth. */
export const createServiceError = (code: string) =>
  new FirebaseError(code, `Firebase: Error (${code}).`);

/** Resolves in a later task, as a network response would. */
const waitForTask = () => new Promise((resolve) => setTimeout(resolve));

/** An identity service in memory for component tests. The correct password is always 'right'. */
export class TestClient implements AuthClient {
  user: SignedInUser | null;
  staff = new Set([ada.uid]);
  /** Makes sign-outs fail while it is true. */
  signOutFails = false;
  /** The error that the next password reset throws. */
  resetError: Error | null = null;
  readonly resets: string[] = [];
  private readonly watchers = new Set<(user: SignedInUser | null) => void>();

  constructor(user: SignedInUser | null = null) {
    this.user = user;
  }

  /** Replaces the signed-in user, as another tab or a revoked token would do. */
  setUser(user: SignedInUser | null) {
    this.user = user;
    for (const watcher of this.watchers) watcher(user);
  }

  watch(onChange: (user: SignedInUser | null) => void) {
    this.watchers.add(onChange);
    queueMicrotask(() => {
      if (this.watchers.has(onChange)) onChange(this.user);
    });
    return () => {
      this.watchers.delete(onChange);
    };
  }

  async signIn(email: string, password: string): Promise<void> {
    await waitForTask();
    const user = [ada, bola].find((account) => account.email === email);
    if (user === undefined || password !== 'right')
      throw createServiceError('auth/invalid-credential');
    this.setUser(user);
  }

  async signOut(): Promise<void> {
    await waitForTask();
    if (this.signOutFails) throw createServiceError('auth/internal-error');
    this.setUser(null);
  }

  async sendReset(email: string): Promise<void> {
    await waitForTask();
    this.resets.push(email);
    if (this.resetError !== null) throw this.resetError;
  }

  renew(): Promise<void> {
    return Promise.resolve();
  }

  async isStaff(uid: string): Promise<boolean> {
    await waitForTask();
    return this.staff.has(uid);
  }
}
