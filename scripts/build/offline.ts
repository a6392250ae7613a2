/** Writes the files for visits without a network: see docs/decisions/0031-offline.md. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findLegalPath } from '../../src/content/legal/pages.ts';
import { hasFigures } from '../../src/content/sitePaths.ts';
import {
  SHELL_PATH,
  SHELL_FILE,
  SHELL_ATTRIBUTE,
  type WorkerLists,
} from '../../src/lib/offline.ts';
import { renderModuleScripts } from './elements.ts';
import type { BuildOutput } from './output.ts';
import type { PageParts } from './pages.ts';
import type { ListedPage } from './seo.ts';

/** The component that is shown if the browser has not cached a page. */
const SAVED_PAGES = 'src/app/site/SavedPages.tsx';

/**
 * Writes an HTML document that contains no page content. The code that the document loads renders
 * the page in the browser. The service worker uses this document if the HTML of a page is not
 * cached.
 */
export async function writeOfflinePage(
  dist: string,
  { prerenderer, files, frame }: Omit<PageParts, 'startupScript'>,
): Promise<void> {
  const code = [...files.entry.code.toReversed(), ...files.findForPage(SAVED_PAGES).first.code];
  const head = `<meta name="robots" content="noindex">${renderModuleScripts(code)}`;
  const html = frame
    .replace('<html', `<html ${SHELL_ATTRIBUTE}`)
    .replace('<!--head-->', head)
    .replace('<!--notices-->', () => prerenderer.module.renderNotices(SHELL_PATH))
    .replace('<!--app-->', '');
  await writeFile(join(dist, SHELL_FILE), html);
}

/**
 * Writes the visitors' service worker with the lists of files that it caches. Vite cannot build
 * service workers. A plugin such as vite-plugin-pwa also writes these lists, but its worker is
 * several times larger.
 */
export async function writeOfflineWorker(
  dist: string,
  ssr: string,
  visitors: BuildOutput,
  pages: readonly ListedPage[],
): Promise<void> {
  const worker = await readFile(join(ssr, 'offlineWorker.js'), 'utf8');
  const files = visitors.map(({ fileName }) => `/${fileName}`).toSorted();
  // The worker caches pages without figures as soon as it is installed. It does not cache the legal
  // pages, because few people read them.
  const pagesWithoutFigures = pages
    .map(({ path }) => path)
    .filter((path) => !hasFigures(path) && findLegalPath(path) === undefined);
  const lists: WorkerLists = { siteFiles: files, pagesWithoutFigures };
  await writeFile(join(dist, 'sw.js'), `Object.assign(self,${JSON.stringify(lists)});\n${worker}`);
}
