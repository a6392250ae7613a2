/** Runs a trial in which local emulators take the place of production. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replay } from 'firebase-emulators-without-java/testing';
import { runCommand } from '../../tests/helpers/commands.ts';
import { createFolder } from '../../tests/helpers/folder.ts';
import { PROJECT } from '../../tests/helpers/googleServices.ts';
import {
  type TrialRequest,
  type FalsifiedVerdict,
  startStandIn,
  TRIAL,
} from '../../tests/helpers/standIn.ts';
import { projectFolder } from '../local.ts';
import { EXIT_UNKNOWN } from '../options.ts';
import { createCloud, getField, toList } from '../remote.ts';
import { runTool } from '../tools.ts';
import { checkLiveCommand } from './command.ts';
import { runTrial } from './trial.ts';

const TEST_OPTIONS = { timeout: 600_000 };
const BUCKET = `${TRIAL}.firebasestorage.app`;
const DOCUMENTS = `v1/projects/${TRIAL}/databases/(default)/documents`;
const ACCOUNTS = `v1/projects/${TRIAL}/accounts`;
const OBJECTS = `storage/v1/b/${BUCKET}/o`;

interface RunOptions {
  tests?: string[];
  /** True (the default) if the simulated deployment succeeds. */
  deploys?: boolean;
}

type StandIn = Awaited<ReturnType<typeof startStandIn>>;

async function run(standIn: StandIn, { tests = [], deploys = true }: RunOptions = {}) {
  const transcript = join(await createFolder(), 'trial.jsonl');
  const printed: string[] = [];
  const steps: string[] = [];
  const running = runTrial({
    folder: projectFolder,
    cloud: createCloud(TRIAL, standIn.env),
    bucket: BUCKET,
    transcript,
    tests,
    signal: new AbortController().signal,
    print: (line) => printed.push(line),
    wait: () => Promise.resolve(),
    run: async (name, command) => {
      steps.push(command.join(' '));
      if (command[0] !== 'firebase') return (await runTool({ name, command })).ok;
      if (deploys) await standIn.deploy();
      return deploys;
    },
  });
  const outcome = await running.catch(String);
  return { outcome, transcript, steps, printed };
}

/** Returns the names of all collections, files and accounts of the project. */
async function listData({ ask }: StandIn): Promise<unknown[]> {
  const [collections, files, accounts] = await Promise.all([
    ask('POST', `${DOCUMENTS}:listCollectionIds`, {}),
    ask('GET', OBJECTS),
    ask('GET', `${ACCOUNTS}:batchGet?maxResults=9`),
  ]);
  return [
    ...toList(getField(collections, 'collectionIds')),
    ...toList(getField(files, 'items')).map((each) => getField(each, 'name')),
    ...toList(getField(accounts, 'users')).map((each) => getField(each, 'localId')),
  ];
}

test(
  'a trial starts only in a project that is empty or has an interrupted trial',
  TEST_OPTIONS,
  async () => {
    const standIn = await startStandIn();
    const { ask, services } = standIn;
    const requestCount = services.asked.length;
    const live = await runCommand(standIn.env, () =>
      checkLiveCommand(['--project', PROJECT, '--trial']),
    );
    expect(live.code).toBe(EXIT_UNKNOWN);
    expect(live.output).toContain(`The trial did not start in ${PROJECT}:`);
    expect(live.output).toContain('Its id does not contain the word trial');
    expect(services.asked).toHaveLength(requestCount);

    const createAccount = (localId: string) =>
      ask('POST', ACCOUNTS, { localId, email: `${localId}@example.com`, password: 'a-password' });
    await ask('PATCH', `${DOCUMENTS}/resourceFiles/one`, {});
    await ask('POST', `upload/${OBJECTS}?uploadType=media&name=a.txt`, {});
    await createAccount('somebody');
    const config = `GET /admin/v2/projects/${PROJECT}/config`;
    const well = services.answers[config] ?? {};
    services.answers[config] = {};
    services.answers[`POST /v1/projects/${PROJECT}:getIamPolicy`] = {};
    const { outcome, steps } = await run(standIn);
    for (const reason of [
      'It contains documents: resourceFiles',
      `Its bucket ${BUCKET} contains 1 files`,
      'It has accounts: somebody',
      'Nobody can sign in with e-mail',
      'It has no web key',
      'Storage may not read Firestore',
    ]) {
      expect(outcome).toContain(reason);
    }
    expect(steps).toEqual([]);
    const before = ['resourceFiles', 'a.txt', 'somebody'];
    expect(await listData(standIn)).toEqual(before);

    // An interrupted trial leaves this document in the project.
    await ask('PATCH', `${DOCUMENTS}/checkLiveTrial/one`, {});
    services.answers[config] = well;
    services.answers[`POST /v1/projects/${PROJECT}:getIamPolicy`] = standIn.policy;
    expect((await run(standIn)).outcome).toContain('It has accounts: somebody');
    await ask('POST', `${ACCOUNTS}:batchDelete`, { localIds: ['somebody'], force: true });
    await createAccount('example-staff');
    const next = await run(standIn, { deploys: false });
    expect(next.outcome).toContain('were not deployed');
    expect(next.steps).toEqual([`firebase deploy --project ${TRIAL} --only firestore,storage`]);
    expect(await listData(standIn)).toEqual([]);
  },
);

/**
 * Wrong responses of the simulated production. Each entry also has the line that the trial should
 * print for the wrong response.
 */
const falsified: [
  what: string,
  is: (asked: TrialRequest) => boolean,
  FalsifiedVerdict,
  reported: RegExp,
][] = [
  [
    'a publication is rejected',
    ({ body }) => body.includes('"kind":{"stringValue":"publish"}'),
    'deny',
    /deny there, allow here: example-staff, POST .*:commit/,
  ],
  [
    'a deletion of many files is rejected',
    ({ body }) => body.includes('"kind":{"stringValue":"delete"}'),
    'deny',
    /deny there, allow here: example-staff, POST .*:commit/,
  ],
  [
    'an upload is rejected',
    ({ url }) => url.includes('_A.pdf') && url.includes('upload_id='),
    'deny',
    /deny there, allow here: example-staff, POST .*upload_id/,
  ],
  [
    'somebody puts an account on the staff list',
    ({ body, isStaff }) => !isStaff && body.includes('/staff/example-visitor"'),
    'allow',
    /allow there, deny here: example-visitor, POST .*:commit/,
  ],
  [
    'a year cannot be imported because a service is off',
    ({ body }) => body.includes('"kind":{"stringValue":"import"}') && body.includes('/asi-1999"'),
    'off',
    /^UNKNOWN line \d+: no answer: Error: SERVICE_DISABLED there, allow here: example-staff, POST/,
  ],
];

test(
  'a trial reports each verdict of production that differs from the verdict of the emulators',
  TEST_OPTIONS,
  async () => {
    const standIn = await startStandIn();
    const reproduced = new Set<string>();
    standIn.falsify((asked) => {
      const found = asked.isOwner ? undefined : falsified.find(([, is]) => is(asked));
      if (found !== undefined) reproduced.add(found[0]);
      return found?.[2];
    });
    const titles =
      'undoes|200 files|full year|overwrite|lets nobody write to the staff list|active news';
    const tests = ['tests/rules/journeys.test.ts', 'tests/rules/firestore.test.ts', '-t', titles];
    const { outcome, transcript, printed, steps } = await run(standIn, { tests });
    expect(reproduced).toEqual(new Set(falsified.map(([what]) => what)));
    expect(steps).toHaveLength(2);
    expect(await listData(standIn)).toEqual([]);

    const reported = printed.filter((line) => /^(WRONG|UNKNOWN)/.test(line));
    for (const [what, , , pattern] of falsified) {
      expect(reported.filter((line) => pattern.test(line)).length, what).toBeGreaterThan(0);
    }
    const rest = reported.filter(
      (line) => !falsified.some(([, , , pattern]) => pattern.test(line)),
    );
    // These two requests depend on earlier requests that were rejected. The figures were not
    // published, so nobody can undo the publication. The file does not exist, so it cannot be
    // overwritten.
    expect(rest.map((line) => line.replace(/^WRONG +line \d+: /, ''))).toEqual([
      expect.stringMatching(/^404 there, allow here: example-staff, GET .*_A\.pdf/),
      expect.stringMatching(/^allow there, deny here: example-staff, POST .*_A\.pdf$/),
    ]);
    expect(outcome).toMatchObject({ wrong: reported.length - 1, unknown: 1 });
    expect(getField(outcome, 'alike')).toBeGreaterThan(200);

    // A replay of the recorded requests must report the same lines as the trial.
    await standIn.deploy();
    const again = await replay(transcript, standIn.suite);
    const findLineNumber = (row: string) => /line \d+/.exec(row)?.[0];
    expect(again.different.map(findLineNumber)).toEqual(
      reported.filter((line) => line.startsWith('WRONG')).map(findLineNumber),
    );
    expect(again.count).toBeGreaterThan(200);
    const lines = readFileSync(transcript, 'utf8');
    expect(lines).not.toContain('the-web-key');
    expect(lines).not.toMatch(/authorization/i);
  },
);
