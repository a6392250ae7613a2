/**
 * Calls of an administrator, past the rules: to the local backend, or to a real project.
 *
 * Those to a project are the calls that firebase-tools makes itself (`lib/gcp`,
 * `lib/firestore/api.js`, `lib/hosting/api.js`), by the same addresses: the environment variables
 * that move one are its own, so a stand-in of the services serves both.
 */
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
    return textIn(JSON.parse(text), 'error', 'message') || text;
  } catch {
    return text;
  }
}

/** Longer than any of these calls takes: an answer that is cut off ends the command. */
const ANSWER_WITHIN_MS = 60_000;

const documentsOf = (project: string) => `v1/projects/${project}/databases/(default)/documents`;
const accountsOf = (project: string) => `v1/projects/${project}/accounts`;
const objectsOf = (bucket: string) => `b/${bucket}/o`;

/** The local backend on these ports: `Bearer owner` is what it takes from an administrator. */
export function localTarget(ports: Ports): Target {
  const auth = `http://${host}:${ports.auth}/identitytoolkit.googleapis.com`;
  return {
    documents: `http://${host}:${ports.firestore}/${documentsOf(projectId)}`,
    accounts: `${auth}/${accountsOf(projectId)}`,
    // The emulator accepts changes of metadata only at the address without a version.
    objects: `http://${host}:${ports.storage}/${objectsOf(localBucket)}`,
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
  if (!process.env['FIREBASE_ACCESS_TOKEN'])
    throw new Problem('A real project needs FIREBASE_ACCESS_TOKEN; see docs/operating.md');
  return cloudOf(project).target(bucket);
}

export const SERVICES = {
  billing: ['FIREBASE_CLOUDBILLING_URL', 'https://cloudbilling.googleapis.com'],
  // firebase-tools does not ask this one.
  budgets: ['CLOUD_BILLINGBUDGETS_URL', 'https://billingbudgets.googleapis.com'],
  files: ['FIREBASE_FIREBASESTORAGE_URL', 'https://firebasestorage.googleapis.com'],
  firestore: ['FIRESTORE_URL', 'https://firestore.googleapis.com'],
  hosting: ['FIREBASE_HOSTING_API_URL', 'https://firebasehosting.googleapis.com'],
  identity: ['FIREBASE_IDENTITY_URL', 'https://identitytoolkit.googleapis.com'],
  keys: ['CLOUD_APIKEYS_URL', 'https://apikeys.googleapis.com'],
  projects: ['FIREBASE_API_URL', 'https://firebase.googleapis.com'],
  resources: ['FIREBASE_RESOURCEMANAGER_URL', 'https://cloudresourcemanager.googleapis.com'],
  services: ['FIREBASE_SERVICE_USAGE_URL', 'https://serviceusage.googleapis.com'],
  rules: ['FIREBASE_RULES_URL', 'https://firebaserules.googleapis.com'],
  storage: ['FIREBASE_STORAGE_URL', 'https://storage.googleapis.com'],
} as const;
export type Service = keyof typeof SERVICES;
export const isService = (name: string): name is Service => name in SERVICES;

export const NO_TOKEN =
  'FIREBASE_ACCESS_TOKEN is not set: `gcloud auth print-access-token` prints one for an hour, ' +
  'to somebody who may administer the project';

/** The form of a Google Cloud project id: the id becomes part of addresses. */
const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

/**
 * Returns the project with this id, by the access token in FIREBASE_ACCESS_TOKEN. The calls throw a
 * `Problem` where there is no token or no answer, and `Refused` where it is no.
 * @throws Problem if this is no id of a project
 */
export function cloudOf(project: string, env: NodeJS.ProcessEnv = process.env) {
  if (!PROJECT_ID.test(project)) throw new Problem(`'${project}' is not the id of a project`);
  const headers = () => {
    const token = env['FIREBASE_ACCESS_TOKEN'];
    if (!token) throw new Problem(NO_TOKEN);
    return { authorization: `Bearer ${token}`, 'x-goog-user-project': project };
  };
  const addressOf = (service: Service, path: string) => {
    const [variable, origin] = SERVICES[service];
    return `${env[variable] ?? origin}/${path}`;
  };
  // Asynchronous, so that a missing token is a rejection too.
  const ask = async (service: Service, path: string, method: string, body?: unknown) =>
    call({ headers: headers() }, addressOf(service, path), method, body);
  return {
    project,
    addressOf,
    headers,
    /** Returns its documents, accounts and the objects of a bucket. */
    target: (bucket = `${project}.firebasestorage.app`): Target => ({
      documents: addressOf('firestore', documentsOf(project)),
      accounts: addressOf('identity', accountsOf(project)),
      objects: addressOf('storage', `storage/v1/${objectsOf(bucket)}`),
      headers: headers(),
    }),
    get: (service: Service, path: string) => ask(service, path, 'GET'),
    post: (service: Service, path: string, body?: unknown) => ask(service, path, 'POST', body),
    patch: (service: Service, path: string, body: unknown) => ask(service, path, 'PATCH', body),
    /** Returns every entry of a list, which the answers hold under this name. */
    list: async (service: Service, path: string, name: string) =>
      listAll({ headers: headers() }, addressOf(service, path), name),
  };
}
export type Cloud = ReturnType<typeof cloudOf>;

/**
 * The number in the names of Google's own accounts of the project, and the id of its site of
 * hosting.
 */
export async function projectFacts({ project, get }: Cloud) {
  const answer = await get('projects', `v1beta1/projects/${project}`);
  const site = textIn(answer, 'resources', 'hostingSite') || project;
  return { number: textIn(answer, 'projectNumber'), site };
}
export type ProjectFacts = Awaited<ReturnType<typeof projectFacts>>;

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
export async function listAll(target: Pick<Target, 'headers'>, url: string, name: string) {
  const entries: unknown[] = [];
  const page = new URL(url);
  for (;;) {
    const answer = await call(target, page.href, 'GET');
    entries.push(...items(field(answer, name)));
    const next = textIn(answer, 'nextPageToken');
    if (next === '') return entries;
    page.searchParams.set('pageToken', next);
  }
}

/**
 * Returns what stands in a field of an answer: with several names in that of the first, and so on.
 */
export function field(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>((inner, name) => {
    if (typeof inner !== 'object' || inner === null) return undefined;
    return Object.entries(inner).find(([key]) => key === name)?.[1] as unknown;
  }, value);
}

export function items(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the text in this field of an answer; an empty one where there is none. */
export function textIn(value: unknown, ...names: readonly string[]): string {
  const text = field(value, ...names);
  return typeof text === 'string' ? text : '';
}

/** Returns the text in this field of a Firestore document as the REST API gives it. */
export function textOf(record: unknown, name: string): string | undefined {
  const value = field(record, 'fields', name, 'stringValue');
  return typeof value === 'string' ? value : undefined;
}

/** Ends a command: the problem is printed in a line, and the exit code is 1. */
export function reportProblem(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
