import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { listKeys, mapKeys } from '../src/lib/records.ts';

/**
 * Id of the local project. A project whose id starts with `demo-` needs no login, and requests to
 * it never reach a real project.
 */
export const projectId = 'demo-palmwood';
export const bucket = `${projectId}.appspot.com`;
export const host = '127.0.0.1';
export const webPort = 5173;
/** Recipient of the mails from the local site's forms. */
export const mailTo = 'info@example.com';

/** Ports of the local backend that `npm start` runs. */
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

/**
 * Returns the websocket port. firebase-tools requires this port to be free, although nothing uses
 * it.
 */
export const getWebsocketPort = (ports: Ports): number => ports.firestore + 65;

/**
 * The variable TEST_PORT_SHIFT is added to all ports of tests. With different values, two checkouts
 * can run tests at the same time: `TEST_PORT_SHIFT=2000 npm test`.
 */
const testPortShift = Number(process.env['TEST_PORT_SHIFT'] ?? 0);

/**
 * Number that is always added to the ports of tests, so that tests can run at the same time as `npm
 * start`.
 */
const TEST_PORT_OFFSET = 1000;
/**
 * Difference between the ports of two test sites. It is smaller than the difference between any two
 * ports of a backend.
 */
const SITE_PORT_OFFSET = 10;

/**
 * Sites for tests, with a number that determines their ports. Each site has its own backend. A site
 * for browser tests also has its own build.
 * - `reads`: browser tests that only read, in parallel
 * - `writes`: browser tests that write
 * - `calls`: tests of the rules and of data calls
 * - `trial`: `npm run check:live -- --trial`
 */
export const testSites = { reads: 0, writes: 1, calls: 2, trial: 9 } as const;
export type TestSiteName = keyof typeof testSites;

export function getTestPorts(name: TestSiteName): Ports {
  const shift = TEST_PORT_OFFSET + testPortShift + testSites[name] * SITE_PORT_OFFSET;
  return mapKeys(listKeys(devPorts), (port) => devPorts[port] + shift);
}

export const getTestFolder = (name: TestSiteName): string => `.local/dist-${name}`;

const isTestSite = (name = ''): name is TestSiteName => Object.hasOwn(testSites, name);
const { TEST_SITE } = process.env;

/**
 * The site that this process tests. `npm test` sets the variable TEST_SITE for all sites except
 * `reads`.
 */
export const testSite: TestSiteName = isTestSite(TEST_SITE) ? TEST_SITE : 'reads';
export const testPorts = getTestPorts(testSite);

/**
 * Returns the environment variables of a site whose backend uses these ports: see `.env.example`.
 */
export function createLocalEnv(ports: Ports, siteUrl: string): Record<string, string> {
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

/** `FIREBASE_ENGINES=official` runs Google's own emulators. They need Java 21 and a download. */
export const engines: 'local' | 'official' =
  process.env['FIREBASE_ENGINES'] === 'official' ? 'official' : 'local';

export const projectFolder = resolve(import.meta.dirname, '..');

/** Returns why the folder `.local` cannot be used. Returns undefined if it can be used. */
export function findLocalFolderProblem(folder = projectFolder): string | undefined {
  const local = join(folder, '.local');
  const isFile = statSync(local, { throwIfNoEntry: false })?.isDirectory() === false;
  return isFile
    ? `${local} is a file, but must be a folder. Move the file to another folder.`
    : undefined;
}
/** Rules for the local Firestore. `localRules.ts` writes this file. */
export const localRulesFile = '.local/firestore.rules';

/**
 * Returns the settings in firebase.json with other ports and with the local rules. Adds the
 * addresses of the local backend to each Content-Security-Policy.
 * @param seen ports through which the browser reaches the backend
 */
export function createLocalConfig(
  config: unknown,
  ports: Ports,
  site: string,
  seen = ports,
): unknown {
  const joinOrigins = (...names: (keyof Ports)[]) =>
    names.map((name) => `http://${host}:${seen[name]}`).join(' ');
  const text = JSON.stringify(config)
    .replaceAll(
      'connect-src ',
      `connect-src ${joinOrigins('auth', 'firestore', 'storage', 'relay')} `,
    )
    .replaceAll('img-src ', `img-src ${joinOrigins('storage')} `)
    .replace('"public":"dist"', `"public":"${site}"`)
    .replace('"rules":"firestore.rules"', `"rules":"${localRulesFile}"`);
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object') throw new Error('firebase.json contains no settings');
  const names = ['auth', 'firestore', 'storage', 'hosting', 'hub', 'logging'] as const;
  const emulators = mapKeys(names, (name) => ({ host, port: ports[name] }));
  Object.assign(emulators.firestore, { websocketPort: getWebsocketPort(ports) });
  return {
    ...parsed,
    emulators: { ...emulators, singleProjectMode: true, ui: { enabled: false } },
  };
}

/**
 * Writes the local settings beside firebase.json, so that relative paths have the same meaning. Git
 * ignores the file.
 * @param site the folder that hosting serves, relative to the project
 */
export async function writeLocalConfig(ports: Ports, site: string, seen = ports): Promise<string> {
  const config: unknown = JSON.parse(await readFile(join(projectFolder, 'firebase.json'), 'utf8'));
  const file = join(projectFolder, `firebase.local-${ports.hosting}.json`);
  await writeFile(
    file,
    `${JSON.stringify(createLocalConfig(config, ports, site, seen), null, 2)}\n`,
  );
  return file;
}
