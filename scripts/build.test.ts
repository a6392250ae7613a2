import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createLogger, resolveConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { firm } from '../src/content/firm.ts';
import { outcomeOf, runProgram } from '../tests/helpers/commands.ts';
import { readBuild } from './buildOptions.ts';
import { builds } from './builds.ts';
import { localEnv, projectFolder, testPorts } from './local.ts';
import { readPages } from './pageList.ts';

/** Every setting there is, empty: those of somebody's own .env.production.local are not asked for. */
const unset = Object.fromEntries(
  [...readFileSync(join(projectFolder, '.env.example'), 'utf8').matchAll(/^(VITE_\w+)=/gm)].map(
    ([, name = '']): [string, string] => [name, ''],
  ),
);

/** The settings of the tests, these of them changed. */
const settings = (changed: Record<string, string>) => ({
  ...unset,
  ...localEnv(testPorts, ''),
  ...changed,
});

/** Its name says that no such build succeeds. */
const NEVER = '.local/never';

/** Builds with settings that are not for visitors, and looks at everything that is printed. */
async function expectRefusal(...args: string[]) {
  const wrong = settings({ VITE_FIREBASE_API_KEY: '', VITE_MAIL_TO: 'nobody' });
  const { code, output } = await runProgram(args, wrong);
  expect(output.trim().split('\n')).toEqual([
    'The settings do not fit a build for production:',
    '- VITE_FIREBASE_API_KEY is missing',
    '- VITE_MAIL_TO must be an e-mail address, not "nobody"',
    '- VITE_FIRESTORE_EMULATOR_HOST is set: visitors have no emulators',
    '- VITE_AUTH_EMULATOR_HOST is set: visitors have no emulators',
    '- VITE_STORAGE_EMULATOR_HOST is set: visitors have no emulators',
    '- VITE_FIREBASE_PROJECT_ID names a demo project, "demo-palmwood"',
    `- VITE_MAIL_URL must begin with https:, not "${wrong['VITE_MAIL_URL'] ?? ''}"`,
    'They come from .env.production.local and the environment; see .env.example.',
  ]);
  expect(code).toBe(1);
}

test('vite build with the settings of the tests prints all that is wrong, and nothing else', () =>
  expectRefusal(join('node_modules', 'vite', 'bin', 'vite.js'), 'build'));

test('npm run build does so too, and leaves nothing of the build before', async () => {
  await mkdir(join(projectFolder, NEVER), { recursive: true });
  await writeFile(join(projectFolder, NEVER, 'index.html'), 'built before');
  await expectRefusal('--import', 'tsx', 'scripts/build.ts', '--into', NEVER);
  expect(await readdir(join(projectFolder, '.local'))).not.toContain('never');
});

test('a build for the local backend says what is missing', async () => {
  const [config] = builds('dist', 'ssr', 'local');
  const { code, output } = await outcomeOf(settings({ VITE_FIREBASE_API_KEY: '' }), () =>
    resolveConfig({ ...config }, 'build'),
  );
  expect(output.trim()).toBe(
    "The site's settings are incomplete: VITE_FIREBASE_API_KEY is missing. See .env.example.",
  );
  expect(code).toBe(1);
});

test.each([
  ['production', 'from the file'],
  ['local', undefined],
] as const)('the builds for %s have %s in a setting', async (backend, value) => {
  const root = await mkdtemp(join(tmpdir(), 'build-settings-'));
  await writeFile(join(root, '.env.production.local'), 'VITE_MAIL_KEY=from the file');
  for (const config of builds('dist', 'ssr', backend)) {
    const { env } = await resolveConfig({ ...config, root, configFile: false }, 'build');
    expect(env['VITE_MAIL_KEY']).toBe(value);
  }
  await rm(root, { recursive: true });
});

test.each([
  [['--help'], 0, 'Use: npm run build'],
  [['--verbose'], 2, "Unknown option '--verbose'"],
  [['--local'], 2, 'must be in .local/'],
  [['--local', '--into', './dist'], 2, 'must be in .local/'],
  [['--into', '.local/../src'], 2, 'must be in .local/'],
])('npm run build with %s ends with %s', async (args, code, words) => {
  const outcome = await outcomeOf({}, () => readBuild(args));
  expect(outcome.output).toContain(words);
  expect(outcome.code).toBe(code);
});

test('the staff document is titled with the name of the firm, and is not for search engines', async () => {
  const html = await readFile(join(projectFolder, 'admin.html'), 'utf8');
  expect(html).toContain(`<title>${firm.name}</title>`);
  expect(html).toContain('<meta name="robots" content="noindex" />');
});

describe('the builds', () => {
  let folder: string;
  const remarks: string[] = [];
  const ssr = () => join(folder, 'ssr');

  beforeAll(async () => {
    // Inside the project, where the rendering code finds its packages.
    await mkdir(join(projectFolder, '.local'), { recursive: true });
    folder = await mkdtemp(join(projectFolder, '.local', 'build-'));
    const customLogger = createLogger('warn');
    const note = (text: string) => void remarks.push(text);
    Object.assign(customLogger, { warn: note, warnOnce: note, error: note });
    vi.stubEnv('NODE_ENV', 'production');
    for (const config of builds(join(folder, 'dist'), ssr(), 'local')) {
      await build({ ...config, customLogger });
    }
    for (const config of builds(join(folder, 'unchanged'), ssr(), 'local').slice(0, 2)) {
      await build({ ...config, plugins: [] });
    }
    vi.unstubAllEnvs();
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** The scripts of a folder as one text. */
  async function scriptsIn(...path: string[]): Promise<string> {
    const assets = join(folder, ...path);
    const files = (await readdir(assets)).filter((name) => name.endsWith('.js'));
    const texts = await Promise.all(files.map((name) => readFile(join(assets, name), 'utf8')));
    return texts.join('\n');
  }

  test('have nothing to remark', () => {
    expect(remarks).toEqual([]);
  });

  test.each([
    ['helmet-for-react-19', 'assets', 'onChangeClientState'],
    ['helmet-without-data', 'assets', 'helmetInstances'],
    ['auth-without-popups', 'assets/staff', 'gapi.iframes'],
    ['app-without-usage-counts', 'assets', 'firebase-heartbeat-database'],
    ['helmet-without-comparison', 'assets', 'cannot handle circular refs'],
    ['toolkit-without-batching', 'assets', 'RTK_autoBatch'],
    ['settings-at-build', 'assets', 'host:port such as'],
    ['firestore-without-integer-library', 'assets', 'number format error'],
    ['firestore-without-trees', 'assets', 'SortedSet('],
    ['firestore-without-mock-users', 'assets', 'mockUserToken must contain'],
    ['router-without-prefetching', 'assets', 'threshold:.5'],
    ['router-without-route-errors', 'assets', 'Invalid redirect location'],
    ['firestore-without-resource-prefix', 'assets', 'google-cloud-resource-prefix'],
    ['firestore-without-request-params', 'assets', 'x-goog-request-params'],
    ['firestore-without-client-name', 'assets', 'X-Goog-Api-Client'],
    ['router-without-warnings', 'assets', 'Matched leaf route at location'],
    ['router-without-form', 'assets', 'Cannot submit element that is not'],
    ['router-without-warnings', 'assets/staff', 'Matched leaf route at location'],
  ])('%s leaves code out of %s', async (_, assets, text) => {
    // No toContain: it would print the scripts.
    expect((await scriptsIn('unchanged', assets)).includes(text)).toBe(true);
    expect((await scriptsIn('dist', assets)).includes(text)).toBe(false);
  });

  test.each([
    ['text', 'UndetectableDelimiter'],
    ['workbooks', 'invalid zip data'],
  ])('load the reader of %s only once there is something to read', async (_, text) => {
    const assets = join(folder, 'dist', 'assets', 'staff');
    const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
    const scripts = new Map(
      await Promise.all(
        names.map(async (name) => [name, await readFile(join(assets, name), 'utf8')] as const),
      ),
    );
    // What a page has before anything is asked for: its own script, and what that imports.
    const fetched = new Set(names.filter((name) => /^(shared|.*Page)-/.test(name)));
    for (const name of fetched) {
      for (const [, imported = ''] of scripts
        .get(name)
        ?.matchAll(/(?:from|import)"\.\/([^"]+)"/g) ?? []) {
        fetched.add(imported);
      }
    }
    const readers = names.filter((name) => scripts.get(name)?.includes(text));
    expect(readers).not.toEqual([]);
    expect(readers.filter((name) => fetched.has(name))).toEqual([]);
  });

  test('know the source of every page', async () => {
    const pages = await readPages(ssr());
    expect([...pages.values()].map(([source]) => source)).toEqual(
      expect.arrayContaining([
        'src/pages/AboutPage.tsx',
        'src/pages/NotFoundPage.tsx',
        'src/pages/home/BelowTheFold.tsx',
      ]),
    );
  });
});
