/** What search engines, chats and home screens find of the site, as hosting sends it. */
import type { APIRequestContext } from '@playwright/test';
import { PNG } from 'pngjs';
import { directorPath, directors } from '@/content/directors';
import { firm } from '@/content/firm';
import { SHARE_PICTURE } from '@/content/metadata';
import { embedPath, seriesPath, seriesSlugs } from '@/content/seriesSlugs';
import { sitePaths } from '@/content/sitePaths';
import { expect, test } from '../../helpers/page';
import { errorsOf, itemsOf, ofType } from '../../helpers/structuredData';

const [chairman = ''] = directors.map(({ name }) => name);

const listed = [
  ...sitePaths.filter((path) => !path.includes(':')),
  ...directors.map(({ name }) => directorPath(name)),
  ...seriesSlugs.map(seriesPath),
];

/** The values of the tags that match, each tag's `content` or `href`. */
function tags(html: string, pattern: RegExp): Record<string, string> {
  const [head = ''] = html.split('</head>');
  return Object.fromEntries(
    [...head.matchAll(pattern)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
    ]),
  );
}
const META = /<meta (?:name|property)="([^"]+)" content="([^"]*)"\/?>/g;
const titlesIn = (html: string) => [...html.matchAll(/<title>([^<]*)<\/title>/g)];
const canonicalsIn = (html: string) => [...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)];

const dataIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].flatMap(
    ([, text = '']) => itemsOf(JSON.parse(text)),
  );

async function sizeOf(request: APIRequestContext, address: string) {
  const picture = await request.get(address);
  expect(picture.headers()['content-type']).toBe('image/png');
  const { width, height } = PNG.sync.read(await picture.body());
  return { width, height };
}

test('the sitemap and robots.txt name every page that may be listed, and no other', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /admin');
  const [, address = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  const sitemap = await (await request.get(address)).text();
  const urls = [...sitemap.matchAll(/<loc>(.+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)];
  expect(urls.map(([, url = '']) => url).toSorted()).toEqual(
    listed.map((path) => `${baseURL ?? ''}${path}`).toSorted(),
  );
});

for (const path of listed) {
  test(`${path} is found: its words, its one address, its picture and what it is`, async ({
    request,
    baseURL,
  }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    const address = `${baseURL ?? ''}${path}`;
    expect(titlesIn(html)).toHaveLength(1);
    const [, title = ''] = titlesIn(html)[0] ?? [];
    expect(canonicalsIn(html).map(([, href]) => href)).toEqual([address]);
    const meta = tags(html, META);
    const { description = '' } = meta;
    expect(description).not.toBe('');
    expect(meta['robots']).toBeUndefined();
    expect(meta).toMatchObject({
      'og:title': title.replaceAll('&amp;', '&'),
      'og:description': description,
      'og:url': address,
      'og:type': 'website',
      'og:site_name': firm.name,
      'twitter:card': 'summary_large_image',
      'twitter:title': meta['og:title'],
      'twitter:description': description,
      'twitter:image': meta['og:image'],
      'twitter:image:alt': meta['og:image:alt'],
    });
    expect(await sizeOf(request, meta['og:image'] ?? '')).toEqual(SHARE_PICTURE);
    const items = dataIn(html);
    expect(await errorsOf(items)).toEqual([]);
    expect(ofType(items, 'Organization')).toHaveLength(1);
    expect(ofType(items, 'BreadcrumbList')).toHaveLength(path === '/' ? 0 : 1);
    expect(ofType(items, 'Dataset')).toHaveLength(path.startsWith('/markets/') ? 1 : 0);
  });
}

test('titles and descriptions are those of one section or one series', async ({ request }) => {
  const sections = listed.filter((path) => !path.startsWith('/about/'));
  const heads = await Promise.all(
    sections.map(async (path) => {
      const html = await (await request.get(path)).text();
      return [
        titlesIn(html)[0]?.[1],
        tags(html, META)['description'],
        tags(html, META)['og:image'],
      ];
    }),
  );
  for (const column of [0, 1, 2]) {
    expect(new Set(heads.map((head) => head[column])).size).toBe(sections.length);
  }
});

test('what is not for search engines says so', async ({ request }) => {
  const noindex = (html: string) => tags(html, META)['robots'];
  for (const path of [
    '/no-such-page',
    '/markets/copper',
    '/embed/copper',
    '/about/director/Nobody',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(noindex(await answer.text()), path).toBe('noindex');
  }
  for (const slug of seriesSlugs) {
    const html = await (await request.get(embedPath(slug))).text();
    expect(noindex(html)).toBe('noindex');
    expect(canonicalsIn(html)[0]?.[1]).toMatch(new RegExp(`${seriesPath(slug)}$`));
  }
  const staff = await request.get('/admin');
  expect(await staff.text()).toContain('<meta name="robots" content="noindex" />');
  expect(staff.headers()['x-robots-tag']).toContain('noindex');
});

test('hosting has one address for each page', async ({ request, baseURL }) => {
  for (const [typed, path] of [
    ['/about/', '/about'],
    ['/About', '/about'],
    ['/about.html', '/about'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
    ['/CONTACT/?from=card', '/contact?from=card'],
    ['/Markets/ASI?range=5y', '/markets/asi?range=5y'],
    ['/markets/exchange-rate/', '/markets/exchange-rate'],
    [directorPath(chairman).replace('/about/director', '/About/Director'), directorPath(chairman)],
  ] as const) {
    const first = await request.get(typed, { maxRedirects: 0 });
    expect(first.status(), typed).toBe(301);
    const last = await request.get(typed);
    expect(last.url()).toBe(`${baseURL ?? ''}${path}`);
    expect(last.status(), typed).toBe(200);
  }
});

test('the manifest and its icons are there', async ({ request }) => {
  const html = await (await request.get('/contact')).text();
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  const manifest = await (await request.get('/manifest.webmanifest')).text();
  const icons = manifest.matchAll(/"src": "(.+)",\s+"sizes": "(.+)",\s+"type": "(.+)"/g);
  for (const [, src = '', sizes = '', type = ''] of icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toContain(type);
    if (type !== 'image/png') continue;
    const { width, height } = await sizeOf(request, src);
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(await sizeOf(request, '/images/icons/apple-touch-icon.png')).toEqual({
    width: 180,
    height: 180,
  });
});

test('the data that a page was sent with goes with the page; videos are named once they are there', async ({
  page,
}) => {
  await page.goto('/');
  const videos = page.locator('#video-data');
  await expect.poll(() => videos.textContent()).toContain('"name":"Rates on hold: ');
  const items = itemsOf(JSON.parse((await videos.textContent()) ?? ''));
  expect(await errorsOf(items)).toEqual([]);
  expect(ofType(items, 'VideoObject').length).toBeGreaterThan(0);
  await expect(page.locator('#page-data')).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});

test('the Dataset of a series tells what is known of it, and where the figures can be read', async ({
  page,
  request,
}) => {
  await page.goto(seriesPath('asi'));
  const data = page.locator('#dataset-data');
  await expect.poll(() => data.textContent()).toContain('temporalCoverage');
  const text = (await data.textContent()) ?? '';
  expect(text).toMatch(/"temporalCoverage":"\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d"/);
  const addresses = [...text.matchAll(/"contentUrl":"([^"]+)"/g)];
  expect(addresses).not.toEqual([]);
  for (const [, address = ''] of addresses) {
    const stored = await request.get(address);
    expect(stored.headers()['content-type']).toContain('application/json');
    expect(JSON.stringify(await stored.json())).toContain('"points"');
  }
});
