/** Signing in, against the running backend. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  firebaseAuthClient as client,
  type SignedInUser,
} from '../../src/firebase/staff/authClient';
import { isPassing } from '../../src/features/auth/serviceErrors';
import { call, field, localTarget } from '../../scripts/remote';
import { staffAccount, visitorAccount } from '../../seed/index';
import { resetAll, testPorts } from '../helpers/backend';

beforeAll(resetAll);
afterEach(() => client.signOut());

/** Who is signed in now. */
function current(): Promise<SignedInUser | null> {
  return new Promise((resolve) => {
    const stop = client.watch((user) => {
      // The first call may come before `stop` is there.
      queueMicrotask(() => stop());
      resolve(user);
    });
  });
}

const target = localTarget(testPorts);
/** Changes accounts as their owner does. */
const asOwner = (action: string, body: object) =>
  call(target, `${target.accounts}${action}`, 'POST', body);

describe('signing in', () => {
  test('tells who is signed in, with no more of the account than the site needs', async () => {
    await client.signIn(staffAccount.email, staffAccount.password);
    expect(await current()).toEqual({
      uid: staffAccount.uid,
      email: staffAccount.email,
      displayName: '',
    });
    await client.signOut();
    expect(await current()).toBeNull();
  });

  test.each([
    ['a wrong password', staffAccount.email, 'wrong'],
    ['an unknown address', 'nobody@example.com', 'wrong'],
  ])('%s is refused in the words of the identity service', async (_name, email, password) => {
    await expect(client.signIn(email, password)).rejects.toThrow(/^Firebase: .*\(auth\/[a-z-]+\)/);
    expect(await current()).toBeNull();
  });

  test('a forgotten password can be reset', async () => {
    await expect(client.sendReset(staffAccount.email)).resolves.toBeUndefined();
  });
});

describe('a session that is ended elsewhere', () => {
  test('is noticed when it is renewed, and then nobody is signed in', async () => {
    await client.signIn(visitorAccount.email, visitorAccount.password);
    await asOwner(':update', { localId: visitorAccount.uid, disableUser: true });
    await expect(client.renew()).rejects.toThrow(/auth\/user-disabled/);
    expect(await current()).toBeNull();
    await asOwner(':update', { localId: visitorAccount.uid, disableUser: false });
  });

  test('of a deleted account cannot be renewed, and that is no passing failure', async () => {
    const email = 'deleted@example.com';
    const made = await asOwner('', { email, password: 'right-password' });
    await client.signIn(email, 'right-password');
    await asOwner(':delete', { localId: field(made, 'localId') });
    const error: unknown = await client.renew().catch((reason: unknown) => reason);
    expect(isPassing(error), String(error)).toBe(false);
    expect(String(error)).toContain('auth/');
  });

  test('renewing a good session changes nothing', async () => {
    await client.signIn(staffAccount.email, staffAccount.password);
    await client.renew();
    expect((await current())?.uid).toBe(staffAccount.uid);
  });
});
