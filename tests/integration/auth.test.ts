import { doc, getDoc } from 'firebase/firestore/lite';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  firebaseAuthClient as client,
  type SignedInUser,
} from '../../src/firebase/staff/authClient';
import { storeFile } from '../../src/firebase/staff/fileStorage';
import { isTemporaryError } from '../../src/features/auth/serviceErrors';
import { firestore } from '../../src/firebase/firestore';
import { toFields, readText } from '../../src/lib/stored';
import { bucket, host, projectId } from '../../scripts/local';
import { callService, getField, getLocalTarget } from '../../scripts/remote';
import { staffAccount, visitorAccount } from '../../seed/index';
import { expectAllowed, expectRejected, resetAll, testPorts } from '../helpers/backend';
import { commitWithRecord } from '../helpers/recorded';

beforeAll(resetAll);
afterEach(() => client.signOut());

/** Returns the signed-in user, or null if nobody is signed in. */
function readCurrentUser(): Promise<SignedInUser | null> {
  return new Promise((resolve) => {
    const stop = client.watch((user) => {
      // Firebase may call this function before `stop` is assigned.
      queueMicrotask(() => stop());
      resolve(user);
    });
  });
}

const target = getLocalTarget(testPorts);
const callAsAdmin = (action: string, body: object) =>
  callService(target, target.accounts + action, 'POST', body);

describe('signing in', () => {
  test('returns only uid, e-mail and name of the signed-in account', async () => {
    await client.signIn(staffAccount.email, staffAccount.password);
    expect(await readCurrentUser()).toEqual({
      uid: staffAccount.uid,
      email: staffAccount.email,
      displayName: '',
    });
    await client.signOut();
    expect(await readCurrentUser()).toBeNull();
  });

  test.each([
    ['a wrong password', staffAccount.email, 'wrong'],
    ['an unknown address', 'nobody@example.com', 'wrong'],
    ['no address', '', 'wrong'],
    ['no password', staffAccount.email, ''],
  ])(
    'rejects %s at sign-in with the error of the identity service',
    async (_name, email, password) => {
      await expect(client.signIn(email, password)).rejects.toThrow(
        /^Firebase: .*\(auth\/[a-z-]+\)/,
      );
      expect(await readCurrentUser()).toBeNull();
    },
  );

  test('sends a mail to reset a forgotten password', async () => {
    await expect(client.sendReset(staffAccount.email)).resolves.toBeUndefined();
  });
});

test('reports an account that is not on the staff list', async () => {
  await client.signIn(visitorAccount.email, visitorAccount.password);
  expect(await client.isStaff(visitorAccount.uid)).toBe(false);
});

test('rejects staff requests from a new account', async () => {
  const sendRequest = async (url: string, authorization: string, method: string, body?: unknown) =>
    fetch(url, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const signUp = `http://${host}:${testPorts.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`;
  const created = await sendRequest(signUp, '', 'POST', {
    email: 'stranger@example.com',
    password: 'of-his-own',
    returnSecureToken: true,
  });
  expect(created.ok).toBe(true);
  const account = toFields(await created.json()) ?? {};
  const uid = readText(account, 'localId') ?? '';
  const token = readText(account, 'idToken') ?? '';
  expect(uid).not.toBe('');
  const root = `projects/${projectId}/databases/(default)/documents`;
  const documents = `http://${host}:${testPorts.firestore}/v1/${root}`;
  const objects = `http://${host}:${testPorts.storage}/v0/b/${bucket}/o`;
  const folder = 'resources/cat_1736150400000/';
  const object = encodeURIComponent(`${folder}1_mine.pdf`);
  const figure = { fields: { value: { doubleValue: 1 }, change: { doubleValue: 1 } } };
  for (const [method, url, body] of [
    ['PATCH', `${documents}/marketIndices/ASI`, figure],
    ['PATCH', `${documents}/staff/${uid}`, { fields: {} }],
    ['PATCH', `${documents}/newsCommentary/mine`, { fields: {} }],
    ['POST', `${documents}:commit`, { writes: [{ delete: `${root}/marketIndices/ASI` }] }],
    ['POST', `${objects}?name=${object}`, '%PDF-1.4'],
    ['GET', `${objects}?prefix=${encodeURIComponent(folder)}&delimiter=%2F`, undefined],
  ] as const) {
    const scheme = url.startsWith(objects) ? 'Firebase' : 'Bearer';
    const answer = await sendRequest(url, `${scheme} ${token}`, method, body);
    expect(answer.status, `${method} ${url}`).toBe(403);
  }
  const asi = await fetch(`${documents}/marketIndices/ASI`);
  expect(await asi.text()).toContain('105432.07');
});

describe('requests to the database', () => {
  test('lets staff write to Firestore until they sign out', async () => {
    const asi = doc(firestore(), 'marketIndices', 'ASI');
    const { email, password } = staffAccount;
    await client.signIn(email, password);
    const set = (await getDoc(asi)).data() ?? {};
    const writeIndex = () =>
      commitWithRecord(firestore(), [{ path: asi.path, set }], {
        record: (fields) => ({ ...fields, email }),
      });
    await expectAllowed(writeIndex());
    await client.signOut();
    await expectRejected(writeIndex());
  });
});

describe('a session whose account was disabled or deleted', () => {
  test('signs the user out when the token of a disabled account is renewed', async () => {
    await client.signIn(visitorAccount.email, visitorAccount.password);
    await callAsAdmin(':update', { localId: visitorAccount.uid, disableUser: true });
    await expect(client.renew()).rejects.toThrow(/auth\/user-disabled/);
    expect(await readCurrentUser()).toBeNull();
    await callAsAdmin(':update', { localId: visitorAccount.uid, disableUser: false });
  });

  test('ends an upload at once when the account is disabled', async () => {
    await client.signIn(visitorAccount.email, visitorAccount.password);
    await callAsAdmin(':update', { localId: visitorAccount.uid, disableUser: true });
    // The clock is two hours ahead, so the token has expired and must be renewed.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
    const pdf = new Blob(['%PDF-1.4'], { type: 'application/pdf' });
    const options = { contentType: pdf.type, contentDisposition: 'inline; filename="a.pdf"' };
    await expect(storeFile('resources/cat_1/1_a.pdf', pdf, options)).rejects.toThrow(
      /auth\/user-disabled/,
    );
    vi.useRealTimers();
    await callAsAdmin(':update', { localId: visitorAccount.uid, disableUser: false });
  });

  test('reports a permanent error when the token of a deleted account is renewed', async () => {
    const email = 'deleted@example.com';
    const created = await callAsAdmin('', { email, password: 'right-password' });
    await client.signIn(email, 'right-password');
    await callAsAdmin(':delete', { localId: getField(created, 'localId') });
    const error: unknown = await client.renew().catch((reason: unknown) => reason);
    expect(isTemporaryError(error), String(error)).toBe(false);
    expect(String(error)).toContain('auth/');
  });
});
