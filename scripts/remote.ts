/**
 * Calls the local backend or a real project as an administrator. Rules do not apply to these calls.
 *
 * The calls to a real project are the same as in firebase-tools (`lib/gcp`, `lib/firestore/api.js`,
 * `lib/hosting/api.js`). Environment variables can replace the origin of a service, and
 * firebase-tools reads the same variables. Therefore one simulated service can receive the calls of
 * both.
 */
import { bucket as localBucket, devPorts, host, projectId, type Ports } from './local.ts';

/** URLs of documents, accounts and stored objects, and the headers for access to them. */
export interface BackendTarget {
  documents: string;
  accounts: string;
  objects: string;
  headers: Record<string, string>;
}

/** An error whose message is printed to the user without a stack trace. */
export class CommandError extends Error {}

export class ServiceError extends CommandError {
  readonly status: number;
  constructor(status: number, text: string) {
    super(
      `The service rejected the request (${status}): ${getErrorMessage(text)}${status === 401 ? EXPIRED_TOKEN_ADVICE : ''}`,
    );
    this.status = status;
  }
}

/** Advice that follows the error message if the access token has expired. */
const EXPIRED_TOKEN_ADVICE = ' FIREBASE_ACCESS_TOKEN is valid for an hour: create a new one.';

/**
 * Returns the error message in a response of a Google service. If there is none, returns the whole
 * response.
 */
function getErrorMessage(text: string): string {
  try {
    return getText(JSON.parse(text), 'error', 'message') || text;
  } catch {
    return text;
  }
}

/** Timeout of a call to a service. Calls normally take less time. */
const CALL_TIMEOUT_MS = 60_000;

const toDocumentsPath = (project: string) => `v1/projects/${project}/databases/(default)/documents`;
const toAccountsPath = (project: string) => `v1/projects/${project}/accounts`;
const toObjectsPath = (bucket: string) => `b/${bucket}/o`;

/**
 * Returns the local backend on these ports. The emulators treat `Bearer owner` as an administrator.
 */
export function getLocalTarget(ports: Ports): BackendTarget {
  const auth = `http://${host}:${ports.auth}/identitytoolkit.googleapis.com`;
  return {
    documents: `http://${host}:${ports.firestore}/${toDocumentsPath(projectId)}`,
    accounts: `${auth}/${toAccountsPath(projectId)}`,
    // The Storage emulator accepts changes of metadata only at a path without an API version.
    objects: `http://${host}:${ports.storage}/${toObjectsPath(localBucket)}`,
    headers: { authorization: 'Bearer owner' },
  };
}

/**
 * Returns the backend of `npm start`. If `project` is given, returns this project with the access
 * token in FIREBASE_ACCESS_TOKEN.
 * @throws if a project is given without an access token
 */
export function chooseTarget(project: string | undefined, bucket?: string): BackendTarget {
  if (project === undefined) return getLocalTarget(devPorts);
  if (!process.env['FIREBASE_ACCESS_TOKEN'])
    throw new CommandError('A real project needs FIREBASE_ACCESS_TOKEN; see docs/operating.md');
  return createCloud(project).target(bucket);
}

export const SERVICES = {
  billing: ['FIREBASE_CLOUDBILLING_URL', 'https://cloudbilling.googleapis.com'],
  // firebase-tools never calls the Cloud Billing Budget API, so it has no environment variable for
  // the API. The name of this variable is our own.
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

export const NO_TOKEN_MESSAGE =
  'FIREBASE_ACCESS_TOKEN is not set: `gcloud auth print-access-token` prints a token that is valid for an hour, ' +
  'if you may administer the project';

/** Matches the id of a Google Cloud project. Ids are checked because they become part of URLs. */
const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

/**
 * Returns functions that call the services of a project, with the access token in
 * FIREBASE_ACCESS_TOKEN. A call throws if there is no token, if the service does not respond, or if
 * it rejects the call.
 * @throws if the id is not a valid project id
 */
export function createCloud(project: string, env: NodeJS.ProcessEnv = process.env) {
  if (!PROJECT_ID.test(project)) throw new CommandError(`'${project}' is not the id of a project`);
  const headers = () => {
    const token = env['FIREBASE_ACCESS_TOKEN'];
    if (!token) throw new CommandError(NO_TOKEN_MESSAGE);
    return { authorization: `Bearer ${token}`, 'x-goog-user-project': project };
  };
  const addressOf = (service: Service, path: string) => {
    const [variable, origin] = SERVICES[service];
    return `${env[variable] ?? origin}/${path}`;
  };
  // The function is async, so that a missing token rejects the promise instead of throwing an
  // error.
  const ask = async (service: Service, path: string, method: string, body?: unknown) =>
    callService({ headers: headers() }, addressOf(service, path), method, body);
  return {
    project,
    addressOf,
    headers,
    target: (bucket = `${project}.firebasestorage.app`): BackendTarget => ({
      documents: addressOf('firestore', toDocumentsPath(project)),
      accounts: addressOf('identity', toAccountsPath(project)),
      objects: addressOf('storage', `storage/v1/${toObjectsPath(bucket)}`),
      headers: headers(),
    }),
    get: (service: Service, path: string) => ask(service, path, 'GET'),
    post: (service: Service, path: string, body?: unknown) => ask(service, path, 'POST', body),
    patch: (service: Service, path: string, body: unknown) => ask(service, path, 'PATCH', body),
    /**
     * Returns all entries of a list.
     * @param name the field of the response that contains the entries
     */
    list: async (service: Service, path: string, name: string) =>
      listAll({ headers: headers() }, addressOf(service, path), name),
  };
}
export type CloudProject = ReturnType<typeof createCloud>;

/**
 * Returns the project number, which is part of the names of Google's service accounts, and the id
 * of the hosting site.
 */
export async function loadProjectFacts({ project, get }: CloudProject) {
  const answer = await get('projects', `v1beta1/projects/${project}`);
  const site = getText(answer, 'resources', 'hostingSite') || project;
  return { number: getText(answer, 'projectNumber'), site };
}
export type ProjectFacts = Awaited<ReturnType<typeof loadProjectFacts>>;

/**
 * Sends a request and returns the JSON of the response, or undefined if the response is empty.
 * @throws if the service does not respond or rejects the request
 */
export async function callService(
  target: Pick<BackendTarget, 'headers'>,
  url: string,
  method: string,
  body?: unknown,
): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers: { ...target.headers, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    const { hostname, host: address } = new URL(url);
    const advice = hostname === host ? 'Is `npm start` running?' : 'Is this machine online?';
    throw new CommandError(`No response from ${address}. ${advice}`);
  }
  const text = await response.text();
  if (!response.ok) throw new ServiceError(response.status, text);
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new CommandError(
      `The response of ${new URL(url).host} is not JSON: ${text.slice(0, 200)}`,
    );
  }
}

/**
 * Returns the entries of all pages of a list.
 * @param name the field of the response that contains the entries
 */
export async function listAll(target: Pick<BackendTarget, 'headers'>, url: string, name: string) {
  const entries: unknown[] = [];
  const page = new URL(url);
  for (;;) {
    const answer = await callService(target, page.href, 'GET');
    entries.push(...toList(getField(answer, name)));
    const next = getText(answer, 'nextPageToken');
    if (next === '') return entries;
    page.searchParams.set('pageToken', next);
  }
}

/** Returns the value of a field. With several names, returns the value of a nested field. */
export function getField(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>((inner, name) => {
    if (typeof inner !== 'object' || inner === null) return undefined;
    return Object.entries(inner).find(([key]) => key === name)?.[1] as unknown;
  }, value);
}

export function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the text in a field, or '' if the field contains no text. */
export function getText(value: unknown, ...names: readonly string[]): string {
  const text = getField(value, ...names);
  return typeof text === 'string' ? text : '';
}

/** Returns the text in a field of a Firestore document (in the format of the REST API). */
export function getStringField(record: unknown, name: string): string | undefined {
  const value = getField(record, 'fields', name, 'stringValue');
  return typeof value === 'string' ? value : undefined;
}

/** Prints a problem as one line, and sets the exit code to 1. */
export function reportProblem(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
