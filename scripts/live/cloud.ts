/**
 * A real project as its administrator sees it: what Google's services say of it.
 *
 * The calls are those that firebase-tools makes itself (`lib/gcp`, `lib/firestore/api.js`,
 * `lib/hosting/api.js`), by the same addresses: the environment variables that move one are its own,
 * so a stand-in of the services serves both.
 */
import { call, field, listAll, Problem } from '../remote.ts';

const SERVICES = {
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
  rules: ['FIREBASE_RULES_URL', 'https://firebaserules.googleapis.com'],
  storage: ['FIREBASE_STORAGE_URL', 'https://storage.googleapis.com'],
} as const;
export type Service = keyof typeof SERVICES;
export const isService = (name: string): name is Service => name in SERVICES;

/** The calls throw a `Problem` where there is no token or no answer, and `Refused` where it is no. */
export interface Cloud {
  project: string;
  addressOf: (service: Service, path: string) => string;
  /** Returns the headers of an administrator's request. */
  headers: () => Record<string, string>;
  get: (service: Service, path: string) => Promise<unknown>;
  post: (service: Service, path: string, body?: unknown) => Promise<unknown>;
  /** Returns every entry of a list, which the answers hold under this name. */
  list: (service: Service, path: string, name: string) => Promise<unknown[]>;
}

export const NO_TOKEN =
  'FIREBASE_ACCESS_TOKEN is not set: `gcloud auth print-access-token` prints one for an hour, ' +
  'to somebody who may administer the project';

/** Returns the project with this id, by the access token in FIREBASE_ACCESS_TOKEN. */
export function cloudOf(project: string, env: NodeJS.ProcessEnv = process.env): Cloud {
  const token = env['FIREBASE_ACCESS_TOKEN'];
  const headers = () => {
    if (!token) throw new Problem(NO_TOKEN);
    return { authorization: `Bearer ${token}`, 'x-goog-user-project': project };
  };
  const target = () => ({ headers: headers() });
  const addressOf = (service: Service, path: string) => {
    const [variable, origin] = SERVICES[service];
    return `${env[variable] ?? origin}/${path}`;
  };
  // Asynchronous, so that a missing token is a rejection too.
  return {
    project,
    addressOf,
    headers,
    get: async (service, path) => call(target(), addressOf(service, path), 'GET'),
    post: async (service, path, body) => call(target(), addressOf(service, path), 'POST', body),
    list: async (service, path, name) => listAll(target(), addressOf(service, path), name),
  };
}

export function textIn(value: unknown, name: string): string {
  const text = field(value, name);
  return typeof text === 'string' ? text : '';
}

/** The number in the names of Google's own accounts of the project, and the id of its site of hosting. */
export async function projectFacts({ project, get }: Cloud) {
  const answer = await get('projects', `v1beta1/projects/${project}`);
  const site = textIn(field(answer, 'resources'), 'hostingSite');
  return { number: textIn(answer, 'projectNumber'), site: site || project };
}
export type ProjectFacts = Awaited<ReturnType<typeof projectFacts>>;
