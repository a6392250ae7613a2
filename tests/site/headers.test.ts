/** The HTTP headers that firebase.json configures for hosting. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import config from '../../firebase.json' with { type: 'json' };
import { toEmbedPath, seriesSlugs } from '@/content/seriesSlugs';
import { findHeaders } from '../../scripts/hostingConfig';
import { getTestFolder } from '../../scripts/local';
import { fetchPath } from '../helpers/hosting';

/** Returns the URL path of a built file. Hosting serves `about.html` as `/about` (`cleanUrls`). */
const toAddress = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`;

/** URL paths and content types of the files that a build writes from the database. */
const dataFiles = [
  ['/data/inflation.csv', 'text/csv; charset=utf-8'],
  ['/data/inflation.json', 'application/json; charset=utf-8'],
  ['/corrections.json', 'application/feed+json; charset=utf-8'],
  ['/corrections.xml', 'application/atom+xml; charset=utf-8'],
] as const;

it('has at least one path for every header rule of firebase.json', async () => {
  const { headers, rewrites } = config.hosting;
  const files = await readdir(getTestFolder('reads'), { recursive: true });
  const served = [
    ...files.map(toAddress),
    ...rewrites.map(({ source }) => source),
    // The test build lacks these files, because it does not read the database.
    ...dataFiles.map(([path]) => path),
  ];
  const needless = headers.filter(
    (rule) => !served.some((path) => findHeaders(path, { headers: [rule] }).size > 0),
  );
  expect(needless).toEqual([]);
});

it.each(dataFiles)('lets any site read %s as %s for a cache time of five minutes', (path, type) => {
  expect(Object.fromEntries(findHeaders(path, config.hosting))).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=300',
    'access-control-allow-origin': '*',
  });
});

it.each(['/assets/index-00000000.js', '/assets/staff/shared-00000000.js'])(
  'caches the 404 of %s for at most ten minutes',
  async (path) => {
    const answer = await fetchPath(path);
    expect(answer.status).toBe(404);
    const kept = answer.headers.get('cache-control') ?? '';
    expect(kept).not.toContain('immutable');
    expect(Number(/max-age=(\d+)/.exec(kept)?.[1] ?? 0)).toBeLessThanOrEqual(600);
  },
);

it.each([
  ['/', 'no-cache'],
  ['/about', 'no-cache'],
  ['/admin/login', 'no-cache'],
  ['/sw.js', 'no-cache'],
  ['/no-such-page', 'no-cache'],
  ['/calendar.ics', 'public, max-age=3600'],
  ['/images/logo.svg', 'public, max-age=86400'],
])('sends %s with security headers and “Cache-Control: %s”', async (path, kept) => {
  const { headers } = await fetchPath(path);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': kept,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  });
});

it('lets sandboxed frames with a null origin load code, styles and fonts', async () => {
  const files = await readdir(join(getTestFolder('reads'), 'assets'));
  const paths = ['.js', '.css', '.woff2'].map(
    (ending) => files.find((name) => name.endsWith(ending)) ?? ending,
  );
  for (const path of paths) {
    const { status, headers } = await fetchPath(`/assets/${path}`);
    expect(status, path).toBe(200);
    expect(headers.get('access-control-allow-origin'), path).toBe('*');
  }
  const page = await fetchPath('/embed/exchange-rate');
  expect(page.headers.get('access-control-allow-origin')).toBeNull();
});

it.each([
  ['/admin', 'same-origin'],
  ['/admin/login', 'same-origin'],
  ['/admin/no/such/page', 'same-origin'],
  // Public pages send no such header. If a sandboxed frame opened a page with this header in a new
  // tab, Chromium would show an error.
  ['/markets/exchange-rate', null],
  ['/', null],
])('sends %s with the Cross-Origin-Opener-Policy %s', async (path, policy) => {
  expect((await fetchPath(path)).headers.get('cross-origin-opener-policy')).toBe(policy);
});

it.each([
  ['/admin', 'noindex, nofollow'],
  ['/admin/login', 'noindex, nofollow'],
  ['/admin/no/such/page', 'noindex, nofollow'],
  ['/administration', null],
  ['/', null],
])('sends %s with the X-Robots-Tag %s', async (path, robots) => {
  expect((await fetchPath(path)).headers.get('x-robots-tag')).toBe(robots);
});

it.each(['/', '/admin', '/admin/login', '/embed/asi', '/sw.js', '/no-such-page'])(
  'forbids inline code and style attributes on %s',
  async (path) => {
    const policy = (await fetchPath(path)).headers.get('content-security-policy') ?? '';
    const directives = policy.split(/;\s*/);
    expect(directives).toContain("default-src 'none'");
    expect(directives).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('; trusted-types ');
    expect(policy).not.toContain("'unsafe-");
    expect(policy).not.toContain('allow-duplicates');
    if (path !== '/sw.js') expect(directives).toContain("style-src-attr 'none'");
  },
);

it.each(seriesSlugs)('lets other sites frame the embedded chart of %s', async (slug) => {
  const { status, headers } = await fetchPath(toEmbedPath(slug));
  expect(status).toBe(200);
  expect(headers.get('x-frame-options')).toBeNull();
  const policy = headers.get('content-security-policy');
  expect(policy).toContain('frame-ancestors *');
  expect(policy).not.toContain("frame-ancestors 'none'");
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain("form-action 'none'");
});

it.each([
  ...['/', '/about', '/about/directors', '/markets', '/markets/asi', '/admin', '/admin/login'],
  ...['/embed', '/embed/no-such-series', '/embed/asi/more', '/no/such/page'],
])('does not let other sites frame %s', async (path) => {
  const { headers } = await fetchPath(path);
  expect(headers.get('x-frame-options')).toBe('DENY');
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('frame-ancestors *');
});
