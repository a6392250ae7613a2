/*
 * `npm run build`: builds the site for production into dist/: the visitors' bundle, the staff bundle
 * (separate, so that neither carries the other's code), then each public route as an HTML file. With
 * `--local --into <folder>` for the local backend, with the settings of the environment.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Manifest, type ManifestChunk } from 'vite';
import { hasFigures, isEmbedded } from '../src/content/sitePaths.ts';
import type * as prerenderer from '../src/prerender.tsx';
import { readBuild } from './buildOptions.ts';
import { builds } from './builds.ts';
import { lastChanged, type ListedPage, manifestLinks, writeSeoFiles } from './seo.ts';
import { withMediaSheets } from './mediaSheets.ts';
import { notices, NOTICES_FILE, noting } from './notices.ts';
import { writeOffline } from './offlineFiles.ts';
import { readPages } from './pageList.ts';
import { writeSharePictures } from './sharePictures.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const options = readBuild(process.argv.slice(2));
const published = join(root, options.into);
/** The folder of the build in progress: only a complete build gets into its own. */
const dist = join(root, '.local', 'building', options.into);
const ssr = join(root, '.local', 'prerender', options.into);

/** The module that brings Firestore's SDK: every page has the Today strip, which reads. */
const FIRESTORE_SOURCE = 'src/firebase/firestore.ts';

const isPrerenderer = (module: unknown): module is typeof prerenderer =>
  typeof module === 'object' && module !== null && 'renderPath' in module;

function isManifest(value: unknown): value is Manifest {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (chunk) => typeof chunk === 'object' && chunk !== null && 'file' in chunk,
    )
  );
}

/** Returns the chunks that a source file needs beside the entry, its own the last. */
function chunksOf(manifest: Manifest, source: string): ManifestChunk[] {
  if (!(source in manifest)) throw new Error(`The visitors' build has no chunk of ${source}`);
  const chunks = new Set<ManifestChunk>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || chunk.isEntry === true || chunks.has(chunk)) return;
    chunk.imports?.forEach(visit);
    chunks.add(chunk);
  };
  visit(source);
  return [...chunks];
}

const scriptsOf = (manifest: Manifest, source: string): string[] =>
  chunksOf(manifest, source).map(({ file }) => file);

/** Returns the links to style sheets, what one imports before its own: the order in which they win. */
const styleLinks = (files: Iterable<string>): string =>
  [...files].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('');

interface PageStyles {
  /** The style sheets of the page itself. */
  own: string;
  /** Those of its deferred sections, which its HTML holds from the start. */
  deferred: string;
}

/** Returns the links to a page's style sheets beside the entry's. */
function stylesFor(source: string, manifest: Manifest): PageStyles {
  const sheetsOf = (of: string) => chunksOf(manifest, of).flatMap(({ css = [] }) => css);
  const own = new Set(sheetsOf(source));
  const parts = manifest[source]?.dynamicImports ?? [];
  const deferred = new Set(parts.flatMap(sheetsOf).filter((file) => !own.has(file)));
  return { own: styleLinks(own), deferred: styleLinks(deferred) };
}

function fontLinks(manifest: Manifest): string {
  const fonts = Object.values(manifest).filter((chunk) => /-latin-.*\.woff2$/.test(chunk.file));
  return fonts
    .map(
      ({ file }) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
    )
    .join('');
}

const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
const PRELOADED = /<link rel="modulepreload"[^>]* href="([^"]+)">/g;

/** Returns the addresses of the code of so many source files. */
const addressesOf = (sources: readonly string[], manifest: Manifest): string[] =>
  sources.flatMap((file) => scriptsOf(manifest, file)).map((file) => `/${file}`);

/** Returns the addresses of the code that the template begins, its entry first. */
function entryCode(template: string): string[] {
  const [, entry] = ENTRY.exec(template) ?? [];
  if (entry === undefined) throw new Error("The visitors' build has no entry");
  return [entry, ...[...template.matchAll(PRELOADED)].map(([, address = '']) => address)];
}

/** Returns the elements that fetch and run it with the page, in no hurry: its HTML already holds the text. */
const codeElements = ([entry, ...others]: readonly string[]): string =>
  `<script type="module" fetchpriority="low" src="${entry}"></script>` +
  others
    .map((address) => `<link rel="modulepreload" fetchpriority="low" href="${address}">`)
    .join('');

/** Removes the elements that begin the code. */
const withoutCode = (html: string): string => html.replace(ENTRY, '').replaceAll(PRELOADED, '');

/**
 * The script that runs before the first paint, as an element. Hosting's Content-Security-Policy has to
 * allow exactly it.
 * @throws where firebase.json has not its hash
 */
async function firstScript(): Promise<string> {
  const script = (await readFile(join(ssr, 'startup.js'), 'utf8')).trim();
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const hosting = await readFile(join(root, 'firebase.json'), 'utf8');
  if (hosting.includes(`script-src 'self' ${hash};`)) return `<script>${script}</script>`;
  throw new Error(`firebase.json must allow the inline script: script-src 'self' ${hash};`);
}

/** `/about` is written as about.html, `/` as index.html. */
function fileFor(path: string): string {
  return join(dist, path === '/' ? 'index.html' : `${decodeURIComponent(path).slice(1)}.html`);
}

/** Data as an element. No browser runs it, so no policy has to allow it. */
function dataElement(type: string, value: object, id = ''): string {
  const text = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return `<script type="${type}"${id && ` id="${id}"`}>${text}</script>`;
}

const dataElements = (data: Record<string, object>): string =>
  Object.entries(data)
    .map(([id, value]) => dataElement('application/ld+json', value, id))
    .join('');

async function prerender(): Promise<number> {
  const module: unknown = await import(pathToFileURL(join(ssr, 'prerender.js')).href);
  if (!isPrerenderer(module)) throw new Error('The prerender bundle exports no renderPath');
  const manifestFile = join(dist, '.vite', 'manifest.json');
  const manifest: unknown = JSON.parse(await readFile(manifestFile, 'utf8'));
  if (!isManifest(manifest)) throw new Error(`${manifestFile} is no manifest`);
  const built = await readFile(join(dist, 'index.html'), 'utf8');
  const { DEFERRED_STYLES, siteHost } = module;
  const html = await withMediaSheets(built, join(root, 'src', 'ui'), dist, {
    // Addresses behind links are printed with the site's own.
    '--site': JSON.stringify(siteHost()),
  });
  const template = html.replace('<!--noscript-->', module.renderNoScript);
  const pages = await readPages(ssr);
  const script = await firstScript();
  const listedPages: ListedPage[] = [];
  // As the SDK asks: without credentials.
  const preconnect = `<link rel="preconnect" href="${module.firestoreOrigin()}" crossorigin>`;
  for (const path of module.prerenderedPaths) {
    const { head, app, page, listed, data } = await module.renderPath(path);
    const [source, ...parts] = pages.get(page) ?? [];
    if (source === undefined) throw new Error(`The page at ${path} has no chunk of its own`);
    const hasDeferredSections = app.includes(DEFERRED_STYLES);
    const code = new Set([
      ...entryCode(template),
      ...addressesOf([source, FIRESTORE_SOURCE], manifest),
    ]);
    const deferredParts = hasDeferredSections ? (manifest[source]?.dynamicImports ?? []) : [];
    const deferredCode = new Set(
      addressesOf(deferredParts, manifest).filter((file) => !code.has(file)),
    );
    const { own, deferred } = stylesFor(source, manifest);
    const framed = isEmbedded(path);
    // In front of the style sheets, for which a script waits. It begins the code too, but not in a frame.
    const fetches = {
      reads: await module.firstReads(path),
      code: [...code],
      deferred: [...deferredCode],
    };
    const first = framed
      ? codeElements([...code])
      : dataElement('application/json', fetches) + script;
    // Behind the entry's style sheet, which says in which order the layers stand.
    const styles = hasDeferredSections ? own : own + deferred;
    const links = preconnect + first + head + (framed ? '' : manifestLinks) + fontLinks(manifest);
    const html = withoutCode(template)
      .replace('<!--head-->', () => links)
      .replace('</head>', () => `${styles}</head>`)
      .replace('<!--app-->', () => app.replace(DEFERRED_STYLES, () => deferred))
      .replace('</body>', () => `${dataElements(data)}</body>`);
    const file = fileFor(path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    if (!listed) continue;
    listedPages.push({ path, changed: await lastChanged([source, ...parts], new Date()) });
  }
  const words = listedPages.map(({ path }) => path).filter((path) => !hasFigures(path));
  await writeOffline(template, ssr, dist, words);
  await writeSeoFiles(dist, module.siteUrl(), listedPages);
  await rm(join(dist, '.vite'), { recursive: true });
  return module.prerenderedPaths.length;
}

// Before anything can fail: what was built before is not deployed in place of what could not be.
await rm(published, { recursive: true, force: true });
const modules = new Set<string>();
for (const config of builds(dist, ssr, options.local ? 'local' : 'production')) {
  await build(noting(modules, config));
}
const pages = await prerender();
await writeFile(join(dist, NOTICES_FILE), await notices(modules));
await writeSharePictures(dist);
await mkdir(dirname(published), { recursive: true });
await rename(dist, published);
console.log(`Built ${options.into}/: ${pages} pages, staff area at /admin`);
