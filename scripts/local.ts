import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { keysOf, mapKeys } from '../src/lib/records.ts';

/** A project id that begins with `demo-` can never reach a real project, and needs no login. */
export const projectId = 'demo-palmwood';
export const bucket = `${projectId}.appspot.com`;
export const host = '127.0.0.1';
export const webPort = 5173;
/** The firm's address, as the forms and the mail relay have it here. */
export const mailTo = 'info@example.com';

/** The ports of the local backend: shared by start, test, build and the seed. */
export const devPorts = {
  auth: 9099,
  firestore: 8085,
  storage: 9199,
  hosting: 5005,
  hub: 4405,
  logging: 4505,
  outbox: 8025,
  relay: 8055,
};
export type Ports = Record<keyof typeof devPorts, number>;

/** firebase-tools requires a port for it, though nothing listens there. */
export const websocketPort = (ports: Ports): number => ports.firestore + 65;

/** Lets two checkouts run their tests at the same time: `TEST_PORT_SHIFT=2000 npm test`. */
const testPortShift = Number(process.env['TEST_PORT_SHIFT'] ?? 0);

/** So that the tests can run beside `npm start`. */
const SHIFT_OF_TESTS = 1000;
/** Less than the least distance between two ports of one backend. */
const SHIFT_PER_SITE = 10;

/**
 * The sites that the tests use, each with a backend of its own and, where a browser opens it, a
 * build. Browser tests that only read run side by side on the first; those that write have the
 * second to themselves, and the tests of the rules and the data calls the third. The fourth is that
 * of a trial, by a number with which no port is that of another.
 */
export const testSites = { reads: 0, writes: 1, calls: 2, trial: 9 } as const;
export type TestSiteName = keyof typeof testSites;

export function testPortsOf(name: TestSiteName): Ports {
  const shift = SHIFT_OF_TESTS + testPortShift + testSites[name] * SHIFT_PER_SITE;
  return mapKeys(keysOf(devPorts), (port) => devPorts[port] + shift);
}

export const testFolderOf = (name: TestSiteName): string => `.local/dist-${name}`;

const isTestSite = (name = ''): name is TestSiteName => Object.hasOwn(testSites, name);
const { TEST_SITE } = process.env;

/** The site that this process tests: `npm test` says so where it is not the first. */
export const testSite: TestSiteName = isTestSite(TEST_SITE) ? TEST_SITE : 'reads';
export const testPorts = testPortsOf(testSite);

/** The site's environment (see `.env.example`) for a backend on these ports. */
export function localEnv(ports: Ports, siteUrl: string): Record<string, string> {
  return {
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_API_KEY: 'demo-key',
    VITE_FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
    VITE_FIREBASE_STORAGE_BUCKET: bucket,
    VITE_AUTH_EMULATOR_HOST: `${host}:${String(ports.auth)}`,
    VITE_FIRESTORE_EMULATOR_HOST: `${host}:${String(ports.firestore)}`,
    VITE_STORAGE_EMULATOR_HOST: `${host}:${String(ports.storage)}`,
    VITE_MAIL_URL: `http://${host}:${String(ports.relay)}/`,
    VITE_MAIL_TO: mailTo,
    VITE_SITE_URL: siteUrl,
  };
}

/** `FIREBASE_ENGINES=official` runs Google's own engines, which need Java 21 and a download. */
export const engines: 'local' | 'official' =
  process.env['FIREBASE_ENGINES'] === 'official' ? 'official' : 'local';

export const projectFolder = resolve(import.meta.dirname, '..');

/** Returns why `.local` cannot hold what stays on this machine; undefined where it can. */
export function localFolderProblem(folder = projectFolder): string | undefined {
  const local = join(folder, '.local');
  const isFile = statSync(local, { throwIfNoEntry: false })?.isDirectory() === false;
  return isFile ? `${local} is a file, and has to be a folder: move it away.` : undefined;
}
/** The rules of the local backend's Firestore, in the project: made by `localRules.ts`. */
export const localRulesFile = '.local/firestore.rules';

/**
 * The settings of firebase.json for other ports, with other rules, and with the backend's
 * addresses, as the browser sees them, allowed in each Content-Security-Policy, which in
 * firebase.json name the production ones only.
 */
export function localConfig(config: unknown, ports: Ports, site: string, seen = ports): unknown {
  const origins = (...names: (keyof Ports)[]) =>
    names.map((name) => `http://${host}:${seen[name]}`).join(' ');
  const text = JSON.stringify(config)
    .replaceAll('connect-src ', `connect-src ${origins('auth', 'firestore', 'storage', 'relay')} `)
    .replaceAll('img-src ', `img-src ${origins('storage')} `)
    .replace('"public":"dist"', `"public":"${site}"`)
    .replace('"rules":"firestore.rules"', `"rules":"${localRulesFile}"`);
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object') throw new Error('firebase.json holds no settings');
  const names = ['auth', 'firestore', 'storage', 'hosting', 'hub', 'logging'] as const;
  const emulators = mapKeys(names, (name) => ({ host, port: ports[name] }));
  Object.assign(emulators.firestore, { websocketPort: websocketPort(ports) });
  return {
    ...parsed,
    emulators: { ...emulators, singleProjectMode: true, ui: { enabled: false } },
  };
}

/**
 * Writes them beside firebase.json, whose relative paths they share; the files are not kept in git.
 * Hosting serves `site`, a folder of the project.
 */
export async function writeLocalConfig(ports: Ports, site: string, seen = ports): Promise<string> {
  const config: unknown = JSON.parse(await readFile(join(projectFolder, 'firebase.json'), 'utf8'));
  const file = join(projectFolder, `firebase.local-${ports.hosting}.json`);
  await writeFile(file, `${JSON.stringify(localConfig(config, ports, site, seen), null, 2)}\n`);
  return file;
}
