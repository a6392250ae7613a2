import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { NoScript } from '@/app/site/NoScript';
import { SiteApp } from '@/app/site/SiteApp';
import { preloadPage, siteRoutes } from '@/app/site/routes';
import { makeStore } from '@/app/site/store';
import { directorPath, directors } from '@/content/directors';
import { homeBelowTheFold } from '@/pages/homeBelowTheFold';

/** Every path that is written as an HTML file; `/404` becomes hosting's 404 page. */
export const prerenderedPaths: readonly string[] = [
  ...siteRoutes.map(({ path }) => path).filter((path) => !/[:*]/.test(path)),
  ...directors.map(({ name }) => directorPath(name)),
  '/404',
];

/** What stands before every page for visitors without JavaScript. */
export function renderNoScript(): string {
  return renderToString(<NoScript />);
}

/** React puts the title, meta and link elements of a page in front of its markup. */
const HOISTED = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Renders one public path to the inner HTML of `head` and of `#root`. */
export async function renderPath(path: string): Promise<{ head: string; app: string }> {
  await Promise.all([preloadPage(decodeURI(path)), homeBelowTheFold.preload()]);
  const html = renderToString(
    <StaticRouter location={path}>
      <SiteApp store={makeStore()} />
    </StaticRouter>,
  );
  const head = HOISTED.exec(html)?.[0] ?? '';
  return { head, app: html.slice(head.length) };
}
