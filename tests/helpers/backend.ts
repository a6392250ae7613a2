/** Access to the running local backend, either in a role or as an administrator. */
import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  type DocumentReference,
  getDoc,
  getFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { firestore as siteFirestore } from '@/firebase/firestore';
import { formatContentDisposition } from '@/lib/contentDisposition';
import { bucket, host, projectId, testPorts } from '../../scripts/local';
import { seed, seedDocuments, staffAccount, visitorAccount } from '../../seed/index';

export { createExampleDocuments as exampleDocuments } from '../../seed/index';
export { testPorts } from '../../scripts/local';

export const resetDocuments = () => seedDocuments(testPorts);
export const resetAll = () => seed(testPorts);

// The Firebase SDK would log the many rejected requests that tests expect.
setLogLevel('silent');

export type TestRole = 'stranger' | 'visitor' | 'staff';

const accounts = { stranger: undefined, visitor: visitorAccount, staff: staffAccount };

/**
 * Connects to Firestore as staff, as a signed-in account that is not staff (`visitor`), or without
 * an account (`stranger`).
 */
export function firestoreAs(role: TestRole): Firestore {
  const account = accounts[role];
  const app = initializeApp({ projectId, apiKey: 'demo-key' }, `${role}-${randomUUID()}`);
  const firestore = getFirestore(app);
  const options = account ? { mockUserToken: { sub: account.uid, email: account.email } } : {};
  connectFirestoreEmulator(firestore, host, testPorts.firestore, options);
  return firestore;
}

let adminFirestore: Firestore | undefined;

/**
 * Returns a reference to a document with administrator rights. Its reads and writes bypass the
 * rules.
 */
export function adminDocument(path: string): DocumentReference {
  if (adminFirestore === undefined) {
    adminFirestore = getFirestore(
      initializeApp({ projectId, apiKey: 'demo-key' }, 'past the rules'),
    );
    connectFirestoreEmulator(adminFirestore, host, testPorts.firestore, { mockUserToken: 'owner' });
  }
  return doc(adminFirestore, path);
}

/** Reads a document with the connection that the site uses. */
export const readDocument = async (path: string) =>
  (await getDoc(doc(siteFirestore(), path))).data();

/** Returns whether the rules allow the write. @throws any error other than `permission-denied` */
export async function isAllowed(write: Promise<void>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'permission-denied')
      return false;
    throw error;
  }
}

export async function expectAllowed(write: Promise<void>): Promise<void> {
  await expect(write).resolves.toBeUndefined();
}

export async function expectRejected(request: Promise<unknown>): Promise<void> {
  await expect(request).rejects.toMatchObject({ code: 'permission-denied' });
}

/** Creates an ID token like the Auth emulator: a JWT without a signature. */
function createToken(role: TestRole): string | undefined {
  const account = accounts[role];
  if (!account) return undefined;
  const { uid, email } = account;
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    sub: uid,
    user_id: uid,
    email,
    firebase: { sign_in_provider: 'password', identities: {} },
  };
  const encodePart = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${encodePart({ alg: 'none', type: 'JWT' })}.${encodePart(claims)}.`;
}

const objects = `http://${host}:${testPorts.storage}/v0/b/${bucket}/o`;

/**
 * Returns functions that send requests to Storage in the given role, in the format of the Firebase
 * SDK. They return the HTTP status. Only `fetch` returns the whole response.
 */
export function storageAs(role: TestRole) {
  const token = createToken(role);
  const headers = token ? { authorization: `Firebase ${token}` } : {};
  const sendRequest = async (url: string, init: RequestInit = {}, extraHeaders = {}) => {
    const response = await fetch(url, { ...init, headers: { ...headers, ...extraHeaders } });
    await response.arrayBuffer();
    return response.status;
  };
  const getObjectUrl = (path: string) => `${objects}/${encodeURIComponent(path)}`;
  const postObject = (path: string, body: BodyInit, extraHeaders: object) =>
    sendRequest(
      `${objects}?name=${encodeURIComponent(path)}`,
      { method: 'POST', body },
      extraHeaders,
    );
  return {
    async upload(
      path: string,
      contentType: string,
      bytes: Uint8Array | string = 'x',
      metadata: Readonly<Record<string, unknown>> = {},
    ) {
      const boundary = 'test-boundary';
      const metadataJson = JSON.stringify({
        name: path,
        contentType,
        contentDisposition: formatContentDisposition('a', contentType),
        ...metadata,
      });
      const body = Buffer.concat([
        Buffer.from(
          `--${boundary}\r\nContent-Type: application/json\r\n\r\n${metadataJson}\r\n` +
            `--${boundary}\r\nContent-Type: ${contentType}\r\n\r\n`,
        ),
        Buffer.from(bytes),
        Buffer.from(`\r\n--${boundary}--`),
      ]);
      return postObject(path, body, {
        'x-goog-upload-protocol': 'multipart',
        'content-type': `multipart/related; boundary=${boundary}`,
      });
    },
    startUpload: (path: string, contentType: string, metadata: Readonly<Record<string, unknown>>) =>
      postObject(path, JSON.stringify({ name: path, contentType, ...metadata }), {
        'x-goog-upload-protocol': 'resumable',
        'x-goog-upload-command': 'start',
        'content-type': 'application/json',
      }),
    /** Requests the object without its download token, because a token would bypass the rules. */
    get: (path: string) => sendRequest(`${getObjectUrl(path)}?alt=media`),
    fetch: (path: string) => fetch(`${getObjectUrl(path)}?alt=media`, { headers }),
    remove: (path: string) => sendRequest(getObjectUrl(path), { method: 'DELETE' }),
    list: (prefix: string) =>
      sendRequest(`${objects}?prefix=${encodeURIComponent(prefix)}&delimiter=%2F`),
    changeType: (path: string, contentType: string) =>
      sendRequest(
        getObjectUrl(path),
        { method: 'PATCH', body: JSON.stringify({ contentType }) },
        { 'content-type': 'application/json' },
      ),
  };
}
