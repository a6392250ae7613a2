/**
 * The browser has cached a wrong response for a code file, for example after a rollback. The page
 * must recover from it. These tests use no routes of Playwright, because a route would disable the
 * cache of the browser.
 */
import type { Page } from '@playwright/test';
import { expect } from '../../helpers/page';
import { createSignal } from '../../helpers/signal';
import { type SiteVersions, test } from '../../helpers/siteVersions';

const PAGE_CODE = /\/ContactPage-.*\.js$/;
const ENTRY = /\/assets\/index-.*\.js$/;
const STYLES = /\/ContactPage-.*\.css$/;

test.beforeEach(({ expectErrors }) => expectErrors(/404|MIME|did not arrive|Failed to fetch/));

/** Makes the browser cache the wrong response that the server sends for a missing file. */
async function cacheWrongResponse(site: SiteVersions, page: Page, code: RegExp): Promise<void> {
  // Opens an image to get a page on the origin of the site. An image loads no other files.
  await page.goto(`${site.origin}/favicon.svg`);
  site.missing = code;
  const type = await page.evaluate(async (pattern) => {
    // Reads the URL of the code from the HTML, because the cache is keyed by URL.
    const html = await (await fetch('/contact')).text();
    const paths = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
    const response = await fetch(paths.find((path) => pattern.test(path)) ?? '');
    await response.text();
    return response.headers.get('content-type');
  }, code);
  expect(type).toContain('text/html');
  site.missing = null;
}

const getSendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' });

for (const [response, missingResponse] of [
  ['a 404', 'nothing'],
  ['another page', 'page'],
] as const) {
  for (const [file, code] of [
    ['the code of the page', PAGE_CODE],
    ['the styles of the page', STYLES],
    ['the entry script', ENTRY],
  ] as const) {
    test(`reloads once when the browser has cached ${response} in place of ${file}`, async ({
      page,
      site,
    }) => {
      site.missingResponse = missingResponse;
      await cacheWrongResponse(site, page, code);
      site.requests.length = 0;
      site.documentRequests.length = 0;
      await page.goto(`${site.origin}/contact`);
      await expect(getSendButton(page)).toBeEnabled();
      await page.waitForLoadState('networkidle');
      await expect(page.getByText('did not load')).toHaveCount(0);
      expect(site.documentRequests).toEqual(['/contact', '/contact']);
      // The first load used the cached response, so the server received only the request of the
      // reload.
      expect(site.requests.filter((path) => code.test(path))).toHaveLength(1);
    });
  }
}

// The entry script contains the code that shows the notice. If the entry script is missing, no
// notice can appear.
for (const [file, code, notices] of [
  ['the code of the page', PAGE_CODE, 1],
  ['the entry script', ENTRY, 0],
] as const) {
  test(`reloads once and then keeps the prerendered page when ${file} stays missing`, async ({
    page,
    site,
  }) => {
    site.missing = code;
    await page.goto(`${site.origin}/contact`);
    await expect.poll(() => site.documentRequests).toEqual(['/contact', '/contact']);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await expect(page.getByText('This page did not load completely.')).toHaveCount(notices);
    expect(site.documentRequests).toEqual(['/contact', '/contact']);
  });
}

test('keeps text typed into a form when the entry script is missing', async ({ page, site }) => {
  const released = createSignal();
  site.delayed = { paths: ENTRY, until: released.promise };
  site.missing = ENTRY;
  await page.goto(`${site.origin}/contact`, { waitUntil: 'commit' });
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Written early');
  const failedResponse = page.waitForResponse(ENTRY);
  released.resolve();
  await failedResponse;
  await page.waitForLoadState('networkidle');
  await expect(message).toHaveValue('Written early');
  expect(site.documentRequests).toEqual(['/contact']);
});
