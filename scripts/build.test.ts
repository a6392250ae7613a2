import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, createLogger, resolveConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { firm } from '../src/content/firm.ts';
import { outcomeOf, runProgram } from '../tests/helpers/commands.ts';
import { newFolder, writeFiles } from '../tests/helpers/folder.ts';
import { readBuild } from './buildOptions.ts';
import { builds } from './builds.ts';
import leftOut from './leftOut.json' with { type: 'json' };
import { localEnv, projectFolder, testPorts } from './local.ts';
import { notices, noting } from './notices.ts';
import { readPages } from './pageList.ts';

/** Every setting there is, empty: those of somebody's own .env.production.local are not asked for. */
const unset = Object.fromEntries(
  [...readFileSync(join(projectFolder, '.env.example'), 'utf8').matchAll(/^(VITE_\w+)=/gm)].map(
    ([, name = '']): [string, string] => [name, ''],
  ),
);

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
    '- VITE_MAIL_TO must be an email address, not "nobody"',
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
  await writeFiles(projectFolder, { [`${NEVER}/index.html`]: 'built before' });
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
  const root = await newFolder({ '.env.production.local': 'VITE_MAIL_KEY=from the file' });
  for (const config of builds('dist', 'ssr', backend)) {
    const { env } = await resolveConfig({ ...config, root, configFile: false }, 'build');
    expect(env['VITE_MAIL_KEY']).toBe(value);
  }
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

const USAGE = /^(Unknown option|Unexpected|There is no).*wrong'.*\n\nUse: npm [^]+$/;

test.each([
  ['shots', '--wrong'],
  ['shots', '--only=wrong'],
  ['shots', '--compare=wrong'],
  ['pictures', '--wrong'],
  ['pictures', 'home', 'wrong'],
  ['check-placeholders', '--wrong'],
])('scripts/%s says how it is used where an option is wrong: %s %s', async (name, ...args) => {
  vi.spyOn(process, 'argv', 'get').mockReturnValue([process.execPath, name, ...args]);
  // Whatever follows the name has it run again.
  const script = join(projectFolder, 'scripts', `${name}.ts?${args.join()}`);
  const { code, output } = await outcomeOf({}, () => import(script));
  expect(output).toMatch(USAGE);
  expect(code).toBe(2);
});

test('npm test says so too, as a program', async () => {
  const args = ['--import', 'tsx', 'scripts/test.ts', 'rules', '--wrong'];
  const { code, output } = await runProgram(args);
  expect(output).toMatch(USAGE);
  expect(code).toBe(2);
});

test('the staff document is titled with the name of the firm, and is not for search engines', async () => {
  const html = await readFile(join(projectFolder, 'admin.html'), 'utf8');
  expect(html).toContain(`<title>${firm.name}</title>`);
  expect(html).toContain('<meta name="robots" content="noindex" />');
});

describe('the builds', () => {
  let folder: string;
  const modules = new Set<string>();
  const remarks: string[] = [];

  beforeAll(async () => {
    // Inside the project, where the rendering code finds its packages.
    await mkdir(join(projectFolder, '.local'), { recursive: true });
    folder = await mkdtemp(join(projectFolder, '.local', 'build-'));
    const customLogger = createLogger('warn');
    const note = (text: string) => void remarks.push(text);
    Object.assign(customLogger, { warn: note, warnOnce: note, error: note });
    vi.stubEnv('NODE_ENV', 'production');
    const into = (name: string) => builds(join(folder, name), join(folder, 'ssr'), 'local');
    for (const config of into('dist')) {
      await build(noting(modules, { ...config, customLogger }));
    }
    for (const config of into('unchanged').slice(0, 2)) await build({ ...config, plugins: [] });
    vi.unstubAllEnvs();
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function scriptsIn(...path: string[]): Promise<Map<string, string>> {
    const assets = join(folder, ...path);
    const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
    return new Map(
      await Promise.all(
        names.map(async (name) => [name, await readFile(join(assets, name), 'utf8')] as const),
      ),
    );
  }
  const having = (scripts: Map<string, string>, text: string): string[] =>
    [...scripts].flatMap(([name, code]) => (code.includes(text) ? [name] : []));

  test('have nothing to remark', () => {
    expect(remarks).toEqual([]);
  });

  test.each(leftOut)('$change leaves code out of $assets', async ({ assets, text }) => {
    expect(having(await scriptsIn('unchanged', assets), text)).not.toEqual([]);
    expect(having(await scriptsIn('dist', assets), text)).toEqual([]);
  });

  test.each([
    ['text', 'UndetectableDelimiter'],
    ['workbooks', 'invalid zip data'],
  ])('load the reader of %s only once there is something to read', async (_, text) => {
    const scripts = await scriptsIn('dist', 'assets', 'staff');
    // What a page has before anything is requested: its own script, and what that imports.
    const fetched = new Set([...scripts.keys()].filter((name) => /^(shared|.*Page)-/.test(name)));
    for (const name of fetched) {
      const imports = scripts.get(name)?.matchAll(/(?:from|import)"\.\/([^"]+)"/g) ?? [];
      for (const [, imported = ''] of imports) fetched.add(imported);
    }
    const readers = having(scripts, text);
    expect(readers).not.toEqual([]);
    expect(readers.filter((name) => fetched.has(name))).toEqual([]);
  });

  test('name whose work is in them, above its licence', async () => {
    const text = await notices(modules);
    expect(text).toContain('Inter and Montserrat\n\nCopyright');
    const names = [...text.matchAll(/^(\S+) \d+\.\d+\S* \(([\w.-]+)\)$/gm)].map(([, name]) => name);
    const some = ['@firebase/firestore', 'papaparse', 'react-dom', 'saxen', 'tailwindcss', 'vite'];
    expect(names).toEqual(expect.arrayContaining(some));
    expect(names).not.toContain('vitest');
  });

  test('know the source of every page', async () => {
    const pages = await readPages(join(folder, 'ssr'));
    expect([...pages.values()].map(([source]) => source)).toEqual(
      expect.arrayContaining([
        'src/pages/AboutPage.tsx',
        'src/pages/NotFoundPage.tsx',
        'src/pages/home/BelowTheFold.tsx',
      ]),
    );
  });
});
