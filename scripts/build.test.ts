import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, test, vi } from 'vitest';
import { firm } from '../src/content/firm.ts';
import { runCommand, runProgram } from '../tests/helpers/commands.ts';
import { createFolder, writeFiles } from '../tests/helpers/folder.ts';
import { createBundleConfigs } from './build/bundles.ts';
import { createLocalEnv, projectFolder, testPorts } from './local.ts';

/** All settings, with empty values. They override a developer's own .env.production.local. */
const emptySettings = Object.fromEntries(
  [...readFileSync(join(projectFolder, '.env.example'), 'utf8').matchAll(/^(VITE_\w+)=/gm)].map(
    ([, name = '']): [string, string] => [name, ''],
  ),
);

const createSettings = (changed: Record<string, string>) => ({
  ...emptySettings,
  ...createLocalEnv(testPorts, ''),
  ...changed,
});

/** Folder for builds that must fail. */
const FAILED_BUILD_FOLDER = '.local/never';

/**
 * Runs a build with settings that are wrong for production. Checks its exit code and the whole
 * output.
 */
async function expectRejected(...args: string[]) {
  const wrong = createSettings({ VITE_FIREBASE_API_KEY: '', VITE_MAIL_TO: 'nobody' });
  const { code, output } = await runProgram(args, wrong);
  expect(output.trim().split('\n')).toEqual([
    'These settings cannot be used for a production build:',
    '- VITE_FIREBASE_API_KEY is missing',
    '- VITE_MAIL_TO must be an email address, not "nobody"',
    '- VITE_FIRESTORE_EMULATOR_HOST is set: visitors have no emulators',
    '- VITE_AUTH_EMULATOR_HOST is set: visitors have no emulators',
    '- VITE_STORAGE_EMULATOR_HOST is set: visitors have no emulators',
    '- VITE_FIREBASE_PROJECT_ID names a demo project, "demo-palmwood"',
    `- VITE_MAIL_URL must begin with https:, not "${wrong['VITE_MAIL_URL'] ?? ''}"`,
    'Settings come from .env.production.local and from environment variables: see .env.example.',
  ]);
  expect(code).toBe(1);
}

test('vite build lists every setting that is wrong for production', () =>
  expectRejected(join('node_modules', 'vite', 'bin', 'vite.js'), 'build'));

test('npm run build deletes the previous build if settings are wrong', async () => {
  await writeFiles(projectFolder, { [`${FAILED_BUILD_FOLDER}/index.html`]: 'previous build' });
  await expectRejected('--import', 'tsx', 'scripts/build.ts', '--into', FAILED_BUILD_FOLDER);
  expect(await readdir(join(projectFolder, '.local'))).not.toContain('never');
});

const liveSettings = {
  ...emptySettings,
  VITE_FIREBASE_API_KEY: 'AIzaSyFirmLiveFirmLiveFirmLiveFirmLive0',
  VITE_FIREBASE_AUTH_DOMAIN: 'firm-live.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'firm-live',
  VITE_FIREBASE_STORAGE_BUCKET: 'firm-live.firebasestorage.app',
  // The Content-Security-Policy of the project allows the origin of this URL, although this origin
  // has no mail relay.
  VITE_MAIL_URL: 'https://firestore.googleapis.com/send',
  VITE_MAIL_TO: 'office@firm-live.ng',
};

test('npm run build fails while the site contains placeholders', async () => {
  const args = ['--import', 'tsx', 'scripts/build.ts', '--into', FAILED_BUILD_FOLDER];
  const { code, output } = await runProgram(args, liveSettings);
  expect(output).toMatch(/^the name of the firm:$/m);
  expect(output).toMatch(/^ {2}src\/content\/series\.ts:\d+ /m);
  expect(output).toMatch(/^\d+ placeholders remain\. .* --with-placeholders$/m);
  expect(code).toBe(1);
  expect(await readdir(join(projectFolder, '.local'))).not.toContain('never');
});

test('a build for the local backend reports a missing setting', async () => {
  const { visitors } = createBundleConfigs('dist', 'ssr', 'local');
  const { code, output } = await runCommand(createSettings({ VITE_FIREBASE_API_KEY: '' }), () =>
    resolveConfig({ ...visitors }, 'build'),
  );
  expect(output.trim()).toBe(
    "The site's settings are incomplete: VITE_FIREBASE_API_KEY is missing. See .env.example.",
  );
  expect(code).toBe(1);
});

test.each([
  ['production', 'from the file'],
  ['local', undefined],
] as const)('only production builds read .env.production.local (%s)', async (backend, value) => {
  const root = await createFolder({ '.env.production.local': 'VITE_MAIL_KEY=from the file' });
  for (const config of Object.values(createBundleConfigs('dist', 'ssr', backend))) {
    const { env } = await resolveConfig({ ...config, root, configFile: false }, 'build');
    expect(env['VITE_MAIL_KEY']).toBe(value);
  }
});

/** Runs a script whose arguments make it exit immediately. */
async function runScript(name: string, args: readonly string[]) {
  vi.spyOn(process, 'argv', 'get').mockReturnValue([process.execPath, name, ...args]);
  // Each query makes Node load the module again, so the script runs again.
  const script = join(projectFolder, 'scripts', `${name}.ts?${encodeURIComponent(args.join())}`);
  return runCommand({}, () => import(script));
}

test.each([
  [['--help'], 0, 'Use: npm run build'],
  [['--verbose'], 2, "Unknown option '--verbose'"],
  [['--local'], 2, 'must be in .local/'],
  [['--local', '--into', './dist'], 2, 'must be in .local/'],
  [['--into', '.local/../src'], 2, 'must be in .local/'],
])('npm run build with the arguments %s exits with the code %s', async (args, code, message) => {
  const outcome = await runScript('build', args);
  expect(outcome.output).toContain(message);
  expect(outcome.code).toBe(code);
});

const USAGE = /^(Unknown option|Unexpected|There is no).*wrong'.*\n\nUse: npm [^]+$/;

test.each([
  ['shots', '--wrong'],
  ['shots', '--only=wrong'],
  ['shots', '--compare=wrong'],
  ['check-placeholders', '--wrong'],
])('scripts/%s prints its usage for the wrong option %s', async (name, ...args) => {
  const { code, output } = await runScript(name, args);
  expect(output).toMatch(USAGE);
  expect(code).toBe(2);
});

test('npm test prints its usage for a wrong option', async () => {
  const args = ['--import', 'tsx', 'scripts/test.ts', 'rules', '--wrong'];
  const { code, output } = await runProgram(args);
  expect(output).toMatch(USAGE);
  expect(code).toBe(2);
});

test('admin.html contains the title and the robots tag of the staff area', async () => {
  const html = await readFile(join(projectFolder, 'admin.html'), 'utf8');
  expect(html).toContain(`<title>${firm.name}</title>`);
  expect(html).toContain('<meta name="robots" content="noindex" />');
});
