/** Checks the workflow that deploys the site each night, as far as possible without GitHub. */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import manifest from '../package.json' with { type: 'json' };
import { projectFolder } from './local.ts';

const step = v.looseObject({
  run: v.optional(v.string()),
  env: v.optional(v.record(v.string(), v.string())),
});
const workflow = v.looseObject({
  on: v.looseObject({ schedule: v.array(v.object({ cron: v.string() })) }),
  jobs: v.object({
    deploy: v.looseObject({ env: v.record(v.string(), v.string()), steps: v.array(step) }),
  }),
});

async function readDeployJob() {
  const file = join(projectFolder, '.github/workflows/nightly.yml');
  const { on, jobs } = v.parse(workflow, parse(await readFile(file, 'utf8')));
  return { schedule: on.schedule, ...jobs.deploy };
}

it('the nightly workflow runs in the evening of every working day, after the figures are published', async () => {
  const { schedule } = await readDeployJob();
  expect(schedule).toEqual([{ cron: '30 21 * * 1-5' }]);
});

it('the nightly workflow sets every variable of a production build except the mail key', async () => {
  const { env } = await readDeployJob();
  const example = await readFile(join(projectFolder, '.env.example'), 'utf8');
  const names = [...example.matchAll(/^(VITE_\w+)=/gm)].map(([, name = '']) => name);
  const wanted = names.filter((name) => !/_EMULATOR_HOST$|^VITE_MAIL_KEY$/.test(name));
  expect(Object.keys(env).toSorted()).toEqual(wanted.toSorted());
  expect(env['VITE_DATA_FILES']).toBe('on');
});

it('the nightly workflow runs only commands that exist', async () => {
  const { steps } = await readDeployJob();
  const commands = steps.flatMap(({ run }) => run ?? []);
  expect(commands[0]).toBe('npm ci');
  const scripts = commands
    .slice(1)
    .map((command) => /^npm run (\S+)/.exec(command)?.[1] ?? command);
  expect(scripts).toEqual(['deploy']);
  for (const name of scripts) expect(manifest.scripts).toHaveProperty(name);
});

it('the nightly workflow deploys with options that the command accepts', async () => {
  const { steps } = await readDeployJob();
  const [command = ''] = steps.flatMap(({ run }) => (run?.includes('deploy') ? run : []));
  const env = {
    ...process.env,
    VITE_FIREBASE_PROJECT_ID: 'firm-live',
    FIREBASE_ACCESS_TOKEN: '',
  };
  // Without an access token, the command stops before it sends a request to the project.
  const { status, stderr } = spawnSync('sh', ['-c', `${command} --dry-run`], {
    cwd: projectFolder,
    env,
    encoding: 'utf8',
  });
  expect(stderr).toContain('FIREBASE_ACCESS_TOKEN');
  expect(status).toBe(1);
});
