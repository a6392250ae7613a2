import { FirebaseError } from 'firebase/app';
import type { AuthClient, SignedInUser } from '@/firebase/staff/authClient';

export const ada: SignedInUser = { uid: 'ada-uid', email: 'ada@example.com', displayName: 'Ada' };
export const bola: SignedInUser = { uid: 'bola-uid', email: 'bola@example.com', displayName: '' };

/** Returns an error of the identity service. */
export const createServiceError = (code: string) =>
  new FirebaseError(code, `Firebase: Error (${code}).`);

/** Resolves in a later task, like a response of the network. */
const waitForTask = () => new Promise((resolve) => setTimeout(resolve));

/** An identity service in memory for component tests. Every password is 'right'. */
export class TestClient implements AuthClient {
  user: SignedInUser | null;
  staff = new Set([ada.uid]);
  /** True to make the next sign-outs fail. */
  signOutFails = false;
  /** The error of the next password reset. */
  resetError: Error | null = null;
  readonly resets: string[] = [];
  private readonly watchers = new Set<(user: SignedInUser | null) => void>();

  constructor(user: SignedInUser | null = null) {
    this.user = user;
  }

  /** Changes the account, like a revoked token or a sign-in or sign-out in another tab. */
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
