import { bucket, host, projectId, type Ports } from '../scripts/local.ts';

/**
 * The emulators accept `Bearer owner` as an administrator. The rules do not
 * apply to them.
 */
const OWNER = { authorization: 'Bearer owner' };
const JSON_TYPE = { 'content-type': 'application/json' };

export type Value = string | number | boolean | Value[] | { [key: string]: Value };
export type Documents = Record<string, Record<string, Value>>;

const databasePath = `projects/${projectId}/databases/(default)/documents`;

type Request = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

async function call(what: string, url: string, init: Request): Promise<string> {
  const response = await fetch(url, { ...init, headers: { ...OWNER, ...init.headers } });
  const body = await response.text();
  if (!response.ok)
    throw new Error(`${what} failed with ${response.status}: ${body.slice(0, 300)}`);
  return body;
}

function firestoreUrl(ports: Ports, rest: string): string {
  return `http://${host}:${ports.firestore}${rest}`;
}

export async function clearDocuments(ports: Ports): Promise<void> {
  const url = firestoreUrl(ports, `/emulator/v1/${databasePath}`);
  await call('Clearing Firestore', url, { method: 'DELETE' });
}

/** Sets documents by path in one commit. */
export async function setDocuments(ports: Ports, documents: Documents): Promise<void> {
  const writes = Object.entries(documents).map(([path, data]) => ({
    update: { name: `${databasePath}/${path}`, fields: encodeFields(data) },
  }));
  await call('Writing to Firestore', firestoreUrl(ports, `/v1/${databasePath}:commit`), {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ writes }),
  });
}

function encodeFields(data: Record<string, Value>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, encode(value)]));
}

/**
 * Encodes a value for the REST API. Whole numbers are stored as integers, as the SDK stores them.
 */
function encode(value: Value): unknown {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  return { mapValue: { fields: encodeFields(value) } };
}

function authUrl(ports: Ports, rest: string): string {
  return `http://${host}:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}${rest}`;
}

export async function clearAccounts(ports: Ports): Promise<void> {
  const url = `http://${host}:${ports.auth}/emulator/v1/projects/${projectId}/accounts`;
  await call('Clearing accounts', url, { method: 'DELETE' });
}

export interface Account {
  uid: string;
  email: string;
  password: string;
}

/** Creates an account, or resets its password if it exists. */
export async function putAccount(ports: Ports, account: Account): Promise<void> {
  const body = JSON.stringify({
    localId: account.uid,
    email: account.email,
    password: account.password,
    emailVerified: true,
  });
  const init = { method: 'POST', headers: JSON_TYPE, body };
  const known = await fetch(authUrl(ports, '/accounts:lookup'), {
    ...init,
    headers: { ...OWNER, ...JSON_TYPE },
    body: JSON.stringify({ localId: [account.uid] }),
  });
  const exists = (await known.text()).includes(`"${account.uid}"`);
  await call(
    'Creating an account',
    authUrl(ports, exists ? '/accounts:update' : '/accounts'),
    init,
  );
}

export interface StoredFile {
  path: string;
  type: string;
  /** The Content-Disposition header of downloads. Pictures have none. */
  disposition?: string;
  bytes: Uint8Array;
  /** The secret part of the download address. */
  token: string;
}

export function downloadUrl(ports: Ports, file: Pick<StoredFile, 'path' | 'token'>): string {
  const object = encodeURIComponent(file.path);
  return `http://${host}:${ports.storage}/v0/b/${bucket}/o/${object}?alt=media&token=${file.token}`;
}

export async function putFile(ports: Ports, file: StoredFile): Promise<void> {
  const boundary = 'palmwood-example-file';
  const about = {
    name: file.path,
    contentType: file.type,
    ...(file.disposition !== undefined && { contentDisposition: file.disposition }),
    metadata: { firebaseStorageDownloadTokens: file.token },
  };
  const head =
    `--${boundary}\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(about)}\r\n` +
    `--${boundary}\r\nContent-Type: ${file.type}\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(head),
    file.bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const object = `?uploadType=multipart&name=${encodeURIComponent(file.path)}`;
  await call(
    `Storing ${file.path}`,
    `${storageUrl(ports)}/upload/storage/v1/b/${bucket}/o${object}`,
    {
      method: 'POST',
      headers: { 'content-type': `multipart/related; boundary=${boundary}` },
      body,
    },
  );
}

export async function clearFiles(ports: Ports): Promise<void> {
  await call('Clearing storage', `${storageUrl(ports)}/internal/reset`, { method: 'POST' });
}

function storageUrl(ports: Ports): string {
  return `http://${host}:${ports.storage}`;
}
