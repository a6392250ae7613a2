import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { type AppStore, makeStore, openPage } from '@/app/site/store';
import { SiteApp } from '@/app/site/SiteApp';
import { createStructuredData } from '@/app/site/structuredData';
import { WithoutCode } from '@/app/site/WithoutCode';
import { WithoutScripts } from '@/app/site/WithoutScripts';
import { preloadPage } from '@/app/site/routes';
import type { FirstRead } from '@/app/startup/firstReads';
import { getEnv } from '@/browser/settings';
import { toDirectorPath, directors } from '@/content/directors';
import { toEmbedPath, toSeriesPath, seriesSlugs } from '@/content/seriesSlugs';
import { listFixedPaths } from '@/content/sitePaths';
import { loadFixedFiles as loadFiles } from '@/features/history/data/fixedFiles';
import { loadCorrectedNotes } from '@/features/notes/correctedNotes';
import { homeBelowTheFold } from '@/pages/homeBelowTheFold';

export { DEFERRED_STYLES } from '@/ui/deferredStyles';
export { getFirestoreOrigin as firestoreOrigin } from '@/features/history/dataset';

/** All paths that the build writes as HTML files. `/404` becomes the 404 page of the hosting. */
export const prerenderedPaths: readonly string[] = [
  ...listFixedPaths(),
  ...directors.map(({ name }) => toDirectorPath(name)),
  ...seriesSlugs.flatMap((slug) => [toSeriesPath(slug), toEmbedPath(slug)]),
  '/404',
];

const isWaiting = (store: AppStore) => JSON.stringify(store.getState()).includes('"loading"');

/**
 * Returns the first Firestore reads of a page. The SDK sends them to a fake `fetch`, which returns
 * no documents.
 */
export async function firstReads(path: string): Promise<FirstRead[]> {
  const reads: FirstRead[] = [];
  const network = globalThis.fetch;
  globalThis.fetch = (url, { body } = {}) => {
    if (typeof url !== 'string' || typeof body !== 'string') throw new Error('No read of the SDK');
    reads.push({ url, body });
    const documents = /"documents":(\[[^\]]*\])/.exec(body)?.[1] ?? '[]';
    const missing: unknown = JSON.parse(documents);
    const readTime = new Date().toISOString();
    return Promise.resolve(
      Response.json(
        Array.isArray(missing) ? missing.map((name) => ({ missing: String(name), readTime })) : [],
      ),
    );
  };
  const store = makeStore();
  const answered = new Promise<void>((resolve) => {
    store.subscribe(() => {
      if (!isWaiting(store)) resolve();
    });
  });
  store.dispatch(openPage({ pathname: path, search: '' }));
  if (isWaiting(store)) await answered;
  globalThis.fetch = network;
  return reads;
}

/** Matches the title, meta and link elements that React puts before the markup of a page. */
const HOISTED = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Returns the site's address without a trailing slash; '' if the build has no address. */
export const siteUrl = () => getEnv().siteUrl;

export const loadFixedFiles = (now: Date) => loadFiles(now, loadCorrectedNotes);

export const wantsDataFiles = () => getEnv().dataFiles;

export async function renderPath(path: string) {
  const [code] = await Promise.all([preloadPage(decodeURI(path)), homeBelowTheFold.preload()]);
  const html = renderToString(
    <StaticRouter location={path}>
      <SiteApp store={makeStore()} />
    </StaticRouter>,
  );
  const head = HOISTED.exec(html)?.[0] ?? '';
  const listed = !head.includes('content="noindex"');
  return {
    head,
    app: html.slice(head.length),
    /** The default export of the page's source file. The build uses it to find the file. */
    page: code?.default,
    listed,
    /** The page's structured data (JSON-LD), by the id of its script element. */
    data: listed ? createStructuredData(path, new Date()) : {},
  };
}

/**
 * Renders the notices that appear above a page if its code does not work. `scripts/build/pages.ts`
 * adds them to the HTML, where they are hidden at first.
 */
export function renderNotices(path: string): string {
  return renderToString(
    <>
      <WithoutScripts path={path} />
      <WithoutCode path={path} />
    </>,
  );
}
