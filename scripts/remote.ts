/** Calls of an administrator, past the rules: to the local backend, or to a real project. */
import { bucket as localBucket, devPorts, host, projectId, type Ports } from './local.ts';

/** The addresses of documents, accounts and stored objects, and the access to them. */
export interface Target {
  documents: string;
  accounts: string;
  objects: string;
  headers: Record<string, string>;
}

/** An error that is printed to the user without a stack trace. */
export class Problem extends Error {}

/** A service's refusal of a request. */
export class Refused extends Problem {
  readonly status: number;
  constructor(status: number, text: string) {
    super(`The service refused (${status}): ${messageIn(text)}${status === 401 ? NEW_TOKEN : ''}`);
    this.status = status;
  }
}

/** The advice where Google's services reject a token that is over an hour old. */
const NEW_TOKEN = ' FIREBASE_ACCESS_TOKEN holds for an hour: make a new one.';

/** Returns the sentence in an answer of Google's services; the answer itself where it is none. */
function messageIn(text: string): string {
  try {
    const message = field(field(JSON.parse(text), 'error'), 'message');
    return typeof message === 'string' ? message : text;
  } catch {
    return text;
  }
}

/** Longer than any of these calls takes: an answer that is cut off ends the command. */
const ANSWER_WITHIN_MS = 60_000;

const documentsOf = (project: string) => `/v1/projects/${project}/databases/(default)/documents`;
const accountsOf = (project: string) => `/v1/projects/${project}/accounts`;
const objectsOf = (bucket: string) => `/storage/v1/b/${bucket}/o`;

/** The local backend on these ports: `Bearer owner` is what it takes from an administrator. */
export function localTarget(ports: Ports): Target {
  const auth = `http://${host}:${ports.auth}/identitytoolkit.googleapis.com`;
  return {
    documents: `http://${host}:${ports.firestore}${documentsOf(projectId)}`,
    accounts: `${auth}${accountsOf(projectId)}`,
    objects: `http://${host}:${ports.storage}${objectsOf(localBucket)}`,
    headers: { authorization: 'Bearer owner' },
  };
}

/**
 * The backend that `npm start` runs, or a real project, with the access token in
 * FIREBASE_ACCESS_TOKEN.
 * @throws Problem where a real project is named without a token.
 */
export function chooseTarget(project: string | undefined, bucket?: string): Target {
  if (project === undefined) return localTarget(devPorts);
  const token = process.env['FIREBASE_ACCESS_TOKEN'];
  if (!token)
    throw new Problem('A real project needs FIREBASE_ACCESS_TOKEN; see docs/operating.md');
  return {
    documents: `https://firestore.googleapis.com${documentsOf(project)}`,
    accounts: `https://identitytoolkit.googleapis.com${accountsOf(project)}`,
    objects: `https://storage.googleapis.com${objectsOf(bucket ?? `${project}.firebasestorage.app`)}`,
    headers: { authorization: `Bearer ${token}`, 'x-goog-user-project': project },
  };
}

/**
 * The answer as JSON; nothing where there is none.
 * @throws Problem when nothing answers, or the service refuses.
 */
export async function call(
  target: Pick<Target, 'headers'>,
  url: string,
  method: string,
  body?: unknown,
): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers: { ...target.headers, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    const { hostname, host: address } = new URL(url);
    const advice = hostname === host ? 'Is `npm start` running?' : 'Is this machine online?';
    throw new Problem(`Nothing answers at ${address}. ${advice}`);
  }
  const text = await response.text();
  if (!response.ok) throw new Refused(response.status, text);
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new Problem(`What ${new URL(url).host} answers is no JSON: ${text.slice(0, 200)}`);
  }
}

/** Returns every page of a list, one after another: `name` is the field that holds the entries. */
export async function listAll(
  target: Pick<Target, 'headers'>,
  url: string,
  name: string,
): Promise<unknown[]> {
  const entries: unknown[] = [];
  const page = new URL(url);
  for (;;) {
    const answer = await call(target, page.href, 'GET');
    entries.push(...items(field(answer, name)));
    const next = field(answer, 'nextPageToken');
    if (typeof next !== 'string' || next === '') return entries;
    page.searchParams.set('pageToken', next);
  }
}

export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (Object.entries(value).find(([key]) => key === name)?.[1] as unknown)
    : undefined;
}

export function items(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the text in this field of a Firestore document as the REST API gives it. */
export function textOf(record: unknown, name: string): string | undefined {
  const value = field(field(field(record, 'fields'), name), 'stringValue');
  return typeof value === 'string' ? value : undefined;
}

/** Ends a command: the problem is printed in a line, and the exit code is 1. */
export function reportProblem(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
