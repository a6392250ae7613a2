/*
 * Builds the site into dist/, or into the folder that is named: the visitors' bundle, the staff
 * bundle (separate, so that neither carries the other's code), then each public route as an HTML
 * file.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { builds } from './builds.ts';
import { withMediaSheets } from './mediaSheets.ts';
import { readPages } from './pageList.ts';
import { writeSharePictures } from './sharePictures.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = process.argv[2] ?? 'dist';
const dist = join(root, folder);
const ssr = join(root, '.local', 'prerender', folder);

/** The module that brings Firestore's SDK: every page has the Today strip, which reads. */
const FIRESTORE_SOURCE = 'src/firebase/firestore.ts';

interface Prerenderer {
  prerenderedPaths: readonly string[];
  renderNoScript: () => string;
  renderPath: (path: string) => Promise<{ head: string; app: string; page: unknown }>;
}

function isPrerenderer(module: unknown): module is Prerenderer {
  return (
    typeof module === 'object' &&
    module !== null &&
    'renderPath' in module &&
    'renderNoScript' in module
  );
}

function isManifest(value: unknown): value is Manifest {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (chunk) => typeof chunk === 'object' && chunk !== null && 'file' in chunk,
    )
  );
}

/** The scripts that a source file needs beside the entry, its own among them. */
function scriptsOf(manifest: Manifest, source: string): string[] {
  if (!(source in manifest)) throw new Error(`The visitors' build has no chunk of ${source}`);
  const scripts = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || scripts.has(chunk.file)) return;
    if (chunk.isEntry !== true) scripts.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(source);
  return [...scripts];
}

/** The links that fetch a page's fonts and code at once. */
function preloadsFor(source: string, manifest: Manifest, template: string): string {
  const fonts = Object.values(manifest).filter((chunk) => /-latin-.*\.woff2$/.test(chunk.file));
  const links = [
    ...fonts.map(
      ({ file }) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...[...new Set([source, FIRESTORE_SOURCE].flatMap((file) => scriptsOf(manifest, file)))]
      .filter((file) => !template.includes(`/${file}"`))
      .map((file) => `<link rel="modulepreload" href="/${file}">`),
  ];
  return links.join('');
}

/**
 * The HTML already holds the text, so styles, fonts and pictures are fetched before the code that
 * hydrates it.
 */
function withLateCode(html: string): string {
  return html.replaceAll(
    /<(link rel="modulepreload"|script type="module")/g,
    '$& fetchpriority="low"',
  );
}

/**
 * The script that fills the Today strip before the first paint, as an element. Hosting's
 * Content-Security-Policy has to allow exactly it.
 * @throws where firebase.json has not its hash
 */
async function firstScript(): Promise<string> {
  const script = (await readFile(join(ssr, 'beforeFirstPaint.js'), 'utf8')).trim();
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const hosting = await readFile(join(root, 'firebase.json'), 'utf8');
  if (hosting.includes(`script-src 'self' ${hash};`)) return `<script>${script}</script>`;
  throw new Error(`firebase.json must allow the inline script: script-src 'self' ${hash};`);
}

/** `/about` is written as about.html, `/` as index.html. */
function fileFor(path: string): string {
  return join(dist, path === '/' ? 'index.html' : `${decodeURIComponent(path).slice(1)}.html`);
}

async function prerender(): Promise<number> {
  const module: unknown = await import(pathToFileURL(join(ssr, 'prerender.js')).href);
  if (!isPrerenderer(module)) throw new Error('The prerender bundle exports no renderPath');
  const manifestFile = join(dist, '.vite', 'manifest.json');
  const manifest: unknown = JSON.parse(await readFile(manifestFile, 'utf8'));
  if (!isManifest(manifest)) throw new Error(`${manifestFile} is no manifest`);
  const built = await readFile(join(dist, 'index.html'), 'utf8');
  const html = await withMediaSheets(built, join(root, 'src', 'ui'), dist);
  const template = html.replace('<!--noscript-->', module.renderNoScript);
  const pages = await readPages(ssr);
  const first = await firstScript();
  for (const path of module.prerenderedPaths) {
    const { head, app, page } = await module.renderPath(path);
    const source = pages.get(page);
    if (source === undefined) throw new Error(`The page at ${path} has no chunk of its own`);
    const preloads = preloadsFor(source, manifest, template);
    const html = withLateCode(template.replace('<!--head-->', () => head + preloads)).replace(
      '<!--app-->',
      () => app.replace('<main', () => `${first}<main`),
    );
    const file = fileFor(path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  await rm(join(dist, '.vite'), { recursive: true });
  return module.prerenderedPaths.length;
}

for (const config of builds(dist, ssr)) await build(config);
const pages = await prerender();
await writeSharePictures(dist);
console.log(`Built ${folder}/: ${pages} pages, staff area at /admin`);
