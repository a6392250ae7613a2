import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { outcomeOf, runProgram } from '../tests/helpers/commands.ts';
import { newFolder, writeFiles } from '../tests/helpers/folder.ts';
import { PROJECT, type Services, startServices } from '../tests/helpers/googleServices.ts';
import { reasonNotToDeploy } from './checkedBuild.ts';
import { deployCommand } from './deployCommand.ts';
import { deploy, type Means } from './deployment.ts';
import { checkLiveCommand } from './live/command.ts';
import { projectFolder } from './local.ts';
import { cloudOf, field, items } from './remote.ts';

const FILES = ['firestore.rules', 'firestore.indexes.json', 'storage.rules'];
const VERSION = `GET /v1beta1/projects/${PROJECT}/sites/firm-site/channels/live`;
const INDEXES = `GET /v1/projects/${PROJECT}/databases/(default)/collectionGroups/-/indexes`;

let services: Services;
let folder: string;
beforeEach(async () => {
  services = await startServices();
  folder = await newFolder({ 'firebase.json': '{"hosting":{"public":"dist"}}' });
  for (const file of FILES) await cp(join(projectFolder, file), join(folder, file));
});

interface Changed {
  /** The code in the build. */
  script?: string;
  fails?: string;
  wishes?: Partial<Pick<Means, 'dryRun' | 'allowed'>>;
  project?: string;
  token?: string;
  api?: string;
  wait?: () => void;
}

/**
 * Runs a deployment from the test's folder. Records the calls of firebase-tools and of the tests
 * instead of running them.
 */
async function run({ script = '1', token = 'token', project = PROJECT, ...changed }: Changed = {}) {
  const { fails, wishes, api, wait } = changed;
  const printed: string[] = [];
  const steps: string[] = [];
  const means: Means = {
    ...{ dryRun: false, allowed: [], ...wishes },
    folder,
    cloud: cloudOf(PROJECT, {
      ...services.env,
      ...(api !== undefined && { FIREBASE_API_URL: api }),
      FIREBASE_ACCESS_TOKEN: token,
    }),
    settings: { VITE_FIREBASE_PROJECT_ID: project },
    secrets: ['a value of this machine'],
    run: async (name, command) => {
      steps.push(command.join(' '));
      if (name === 'build') await writeFiles(folder, { 'dist/main.js': script });
      // After this step, visitors get another version.
      if (name === 'hosting') {
        services.answers[VERSION] = { release: { version: { name: 'sites/s/versions/v2' } } };
      }
      return name !== fails;
    },
    print: (line) => printed.push(line),
    wait: () => Promise.resolve(wait?.()),
  };
  const problem = await deploy(means).then(
    () => '',
    (error: unknown) => String(error),
  );
  return { problem, steps, text: printed.join('\n') };
}

const STEPS = [
  'tsx scripts/build.ts',
  'node --import tsx scripts/test.ts',
  `firebase deploy --project ${PROJECT} --only firestore,storage --dry-run`,
  `firebase deploy --project ${PROJECT} --only firestore,storage`,
  `firebase deploy --project ${PROJECT} --only hosting`,
];

test('builds, tests, checks, deploys rules before hosting, and says how to go back', async () => {
  const { problem, steps, text } = await run();
  expect(problem).toBe('');
  expect(steps).toEqual(STEPS);
  expect(text).toContain('version v2 of the site firm-site');
  expect(text).toContain(
    `npx firebase hosting:clone firm-site@v1 firm-site:live --project ${PROJECT}`,
  );
  expect(text).toContain(`npm run check:live -- --project ${PROJECT}`);
  expect(text).not.toContain('Storage may not read');
  expect(await reasonNotToDeploy(folder, PROJECT)).toBeUndefined();
});

test('a first deployment has no version to go back to, and may want the role of Storage', async () => {
  services.answers[VERSION] = {};
  services.answers[`POST /v1/projects/${PROJECT}:getIamPolicy`] = {};
  const { text } = await run();
  expect(text).toContain(`npx firebase hosting:disable --project ${PROJECT}`);
  expect(text).toContain('gcloud projects add-iam-policy-binding');
});

test('hosting waits until the indexes are built', async () => {
  const built = services.answers[INDEXES];
  services.answers[INDEXES] = {};
  let waits = 0;
  const { steps, text } = await run({
    wait: () => {
      waits += 1;
      if (waits === 3 && built !== undefined) services.answers[INDEXES] = built;
    },
  });
  expect(text).toMatch(/5 of 15 are not built yet\n15 are built/);
  expect(steps).toEqual(STEPS);
  expect(waits).toBe(3);
});

describe('stops', () => {
  test.each([
    ['build', 1, 'This failed: build. Nothing was deployed.'],
    ['tests', 2, 'This failed: tests. Nothing was deployed.'],
    ['rules and indexes, tried', 3, 'Nothing was deployed.'],
    ['rules and indexes', 4, 'The site is the one before.'],
    ['hosting', 5, 'Rules and indexes are the new ones already.'],
  ])('where this fails: %s', async (fails, count, words) => {
    const { problem, steps } = await run({ fails });
    expect(problem).toContain(words);
    expect(steps).toEqual(STEPS.slice(0, count));
    const marked = (await reasonNotToDeploy(folder, PROJECT)) === undefined;
    expect(marked).toBe(count > 3);
  });

  test.each<[string, Changed, string]>([
    ['another project', { project: 'firm-trial' }, 'of the project firm-trial, not of firm-live'],
    ['no token', { token: '' }, 'FIREBASE_ACCESS_TOKEN is not set'],
    ['no network', { api: 'http://127.0.0.1:9' }, 'Nothing answers at 127.0.0.1:9'],
  ])('before anything is built, with %s', async (_, changed, words) => {
    const { problem, steps } = await run(changed);
    expect(problem).toContain(words);
    expect(steps).toEqual([]);
  });

  test('with a secret in the build', async () => {
    const { problem, steps } = await run({ script: '"a value of this machine"' });
    expect(problem).toContain('dist/main.js holds a value of the settings that is not public');
    expect(steps).toEqual(STEPS.slice(0, 2));
  });

  test('where an index cannot be built, or none is after an hour', async () => {
    const indexes = items(field(services.answers[INDEXES], 'indexes'));
    services.answers[INDEXES] = {
      indexes: indexes.map((each) => Object.assign({}, each, { state: 'NEEDS_REPAIR' })),
    };
    const { problem, steps } = await run();
    expect(problem).toMatch(/could not build: index on newsCommentary.*The site is the one before/);
    services.answers[INDEXES] = {};
    const late = await run();
    expect(late.problem).toContain('not built after an hour');
    expect([steps, late.steps]).toEqual([STEPS.slice(0, 4), STEPS.slice(0, 4)]);
  });

  test('before it deploys, when that is wished; the build may then be deployed', async () => {
    const { problem, steps } = await run({
      wishes: { dryRun: true, allowed: ['--yes-the-key-is-public'] },
    });
    expect(problem).toBe('');
    expect(steps).toEqual(['tsx scripts/build.ts --yes-the-key-is-public', ...STEPS.slice(1, 3)]);
    expect(await reasonNotToDeploy(folder, PROJECT)).toBeUndefined();
  });
});

describe('a build that was checked', () => {
  const MARK = '.local/checked-build.json';
  test.each([
    ...['dist/main.js', 'dist/more.js', 'firebase.json', ...FILES].map((file) => [file, 'changed']),
    ...['', '{}', 'null', '{"project":1'].map((mark) => [MARK, mark]),
  ])('is not any more once %s is %j', async (file = '', text = '') => {
    await run({ wishes: { dryRun: true } });
    await writeFiles(folder, { [file]: text });
    const reason = file === MARK ? /^the build in dist\/ was not checked$/ : /was changed since/;
    expect(await reasonNotToDeploy(folder, PROJECT)).toMatch(reason);
  });

  test('is there, and of one project', async () => {
    expect(await reasonNotToDeploy(folder, PROJECT)).toBe('there is no build in dist/');
    await run({ wishes: { dryRun: true } });
    expect(await reasonNotToDeploy(folder, 'firm-trial')).toBe(
      `the build in dist/ is for the project ${PROJECT}`,
    );
  });
});

/** Returns an environment with the simulated Google services and without this machine's account. */
const withServices = (env: Record<string, string>) => ({
  ...services.env,
  XDG_CONFIG_HOME: folder,
  CI: '1',
  ...env,
});

test('a bare firebase deploy refuses a build that was not checked', async () => {
  const firebase = join('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const { code, output } = await runProgram(
    [firebase, 'deploy', '--only', 'hosting', '--project', PROJECT],
    withServices({ FIREBASE_TOKEN: 'token' }),
  );
  expect(output).toMatch(/Nothing is deployed: .*dist\//);
  expect(output).toContain(`npm run deploy -- --project ${PROJECT}`);
  expect(code).not.toBe(0);
  expect(services.asked.filter((what) => what.includes('/versions'))).toEqual([]);
});

describe.each([
  ['scripts/deploy.ts', deployCommand, 1],
  ['scripts/check-live.ts', checkLiveCommand, 2],
] as const)('%s', (script, command, notDone) => {
  // No server listens on this port. The tests' own relay may be running on another port.
  const nowhere = 'http://127.0.0.1:9';
  const own = {
    VITE_FIREBASE_PROJECT_ID: PROJECT,
    VITE_SITE_URL: nowhere,
    VITE_MAIL_URL: nowhere,
  };
  const project = ['--project', PROJECT];
  const environment = (env: Record<string, string>) => {
    for (const name of Object.keys(services.env)) services.env[name] = nowhere;
    return withServices({ FIREBASE_ACCESS_TOKEN: '', ...env });
  };

  test.each<[string, string[], Record<string, string>, number, string]>([
    ['explains itself', ['--help'], {}, 0, 'Use: npm run'],
    ['asks for the project', [], {}, 2, 'Which project?'],
    ['knows its options', ['--force'], {}, 2, "Unknown option '--force'"],
    ['says what to do without login', project, own, notDone, 'auth print-access-token'],
  ])('%s', async (_, args, env, code, words) => {
    const outcome = await outcomeOf(environment(env), () => command(args));
    expect(outcome.output).toContain(words);
    expect(outcome.code).toBe(code);
  });

  test('says as a program that there is no network', async () => {
    const args = ['--import', 'tsx', script, ...project];
    const online = environment({ ...own, FIREBASE_ACCESS_TOKEN: 'token' });
    const { code, output } = await runProgram(args, online);
    expect(output).toContain('Nothing answers at 127.0.0.1:9');
    expect(code).toBe(notDone);
  });
});
