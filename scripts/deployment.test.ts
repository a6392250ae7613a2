import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { runCommand, runProgram } from '../tests/helpers/commands.ts';
import { createFolder, writeFiles } from '../tests/helpers/folder.ts';
import { PROJECT, type GoogleServices, startServices } from '../tests/helpers/googleServices.ts';
import { findReasonNotToDeploy } from './checkedBuild.ts';
import { deployCommand } from './deployCommand.ts';
import { deploy, type DeployOptions } from './deployment.ts';
import { checkLiveCommand } from './live/command.ts';
import { projectFolder } from './local.ts';
import { createCloud, getField, toList } from './remote.ts';

const FILES = ['firestore.rules', 'firestore.indexes.json', 'storage.rules'];
const VERSION = `GET /v1beta1/projects/${PROJECT}/sites/firm-site/channels/live`;
const INDEXES = `GET /v1/projects/${PROJECT}/databases/(default)/collectionGroups/-/indexes`;

let services: GoogleServices;
let folder: string;
beforeEach(async () => {
  services = await startServices();
  folder = await createFolder({ 'firebase.json': '{"hosting":{"public":"dist"}}' });
  for (const file of FILES) await cp(join(projectFolder, file), join(folder, file));
});

interface RunOptions {
  /** Content of dist/main.js in the build. */
  script?: string;
  fails?: string;
  options?: Partial<Pick<DeployOptions, 'dryRun' | 'allowed'>>;
  project?: string;
  token?: string;
  api?: string;
  wait?: () => void;
}

/** Runs a deployment in the test's folder. Records the commands without running them. */
async function run({
  script = '1',
  token = 'token',
  project = PROJECT,
  ...changed
}: RunOptions = {}) {
  const { fails, options, api, wait } = changed;
  const printed: string[] = [];
  const steps: string[] = [];
  const means: DeployOptions = {
    ...{ dryRun: false, allowed: [], ...options },
    folder,
    cloud: createCloud(PROJECT, {
      ...services.env,
      ...(api !== undefined && { FIREBASE_API_URL: api }),
      FIREBASE_ACCESS_TOKEN: token,
    }),
    settings: { VITE_FIREBASE_PROJECT_ID: project },
    secrets: ['a value of this machine'],
    run: async (name, command) => {
      steps.push(command.join(' '));
      if (name === 'build') await writeFiles(folder, { 'dist/main.js': script });
      // From this step on, visitors get a new version.
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

test('deploys rules before hosting', async () => {
  const { problem, steps, text } = await run();
  expect(problem).toBe('');
  expect(steps).toEqual(STEPS);
  expect(text).toContain('version v2 of the site firm-site');
  expect(text).toContain(
    `npx firebase hosting:clone firm-site@v1 firm-site:live --project ${PROJECT}`,
  );
  expect(text).toContain(`npm run check:live -- --project ${PROJECT}`);
  expect(text).not.toContain('Storage may not read');
  expect(await findReasonNotToDeploy(folder, PROJECT)).toBeUndefined();
});

test('prints the commands that disable hosting and grant the Storage role after a first deployment', async () => {
  services.answers[VERSION] = {};
  services.answers[`POST /v1/projects/${PROJECT}:getIamPolicy`] = {};
  const { text } = await run();
  expect(text).toContain(`npx firebase hosting:disable --project ${PROJECT}`);
  expect(text).toContain('gcloud projects add-iam-policy-binding');
});

test('waits for the indexes before it deploys hosting', async () => {
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

describe('an incomplete deployment', () => {
  test.each([
    ['build', 1, 'This failed: build. Nothing was deployed.'],
    ['tests', 2, 'This failed: tests. Nothing was deployed.'],
    ['rules and indexes, tried', 3, 'Nothing was deployed.'],
    ['rules and indexes', 4, 'The previous version of the site is still live.'],
    ['hosting', 5, 'The new rules and indexes are already live.'],
  ])('stops when the step "%s" fails', async (fails, count, message) => {
    const { problem, steps } = await run({ fails });
    expect(problem).toContain(message);
    expect(steps).toEqual(STEPS.slice(0, count));
    const marked = (await findReasonNotToDeploy(folder, PROJECT)) === undefined;
    expect(marked).toBe(count > 3);
  });

  test.each<[string, RunOptions, string]>([
    ['another project', { project: 'firm-trial' }, 'to the project firm-trial, not to firm-live'],
    ['no token', { token: '' }, 'FIREBASE_ACCESS_TOKEN is not set'],
    ['no network', { api: 'http://127.0.0.1:9' }, 'No response from 127.0.0.1:9'],
  ])('stops with %s before it starts the build', async (_, changed, message) => {
    const { problem, steps } = await run(changed);
    expect(problem).toContain(message);
    expect(steps).toEqual([]);
  });

  test('stops if the build contains a secret', async () => {
    const { problem, steps } = await run({ script: '"a value of this machine"' });
    expect(problem).toContain('dist/main.js contains a value from the settings that is not public');
    expect(steps).toEqual(STEPS.slice(0, 2));
  });

  test('stops if Firestore cannot build an index', async () => {
    const indexes = toList(getField(services.answers[INDEXES], 'indexes'));
    services.answers[INDEXES] = {
      indexes: indexes.map((each) => Object.assign({}, each, { state: 'NEEDS_REPAIR' })),
    };
    const { problem, steps } = await run();
    expect(problem).toMatch(
      /could not build: index on newsCommentary.*The previous version of the site is still live/,
    );
    services.answers[INDEXES] = {};
    const late = await run();
    expect(late.problem).toContain('not built after an hour');
    expect([steps, late.steps]).toEqual([STEPS.slice(0, 4), STEPS.slice(0, 4)]);
  });

  test('marks the build as checked in a dry run', async () => {
    const { problem, steps } = await run({
      options: { dryRun: true, allowed: ['--yes-the-key-is-public'] },
    });
    expect(problem).toBe('');
    expect(steps).toEqual(['tsx scripts/build.ts --yes-the-key-is-public', ...STEPS.slice(1, 3)]);
    expect(await findReasonNotToDeploy(folder, PROJECT)).toBeUndefined();
  });
});

describe('the file that marks a build as checked', () => {
  const MARK = '.local/checked-build.json';
  test.each([
    ...['dist/main.js', 'dist/more.js', 'firebase.json', ...FILES].map((file) => [file, 'changed']),
    ...['', '{}', 'null', '{"project":1'].map((mark) => [MARK, mark]),
  ])('the mark is invalid if the content of %s is %j', async (file = '', text = '') => {
    await run({ options: { dryRun: true } });
    await writeFiles(folder, { [file]: text });
    const reason = file === MARK ? /^the build in dist\/ was not checked$/ : /was changed since/;
    expect(await findReasonNotToDeploy(folder, PROJECT)).toMatch(reason);
  });

  test('the mark is not valid for another project', async () => {
    expect(await findReasonNotToDeploy(folder, PROJECT)).toBe('there is no build in dist/');
    await run({ options: { dryRun: true } });
    expect(await findReasonNotToDeploy(folder, 'firm-trial')).toBe(
      `the build in dist/ is for the project ${PROJECT}`,
    );
  });
});

/**
 * Returns environment variables for the simulated Google services. They do not contain the Firebase
 * account of this machine.
 */
const createServiceEnv = (env: Record<string, string>) => ({
  ...services.env,
  XDG_CONFIG_HOME: folder,
  CI: '1',
  ...env,
});

test('firebase deploy fails for a build that was not checked', async () => {
  const firebase = join('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const { code, output } = await runProgram(
    [firebase, 'deploy', '--only', 'hosting', '--project', PROJECT],
    createServiceEnv({ FIREBASE_TOKEN: 'token' }),
  );
  expect(output).toMatch(/Nothing is deployed: .*dist\//);
  expect(output).toContain(`npm run deploy -- --project ${PROJECT}`);
  expect(code).not.toBe(0);
  expect(services.asked.filter((what) => what.includes('/versions'))).toEqual([]);
});

describe.each([
  ['scripts/deploy.ts', deployCommand, 1],
  ['scripts/check-live.ts', checkLiveCommand, 2],
] as const)('%s', (script, command, failureCode) => {
  // No server listens at this address.
  const unreachable = 'http://127.0.0.1:9';
  const own = {
    VITE_FIREBASE_PROJECT_ID: PROJECT,
    VITE_SITE_URL: unreachable,
    VITE_MAIL_URL: unreachable,
  };
  const project = ['--project', PROJECT];
  const createEnvironment = (env: Record<string, string>) => {
    for (const name of Object.keys(services.env)) services.env[name] = unreachable;
    return createServiceEnv({ FIREBASE_ACCESS_TOKEN: '', ...env });
  };

  test.each<[string, string[], Record<string, string>, number, string]>([
    ['prints its usage for --help', ['--help'], {}, 0, 'Use: npm run'],
    ['requires a project', [], {}, 2, 'Add --project with the id of the project'],
    ['rejects an unknown option', ['--force'], {}, 2, "Unknown option '--force'"],
    ['explains how to get an access token', project, own, failureCode, 'auth print-access-token'],
  ])('%s', async (_, args, env, code, message) => {
    const outcome = await runCommand(createEnvironment(env), () => command(args));
    expect(outcome.output).toContain(message);
    expect(outcome.code).toBe(code);
  });

  test('exits with an error code if there is no network', async () => {
    const args = ['--import', 'tsx', script, ...project];
    const online = createEnvironment({ ...own, FIREBASE_ACCESS_TOKEN: 'token' });
    const { code, output } = await runProgram(args, online);
    expect(output).toContain('No response from 127.0.0.1:9');
    expect(code).toBe(failureCode);
  });
});
