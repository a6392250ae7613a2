import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { walkDown } from './shotPage.ts';

export const KB = 1024;

export interface Download {
  path: string;
  gzip: number;
}

/** Collects what a page downloads from its own site; call the result once the page is there. */
export function watchDownloads(page: Page, base: string): () => Promise<Download[]> {
  const found: Promise<Download | null>[] = [];
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (url.host !== new URL(base).host) return;
    found.push(
      response.body().then(
        (body) => ({
          path: url.pathname,
          // Fonts are compressed already.
          gzip: url.pathname.endsWith('.woff2') ? body.length : gzipSync(body, { level: 9 }).length,
        }),
        () => null,
      ),
    );
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    return (await Promise.all(found)).filter((download) => download !== null);
  };
}

/** Everything that a visitor downloads on a page, down to its end. */
export async function visitorDownloads(browser: Browser, base: string): Promise<Download[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const downloads = watchDownloads(page, base);
  await page.goto(base);
  await page.waitForLoadState('networkidle');
  await walkDown(page);
  const all = await downloads();
  await page.close();
  return all;
}

export const weigh = (downloads: readonly Download[]): number =>
  downloads.reduce((sum, { gzip }) => sum + gzip, 0);

export const scriptsOf = (downloads: readonly Download[]): Download[] =>
  downloads.filter(({ path }) => path.endsWith('.js'));

/** Returns the style sheets among the downloads, but not those for paper or forced colours. */
export const stylesOf = (downloads: readonly Download[]): Download[] =>
  downloads.filter(({ path }) => path.endsWith('.css') && !/print|forced-colors/.test(path));
