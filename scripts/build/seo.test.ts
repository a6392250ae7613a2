import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { PNG } from 'pngjs';
import { validateXML } from 'xmllint-wasm';
import { firm } from '../../src/content/firm.ts';
import { findLastChange, createManifest, renderRobots, renderSitemap } from './seo.ts';

const SITE = 'https://www.example.com';

test('the sitemap follows the schema of sitemaps.org', async () => {
  const contents = renderSitemap(SITE, [
    { path: '/', changed: '2026-11-20' },
    { path: "/about/director/Ada%20O'Bi&Co", changed: '2026-11-21' },
  ]);
  expect(contents).toContain(`<loc>${SITE}/</loc><lastmod>2026-11-20</lastmod>`);
  const { resolve } = createRequire(import.meta.url);
  const schema = await readFile(resolve('sitemap/schema/sitemap.xsd'), 'utf8');
  const { errors } = await validateXML({ xml: { fileName: 'sitemap.xml', contents }, schema });
  expect(errors).toEqual([]);
});

test('robots.txt names the sitemap if the URL of the site is known', () => {
  expect(renderRobots(SITE)).toBe(
    `User-agent: *\nDisallow: /admin\n\nSitemap: ${SITE}/sitemap.xml\n`,
  );
  expect(renderRobots('')).toBe('User-agent: *\nDisallow: /admin\n');
});

test('dates a file by its last commit, or by today if it has no commit', async () => {
  const now = new Date('2026-11-22T10:00:00Z');
  expect(await findLastChange(['package.json'], now)).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(await findLastChange(['no-such-file'], now)).toBe('2026-11-22');
});

test('favicon.ico contains a small PNG after a header of 22 bytes', async () => {
  const icon = await readFile('public/favicon.ico');
  expect(icon.length).toBeLessThan(2000);
  expect(PNG.sync.read(icon.subarray(22))).toMatchObject({ width: 32, height: 32 });
});

test('the web app manifest contains the name and the icons of the firm', () => {
  expect(createManifest()).toMatchObject({
    name: firm.name,
    start_url: '/',
    icons: [
      { src: '/favicon.svg' },
      { sizes: '192x192', purpose: 'any' },
      { sizes: '512x512', purpose: 'any' },
      { sizes: '512x512', purpose: 'maskable' },
    ],
  });
});
