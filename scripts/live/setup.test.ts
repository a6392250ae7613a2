import { beforeEach, describe, expect, test } from 'vitest';
import { createBareProject } from '../../tests/helpers/bareProject.ts';
import {
  PROJECT,
  type GoogleServices,
  startServices,
  WEB_KEY,
} from '../../tests/helpers/googleServices.ts';
import { runCommand } from '../../tests/helpers/commands.ts';
import { readHosting } from '../hostingConfig.ts';
import { projectFolder } from '../local.ts';
import { createCloud } from '../remote.ts';
import { REGION, type SetupChoice } from './settings.ts';
import { setUp } from './setup.ts';
import { setupCommand } from './setupCommand.ts';

/** An account id in the format of Google's billing accounts. */
const ACCOUNT = '01AB23-45CD67-89EF01';
const CHOICE: SetupChoice = { region: REGION, billingAccount: '01-02', amount: '20' };
const SITE = 'https://www.firm.ng';
const WRITE_CALLS = /^(PATCH|POST (?!.*:(getIamPolicy|test)$))/;

const CONFIG = `/admin/v2/projects/${PROJECT}/config`;
/**
 * Calls that set up a new project, in order. The comment above each call names the Google reference
 * that defines the call.
 */
const EXPECTED_CALLS = [
  // Reference: BatchEnableServices in google/api/serviceusage/v1/serviceusage.proto (repository
  // googleapis/googleapis).
  {
    call: `POST /v1/projects/${PROJECT}/services:batchEnable`,
    body: {
      serviceIds: [
        'apikeys.googleapis.com',
        'billingbudgets.googleapis.com',
        'cloudbilling.googleapis.com',
        'cloudresourcemanager.googleapis.com',
        'firebasehosting.googleapis.com',
        'firebaserules.googleapis.com',
        'firebasestorage.googleapis.com',
        'firestore.googleapis.com',
        'identitytoolkit.googleapis.com',
        'securetoken.googleapis.com',
      ],
    },
  },
  // Reference: CreateDatabase in google/firestore/admin/v1/firestore_admin.proto and database.proto
  // (repository googleapis/googleapis).
  {
    call: `POST /v1/projects/${PROJECT}/databases?databaseId=(default)`,
    body: {
      type: 'FIRESTORE_NATIVE',
      databaseEdition: 'STANDARD',
      locationId: 'europe-west2',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    },
  },
  // Reference: projects.updateConfig and Config in the Identity Platform REST reference, version 2.
  {
    call: `PATCH ${CONFIG}?updateMask=signIn.email.enabled`,
    body: { signIn: { email: { enabled: true } } },
  },
  {
    call: `PATCH ${CONFIG}?updateMask=signIn.email.passwordRequired`,
    body: { signIn: { email: { passwordRequired: true } } },
  },
  {
    call: `PATCH ${CONFIG}?updateMask=signIn.anonymous.enabled`,
    body: { signIn: { anonymous: { enabled: false } } },
  },
  {
    call: `PATCH ${CONFIG}?updateMask=passwordPolicyConfig`,
    body: {
      passwordPolicyConfig: {
        passwordPolicyEnforcementState: 'ENFORCE',
        passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 12 } }],
      },
    },
  },
  {
    call: `PATCH ${CONFIG}?updateMask=emailPrivacyConfig.enableImprovedEmailPrivacy`,
    body: { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } },
  },
  {
    call: `PATCH ${CONFIG}?updateMask=client.permissions.disabledUserSignup`,
    body: { client: { permissions: { disabledUserSignup: true } } },
  },
  {
    call: `PATCH ${CONFIG}?updateMask=client.permissions.disabledUserDeletion`,
    body: { client: { permissions: { disabledUserDeletion: true } } },
  },
  // Reference: projects.setIamPolicy in the Resource Manager REST reference, version 1, and
  // lib/gcp/resourceManager.js in firebase-tools.
  {
    call: `POST /v1/projects/${PROJECT}:setIamPolicy`,
    body: {
      policy: {
        version: 3,
        etag: 'one',
        bindings: [
          { role: 'roles/owner', members: ['user:a'] },
          {
            role: 'roles/firebaserules.firestoreServiceAgent',
            members: ['serviceAccount:service-4242@gcp-sa-firebasestorage.iam.gserviceaccount.com'],
          },
        ],
      },
    },
  },
  // Reference: UpdateKey in google/api/apikeys/v2/apikeys.proto and resources.proto (repository
  // googleapis/googleapis).
  {
    call: 'PATCH /v2/projects/4242/locations/global/keys/k?updateMask=restrictions',
    body: {
      restrictions: {
        browserKeyRestrictions: {
          allowedReferrers: [
            'https://www.firm.ng/*',
            'https://firm.ng/*',
            `https://${PROJECT}.web.app/*`,
            `https://${PROJECT}.firebaseapp.com/*`,
          ],
        },
        apiTargets: [
          { service: 'firestore.googleapis.com' },
          { service: 'identitytoolkit.googleapis.com' },
          { service: 'securetoken.googleapis.com' },
          { service: 'firebasestorage.googleapis.com' },
        ],
      },
    },
  },
  // Reference: CreateBudget in google/cloud/billing/budgets/v1/budget_service.proto and
  // budget_model.proto (repository googleapis/googleapis).
  {
    call: 'POST /v1/billingAccounts/01-02/budgets',
    body: {
      displayName: 'Website',
      budgetFilter: { projects: ['projects/4242'], calendarPeriod: 'MONTH' },
      amount: { specifiedAmount: { units: '20' } },
      thresholdRules: [
        { thresholdPercent: 0.5 },
        { thresholdPercent: 0.9 },
        { thresholdPercent: 1, spendBasis: 'FORECASTED_SPEND' },
      ],
    },
  },
  // Reference: CreateBackupSchedule in google/firestore/admin/v1/firestore_admin.proto and
  // schedule.proto (repository googleapis/googleapis).
  {
    call: `POST /v1/projects/${PROJECT}/databases/(default)/backupSchedules`,
    body: { retention: '1209600s', dailyRecurrence: {} },
  },
  {
    call: `POST /v1/projects/${PROJECT}/databases/(default)/backupSchedules`,
    body: { retention: '8467200s', weeklyRecurrence: { day: 'SUNDAY' } },
  },
];

let services: GoogleServices;
beforeEach(async () => {
  services = await startServices();
});

async function run({ dryRun = false, choice = CHOICE, own = PROJECT, site = SITE } = {}) {
  const printed: string[] = [];
  const tally = await setUp({
    cloud: createCloud(PROJECT, { ...services.env, FIREBASE_ACCESS_TOKEN: 'token' }),
    known: {
      folder: projectFolder,
      hosting: await readHosting(projectFolder),
      settings: {
        VITE_FIREBASE_PROJECT_ID: own,
        VITE_FIREBASE_API_KEY: WEB_KEY,
        VITE_SITE_URL: site,
      },
      secrets: [],
    },
    choice,
    dryRun,
    print: (line) => printed.push(line),
    wait: () => Promise.resolve(),
  });
  return { tally, text: printed.join('\n') };
}
const listWrites = () => services.asked.filter((each) => WRITE_CALLS.test(each));

describe('npm run setup for a new project', () => {
  test('sends the calls that the API references describe', async () => {
    const calls = createBareProject(services);
    const { tally, text } = await run();
    expect(calls).toEqual(EXPECTED_CALLS);
    expect(tally).toMatchObject({
      fine: 4,
      changed: EXPECTED_CALLS.length,
      planned: 0,
      left: 0,
      unread: 0,
    });
    expect(text).toContain(`
 4. The database exists
    before  NO  There is no database
    change  POST http`);
    expect(text.match(/^ {4}after {3}yes$/gm)).toHaveLength(EXPECTED_CALLS.length);
    expect(text).not.toMatch(/after +NO|LEFT/);
  });

  test('changes nothing in a second run', async () => {
    const calls = createBareProject(services);
    await run();
    const before = calls.length;
    const { tally, text } = await run();
    expect(calls).toHaveLength(before);
    expect(tally).toMatchObject({ changed: 0, left: 0 });
    expect(text).not.toMatch(/change|NO/);
  });

  test('prints every call of a dry run without sending it', async () => {
    const calls = createBareProject(services);
    const { tally, text } = await run({ dryRun: true });
    expect(listWrites()).toEqual([]);
    expect(calls).toEqual([]);
    expect(tally).toMatchObject({ changed: 0, left: 0 });
    for (const { call, body } of EXPECTED_CALLS) {
      expect(decodeURI(text)).toContain(call.split(' ')[1]);
      expect(text).toContain(JSON.stringify(body));
    }
  });
});

test('setup changes nothing in a complete project', async () => {
  services.answers['GET /v2/projects/4242/locations/global/keys/k'] = {
    restrictions: {
      browserKeyRestrictions: { allowedReferrers: ['https://www.firm.ng/*'] },
      apiTargets: ['firestore', 'identitytoolkit', 'securetoken'].map((name) => ({
        service: `${name}.googleapis.com`,
      })),
    },
  };
  const { tally } = await run();
  expect(listWrites()).toEqual([]);
  expect(tally).toMatchObject({ changed: 0, left: 0 });
});

test('setup adds recovery, protection and backup schedules to a restored database', async () => {
  const calls = createBareProject(services);
  await run();
  calls.length = 0;
  const path = `/v1/projects/${PROJECT}/databases/(default)`;
  const restored = { name: path.slice(4), locationId: REGION, type: 'FIRESTORE_NATIVE' };
  services.answers[`GET ${path}`] = restored;
  services.answers[`GET ${path}/backupSchedules`] = {};
  await run();
  expect(calls.map(({ call }) => call)).toEqual([
    `PATCH ${path}?updateMask=pointInTimeRecoveryEnablement`,
    `PATCH ${path}?updateMask=deleteProtectionState`,
    `POST ${path}/backupSchedules`,
    `POST ${path}/backupSchedules`,
  ]);
});

describe('npm run setup when calls fail', () => {
  test.each([
    ['a rejected call', 403, 'LEFT    The service rejected the request (403): Refused: POST'],
    [
      'an operation that fails',
      { name: 'operations/x', done: true, error: { message: 'no room' } },
      'LEFT    The operation failed: no room',
    ],
    ['a call without any effect', {}, 'after   NO  No daily backup is scheduled'],
  ])('continues with the next setting after %s', async (_what, answer, line) => {
    createBareProject(services);
    services.answers[`POST /v1/projects/${PROJECT}/databases/(default)/backupSchedules`] = answer;
    const { tally, text } = await run();
    expect(text).toContain(line);
    expect(tally).toMatchObject({ changed: EXPECTED_CALLS.length - 2, left: 2 });
  });

  test('skips a setting that cannot be read', async () => {
    createBareProject(services);
    services.answers[`GET /v1/projects/${PROJECT}/databases/(default)`] = 500;
    for (const dryRun of [true, false]) {
      const { tally, text } = await run({ dryRun });
      expect(text).toContain('LEFT    The service');
      expect(text).not.toMatch(/POST .*databases\?/);
      expect(tally.unread).toBeGreaterThan(0);
    }
  });

  test('reports that a budget needs a billing account', async () => {
    createBareProject(services);
    const choice = { region: REGION, billingAccount: undefined, amount: undefined };
    const { tally, text } = await run({ choice });
    expect(text).toContain('LEFT    Add --billing-account and --budget');
    expect(tally.left).toBe(1);
  });

  test('leaves the web key unchanged until VITE_SITE_URL contains the domain', async () => {
    createBareProject(services);
    const { tally, text } = await run({ site: `https://${PROJECT}.web.app` });
    expect(text).toContain('LEFT    VITE_SITE_URL is not the domain yet: see step 10');
    expect(tally.left).toBe(1);
  });

  test('keeps the web key unchanged if the settings belong to another project', async () => {
    createBareProject(services);
    const { tally, text } = await run({ own: 'firm-trial' });
    expect(text).toContain(`LEFT    .env.production.local has no settings for ${PROJECT}`);
    expect(tally.unread).toBe(1);
  });
});

test('setup removes only patterns that match every website from the web key', async () => {
  const calls = createBareProject(services);
  const preview = 'https://firm-live--next-*.web.app/*';
  services.answers['GET /v2/projects/4242/locations/global/keys/k'] = {
    restrictions: { browserKeyRestrictions: { allowedReferrers: ['*', preview] } },
  };
  await run();
  const key = calls.find(({ call }) => call.startsWith('PATCH /v2/'));
  expect(JSON.stringify(key?.body)).toContain(preview);
  expect(JSON.stringify(key?.body)).not.toContain('"*"');
});

test('setup keeps the etag and the other bindings of the policy when it grants the Storage role', async () => {
  const calls = createBareProject(services);
  const condition = {
    title: 'until',
    expression: 'request.time < timestamp("2027-01-01T00:00:00Z")',
  };
  const viewer = { role: 'roles/viewer', members: ['user:b'], condition };
  services.answers[`POST /v1/projects/${PROJECT}:getIamPolicy`] = {
    etag: 'two',
    bindings: [viewer],
  };
  await run();
  const sent = calls.find(({ call }) => call.endsWith(':setIamPolicy'));
  expect(sent?.body).toMatchObject({
    policy: { version: 3, etag: 'two', bindings: [viewer, { members: [expect.any(String)] }] },
  });
});

describe('npm run setup', () => {
  test.each([
    [['--nope'], "Unknown option '--nope'"],
    [[], 'Add --project with the id of the project'],
    [['--project', 'x', '--budget', '20'], '--billing-account and --budget go together'],
    [
      ['--project', 'x', '--billing-account', ACCOUNT, '--budget', '20USD'],
      '20USD is not a whole number',
    ],
    [['--project', 'x', '--billing-account', 'a', '--budget', '20'], 'does not have the form'],
    [['--project', 'x'], 'FIREBASE_ACCESS_TOKEN is not set'],
  ])('rejects the arguments %j', async (args, message) => {
    const env = { FIREBASE_ACCESS_TOKEN: '' };
    const { code, output } = await runCommand(env, () => setupCommand(args));
    expect(output).toContain(message);
    expect(code).toBe(2);
  });

  test('reports the number of changes that a dry run would make', async () => {
    createBareProject(services);
    const env = { ...services.env, FIREBASE_ACCESS_TOKEN: 'token' };
    const dry = await runCommand(env, () => setupCommand(['--project', PROJECT, '--dry-run']));
    // The settings of the site are missing, so the web key cannot be checked.
    expect(dry.code).toBe(1);
    expect(dry.output).toMatch(/\d+ correct, \d+ to change, 2 left unchanged/);
  });
});
