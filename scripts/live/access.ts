/** Checks access to the live project: rules, accounts, Storage's own account and the web key. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cloud, field, items, Problem, projectFacts, Refused, textIn } from '../remote.ts';
import { unless } from './findings.ts';

/** Returns the text of a ruleset; files after the first are none of ours. */
async function rulesText({ get }: Cloud, ruleset: string): Promise<string> {
  const answer = await get('rules', `v1/${ruleset}`);
  return textIn(items(field(answer, 'source', 'files'))[0], 'content');
}

/** Compares the rules that hold with those of the repository. */
export async function* rulesFindings(cloud: Cloud, folder: string) {
  const releases = await cloud.list('rules', `v1/projects/${cloud.project}/releases`, 'releases');
  const services = [
    { file: 'firestore.rules', release: /\/releases\/cloud\.firestore$/ },
    // One for each bucket.
    { file: 'storage.rules', release: /\/releases\/firebase\.storage\// },
  ];
  const todo = `npm run deploy -- --project ${cloud.project}`;
  for (const { file, release } of services) {
    const own = await readFile(join(folder, file), 'utf8');
    const deployed = releases.filter((each) => release.test(textIn(each, 'name')));
    yield* unless(deployed.length > 0, `${file} is not deployed`, todo);
    for (const each of deployed) {
      if ((await rulesText(cloud, textIn(each, 'rulesetName'))) === own) continue;
      const time = textIn(each, 'updateTime') || 'an unknown time';
      const name = textIn(each, 'name').split('/releases/')[1] ?? '';
      yield { what: `${file} is not what holds for ${name} since ${time}`, todo };
    }
  }
}

/**
 * Has production compile both rules files, which deploys nothing, and says all that it has to say.
 * The service also has issues without a place: of a version, for example.
 */
export async function* compilerFindings({ project, post }: Cloud, folder: string) {
  for (const name of ['firestore.rules', 'storage.rules']) {
    const content = await readFile(join(folder, name), 'utf8');
    const answer = await post('rules', `v1/projects/${project}:test`, {
      source: { files: [{ name, content }] },
    });
    for (const issue of items(field(answer, 'issues'))) {
      const place = ['line', 'column']
        .map((each) => field(issue, 'sourcePosition', each))
        .filter((each) => typeof each === 'number');
      const severity = textIn(issue, 'severity') || 'ISSUE';
      yield {
        what: `${severity} ${[name, ...place].join(':')}: ${textIn(issue, 'description')}`,
        todo: severity === 'ERROR' ? 'It cannot be deployed: change it' : 'Change it, or leave it',
      };
    }
  }
}

const STORAGE_ROLE = 'roles/firebaserules.firestoreServiceAgent';

/** Finds out whether the rules of Storage can look up the staff list; firebase-tools asks only with new rules. */
export async function* storageRoleFindings(cloud: Cloud) {
  const { number } = await projectFacts(cloud);
  const policy = await cloud.post('resources', `v1/projects/${cloud.project}:getIamPolicy`);
  const account = `service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;
  const granted = items(field(policy, 'bindings')).some(
    (binding) =>
      textIn(binding, 'role') === STORAGE_ROLE &&
      // One with a condition may not hold.
      field(binding, 'condition') === undefined &&
      items(field(binding, 'members')).includes(`serviceAccount:${account}`),
  );
  yield* unless(
    granted,
    'Storage may not read Firestore, so its rules refuse every upload of staff',
    `gcloud projects add-iam-policy-binding ${cloud.project} ` +
      `--member=serviceAccount:${account} --role=${STORAGE_ROLE} --condition=None`,
  );
}

/** The services that get the key, and what fails without them. Stored files are fetched without a key. */
const KEY_SERVICES = new Map([
  ['firestore.googleapis.com', 'Visitors see no figures'],
  ['identitytoolkit.googleapis.com', 'Staff cannot sign in'],
  ['securetoken.googleapis.com', 'Staff cannot stay signed in'],
]);

/** `*.palmwood.ng/*` and the like, as Google's console has them, as an expression for an address. */
const referrerPattern = (referrer: string) =>
  new RegExp(
    `^(https?://)?${referrer
      .replace(/^https?:\/\//, '')
      .replace(/\/\*?$/, '')
      .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('*', '.*')}(/.*)?$`,
  );

/**
 * Finds out whether the web key works for the site, and for nothing else.
 * @param sites the origins under which visitors open the site
 */
export async function* webKeyFindings(cloud: Cloud, key: string, sites: readonly string[]) {
  const { project, get } = cloud;
  const place = `https://console.cloud.google.com/apis/credentials?project=${project}, the key of the site`;
  let name: string;
  try {
    const path = `v2/keys:lookupKey?keyString=${encodeURIComponent(key)}`;
    name = textIn(await get('keys', path), 'name');
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 404) throw error;
    yield { what: 'VITE_FIREBASE_API_KEY is no key of Google', todo: 'See .env.example' };
    return;
  }
  if (name === '') throw new Problem('Google does not say which key it is');
  const restrictions = field(await get('keys', `v2/${name}`), 'restrictions');
  const referrers = items(field(restrictions, 'browserKeyRestrictions', 'allowedReferrers'))
    .filter((each) => typeof each === 'string')
    .toSorted();
  const services = items(field(restrictions, 'apiTargets')).map((each) => textIn(each, 'service'));
  const finding = (what: string, setting: string) => ({ what, todo: `${place}: ${setting}` });
  if (referrers.length === 0) {
    const wanted = sites.map((site) => `${site}/*`).join(', ');
    yield finding('The web key works from every website', `Websites, and there ${wanted}`);
  } else {
    const takes = (site: string) => (each: string) => referrerPattern(each).test(site);
    for (const site of sites.filter((each) => !referrers.some(takes(each)))) {
      yield finding(`The web key does not work on ${site}`, `add ${site}/*`);
    }
    for (const each of referrers.filter(takes('https://attacker.example'))) {
      yield finding(`The web key works from every website: ${each}`, 'delete it');
    }
  }
  if (services.length === 0) {
    const setting = `restrict it to ${[...KEY_SERVICES.keys()].join(', ')}`;
    yield finding('The web key works for every API', setting);
    return;
  }
  for (const [service, consequence] of KEY_SERVICES) {
    if (services.includes(service)) continue;
    yield finding(`${consequence}: the web key is not for ${service}`, `add ${service}`);
  }
}
