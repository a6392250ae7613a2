import { beforeEach, describe, expect, test } from 'vitest';
import { PROJECT } from '../../tests/helpers/googleServices.ts';
import {
  type LiveProject,
  type SiteResponse,
  startLiveProject,
  createTally,
} from '../../tests/helpers/liveProject.ts';
import { getField, toList } from '../remote.ts';
import type { ExpectedValue } from './project.ts';
import steps from './steps.json' with { type: 'json' };

interface WrongService {
  what: string;
  call: string;
  answer?: object | number;
  /** Fields that override fields in the response of a correctly configured project. */
  changes?: object;
  messages: readonly string[];
}
let live: LiveProject;
beforeEach(async () => {
  live = await startLiveProject();
});

const CONFIG_CALL = `GET /admin/v2/projects/${PROJECT}/config`;
const COMPILER_CALL = `POST /v1/projects/${PROJECT}:test`;
const INDEXES_CALL = `GET /v1/projects/${PROJECT}/databases/(default)/collectionGroups/-/indexes`;
const POLICY_CALL = `POST /v1/projects/${PROJECT}:getIamPolicy`;
const BUDGETS_CALL = 'GET /v1/billingAccounts/01-02/budgets';
const WEB_KEY_CALL = 'GET /v2/projects/4242/locations/global/keys/k';
describe('npm run check:live', () => {
  test.each<WrongService>([
    {
      what: 'sign-up is open',
      call: CONFIG_CALL,
      changes: { client: { permissions: {} } },
      messages: ['Anybody can create an account', `${PROJECT}/authentication/settings`],
    },
    {
      what: 'the compiler warns, as in prescottprue/generator-react-firebase#185 of 2020',
      call: COMPILER_CALL,
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
      messages: [
        'WARNING firestore.rules: Ruleset uses old version',
        'WARNING firestore.rules:3:14: Unused function: isAuthed.',
        'WARNING storage.rules:4:14: Invalid variable name: request.',
        'or ignore the warning',
      ],
    },
    {
      what: 'the compiler reports an error, as in firebase/codelab-friendlychat-web#7 of 2016',
      call: COMPILER_CALL,
      answer: {
        issues: [
          {
            sourcePosition: { fileName: 'storage.rules', line: 3, column: 12 },
            description: "Unexpected '<'.",
            severity: 'ERROR',
          },
        ],
      },
      messages: ["ERROR storage.rules:3:12: Unexpected '<'.", 'cannot be deployed'],
    },
    {
      what: 'other rules are deployed',
      call: `GET /v1/projects/${PROJECT}/rulesets/a`,
      answer: { source: { files: [{ content: 'allow read, write;' }] } },
      messages: [
        'firestore.rules differs from the rules of cloud.firestore, which were deployed at 2026-11-20',
        'npm run deploy',
      ],
    },
    {
      what: 'no rules are deployed',
      call: `GET /v1/projects/${PROJECT}/releases`,
      answer: {},
      messages: ['firestore.rules is not deployed', 'storage.rules is not deployed'],
    },
    {
      what: 'no index is deployed',
      call: INDEXES_CALL,
      answer: {},
      messages: ['index on newsCommentary (COLLECTION): isActive ASCENDING'],
    },
    {
      what: 'an unknown index is deployed',
      call: INDEXES_CALL,
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
      messages: ['index on staff (COLLECTION): email ASCENDING: is not in firestore.indexes.json'],
    },
    {
      what: 'the role of Storage is missing',
      call: POLICY_CALL,
      answer: {
        bindings: [
          { role: 'roles/firebaserules.firestoreServiceAgent', members: ['user:a@b.ng'] },
          { role: 'roles/owner', members: ['user:a@b.ng', 'user:c@b.ng'] },
        ],
      },
      messages: [
        'reject every upload',
        'service-4242@gcp-sa-firebasestorage',
        '--role=roles/firebaserules',
      ],
    },
    {
      what: 'the web key is not restricted',
      call: WEB_KEY_CALL,
      answer: {},
      messages: ['works from every website', 'works for every API', 'credentials'],
    },
    {
      what: 'the web key allows every website',
      call: WEB_KEY_CALL,
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
      messages: ['The web key works from every website: *'],
    },
    {
      what: 'the web key allows only other websites',
      call: WEB_KEY_CALL,
      answer: {
        restrictions: {
          browserKeyRestrictions: { allowedReferrers: ['https://*.other.ng/*'] },
          apiTargets: [{ service: 'storage.googleapis.com' }],
        },
      },
      messages: [
        'does not work on http://127.0.0.1',
        'see no figures: the web key does not work for firestore',
        'not work for identitytoolkit',
        'not work for securetoken',
      ],
    },
    {
      what: 'the web key does not exist',
      call: 'GET /v2/keys:lookupKey',
      answer: 404,
      messages: ['Google does not know the key in VITE_FIREBASE_API_KEY'],
    },
    {
      what: 'there is no billing plan',
      call: `GET /v1/projects/${PROJECT}/billingInfo`,
      changes: { billingEnabled: false },
      messages: ['The project has no billing plan', 'Blaze'],
    },
    {
      what: 'the budget covers another project',
      call: BUDGETS_CALL,
      changes: {
        budgets: [
          {
            budgetFilter: { projects: ['projects/7'] },
            thresholdRules: [{ thresholdPercent: 0.5 }],
          },
        ],
      },
      messages: ['No budget with a threshold covers the project'],
    },
    {
      what: 'the budget has no alert',
      call: BUDGETS_CALL,
      changes: { budgets: [{ budgetFilter: {} }] },
      messages: ['No budget with a threshold covers the project'],
    },
    {
      what: 'files and documents are in different regions',
      call: `GET /v1alpha/projects/${PROJECT}/defaultBucket`,
      changes: { location: 'US-CENTRAL1' },
      messages: ['The database is in europe-west2, the bucket in US-CENTRAL1'],
    },
    {
      what: 'other sign-in methods are on',
      call: CONFIG_CALL,
      changes: { signIn: { email: { enabled: true }, anonymous: { enabled: true } } },
      messages: ['can sign in with a link in a mail', 'Anybody can sign in without an account'],
    },
    {
      what: 'short passwords are allowed',
      call: CONFIG_CALL,
      changes: {
        passwordPolicyConfig: {
          passwordPolicyEnforcementState: 'OFF',
          passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 12 } }],
        },
      },
      messages: ['The password policy is not enforced'],
    },
    {
      what: 'addresses of accounts can be guessed',
      call: CONFIG_CALL,
      changes: { emailPrivacyConfig: {} },
      messages: ['which addresses have an account'],
    },
    {
      what: 'the authorised domains are wrong',
      call: CONFIG_CALL,
      changes: { authorizedDomains: ['localhost'] },
      messages: ['is not an authorised domain', 'localhost is an authorised domain'],
    },
    {
      what: 'the staff list is empty',
      call: `GET /v1/projects/${PROJECT}/databases/(default)/documents/staff`,
      changes: { documents: [] },
      messages: ['Nobody is on the staff list', 'npm run staff -- add'],
    },
    {
      what: 'only weekly backups are scheduled',
      call: `GET /v1/projects/${PROJECT}/databases/(default)/backupSchedules`,
      changes: { backupSchedules: [{ weeklyRecurrence: { day: 'SUNDAY' } }] },
      messages: ['No daily backup', `--recurrence DAILY --retention 14d --project ${PROJECT}`],
    },
    {
      what: 'the project has one owner',
      call: POLICY_CALL,
      changes: {
        bindings: [
          { role: 'roles/owner', members: ['user:owner@firm.ng'] },
          {
            role: 'roles/firebaserules.firestoreServiceAgent',
            members: ['serviceAccount:service-4242@gcp-sa-firebasestorage.iam.gserviceaccount.com'],
          },
        ],
      },
      messages: ['Only one person owns the project'],
    },
    {
      what: 'recovery and deletion protection are off',
      call: `GET /v1/projects/${PROJECT}/databases/(default)`,
      changes: {
        pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED',
        deleteProtectionState: 'DELETE_PROTECTION_DISABLED',
      },
      messages: ['cannot be restored', 'deleted by mistake', '--delete-protection ENABLED'],
    },
    {
      what: 'a service is off',
      call: `GET /v1/projects/${PROJECT}/services:batchGet`,
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
      messages: [
        'Not on: apikeys.googleapis.com',
        `gcloud services enable apikeys.googleapis.com --project=${PROJECT}`,
      ],
    },
  ])('reports a project if $what', async ({ call, answer, changes, messages }) => {
    live.services.answers[call] = answer ?? Object.assign({}, live.services.answers[call], changes);
    const { tally, text } = await live.check();
    for (const each of messages) expect(text).toContain(each);
    expect(tally).toEqual(createTally({ wrong: 1 }));
  });

  const wants = steps.flatMap<ExpectedValue>((step) => step.wants ?? []);
  test.each(wants)(
    'prints "$what" for a wrong setting',
    async ({ path, at, is, not = false, what }) => {
      const [call = ''] = path.replaceAll('{project}', PROJECT).split('?');
      const wrongValue: unknown = not ? is : typeof is === 'number' ? is - 1 : undefined;
      const names = at.split('.');
      const answer = names.reduceRight<unknown>((inner, name) => ({ [name]: inner }), wrongValue);
      live.services.answers[`GET /${call}`] = (_, response) => response.end(JSON.stringify(answer));
      const { text } = await live.check();
      expect(text).toContain(what.replaceAll('{host}', new URL(live.site).hostname));
    },
  );

  test('reports indexes that are not built', async () => {
    const states = ['CREATING', 'NEEDS_REPAIR'];
    live.services.answers[INDEXES_CALL] = {
      indexes: toList(getField(live.services.answers[INDEXES_CALL], 'indexes')).map(
        (index, position) => Object.assign({}, index, { state: states[position] ?? 'READY' }),
      ),
    };
    const { tally, text } = await live.check();
    expect(text).toMatch(/newsCommentary.*is still being built/);
    expect(text).toMatch(/changes.*could not be built/);
    expect(tally).toMatchObject({ wrong: 1, unknown: 0 });
  });

  test.each<{ what: string; path: string; answer: SiteResponse; message: string }>([
    {
      what: 'a header is wrong',
      path: '/about',
      answer: { headers: { 'x-frame-options': 'SAMEORIGIN' } },
      message: '/about: x-frame-options is SAMEORIGIN, not DENY',
    },
    {
      what: 'a page is missing',
      path: '/offline',
      answer: { status: 404 },
      message: '/offline answers 404',
    },
    {
      what: 'a redirect leads to another site',
      path: '//evil.example/index.html',
      answer: { status: 301, headers: { location: '//evil.example' } },
      message: '//evil.example/index.html leads to http://evil.example/',
    },
    {
      what: 'a redirect leads to an invalid address',
      path: '//evil.example/',
      answer: { status: 301, headers: { location: 'https://' } },
      message: '//evil.example/ leads to https://',
    },
    {
      what: 'a script for staff contains a secret',
      path: '/assets/staff/page-abc.js',
      answer: { body: '"-----BEGIN PRIVATE KEY-----"' },
      message: '/assets/staff/page-abc.js contains a private key',
    },
    {
      what: 'a deferred script contains another key',
      path: '/assets/late-abc.js',
      answer: { body: '"AIzasssssssssssssssssssssssssssssssssss"' },
      message: '/assets/late-abc.js contains a Google key that is not the web key',
    },
    {
      what: 'a script contains a value of this machine',
      path: '/assets/needed-abc.js',
      answer: { body: '"a value of this machine"' },
      message: '/assets/needed-abc.js contains a value from the settings that is not public',
    },
    {
      what: 'a page contains the name of the placeholder firm',
      path: '/terms',
      answer: { body: '<p>Terms of <b>Palmwood</b></p>' },
      message: '/terms: the name of the firm: Palmwood',
    },
    {
      what: 'a page contains a gap to fill in',
      path: '/privacy',
      answer: { body: '<p>Write to {name of the officer}.</p>' },
      message: '{name of the officer}',
    },
  ])('reports a site on which $what', async ({ path, answer, message }) => {
    live.siteResponses[path] = answer;
    const { tally, text } = await live.check();
    expect(text).toContain(message);
    expect(tally).toEqual(createTally({ wrong: 1 }));
  });
});
