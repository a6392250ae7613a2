import { describe, expect, it } from 'vitest';
import { isInBuild, findCacheKind, toCacheKey, listLinkedFiles } from './offline';

const site = 'https://www.example.com';
const findKind = (
  url: string,
  mode = 'no-cors',
  more: { method?: string; referrer?: string } = {},
) =>
  findCacheKind({ url: new URL(url, site).href, method: 'GET', mode, referrer: '', ...more }, site);

describe('findCacheKind', () => {
  it.each([
    { path: '/', mode: 'navigate', kept: 'page' },
    { path: '/about/director/Ngozi%20Umeh', mode: 'navigate', kept: 'page' },
    { path: '/markets/asi?range=5y', mode: 'navigate', kept: 'page' },
    { path: '/embed/asi', mode: 'navigate', kept: 'page' },
    { path: '/administration', mode: 'navigate', kept: 'page' },
    { path: '/assets/index-abcdefgh.js', mode: 'cors', kept: 'code' },
    { path: '/assets/inter-latin-abcdefgh.woff2', mode: 'cors', kept: 'code' },
    { path: '/images/directors/one.svg', mode: 'no-cors', kept: 'picture' },
    { path: '/favicon.svg', mode: 'no-cors', kept: 'picture' },
  ])('caches a request of $path with mode $mode as $kept', ({ path, mode, kept }) => {
    expect(findKind(path, mode)).toBe(kept);
  });

  it.each([
    { url: '/admin', mode: 'navigate' },
    { url: '/admin/', mode: 'navigate' },
    { url: '/admin/login', mode: 'navigate' },
    { url: '/admin.html', mode: 'navigate' },
    { url: '/assets/staff/shared-abcdefgh.js', mode: 'cors' },
    { url: '/sw.js', mode: 'same-origin' },
    { url: '/sitemap.xml', mode: 'navigate' },
    { url: '/calendar.ics', mode: 'navigate' },
    { url: '/calendar.ics', mode: 'cors' },
    { url: '/site.webmanifest', mode: 'navigate' },
    { url: '/data/inflation.csv', mode: 'navigate' },
    { url: '/corrections.json', mode: 'cors' },
    { url: '/about', mode: 'cors' },
    {
      url: 'https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents:batchGet',
      mode: 'cors',
    },
    { url: 'https://firebasestorage.googleapis.com/images/thumbnail.png', mode: 'no-cors' },
    { url: 'https://www.example.com:8443/images/logo.svg', mode: 'no-cors' },
    { url: 'http://www.example.com/', mode: 'navigate' },
  ])('does not cache a request of $url with mode $mode', ({ url, mode }) => {
    expect(findKind(url, mode)).toBeNull();
  });

  it('caches no requests with a method other than GET', () => {
    for (const method of ['POST', 'HEAD', 'PUT']) {
      expect(findKind('/', 'navigate', { method })).toBeNull();
    }
  });

  it('caches no requests that a page of the staff area sends', () => {
    for (const path of ['/admin', '/admin/news?id=1', '/assets/staff/admin-abcdefgh.css']) {
      expect(findKind('/images/logo.svg', 'no-cors', { referrer: site + path })).toBeNull();
    }
    expect(findKind('/images/logo.svg', 'no-cors', { referrer: `${site}/about` })).toBe('picture');
    expect(findKind('/images/logo.svg', 'no-cors', { referrer: 'about:client' })).toBe('picture');
  });
});

it('removes the query from the cache key of a page but not of a picture', () => {
  expect(toCacheKey(`${site}/markets/asi?range=5y#top`, 'page')).toBe(`${site}/markets/asi`);
  expect(toCacheKey(`${site}/images/a.svg?v=2#part`, 'picture')).toBe(`${site}/images/a.svg?v=2`);
});

describe('the files that the HTML of a page links to', () => {
  const html =
    '<link href="/assets/print-a.css"><script src="/assets/index-b.js"></script><script src="/assets/index-b.js"></script><img src="/images/logo.svg">';

  it('lists each linked file of a page once', () => {
    expect(listLinkedFiles(html)).toEqual(['/assets/print-a.css', '/assets/index-b.js']);
    expect(listLinkedFiles('<p>assets</p>')).toEqual([]);
  });

  it('checks whether a build contains all linked files of a page', () => {
    expect(isInBuild(html, new Set(['/assets/print-a.css', '/assets/index-b.js', 'more']))).toBe(
      true,
    );
    expect(isInBuild(html, new Set(['/assets/print-a.css', '/assets/index-c.js']))).toBe(false);
  });
});
