/** What hosting sends with each answer, by the entries of firebase.json. */
import { readdir } from 'node:fs/promises';
import config from '../../../firebase.json' with { type: 'json' };
import { headersFor } from '../../../scripts/hostingConfig';
import { testFolderOf } from '../../../scripts/local';
import { expect, test } from '../../helpers/page';

/** Where a file of the build is found: without its `.html`, by `cleanUrls`. */
const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`;

test('each entry of headers is for something that is there', async () => {
  const { headers, rewrites } = config.hosting;
  const files = await readdir(testFolderOf(0), { recursive: true });
  const served = [...files.map(addressOf), ...rewrites.map(({ source }) => source)];
  const needless = headers.filter(
    (rule) => !served.some((path) => headersFor(path, { headers: [rule] }).size > 0),
  );
  expect(needless).toEqual([]);
});

for (const path of ['/assets/index-00000000.js', '/assets/staff/shared-00000000.js']) {
  test(`${path}, which is missing, is not kept for long`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    const kept = answer.headers()['cache-control'] ?? '';
    expect(kept).not.toContain('immutable');
    expect(Number(/max-age=(\d+)/.exec(kept)?.[1] ?? 0)).toBeLessThanOrEqual(600);
  });
}

for (const [path, robots] of [
  ['/admin', 'noindex, nofollow'],
  ['/admin/login', 'noindex, nofollow'],
  ['/admin/no/such/page', 'noindex, nofollow'],
  ['/administration', undefined],
  ['/', undefined],
] as const) {
  test(`${path} is ${robots ?? 'left'} to search engines`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.headers()['x-robots-tag']).toBe(robots);
  });
}

for (const path of ['/', '/admin', '/admin/login', '/embed/asi', '/sw.js', '/no-such-page']) {
  test(`${path} takes no text as code and no style from an attribute`, async ({ request }) => {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    const directives = policy.split(/;\s*/);
    expect(directives).toContain("default-src 'none'");
    expect(directives).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('; trusted-types ');
    expect(policy).not.toContain("'unsafe-");
    expect(policy).not.toContain('allow-duplicates');
    if (path !== '/sw.js') expect(directives).toContain("style-src-attr 'none'");
  });
}
