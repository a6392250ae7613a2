/** Checks and sets the restrictions of the web key, which every visitor can read. */
import {
  type CloudProject,
  getField,
  toList,
  CommandError,
  ServiceError,
  getText,
} from '../remote.ts';
import type { Change } from './change.ts';

/**
 * Services that the web key must allow. Each text describes what fails if the key does not allow
 * the service. Stored files are loaded without a key.
 */
const KEY_SERVICES = new Map([
  ['firestore.googleapis.com', 'Visitors see no figures'],
  ['identitytoolkit.googleapis.com', 'Staff cannot sign in'],
  ['securetoken.googleapis.com', 'Staff cannot stay signed in'],
]);

/**
 * Converts a referrer pattern of Google's console, such as `*.palmwood.ng/*`, to a regular
 * expression.
 */
const toReferrerPattern = (referrer: string) =>
  new RegExp(
    `^(https?://)?${referrer
      .replace(/^https?:\/\//, '')
      .replace(/\/\*?$/, '')
      .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('*', '.*')}(/.*)?$`,
  );

/**
 * Returns the resource name of a key, or null if Google does not know the key.
 * @throws if the response contains no name
 */
async function findKeyName({ get }: CloudProject, key: string): Promise<string | null> {
  const path = `v2/keys:lookupKey?keyString=${encodeURIComponent(key)}`;
  const found = await get('keys', path).catch((error: unknown) => {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  });
  if (found === null) return null;
  const name = getText(found, 'name');
  if (name === '')
    throw new CommandError('The response of Google does not contain the name of the key');
  return name;
}

async function loadRestrictions({ get }: CloudProject, name: string) {
  const restrictions = getField(await get('keys', `v2/${name}`), 'restrictions');
  const referrers = toList(getField(restrictions, 'browserKeyRestrictions', 'allowedReferrers'))
    .filter((each) => typeof each === 'string')
    .toSorted();
  return { restrictions, referrers };
}

const allowsEverySite = (referrer: string) =>
  toReferrerPattern(referrer).test('https://attacker.example');

/**
 * Checks that the web key works on the site but not on every website.
 * @param sites the origins where visitors open the site
 */
export async function* findWebKeyProblems(
  cloud: CloudProject,
  key: string,
  sites: readonly string[],
) {
  const page = `https://console.cloud.google.com/apis/credentials?project=${cloud.project}, the key of the site`;
  const name = await findKeyName(cloud, key);
  if (name === null) {
    yield {
      what: 'Google does not know the key in VITE_FIREBASE_API_KEY',
      todo: 'See .env.example',
    };
    return;
  }
  const { restrictions, referrers } = await loadRestrictions(cloud, name);
  const services = toList(getField(restrictions, 'apiTargets')).map((each) =>
    getText(each, 'service'),
  );
  const createFinding = (what: string, setting: string) => ({ what, todo: `${page}: ${setting}` });
  if (referrers.length === 0) {
    const wanted = sites.map((site) => `${site}/*`).join(', ');
    yield createFinding(
      'The web key works from every website',
      `choose Websites and add ${wanted}`,
    );
  } else {
    const createSiteTest = (site: string) => (each: string) => toReferrerPattern(each).test(site);
    for (const site of sites.filter((each) => !referrers.some(createSiteTest(each)))) {
      yield createFinding(`The web key does not work on ${site}`, `add ${site}/*`);
    }
    for (const each of referrers.filter(allowsEverySite)) {
      yield createFinding(`The web key works from every website: ${each}`, 'delete it');
    }
  }
  if (services.length === 0) {
    const setting = `restrict it to ${[...KEY_SERVICES.keys()].join(', ')}`;
    yield createFinding('The web key works for every API', setting);
    return;
  }
  for (const [service, consequence] of KEY_SERVICES) {
    if (services.includes(service)) continue;
    yield createFinding(
      `${consequence}: the web key does not work for ${service}`,
      `add ${service}`,
    );
  }
}

/** Service that needs the key when staff upload files. Visitors do not use it. */
const UPLOAD_SERVICE = 'firebasestorage.googleapis.com';

/**
 * Restricts the key to the site and the services that it uses. Keeps other websites that somebody
 * has added, for example previews.
 */
export async function* restrictWebKey(
  cloud: CloudProject,
  key: string,
  sites: () => readonly string[],
): AsyncGenerator<Change> {
  const name = await findKeyName(cloud, key);
  if (name === null)
    throw new CommandError('Google does not know the key in VITE_FIREBASE_API_KEY');
  const { referrers } = await loadRestrictions(cloud, name);
  const otherReferrers = referrers.filter((each) => !allowsEverySite(each));
  const allowedReferrers = [...new Set([...sites().map((site) => `${site}/*`), ...otherReferrers])];
  const apiTargets = [...KEY_SERVICES.keys(), UPLOAD_SERVICE].map((service) => ({ service }));
  const body = { restrictions: { browserKeyRestrictions: { allowedReferrers }, apiTargets } };
  yield { service: 'keys', method: 'PATCH', path: `v2/${name}?updateMask=restrictions`, body };
}
