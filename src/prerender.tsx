import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { SiteApp } from '@/app/site/SiteApp';
import { preloadPage } from '@/app/site/routes';
import { makeStore } from '@/app/store';

export { prerenderedPaths } from '@/app/site/routes';

/** React puts the title, meta and link elements of a page in front of its markup. */
const HOISTED = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Renders one public path to the inner HTML of `head` and of `#root`. */
export async function renderPath(path: string): Promise<{ head: string; app: string }> {
  await preloadPage(decodeURI(path));
  const html = renderToString(
    <StaticRouter location={path}>
      <SiteApp store={makeStore()} />
    </StaticRouter>,
  );
  const head = HOISTED.exec(html)?.[0] ?? '';
  return { head, app: html.slice(head.length) };
}
