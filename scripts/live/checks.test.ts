import { readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Answer,
  PROJECT,
  type Services,
  startServices,
  WEB_KEY,
} from '../../tests/helpers/googleServices.ts';
import { createRelay } from 'mail-relay/relay';
import { settingsOf } from 'mail-relay/testing';
import { serve } from '../../tests/helpers/server.ts';
import { headersFor, type Hosting, readHosting } from '../hostingConfig.ts';
import { projectFolder } from '../local.ts';
import { cloudOf, field, items } from '../remote.ts';
import { checkLive } from './checks.ts';
import type { Want } from './project.ts';
import steps from './steps.json' with { type: 'json' };

interface WrongService {
  what: string;
  asked: string;
  answer?: object | number;
  /** What of the usual answer is another. */
  changes?: object;
  words: readonly string[];
}
interface Instead {
  status?: number;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

const PAGES: Readonly<Record<string, string>> = {
  '/': '<script type="module" src="/assets/main-abc.js"></script>',
  '/sw.js': 'const names=["assets/late-abc.js"]',
  '/admin': '<script type="module" src="/assets/staff/admin-abc.js"></script>',
  '/assets/main-abc.js': `import"./needed-abc.js";const key="${WEB_KEY}"`,
  '/assets/staff/admin-abc.js': 'import("./page-abc.js")',
};

let hosting: Hosting;
let services: Services;
let site: string;
let relay: string;
/** The answers by path in place of hosting's own. */
let instead: Record<string, Instead>;
beforeEach(async () => {
  hosting = await readHosting(projectFolder);
  services = await startServices();
  instead = {};
  const { origin } = await serve(({ url = '' }, response) => {
    const answer: Instead = instead[url] ?? {
      headers: Object.fromEntries(headersFor(url, hosting)),
      body: PAGES[url] ?? 'export default 1',
    };
    response.writeHead(answer.status ?? 200, answer.headers).end(answer.body);
  });
  site = origin;
  relay = await relayFor(site);
});

async function relayFor(origin: string): Promise<string> {
  const answer = createRelay({ ...settingsOf('resend'), origins: new Set([origin]) });
  return (await serve((request, response) => void answer(request, response))).origin;
}

const CHECKS = steps.filter(({ check, wants }) => check ?? wants).length;
/** What is left to look at, whatever the services say. */
const toLook = steps.length - CHECKS;
const expected = (found: { wrong?: number; unknown?: number }) => {
  const { wrong: no = 0, unknown = 0 } = found;
  return { fine: CHECKS - no - unknown, wrong: no, unknown, toLook };
};

async function check({ project = PROJECT, token = 'token' } = {}) {
  const printed: string[] = [];
  const cloud = cloudOf(PROJECT, { ...services.env, FIREBASE_ACCESS_TOKEN: token });
  const settings = {
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_FIREBASE_API_KEY: WEB_KEY,
    VITE_SITE_URL: site,
    VITE_MAIL_URL: relay,
  };
  const secrets = ['a value of this machine'];
  const known = { folder: projectFolder, hosting, settings, secrets };
  const tally = await checkLive(cloud, known, (line) => printed.push(line));
  return { tally, text: printed.join('\n') };
}

test('nothing is wrong with a project that is as it should be', async () => {
  const { tally, text } = await check();
  expect(text).not.toMatch(/^NO |could not|: /im);
  expect(text.match(/^unseen /gm)).toHaveLength(toLook);
  expect(tally).toEqual(expected({}));
});

test('the compiler of production gets both files as they are', async () => {
  const sent: unknown[] = [];
  services.answers[`POST /v1/projects/${PROJECT}:test`] = (request, response) => {
    void json(request).then((body) => {
      sent.push(body);
      response.end('{}');
    });
  };
  await check();
  const files = ['firestore.rules', 'storage.rules'].map((name) => ({
    source: { files: [{ name, content: readFileSync(join(projectFolder, name), 'utf8') }] },
  }));
  expect(sent).toEqual(files);
});

const CONFIG = `GET /admin/v2/projects/${PROJECT}/config`;
const COMPILER = `POST /v1/projects/${PROJECT}:test`;
const INDEXES = `GET /v1/projects/${PROJECT}/databases/(default)/collectionGroups/-/indexes`;
const POLICY = `POST /v1/projects/${PROJECT}:getIamPolicy`;
const BUDGETS = 'GET /v1/billingAccounts/01-02/budgets';
const KEY = 'GET /v2/projects/4242/locations/global/keys/k';
describe('what is wrong is told with what to do', () => {
  test.each<WrongService>([
    {
      what: 'sign-up is open',
      asked: CONFIG,
      changes: { client: { permissions: {} } },
      words: ['Anybody can make an account', `${PROJECT}/authentication/settings`],
    },
    {
      what: 'warnings of the compiler, as prescottprue/generator-react-firebase#185 shows those of 2020',
      asked: COMPILER,
      answer: {
        issues: [
          {
            sourcePosition: {},
            description:
              'Ruleset uses old version (version [1]). Please update to the latest version (version [2]).',
            severity: 'WARNING',
          },
          {
            sourcePosition: { fileName: 'firestore.rules', line: 3, column: 14 },
            description: 'Unused function: isAuthed.',
            severity: 'WARNING',
          },
          {
            sourcePosition: { fileName: 'firestore.rules', line: 4, column: 14 },
            description: 'Invalid variable name: request.',
            severity: 'WARNING',
          },
        ],
      },
      words: [
        'WARNING firestore.rules: Ruleset uses old version',
        'WARNING firestore.rules:3:14: Unused function: isAuthed.',
        'WARNING storage.rules:4:14: Invalid variable name: request.',
        'or leave it',
      ],
    },
    {
      what: 'an error of the compiler, as firebase/codelab-friendlychat-web#7 shows that of 2016',
      asked: COMPILER,
      answer: {
        issues: [
          {
            sourcePosition: { fileName: 'storage.rules', line: 3, column: 12 },
            description: "Unexpected '<'.",
            severity: 'ERROR',
          },
        ],
      },
      words: ["ERROR storage.rules:3:12: Unexpected '<'.", 'cannot be deployed'],
    },
    {
      what: 'other rules',
      asked: `GET /v1/projects/${PROJECT}/rulesets/a`,
      answer: { source: { files: [{ content: 'allow read, write;' }] } },
      words: [
        'firestore.rules is not what holds for cloud.firestore since 2026-11-20',
        'npm run deploy',
      ],
    },
    {
      what: 'no rules',
      asked: `GET /v1/projects/${PROJECT}/releases`,
      answer: {},
      words: ['firestore.rules is not deployed', 'storage.rules is not deployed'],
    },
    {
      what: 'no index',
      asked: INDEXES,
      answer: {},
      words: ['index on newsCommentary (COLLECTION): isActive ASCENDING'],
    },
    {
      what: 'another index',
      asked: INDEXES,
      answer: {
        indexes: [
          {
            name: 'projects/p/databases/(default)/collectionGroups/staff/indexes/1',
            queryScope: 'COLLECTION',
            fields: [{ fieldPath: 'email', order: 'ASCENDING' }],
            state: 'READY',
          },
        ],
      },
      words: ['index on staff (COLLECTION): email ASCENDING: is not in firestore.indexes.json'],
    },
    {
      what: 'no role',
      asked: POLICY,
      answer: {
        bindings: [
          { role: 'roles/firebaserules.firestoreServiceAgent', members: ['user:a@b.ng'] },
          { role: 'roles/owner', members: ['user:a@b.ng', 'user:c@b.ng'] },
        ],
      },
      words: [
        'refuse every upload',
        'service-4242@gcp-sa-firebasestorage',
        '--role=roles/firebaserules',
      ],
    },
    {
      what: 'a free key',
      asked: KEY,
      answer: {},
      words: ['works from every website', 'works for every API', 'credentials'],
    },
    {
      what: 'a key for all',
      asked: KEY,
      answer: {
        restrictions: {
          browserKeyRestrictions: { allowedReferrers: ['*'] },
          apiTargets: [
            { service: 'firestore.googleapis.com' },
            { service: 'identitytoolkit.googleapis.com' },
            { service: 'securetoken.googleapis.com' },
          ],
        },
      },
      words: ['The web key works from every website: *'],
    },
    {
      what: 'a key for others',
      asked: KEY,
      answer: {
        restrictions: {
          browserKeyRestrictions: { allowedReferrers: ['https://*.other.ng/*'] },
          apiTargets: [{ service: 'storage.googleapis.com' }],
        },
      },
      words: [
        'does not work on http://127.0.0.1',
        'see no figures: the web key is not for firestore',
        'not for identitytoolkit',
        'not for securetoken',
      ],
    },
    {
      what: 'no such key',
      asked: 'GET /v2/keys:lookupKey',
      answer: 404,
      words: ['VITE_FIREBASE_API_KEY is no key of Google'],
    },
    {
      what: 'no plan',
      asked: `GET /v1/projects/${PROJECT}/billingInfo`,
      changes: { billingEnabled: false },
      words: ['Nobody pays for the project', 'Blaze'],
    },
    {
      what: 'another budget',
      asked: BUDGETS,
      changes: {
        budgets: [
          {
            budgetFilter: { projects: ['projects/7'] },
            thresholdRules: [{ thresholdPercent: 0.5 }],
          },
        ],
      },
      words: ['No budget with a threshold covers the project'],
    },
    {
      what: 'a budget without an alert',
      asked: BUDGETS,
      changes: { budgets: [{ budgetFilter: {} }] },
      words: ['No budget with a threshold covers the project'],
    },
    {
      what: 'files far from the documents',
      asked: `GET /v1alpha/projects/${PROJECT}/defaultBucket`,
      changes: { location: 'US-CENTRAL1' },
      words: ['The database is in europe-west2, the bucket in US-CENTRAL1'],
    },
    {
      what: 'other ways to sign in',
      asked: CONFIG,
      changes: { signIn: { email: { enabled: true }, anonymous: { enabled: true } } },
      words: ['A link in a mail signs in', 'Anybody signs in without an account'],
    },
    {
      what: 'short passwords',
      asked: CONFIG,
      changes: {
        passwordPolicyConfig: {
          passwordPolicyEnforcementState: 'OFF',
          passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 12 } }],
        },
      },
      words: ['No password policy holds'],
    },
    {
      what: 'addresses that can be guessed',
      asked: CONFIG,
      changes: { emailPrivacyConfig: {} },
      words: ['which addresses have an account'],
    },
    {
      what: 'other domains',
      asked: CONFIG,
      changes: { authorizedDomains: ['localhost'] },
      words: ['is no authorised domain', 'localhost is an authorised domain'],
    },
    {
      what: 'no staff',
      asked: `GET /v1/projects/${PROJECT}/databases/(default)/documents/staff`,
      changes: { documents: [] },
      words: ['Nobody is on the staff list', 'npm run staff -- add'],
    },
    {
      what: 'weekly backups alone',
      asked: `GET /v1/projects/${PROJECT}/databases/(default)/backupSchedules`,
      changes: { backupSchedules: [{ weeklyRecurrence: { day: 'SUNDAY' } }] },
      words: ['No daily backup', `--recurrence DAILY --retention 14d --project ${PROJECT}`],
    },
    {
      what: 'one owner',
      asked: POLICY,
      changes: {
        bindings: [
          { role: 'roles/owner', members: ['user:owner@firm.ng'] },
          {
            role: 'roles/firebaserules.firestoreServiceAgent',
            members: ['serviceAccount:service-4242@gcp-sa-firebasestorage.iam.gserviceaccount.com'],
          },
        ],
      },
      words: ['One person alone owns the project'],
    },
    {
      what: 'no recovery, no protection',
      asked: `GET /v1/projects/${PROJECT}/databases/(default)`,
      changes: {
        pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED',
        deleteProtectionState: 'DELETE_PROTECTION_DISABLED',
      },
      words: ['cannot be restored', 'deleted by a slip', '--delete-protection ENABLED'],
    },
    {
      what: 'a service that is off',
      asked: `GET /v1/projects/${PROJECT}/services:batchGet`,
      changes: {
        services: [
          { name: 'projects/4242/services/apikeys.googleapis.com', state: 'DISABLED' },
          { name: 'projects/4242/services/billingbudgets.googleapis.com', state: 'ENABLED' },
          { name: 'projects/4242/services/cloudbilling.googleapis.com', state: 'ENABLED' },
          { name: 'projects/4242/services/cloudresourcemanager.googleapis.com', state: 'ENABLED' },
          { name: 'projects/4242/services/firebasehosting.googleapis.com', state: 'ENABLED' },
          { name: 'projects/4242/services/firebaserules.googleapis.com', state: 'ENABLED' },
          { name: 'projects/4242/services/firebasestorage.googleapis.com', state: 'ENABLED' },
          { name: 'projects/4242/services/firestore.googleapis.com', state: 'ENABLED' },
          { name: 'projects/4242/services/identitytoolkit.googleapis.com', state: 'ENABLED' },
          { name: 'projects/4242/services/securetoken.googleapis.com', state: 'ENABLED' },
        ],
      },
      words: [
        'Not on: apikeys.googleapis.com',
        `gcloud services enable apikeys.googleapis.com --project=${PROJECT}`,
      ],
    },
  ])('$what', async ({ asked, answer, changes, words }) => {
    services.answers[asked] = answer ?? Object.assign({}, services.answers[asked], changes);
    const { tally, text } = await check();
    for (const each of words) expect(text).toContain(each);
    expect(tally).toEqual(expected({ wrong: 1 }));
  });

  const wants = steps.flatMap<Want>((step) => step.wants ?? []);
  test.each(wants)('$what', async ({ path, at, is, not = false, what }) => {
    const [asked = ''] = path.replaceAll('{project}', PROJECT).split('?');
    const wrongly: unknown = not ? is : typeof is === 'number' ? is - 1 : undefined;
    const names = at.split('.');
    const answer = names.reduceRight<unknown>((inner, name) => ({ [name]: inner }), wrongly);
    services.answers[`GET /${asked}`] = (_, response) => response.end(JSON.stringify(answer));
    const { text } = await check();
    expect(text).toContain(what.replaceAll('{host}', new URL(site).hostname));
  });

  test('an index that is being built, and one that could not be', async () => {
    const states = ['CREATING', 'NEEDS_REPAIR'];
    services.answers[INDEXES] = {
      indexes: items(field(services.answers[INDEXES], 'indexes')).map((index, position) =>
        Object.assign({}, index, { state: states[position] ?? 'READY' }),
      ),
    };
    const { tally, text } = await check();
    expect(text).toMatch(/newsCommentary.*is still being built/);
    expect(text).toMatch(/changes.*could not be built/);
    expect(tally).toMatchObject({ wrong: 1, unknown: 0 });
  });

  test.each<{ what: string; path: string; answer: Instead; words: string }>([
    {
      what: 'another header',
      path: '/about',
      answer: { headers: { 'x-frame-options': 'SAMEORIGIN' } },
      words: '/about: x-frame-options is SAMEORIGIN, not DENY',
    },
    {
      what: 'no page',
      path: '/offline',
      answer: { status: 404 },
      words: '/offline answers 404',
    },
    {
      what: 'a redirect to another site',
      path: '//evil.example/index.html',
      answer: { status: 301, headers: { location: '//evil.example' } },
      words: '//evil.example/index.html leads to http://evil.example/',
    },
    {
      what: 'a redirect to what is no address',
      path: '//evil.example/',
      answer: { status: 301, headers: { location: 'https://' } },
      words: '//evil.example/ leads to https://',
    },
    {
      what: 'a secret in a script of the staff',
      path: '/assets/staff/page-abc.js',
      answer: { body: '"-----BEGIN PRIVATE KEY-----"' },
      words: '/assets/staff/page-abc.js holds a private key',
    },
    {
      what: 'another key in what comes late',
      path: '/assets/late-abc.js',
      answer: { body: '"AIzasssssssssssssssssssssssssssssssssss"' },
      words: '/assets/late-abc.js holds a key of Google that is not the web key',
    },
    {
      what: 'a value of this machine',
      path: '/assets/needed-abc.js',
      answer: { body: '"a value of this machine"' },
      words: '/assets/needed-abc.js holds a value of the settings that is not public',
    },
    {
      what: "a name that is not the firm's",
      path: '/terms',
      answer: { body: '<p>Terms of <b>Palmwood</b></p>' },
      words: '/terms: the name of the firm: Palmwood',
    },
    {
      what: 'words to fill in',
      path: '/privacy',
      answer: { body: '<p>Write to {name of the officer}.</p>' },
      words: '{name of the officer}',
    },
  ])('$what', async ({ path, answer, words }) => {
    instead[path] = answer;
    const { tally, text } = await check();
    expect(text).toContain(words);
    expect(tally).toEqual(expected({ wrong: 1 }));
  });
});

test('a relay that knows another site alone, and one that is down', async () => {
  relay = await relayFor('https://other.example');
  const other = await check();
  expect(other.text).toContain(`${relay} answers 403, and takes no mail from ${site}`);
  expect(other.tally).toEqual(expected({ wrong: 1 }));
  relay = 'http://127.0.0.1:9';
  const down = await check();
  expect(down.text).toContain('Nothing answers at http://127.0.0.1:9');
  expect(down.tally).toEqual(expected({ unknown: 1 }));
});

test('each line has its step in docs/going-live.md, and each step that leaves something a line', () => {
  const page = readFileSync(join(projectFolder, 'docs/going-live.md'), 'utf8');
  const [before = ''] = page.split('\n## 14. ');
  const numbers = [...before.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number));
  const read = new Set(steps.map(({ step }) => step));
  // The settings of the build are on this machine, where the build checks them.
  expect(numbers.filter((number) => !read.has(number))).toEqual([6]);
  for (const step of read) expect(page).toMatch(new RegExp(`^## ${step}\\. `, 'm'));
});

describe('what could not be checked is no pass', () => {
  test.each<[string, Answer, string]>([
    ['refused', 403, 'The service refused (403): Refused: GET /admin'],
    ['with a token that has run out', 401, 'holds for an hour: make a new one'],
    ['broken', (_, response) => response.end('<html>'), 'is no JSON: <html>'],
    ['cut off', (_, response) => void response.destroy(), 'Nothing answers at 127.0.0.1'],
  ])('%s', async (_, answer, words) => {
    services.answers[`GET /admin/v2/projects/${PROJECT}/config`] = answer;
    const { tally, text } = await check();
    expect(text).toMatch(
      /unseen +5\. Strangers cannot make accounts\n +Cannot be seen from here: /,
    );
    expect(text).toContain(`Look at https://console.firebase.google.com/project/${PROJECT}/auth`);
    expect(text).toContain(words);
    // How staff sign in, and where, is in the same answer.
    expect(tally).toEqual(expected({ unknown: 3 }));
  });

  test.each<[string, Answer, string]>([
    ['refuses', 403, 'The service refused (403)'],
    ['is not there', 404, 'The service refused (404)'],
    ['is cut off', (_, response) => void response.destroy(), 'Nothing answers'],
  ])('the compiler of production, where it %s', async (_, answer, words) => {
    services.answers[`POST /v1/projects/${PROJECT}:test`] = answer;
    const { tally, text } = await check();
    expect(text).toMatch(/unseen +7\. Production compiles the rules\n +Cannot be seen from here: /);
    expect(text).toContain(words);
    expect(tally).toEqual(expected({ unknown: 1 }));
  });

  test('without a token only the site is checked', async () => {
    const { tally, text } = await check({ token: '' });
    expect(text).toContain('FIREBASE_ACCESS_TOKEN is not set');
    expect(tally).toEqual(expected({ unknown: CHECKS - 5 }));
    expect(services.asked).toEqual([]);
  });

  test('a script that is not there', async () => {
    instead['/assets/late-abc.js'] = { status: 404 };
    const { tally, text } = await check();
    expect(text).toContain('/assets/late-abc.js answers 404');
    expect(tally).toEqual(expected({ unknown: 1 }));
  });

  test('the key, with the settings of another project', async () => {
    const { text } = await check({ project: 'firm-trial' });
    expect(text).toContain(`.env.production.local has no settings of ${PROJECT}`);
  });
});
