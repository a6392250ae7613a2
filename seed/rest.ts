import { bucket, host, projectId, type Ports } from '../scripts/local.ts';

/** The emulators treat `Bearer owner` as an administrator, to whom the rules do not apply. */
const OWNER_HEADERS = { authorization: 'Bearer owner' };
const JSON_HEADERS = { 'content-type': 'application/json' };

export type StoredValue =
  | string
  | number
  | boolean
  | StoredValue[]
  | { [key: string]: StoredValue };
export type Documents = Record<string, Record<string, StoredValue>>;

const databasePath = `projects/${projectId}/databases/(default)/documents`;

type RequestOptions = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

async function sendRequest(what: string, url: string, init: RequestOptions): Promise<string> {
  const response = await fetch(url, { ...init, headers: { ...OWNER_HEADERS, ...init.headers } });
  const body = await response.text();
  if (!response.ok)
    throw new Error(`${what} failed with ${response.status}: ${body.slice(0, 300)}`);
  return body;
}

function toFirestoreUrl(ports: Ports, rest: string): string {
  return `http://${host}:${ports.firestore}${rest}`;
}

export async function clearDocuments(ports: Ports): Promise<void> {
  const url = toFirestoreUrl(ports, `/emulator/v1/${databasePath}`);
  await sendRequest('Clearing Firestore', url, { method: 'DELETE' });
}

/** Writes documents in one commit. The keys are their paths. */
export async function setDocuments(ports: Ports, documents: Documents): Promise<void> {
  const writes = Object.entries(documents).map(([path, data]) => ({
    update: { name: `${databasePath}/${path}`, fields: encodeFields(data) },
  }));
  await sendRequest('Writing to Firestore', toFirestoreUrl(ports, `/v1/${databasePath}:commit`), {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify({ writes }),
  });
}

function encodeFields(data: Record<string, StoredValue>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, encodeValue(value)]));
}

/**
 * Encodes a value for the REST API. Whole numbers are stored as integers, as the SDK stores them.
 */
function encodeValue(value: StoredValue): unknown {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  return { mapValue: { fields: encodeFields(value) } };
}

function toAuthUrl(ports: Ports, rest: string): string {
  return `http://${host}:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}${rest}`;
}

export async function clearAccounts(ports: Ports): Promise<void> {
  const url = `http://${host}:${ports.auth}/emulator/v1/projects/${projectId}/accounts`;
  await sendRequest('Clearing accounts', url, { method: 'DELETE' });
}

export interface ExampleAccount {
  uid: string;
  email: string;
  password: string;
}

/** Creates an account. If the account exists, resets its password. */
export async function putAccount(ports: Ports, account: ExampleAccount): Promise<void> {
  const body = JSON.stringify({
    localId: account.uid,
    email: account.email,
    password: account.password,
    emailVerified: true,
  });
  const init = { method: 'POST', headers: JSON_HEADERS, body };
  const known = await fetch(toAuthUrl(ports, '/accounts:lookup'), {
    ...init,
    headers: { ...OWNER_HEADERS, ...JSON_HEADERS },
    body: JSON.stringify({ localId: [account.uid] }),
  });
  const exists = (await known.text()).includes(`"${account.uid}"`);
  await sendRequest(
    'Creating an account',
    toAuthUrl(ports, exists ? '/accounts:update' : '/accounts'),
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

export function toDownloadUrl(ports: Ports, file: Pick<StoredFile, 'path' | 'token'>): string {
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
  await sendRequest(
    `Storing ${file.path}`,
    `${toStorageUrl(ports)}/upload/storage/v1/b/${bucket}/o${object}`,
    {
      method: 'POST',
      headers: { 'content-type': `multipart/related; boundary=${boundary}` },
      body,
    },
  );
}

export async function clearFiles(ports: Ports): Promise<void> {
  await sendRequest('Clearing storage', `${toStorageUrl(ports)}/internal/reset`, {
    method: 'POST',
  });
}

function toStorageUrl(ports: Ports): string {
  return `http://${host}:${ports.storage}`;
}
