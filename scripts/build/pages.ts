/**
 * Writes an HTML file for each public page. The file contains the text of the page, metadata for
 * search engines, and links to the files that the page needs.
 *
 * Vite itself builds a single document. With only that document, visitors would see an empty page
 * until the code has run, and search engines and chats would find no text. Frameworks such as React
 * Router can prerender pages too. Delete this file when one of them prerenders, fills deferred
 * sections, and lets the site order the elements of the head.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isEmbedded } from '../../src/content/sitePaths.ts';
import { renderDataElement, renderModuleScripts, renderStyleSheets } from './elements.ts';
import type { ImportRecorder } from './imports.ts';
import type { PageFiles } from './pageFiles.ts';
import type { Prerenderer } from './prerenderer.ts';
import { findLastChange, type ListedPage, manifestLinks } from './seo.ts';

export interface PageParts {
  prerenderer: Prerenderer;
  files: PageFiles;
  /** index.html with the built style sheets: see `frame.ts`. */
  frame: string;
  /** The script element that is run before the first paint. */
  startupScript: string;
}

interface RenderedPage {
  path: string;
  html: string;
  /** Path of the source file that exports the page. */
  source: string;
  listed: boolean;
}

/**
 * Source file of the newsletter pop-up. Its styles are linked together with the styles of deferred
 * sections.
 */
const POPUP_SOURCE = 'src/features/enquiries/DailyLetter.tsx';

export async function renderPages(parts: PageParts): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  // Renders one page at a time. Rendering replaces the global `fetch` to record the first reads of
  // the page, so two pages must not render at once.
  for (const path of parts.prerenderer.module.prerenderedPaths) {
    pages.push(await renderPage(path, parts));
  }
  return pages;
}

async function renderPage(path: string, parts: PageParts): Promise<RenderedPage> {
  const { prerenderer, files, frame } = parts;
  const { module } = prerenderer;
  const { head, app, page, listed, data } = await module.renderPath(path);
  const source = prerenderer.findSource(page);
  if (source === undefined) throw new Error(`The page at ${path} has no chunk of its own`);
  const { first, deferred } = files.findForPage(source);
  const hasDeferredSections = app.includes(module.DEFERRED_STYLES);

  const beginning = await renderBeginning(path, parts, {
    code: [...files.entry.code.toReversed(), ...first.code],
    deferred: hasDeferredSections ? deferred.code : [],
  });
  // The style sheet of the entry must come first, because it declares the order of the cascade
  // layers.
  const styles = hasDeferredSections ? first.styles : [...first.styles, ...deferred.styles];
  // The styles of the pop-up must come last. Vite would put them earlier, and Blink would then
  // repeat the layout of the whole document.
  const deferredStyles = [...deferred.styles, ...files.findForPage(POPUP_SOURCE).first.styles];
  const structuredData = Object.entries(data).map(([id, value]) =>
    renderDataElement('application/ld+json', value, id),
  );

  const html = frame
    .replace('<!--head-->', () => beginning)
    // Pictures and fonts come last, because the first paint needs only the style sheets.
    .replace(
      '</head>',
      () => `${renderStyleSheets(styles)}${head}${renderFontPreloads(files)}</head>`,
    )
    .replace('<!--notices-->', () => module.renderNotices(path))
    .replace('<!--app-->', () =>
      app.replace(module.DEFERRED_STYLES, () => renderStyleSheets(deferredStyles)),
    )
    .replace('</body>', () => `${structuredData.join('')}</body>`);
  return { path, html, source, listed };
}

/**
 * Renders the beginning of the head. It comes before the style sheets, because browsers run a
 * script after a style sheet only when the style sheet has loaded. The start-up script sends the
 * first reads and loads the code. Embedded pages have no start-up script, because their
 * Content-Security-Policy does not allow inline scripts.
 */
async function renderBeginning(
  path: string,
  { prerenderer: { module }, startupScript }: PageParts,
  { code, deferred }: Record<'code' | 'deferred', readonly string[]>,
): Promise<string> {
  // Preconnects without credentials, because the SDK sends its requests without them. Otherwise,
  // the browser would open a second connection.
  const preconnect = `<link rel="preconnect" href="${module.firestoreOrigin()}" crossorigin>`;
  if (isEmbedded(path)) return preconnect + renderModuleScripts(code);
  const reads = await module.firstReads(path);
  const fetches = renderDataElement('application/json', { reads, code, deferred });
  return preconnect + fetches + startupScript + manifestLinks;
}

const renderFontPreloads = ({ assets }: PageFiles): string =>
  assets(/-latin-[^/]+\.woff2$/)
    .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');

export async function writePages(dist: string, pages: readonly RenderedPage[]): Promise<void> {
  for (const { path, html } of pages) {
    const file = join(dist, toFileName(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
}

/** Returns the file that hosting serves for a page, such as about.html for `/about`. */
const toFileName = (path: string): string =>
  path === '/' ? 'index.html' : `${decodeURIComponent(path).slice(1)}.html`;

/**
 * Returns the pages that search engines may list, with the date of the last change to their text.
 */
export async function listPages(
  pages: readonly RenderedPage[],
  { findTextFiles }: ImportRecorder,
): Promise<ListedPage[]> {
  const listed: ListedPage[] = [];
  for (const { path, source } of pages.filter((page) => page.listed)) {
    listed.push({ path, changed: await findLastChange(findTextFiles(source), new Date()) });
  }
  return listed;
}
