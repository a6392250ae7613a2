/**
 * Code that was gone for a while, by a rollback or a slow edge of the network, and of which the browser
 * has kept a wrong answer: the page recovers by itself. In a browser with its cache, which Playwright's
 * routes would switch off.
 */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../../helpers/page';
import { newSignal } from '../../helpers/signal';
import { siteVersions, type SiteVersions } from '../../helpers/siteVersions';

const PAGE_CODE = /\/ContactPage-.*\.js$/;
const ENTRY = /\/assets\/index-.*\.js$/;
const STYLES = /\/ContactPage-.*\.css$/;

/** Runs with a site of its own, in a browser that keeps what it fetches. */
async function withSite(browser: Browser, run: (site: SiteVersions, page: Page) => Promise<void>) {
  const site = await siteVersions();
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript(() => localStorage.setItem('isNewsLetter', 'closed'));
  await run(site, await context.newPage());
  await context.close();
  await site.switchOff();
}

/** The addresses that the page's own HTML names, by which the browser's cache is filled. */
const namedBy = (page: Page, code: RegExp) =>
  page.evaluate(
    async ({ source, flags }) => {
      const html = await (await fetch('/contact')).text();
      const named = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
      return named.filter((path) => new RegExp(source, flags).test(path));
    },
    { source: code.source, flags: code.flags },
  );

/** Fetches it to the end while it is gone: what came in its place is kept. */
async function keepWrongAnswer(site: SiteVersions, page: Page, code: RegExp): Promise<void> {
  // No page of the site, so that nothing else is fetched.
  await page.goto(`${site.origin}/favicon.svg`);
  const [address = ''] = await namedBy(page, code);
  site.gone = code;
  const type = await page.evaluate(async (path) => {
    const answer = await fetch(path);
    await answer.text();
    return answer.headers.get('content-type');
  }, address);
  expect(type).toContain('text/html');
  site.gone = null;
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

for (const [what, code] of [
  ["a page's code", PAGE_CODE],
  ["a page's styles", STYLES],
  ['the entry, without which nothing runs', ENTRY],
] as const) {
  test(`${what}, kept as a 404 or as a page: the page loads itself anew, once`, async ({
    browser,
  }) => {
    for (const instead of ['nothing', 'page'] as const) {
      await withSite(browser, async (site, page) => {
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
  });
}

test('code that stays gone leaves the page as it was sent, after one more document', async ({
  browser,
}) => {
  await withSite(browser, async (site, page) => {
    site.gone = ENTRY;
    await page.goto(`${site.origin}/contact`);
    await expect.poll(() => site.documents).toEqual(['/contact', '/contact']);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    expect(site.documents).toEqual(['/contact', '/contact']);
  });
});

test('an entry that is gone takes away nothing that somebody has written', async ({ browser }) => {
  await withSite(browser, async (site, page) => {
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
});
