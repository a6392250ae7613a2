import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { NoScript } from '@/app/site/NoScript';
import { SiteApp } from '@/app/site/SiteApp';
import { structuredData } from '@/app/site/structuredData';
import { preloadPage, siteRoutes } from '@/app/site/routes';
import { makeStore } from '@/app/site/store';
import { currentEnv } from '@/browser/settings';
import { directorPath, directors } from '@/content/directors';
import { embedPath, seriesPath, seriesSlugs } from '@/content/seriesSlugs';
import { homeBelowTheFold } from '@/pages/homeBelowTheFold';

export { siteHost } from '@/browser/settings';
export { LATE_STYLES } from '@/ui/LateStyles';

/** Every path that is written as an HTML file; `/404` becomes hosting's 404 page. */
export const prerenderedPaths: readonly string[] = [
  ...siteRoutes.map(({ path }) => path).filter((path) => !/[:*]/.test(path)),
  ...directors.map(({ name }) => directorPath(name)),
  ...seriesSlugs.flatMap((slug) => [seriesPath(slug), embedPath(slug)]),
  '/404',
];

/** Where every page reads its figures from. */
export function firestoreOrigin(): string {
  const { firestore } = currentEnv().emulators;
  return firestore === undefined ? 'https://firestore.googleapis.com' : `http://${firestore}`;
}

/** What stands before every page for visitors without JavaScript. */
export function renderNoScript(): string {
  return renderToString(<NoScript />);
}

/** React puts the title, meta and link elements of a page in front of its markup. */
const HOISTED = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

interface RenderedPage {
  /** The inner HTML of `head`. */
  head: string;
  /** The inner HTML of `#root`. */
  app: string;
  /** The component that the page's source exports, by which the build finds that source. */
  page: ComponentType | undefined;
  /** Whether search engines may list the page. */
  listed: boolean;
  /** Its JSON-LD, by the id of the element that holds it. */
  data: Record<string, object>;
}

/** The site's address without a slash at its end; '' where the build has none. */
export const siteUrl = () => currentEnv().siteUrl;

/** Renders one public path. */
export async function renderPath(path: string): Promise<RenderedPage> {
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
    page: code?.default,
    listed,
    data: listed ? structuredData(path, new Date()) : {},
  };
}
