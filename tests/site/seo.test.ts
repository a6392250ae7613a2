/** Metadata for search engines, link previews and home screens. */
import { get, type IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { toDirectorPath, directors } from '@/content/directors';
import { firm } from '@/content/firm';
import { legalPages, findLegalPath } from '@/content/legal/pages';
import { legalTexts } from '@/content/legal/texts';
import { metadata, findSection, SHARE_PICTURE, toSharePicturePath } from '@/content/metadata';
import { toEmbedPath, toSeriesPath, seriesSlugs } from '@/content/seriesSlugs';
import { listFixedPaths } from '@/content/sitePaths';
import { fetchPath, origin, readPictureSize } from '../helpers/hosting';
import { findErrors, getItems, selectType } from '../helpers/structuredData';

const listedPaths = [
  ...listFixedPaths(),
  ...directors.map(({ name }) => toDirectorPath(name)),
  ...seriesSlugs.map(toSeriesPath),
];

const readPage = async (path: string) => (await fetchPath(path)).text();

/** Returns the meta tags of a page as a map from name to content. */
function readMeta(html: string): Record<string, string> {
  const [head = ''] = html.split('</head>');
  const tags = head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"\/?>/g);
  return Object.fromEntries(
    [...tags].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
    ]),
  );
}
const listMatches = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found]) => found);
const listTitles = (html: string) => listMatches(html, /<title>([^<]*)<\/title>/g);
const listCanonicals = (html: string) => listMatches(html, /<link rel="canonical" href="([^"]+)"/g);

const readData = (html: string) =>
  listMatches(html, /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g).flatMap(
    (text = '') => getItems(JSON.parse(text)),
  );

it('lists in the sitemap exactly the pages that search engines may index', async () => {
  const robots = await readPage('/robots.txt');
  expect(robots).toContain('Disallow: /admin');
  const [, address = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  const sitemap = await readPage(new URL(address).pathname);
  const urls = [...sitemap.matchAll(/<loc>(.+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)];
  expect(urls.map(([, url = '']) => url).toSorted()).toEqual(
    listedPaths.map((path) => `${origin}${path}`).toSorted(),
  );
});

it.each(listedPaths)('sends %s with complete metadata', async (path) => {
  const answer = await fetchPath(path);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  const address = `${origin}${path}`;
  const [title = '', ...others] = listTitles(html);
  expect(others).toEqual([]);
  expect(listCanonicals(html)).toEqual([address]);
  const meta = readMeta(html);
  const { description = '' } = meta;
  expect(description).not.toBe('');
  expect(meta['robots']).toBeUndefined();
  expect(meta).toMatchObject({
    'og:title': title.replaceAll('&amp;', '&'),
    'og:description': description,
    'og:url': address,
    'og:type': 'website',
    'og:site_name': firm.name,
    'og:image:width': `${SHARE_PICTURE.width}`,
    'og:image:height': `${SHARE_PICTURE.height}`,
    'og:image:alt': `${firm.name}: ${title.replaceAll('&amp;', '&')}`,
    'twitter:card': 'summary_large_image',
    'twitter:title': meta['og:title'],
    'twitter:description': description,
    'twitter:image': meta['og:image'],
    'twitter:image:alt': meta['og:image:alt'],
  });
  expect(await readPictureSize(meta['og:image'] ?? '')).toEqual(SHARE_PICTURE);
  const items = readData(html);
  expect(await findErrors(items)).toEqual([]);
  expect(selectType(items, 'Organization')).toHaveLength(1);
  expect(selectType(items, 'BreadcrumbList')).toHaveLength(path === '/' ? 0 : 1);
  expect(selectType(items, 'Dataset')).toHaveLength(path.startsWith('/markets/') ? 1 : 0);
});

it.each(listFixedPaths())('gives %s a title and description of its section', async (path) => {
  const legal = findLegalPath(path);
  const { title, description } = legal
    ? { title: `${legalPages[legal]} | ${firm.name}`, description: legalTexts[legal].lead }
    : metadata[findSection(path) ?? 'admin'];
  const html = await readPage(path);
  expect(listTitles(html)[0]).toBe(title);
  expect(readMeta(html)['description']).toBe(description);
  const section = findSection(path);
  if (section === null) return;
  expect(readMeta(html)['og:image']).toBe(origin + toSharePicturePath(section));
});

it('gives each section and each series its own title, description and picture', async () => {
  const sections = listedPaths.filter((path) => !path.startsWith('/about/'));
  const heads = await Promise.all(
    sections.map(async (path) => {
      const html = await readPage(path);
      const { description, 'og:image': picture } = readMeta(html);
      return [listTitles(html)[0], description, picture];
    }),
  );
  for (const column of [0, 1, 2]) {
    expect(new Set(heads.map((head) => head[column])).size).toBe(sections.length);
  }
});

it('marks unknown pages, embedded charts and the staff area as noindex', async () => {
  const unknown = ['/no-such-page', '/markets/copper', '/embed/copper', '/about/director/Nobody'];
  for (const path of unknown) {
    const answer = await fetchPath(path);
    expect(answer.status, path).toBe(404);
    expect(readMeta(await answer.text())['robots'], path).toBe('noindex');
  }
  for (const slug of seriesSlugs) {
    const html = await readPage(toEmbedPath(slug));
    expect(readMeta(html)['robots']).toBe('noindex');
    expect(listCanonicals(html)[0]).toMatch(new RegExp(`${toSeriesPath(slug)}$`));
  }
  expect(await readPage('/admin')).toContain('<meta name="robots" content="noindex" />');
});

it('redirects other spellings of a path to the canonical path', async () => {
  for (const [typed, path] of [
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/contact/?from=card', '/contact?from=card'],
    ['/markets/exchange-rate/', '/markets/exchange-rate'],
  ] as const) {
    const first = await fetchPath(typed);
    expect(first.status, typed).toBe(301);
    const last = await fetch(origin + typed);
    expect(last.url).toBe(`${origin}${path}`);
    expect(last.status, typed).toBe(200);
  }
});

/** Requests a path without normalising it. `fetch` would normalise the path. */
const requestRaw = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    get({ hostname, port, path }, (answer) => resolve(answer.resume())).on('error', reject);
  });

const STARTS = ['//', '///', '/\\', '/\\/', '/%2f%2f', '/%2F/', '/%5c', '/%09/'];
const ENDS = ['', '/', '.html', '/index.html', '/index.html?a=b', '/about/'];
it.each(STARTS.flatMap((start) => ENDS.map((end) => `${start}evil.example${end}`)))(
  'does not redirect %s to another site',
  async (path) => {
    const { statusCode, headers } = await requestRaw(path);
    expect(new URL(headers.location ?? '', origin).origin).toBe(origin);
    expect(statusCode).toBe(404);
  },
);

it('serves the manifest and its icons', async () => {
  const html = await readPage('/contact');
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  const manifest = await readPage('/manifest.webmanifest');
  const icons = manifest.matchAll(/"src": "(.+)",\s+"sizes": "(.+)",\s+"type": "(.+)"/g);
  for (const [, src = '', sizes = '', type = ''] of icons) {
    const icon = await fetchPath(src);
    expect(icon.headers.get('content-type'), src).toContain(type);
    if (type !== 'image/png') continue;
    const { width, height } = await readPictureSize(src);
    expect(`${width}x${height}`).toBe(sizes);
  }
  const touchIcon = await readPictureSize('/images/icons/apple-touch-icon.png');
  expect(touchIcon).toEqual({ width: 180, height: 180 });
});
