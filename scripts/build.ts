/*
 * `npm run build`: the visitors' bundle, the staff bundle (separate, so that neither carries the other's code),
 * then each public route as an HTML file.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, resolveConfig } from 'vite';
import { legalPathOf } from '../src/content/legal/pages.ts';
import { hasFigures, isEmbedded } from '../src/content/sitePaths.ts';
import { SHELL, SHELL_FILE, SHELL_MARK } from '../src/lib/offline.ts';
import type * as prerenderer from '../src/prerender.tsx';
import { builds, chunksIn, type Output, outputOf, visitorsFiles } from './build/bundles.ts';
import { localFolderProblem, projectFolder } from './local.ts';
import { lastChanged, type ListedPage, manifestLinks, writeSeoFiles } from './build/seo.ts';
import { notices, NOTICES_FILE } from './build/notices.ts';
import { EXIT_UNKNOWN, readOptions } from './options.ts';
import { describePlaceholders, findPlaceholders, WITH_PLACEHOLDERS } from './placeholders.ts';
import { KEY_IS_PUBLIC } from './productionSettings.ts';
import { writeSharePictures } from './build/sharePictures.ts';

const USAGE = `Use: npm run build [-- ${KEY_IS_PUBLIC}] [${WITH_PLACEHOLDERS}] [--into <folder>] [--local]
Builds the site for production into dist/, with the settings of .env.production.local and the
environment; see .env.example. It refuses settings that are not for visitors and what is left of the
placeholder firm, and names them.

  ${KEY_IS_PUBLIC}  every visitor may read VITE_MAIL_KEY
  ${WITH_PLACEHOLDERS}      for a trial: words and pictures of the placeholder firm may go out
  --into <folder>           builds into a folder in .local/ in place of dist/
  --local                   for the local backend instead, with the settings of the environment`;

/** The folder for hosting: see firebase.json. */
const PUBLISHED = 'dist';

const options = readOptions(USAGE, {
  into: { type: 'string', default: PUBLISHED },
  local: { type: 'boolean', default: false },
  // Read by vite.config.ts, through which every build goes.
  'yes-the-key-is-public': { type: 'boolean' },
  'with-placeholders': { type: 'boolean', default: false },
});
const published = join(projectFolder, options.into);
const isApart = published.startsWith(join(projectFolder, '.local', sep));
const isMisplaced = !isApart && (options.local || published !== join(projectFolder, PUBLISHED));
const problem = isMisplaced
  ? 'The folder of --into is deleted first, so it must be in .local/'
  : localFolderProblem();
if (problem !== undefined) {
  console.error(problem);
  process.exit(EXIT_UNKNOWN);
}
/** The folder of the build in progress: only a complete build gets into its own. */
const dist = join(projectFolder, '.local', 'building', options.into);
const ssr = join(projectFolder, '.local', 'prerender', options.into);

/** The modules that each module of the rendering code imports. */
const imports = new Map<string, readonly string[]>();

const noteImports: Plugin = {
  name: 'note-imports',
  generateBundle() {
    for (const id of this.getModuleIds()) {
      imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
    }
  },
};

/** Matches the folders of a page's content: its parts and its texts. */
const WORDS = /^src\/(pages|features|content)\//;

/** Returns the files that hold the words of a page, by its source. */
function wordsOf(source: string): string[] {
  const modules = new Set([join(projectFolder, source)]);
  for (const id of modules) for (const imported of imports.get(id) ?? []) modules.add(imported);
  return [...modules].map((id) => relative(projectFolder, id)).filter((file) => WORDS.test(file));
}

const isPrerenderer = (module: unknown): module is typeof prerenderer =>
  typeof module === 'object' && module !== null && 'renderPath' in module;

const stylesOf = (addresses: readonly string[]): string =>
  addresses.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`).join('');

/** Returns the elements that fetch and run code with the page, in no hurry: its HTML already holds the text. */
const codeOf = ([entry = '', ...others]: readonly string[]): string =>
  `<script type="module" fetchpriority="low" src="${entry}"></script>` +
  others.map((file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`).join('');

/** Data as an element. No browser runs it, so no policy has to allow it. */
function dataOf(type: string, value: object, id = ''): string {
  const text = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return `<script type="${type}"${id && ` id="${id}"`}>${text}</script>`;
}

/**
 * The script that runs before the first paint, as an element. Hosting's Content-Security-Policy has to
 * allow exactly it.
 * @throws where firebase.json had not its hash, which it has then
 */
async function inlineScript(): Promise<string> {
  const script = (await readFile(join(ssr, 'startup.js'), 'utf8')).trim();
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const file = join(projectFolder, 'firebase.json');
  const hosting = await readFile(file, 'utf8');
  if (hosting.includes(`script-src 'self' ${hash};`)) return `<script>${script}</script>`;
  await writeFile(file, hosting.replace(/(?<=script-src 'self' )'sha256-[^']+'/, hash));
  throw new Error(
    'The inline script has changed. firebase.json has its new hash now: build again.',
  );
}

/** Writes a file into the build: `/about` as about.html, `/` as index.html. */
async function writePage(path: string, html: string): Promise<void> {
  const file = path === '/' ? 'index.html' : `${decodeURIComponent(path).slice(1)}.html`;
  await mkdir(dirname(join(dist, file)), { recursive: true });
  await writeFile(join(dist, file), html);
}

/** The element that begins the code in index.html while it is developed. */
const ENTRY = '<script type="module" src="/src/main.tsx"></script>';

/** Writes the public pages, and what the service worker and search engines need to know of them. */
async function writePages(visitors: Output, rendering: Output): Promise<number> {
  const module: unknown = await import(pathToFileURL(join(ssr, 'prerender.js')).href);
  if (!isPrerenderer(module)) throw new Error('The prerender bundle exports no renderPath');
  /** The source of each page, by the component that it exports. */
  const sources = new Map<unknown, string>();
  for (const { fileName, facadeModuleId } of chunksIn(rendering)) {
    const page: unknown = await import(pathToFileURL(join(ssr, fileName)).href);
    if (typeof page !== 'object' || page === null || !('default' in page)) continue;
    if (facadeModuleId !== null) sources.set(page.default, relative(projectFolder, facadeModuleId));
  }
  const { entry, ofPage, assets } = visitorsFiles(visitors);
  const popup = ofPage('src/features/enquiries/DailyLetter.tsx').first;
  const entryCode = entry.code.toReversed();
  const template = (await readFile(join(projectFolder, 'index.html'), 'utf8'))
    .replace(ENTRY, '')
    .replaceAll(/\/src\/ui\/([\w-]+)\.css/g, (_, name: string) =>
      assets(new RegExp(`/${name}-[^/]+\\.css$`)).join(),
    )
    .replace('</head>', `${stylesOf(entry.styles)}</head>`);
  const script = await inlineScript();
  const preconnect = `<link rel="preconnect" href="${module.firestoreOrigin()}" crossorigin>`; // Without credentials, as the SDK asks.
  const fonts = assets(/-latin-[^/]+\.woff2$/)
    .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  const listedPages: ListedPage[] = [];
  for (const path of module.prerenderedPaths) {
    const { head, app, page, listed, data } = await module.renderPath(path);
    const source = sources.get(page);
    if (source === undefined) throw new Error(`The page at ${path} has no chunk of its own`);
    const { first, deferred } = ofPage(source);
    const hasDeferredSections = app.includes(module.DEFERRED_STYLES);
    const code = [...entryCode, ...first.code];
    const fetches = {
      reads: await module.firstReads(path),
      code,
      deferred: hasDeferredSections ? deferred.code : [],
    };
    // In front of the style sheets, for which a script waits. It begins the code too, but not in a frame.
    const begin = isEmbedded(path)
      ? preconnect + codeOf(code)
      : preconnect + dataOf('application/json', fetches) + script + manifestLinks;
    // Behind the entry's style sheet, which says in which order the layers stand.
    const styles = hasDeferredSections ? first.styles : [...first.styles, ...deferred.styles];
    const structured = Object.entries(data).map(([id, value]) =>
      dataOf('application/ld+json', value, id),
    );
    // Vite would put the pop-up's in front of these, for which Blink lays the whole document out anew.
    const deferredStyles = stylesOf([...deferred.styles, ...popup.styles]);
    const html = template
      .replace('<!--head-->', () => begin)
      // Pictures and fonts are asked for last: the first paint waits for the style sheets alone.
      .replace('</head>', () => `${stylesOf(styles)}${head}${fonts}</head>`)
      .replace('<!--notices-->', () => module.renderNotices(path))
      .replace('<!--app-->', () => app.replace(module.DEFERRED_STYLES, () => deferredStyles))
      .replace('</body>', () => `${structured.join('')}</body>`);
    await writePage(path, html);
    if (listed) listedPages.push({ path, changed: await lastChanged(wordsOf(source), new Date()) });
  }
  await writeSeoFiles(dist, module.siteUrl(), listedPages);
  // What it shows for a page that is not kept comes with it.
  const code = codeOf([...entryCode, ...ofPage('src/app/site/SavedPages.tsx').first.code]);
  const shell = template
    .replace('<html', `<html ${SHELL_MARK}`)
    .replace('<!--head-->', `<meta name="robots" content="noindex">${code}`)
    .replace('<!--notices-->', () => module.renderNotices(SHELL))
    .replace('<!--app-->', '');
  await writeFile(join(dist, SHELL_FILE), shell);
  await writeWorker(visitors, listedPages);
  return module.prerenderedPaths.length;
}

/** Writes the visitors' service worker, with what it keeps: see docs/decisions/0031-offline.md. */
async function writeWorker(visitors: Output, pages: readonly ListedPage[]): Promise<void> {
  const worker = await readFile(join(ssr, 'offlineWorker.js'), 'utf8');
  const files = visitors.map(({ fileName }) => `/${fileName}`).toSorted();
  // The pages of words are kept before they are visited, those that few read aside.
  const words = pages
    .map(({ path }) => path)
    .filter((path) => !hasFigures(path) && legalPathOf(path) === undefined);
  const lists = `self.siteFiles=${JSON.stringify(files)};\nself.wordPages=${JSON.stringify(words)};`;
  await writeFile(join(dist, 'sw.js'), `${lists}\n${worker}`);
}

/** Ends a build for visitors with a line for each thing that is left of the placeholder firm. */
async function refusePlaceholders(): Promise<void> {
  const left = (await findPlaceholders(projectFolder)).filter(({ stops }) => stops);
  if (left.length === 0) return;
  const end = `${left.length} placeholders are left: replace them, or build a trial with ${WITH_PLACEHOLDERS}`;
  console.error([...describePlaceholders(left), end].join('\n'));
  process.exit(1);
}

// Before anything can fail: what was built before is not deployed in place of what could not be.
await rm(published, { recursive: true, force: true });
const configs = builds(dist, ssr, options.local ? 'local' : 'production');
// Settings that are not for visitors end it here.
await resolveConfig(configs.visitors, 'build', 'production', 'production');
if (!options.local && !options['with-placeholders']) await refusePlaceholders();
const visitors = await outputOf(configs.visitors);
const staff = await outputOf(configs.staff);
const rendering = await outputOf({ ...configs.prerenderer, plugins: [noteImports] });
await build(configs.inlineScript);
await build(configs.worker);
const pages = await writePages(visitors, rendering);
const modules = chunksIn([...visitors, ...staff]).flatMap(({ moduleIds }) => moduleIds);
await writeFile(join(dist, NOTICES_FILE), await notices(modules));
await writeSharePictures(dist);
await mkdir(dirname(published), { recursive: true });
await rename(dist, published);
console.log(`Built ${options.into}/: ${pages} pages, staff area at /admin`);
