/** Writes files for search engines and home screens, during the build. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { firm } from '../../src/content/firm.ts';
import { projectFolder } from '../local.ts';
import { renderPng } from './png.ts';

export interface ListedPage {
  path: string;
  /** Day on which the text of the page last changed, 'YYYY-MM-DD'. */
  changed: string;
}

const run = promisify(execFile);

/**
 * Returns the date of the last commit that changed one of the files, or today if there is no such
 * commit.
 */
export async function findLastChange(files: readonly string[], now: Date): Promise<string> {
  const args = ['log', '-1', '--date=format-local:%Y-%m-%d', '--format=%cd', '--', ...files];
  const env = { ...process.env, TZ: 'UTC' };
  const day = await run('git', args, { cwd: projectFolder, env }).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
  return day === '' ? now.toISOString().slice(0, 10) : day;
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&apos;');

export function renderSitemap(siteUrl: string, pages: readonly ListedPage[]): string {
  const urls = pages.map(
    ({ path, changed }) =>
      `  <url><loc>${escapeXml(siteUrl + path)}</loc><lastmod>${changed}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/**
 * Returns the text of robots.txt. It names a sitemap only if the site's URL is configured, because
 * a sitemap needs absolute URLs.
 */
export function renderRobots(siteUrl: string): string {
  const map = siteUrl === '' ? '' : `\nSitemap: ${siteUrl}/sitemap.xml\n`;
  return `User-agent: *\nDisallow: /admin\n${map}`;
}

const NAVY = '#15284a';
const FOLDER = '/images/icons';

/**
 * `inset` is the margin around the logo, as a fraction of the icon's width. Phones cut maskable
 * icons into their own shape.
 */
const icons = [
  { file: 'icon-192.png', size: 192, inset: 0, purpose: 'any' },
  { file: 'icon-512.png', size: 512, inset: 0, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, inset: 0.14, purpose: 'maskable' },
  { file: 'apple-touch-icon.png', size: 180, inset: 0, purpose: null },
] as const;

export function createManifest(): object {
  return {
    id: '/',
    name: firm.name,
    short_name: firm.name.split(' ')[0],
    description: firm.tagline,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: NAVY,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...icons
        .filter(({ purpose }) => purpose !== null)
        .map(({ file, size, purpose }) => ({
          src: `${FOLDER}/${file}`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
    ],
  };
}

/** Links to the manifest and the icon, for the head of each page. */
export const manifestLinks =
  '<link rel="manifest" href="/manifest.webmanifest">' +
  `<link rel="apple-touch-icon" href="${FOLDER}/apple-touch-icon.png">`;

async function writeIcons(dist: string): Promise<void> {
  const mark = await readFile(join(projectFolder, 'public/favicon.svg'));
  const source = `data:image/svg+xml;base64,${mark.toString('base64')}`;
  await mkdir(join(dist, FOLDER), { recursive: true });
  for (const { file, size, inset } of icons) {
    const free = size * inset;
    const side = size - 2 * free;
    const png = await renderPng(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
        `<path d="M0 0h${size}v${size}H0z" fill="${NAVY}"/>` +
        `<image x="${free}" y="${free}" width="${side}" height="${side}" href="${source}"/></svg>`,
    );
    await writeFile(join(dist, FOLDER, file), png);
  }
}

export async function writeSeoFiles(dist: string, siteUrl: string, pages: readonly ListedPage[]) {
  await writeFile(join(dist, 'robots.txt'), renderRobots(siteUrl));
  if (siteUrl !== '') await writeFile(join(dist, 'sitemap.xml'), renderSitemap(siteUrl, pages));
  await writeFile(
    join(dist, 'manifest.webmanifest'),
    `${JSON.stringify(createManifest(), null, 2)}\n`,
  );
  await writeIcons(dist);
}
