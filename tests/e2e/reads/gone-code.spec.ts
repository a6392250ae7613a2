/**
 * Code that was gone for a while, by a rollback or a slow edge of the network, and of which the
 * browser has kept a wrong answer: the page recovers by itself. In a browser with its cache, which
 * Playwright's routes would switch off.
 */
import type { Page } from '@playwright/test';
import { expect } from '../../helpers/page';
import { newSignal } from '../../helpers/signal';
import { type SiteVersions, test } from '../../helpers/siteVersions';

const PAGE_CODE = /\/ContactPage-.*\.js$/;
const ENTRY = /\/assets\/index-.*\.js$/;
const STYLES = /\/ContactPage-.*\.css$/;

test.beforeEach(({ expectErrors }) => expectErrors(/404|MIME|did not arrive|Failed to fetch/));

/** Fetches it to the end while it is gone: what came in its place is kept. */
async function keepWrongAnswer(site: SiteVersions, page: Page, code: RegExp): Promise<void> {
  // No page of the site, so that nothing else is fetched.
  await page.goto(`${site.origin}/favicon.svg`);
  site.gone = code;
  const type = await page.evaluate(async (wanted) => {
    // By the address that the page's own HTML names the browser's cache is filled.
    const html = await (await fetch('/contact')).text();
    const named = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
    const answer = await fetch(named.find((path) => wanted.test(path)) ?? '');
    await answer.text();
    return answer.headers.get('content-type');
  }, code);
  expect(type).toContain('text/html');
  site.gone = null;
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

for (const instead of ['nothing', 'page'] as const) {
  for (const [what, code] of [
    ["a page's code", PAGE_CODE],
    ["a page's styles", STYLES],
    ['the entry, without which nothing runs', ENTRY],
  ] as const) {
    test(`${what}, kept with ${instead} in its place: the page loads itself anew, once`, async ({
      page,
      site,
    }) => {
      site.instead = instead;
      await keepWrongAnswer(site, page, code);
      site.asked.length = 0;
      site.documents.length = 0;
      await page.goto(`${site.origin}/contact`);
      await expect(send(page)).toBeEnabled();
      await page.waitForLoadState('networkidle');
      await expect(page.getByText('did not load')).toHaveCount(0);
      expect(site.documents).toEqual(['/contact', '/contact']);
      // Asked for once more, and only because the page has said so.
      expect(site.asked.filter((path) => code.test(path))).toHaveLength(1);
    });
  }
}

for (const [what, code, notices] of [
  ["a page's code", PAGE_CODE, 1],
  ['the entry, which would say so,', ENTRY, 0],
] as const) {
  test(`${what} that stays gone leaves the page as it was sent, after one more document`, async ({
    page,
    site,
  }) => {
    site.gone = code;
    await page.goto(`${site.origin}/contact`);
    await expect.poll(() => site.documents).toEqual(['/contact', '/contact']);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await expect(page.getByText('This page did not load completely.')).toHaveCount(notices);
    expect(site.documents).toEqual(['/contact', '/contact']);
  });
}

test('an entry that is gone takes away nothing that somebody has written', async ({
  page,
  site,
}) => {
  const held = newSignal();
  site.held = { code: ENTRY, until: held.given };
  site.gone = ENTRY;
  await page.goto(`${site.origin}/contact`, { waitUntil: 'commit' });
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Written early');
  const failed = page.waitForResponse(ENTRY);
  held.give();
  await failed;
  await page.waitForLoadState('networkidle');
  await expect(message).toHaveValue('Written early');
  expect(site.documents).toEqual(['/contact']);
});
