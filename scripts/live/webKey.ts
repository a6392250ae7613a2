/** Checks and sets the restriction of the web key, which every visitor can read. */
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
 * The services that the key has to work for, and what fails if it does not. Stored files are
 * fetched without a key.
 */
const KEY_SERVICES = new Map([
  ['firestore.googleapis.com', 'Visitors see no figures'],
  ['identitytoolkit.googleapis.com', 'Staff cannot sign in'],
  ['securetoken.googleapis.com', 'Staff cannot stay signed in'],
]);

/** Converts a referrer of Google's console, such as `*.palmwood.ng/*`, to a regular expression. */
const toReferrerPattern = (referrer: string) =>
  new RegExp(
    `^(https?://)?${referrer
      .replace(/^https?:\/\//, '')
      .replace(/\/\*?$/, '')
      .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('*', '.*')}(/.*)?$`,
  );

/**
 * Returns the resource name of a key; null if Google has no such key.
 * @throws if the response has no name
 */
async function findKeyName({ get }: CloudProject, key: string): Promise<string | null> {
  const path = `v2/keys:lookupKey?keyString=${encodeURIComponent(key)}`;
  const found = await get('keys', path).catch((error: unknown) => {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  });
  if (found === null) return null;
  const name = getText(found, 'name');
  if (name === '') throw new CommandError('Google does not say which key it is');
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
 * Checks that the web key works on the site, and not on every website.
 * @param sites the origins at which visitors open the site
 */
export async function* findWebKeyProblems(
  cloud: CloudProject,
  key: string,
  sites: readonly string[],
) {
  const page = `https://console.cloud.google.com/apis/credentials?project=${cloud.project}, the key of the site`;
  const name = await findKeyName(cloud, key);
  if (name === null) {
    yield { what: 'VITE_FIREBASE_API_KEY is no key of Google', todo: 'See .env.example' };
    return;
  }
  const { restrictions, referrers } = await loadRestrictions(cloud, name);
  const services = toList(getField(restrictions, 'apiTargets')).map((each) =>
    getText(each, 'service'),
  );
  const createFinding = (what: string, setting: string) => ({ what, todo: `${page}: ${setting}` });
  if (referrers.length === 0) {
    const wanted = sites.map((site) => `${site}/*`).join(', ');
    yield createFinding('The web key works from every website', `Websites, and there ${wanted}`);
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
    yield createFinding(`${consequence}: the web key is not for ${service}`, `add ${service}`);
  }
}

/** Staff uploads need the key for this service. Visitors do not. */
const UPLOAD_SERVICE = 'firebasestorage.googleapis.com';

/**
 * Restricts the key to the site and its services. Keeps other websites that somebody has added,
 * such as previews.
 */
export async function* restrictWebKey(
  cloud: CloudProject,
  key: string,
  sites: () => readonly string[],
): AsyncGenerator<Change> {
  const name = await findKeyName(cloud, key);
  if (name === null) throw new CommandError('VITE_FIREBASE_API_KEY is no key of Google');
  const { referrers } = await loadRestrictions(cloud, name);
  const otherReferrers = referrers.filter((each) => !allowsEverySite(each));
  const allowedReferrers = [...new Set([...sites().map((site) => `${site}/*`), ...otherReferrers])];
  const apiTargets = [...KEY_SERVICES.keys(), UPLOAD_SERVICE].map((service) => ({ service }));
  const body = { restrictions: { browserKeyRestrictions: { allowedReferrers }, apiTargets } };
  yield { service: 'keys', method: 'PATCH', path: `v2/${name}?updateMask=restrictions`, body };
}
