/** What of a visit is there without a network, and that versions of the site never mix. */
import type { Page } from '@playwright/test';
import { NOT_THERE_OFFLINE } from '@/app/site/failureMessages';
import { expect, expectAccessible } from '../../helpers/page';
import { newSignal } from '../../helpers/signal';
import { type SiteVersions, test, TITLES } from '../../helpers/siteVersions';
import { INDEX, link } from '../../helpers/today';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ expectErrors }) => {
  expectErrors(
    /ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)|404|did not arrive|A page failed|firebase/i,
  );
});

const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** The addresses of all that is kept for this origin, in whatever cache. */
async function addressesKept(): Promise<string[]> {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => decodeURI(url));
}
const kept = (page: Page) => page.evaluate(addressesKept);

/** Waits until an address that matches is kept. */
const keeps = (page: Page, ...patterns: RegExp[]) =>
  expect
    .poll(async () => {
      const urls = await kept(page);
      return patterns.filter((pattern) => !urls.some((url) => pattern.test(url)));
    })
    .toEqual([]);

/** Waits until the page's worker answers for it, and has kept Home with its deferred sections. */
async function keepsHome(page: Page): Promise<void> {
  await keeps(page, /:\d+\/$/, /\/BelowTheFold-.*\.js/, /\/BelowTheFold-.*\.css/, /\/offline$/);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}

/** Waits until all code and styles that the page has fetched are kept. */
const keepsAssets = (page: Page) =>
  expect
    .poll(async () => {
      const urls = new Set(await kept(page));
      const fetched = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      const assets = fetched.filter((url) => url.includes('/assets/'));
      return assets.filter((url) => !urls.has(url));
    })
    .toEqual([]);

/** For the pages and the worker: Playwright takes the network from pages alone. */
async function goOffline(page: Page, site: SiteVersions): Promise<void> {
  await site.switchOff();
  await page.context().setOffline(true);
}

async function comeBack(page: Page, site: SiteVersions): Promise<void> {
  await site.switchOn();
  await page.context().setOffline(false);
}

test('a visit is there without a network, with dated figures; what was not visited says so', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/`);
  const board = page.locator('.market-board');
  await expect(board.getByText(INDEX)).toBeVisible();
  await keepsHome(page);
  await main(page).getByRole('link', { name: 'About' }).click();
  await expect(title(page, 'Who we are')).toBeVisible();
  await keeps(page, /\/AboutPage-.*\.js/, /\/AboutPage-.*\.css/, /\/contact$/);
  await keepsAssets(page);

  await goOffline(page, site);
  await page.goto(`${site.origin}/`);
  await expect(board.getByText(INDEX)).toBeVisible();
  await expect(page.getByText(/From your last visit, \d/)).toBeVisible();
  await expect(page.locator('.market-board [aria-busy=true]')).toHaveCount(0);
  await page.getByRole('tab').last().click();
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  // Its own HTML was never sent: it came by a link.
  await page.goto(`${site.origin}/about?from=mail`);
  await expect(title(page, 'Who we are')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'About' })).toHaveCSS('display', /flex|block/);

  await page.goto(`${site.origin}/markets`);
  await expect(page.getByText(NOT_THERE_OFFLINE)).toBeVisible();
  // Nobody had come to a footer.
  const drawn = page.locator('footer').evaluate(async (footer) => {
    footer.scrollIntoView();
    const pictures = [...footer.querySelectorAll('img')];
    await Promise.all(pictures.map((picture) => picture.decode()));
    return pictures.length;
  });
  expect(await drawn).toBeGreaterThan(0);
  const saved = page.getByRole('region', { name: 'Saved on this device' }).getByRole('listitem');
  await expect(saved.filter({ hasText: /^Home/ })).toHaveText(/^Homefigures of .*\d\d:\d\d/);
  await expect(saved.filter({ hasText: 'Contact' })).toHaveText(/\+234/);
  await expect(saved.filter({ hasText: 'Markets' })).toHaveCount(0);
  await expectAccessible(page);
  await saved.getByRole('link', { name: 'Home' }).click();
  await expect(board.getByText(INDEX)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(NOT_THERE_OFFLINE)).toBeVisible();
  await comeBack(page, site);
  await expect(title(page, 'Markets')).toBeVisible();
});

test('pages of words are there before they are visited', async ({ page, site }) => {
  await page.goto(`${site.origin}/`);
  await keeps(page, /\/contact$/, /\/about\/director\/./);
  await goOffline(page, site);
  for (const path of ['/about', '/services', '/resources', '/contact']) {
    await page.goto(site.origin + path);
    await expect(title(page, 'This page did not load')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(`${site.origin}/about/directors`);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Board of Directors');
  await expect(page.getByText(NOT_THERE_OFFLINE)).toBeHidden();
});

test('an embedded chart is there too', async ({ page, site }) => {
  await page.goto(`${site.origin}/embed/exchange-rate?range=5y`);
  const slider = page.getByRole('slider', { name: 'Day to read' });
  await expect(slider).toBeVisible();
  await keeps(page, /\/embed\/exchange-rate$/, /\/EmbedPage-.*\.js/);
  await keepsAssets(page);
  await page.goto(`${site.origin}/embed/inflation`);
  await keeps(page, /\/embed\/inflation$/);
  // Its readers are on another site: the pages of words are not for them.
  expect(site.asked).not.toContain('/about');
  await goOffline(page, site);
  await page.goto(`${site.origin}/embed/exchange-rate?range=5y`);
  await expect(slider).toBeVisible();
});

test('nothing of the staff area, of stored files or of the database is kept', async ({ page }) => {
  await page.goto('/');
  await keepsHome(page);
  await main(page).getByRole('link', { name: 'Resources' }).click();
  await keeps(page, /\/ResourcesPage-.*\.js/, /\/images\//);
  const login = await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  expect(login?.fromServiceWorker()).toBe(false);
  await page.goto('/about');
  await keeps(page, /\/about$/);
  const paths = (await kept(page)).map((url) => url.replace(new URL(page.url()).origin, ''));
  const expected =
    /^\/(assets\/[^/]+|images\/.+|favicon\.svg|offline|about(\/.+)?|services|resources|contact)?$/;
  expect(paths.filter((path) => !expected.test(path))).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual(['site']);
});

test.describe('a new version', () => {
  /** Of which version the scripts of a page are. */
  const versions = async (page: Page, of: (url: string) => 1 | 2) => {
    const urls = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    return [...new Set(urls.filter((url) => url.endsWith('.js')).map(of))];
  };

  test('comes whole, once; the one before stays whole until its last page is closed', async ({
    page,
    context,
    site,
  }) => {
    await page.goto(`${site.origin}/`);
    await keepsHome(page);
    const other = await context.newPage();
    await other.goto(`${site.origin}/`);
    await expect(other.locator('.market-board').getByText(INDEX)).toBeVisible();

    site.deploy();
    site.documents.length = 0;
    // Its code is gone: the page loads itself anew, once.
    await link(page).click();
    await expect(title(page, 'Markets')).toBeVisible();
    expect(site.documents).toEqual(['/markets']);
    await expect.poll(() => versions(page, site.versionOf)).toEqual([2]);
    await expect
      .poll(() =>
        page.evaluate(
          async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state,
        ),
      )
      .toBe('installed');
    await keeps(page, /\/markets$/, /\/MarketsPage-V2.*\.js/);

    await site.switchOff();
    await other.reload();
    await expect(other.locator('.market-board').getByText(INDEX)).toBeVisible();
    await other.getByRole('tab').last().click();
    await expect.poll(() => versions(other, site.versionOf)).toEqual([1]);
    await page.reload();
    await expect(title(page, 'Markets')).toBeVisible();
    // Its words are there before its code.
    await expect.poll(() => versions(page, site.versionOf)).toEqual([2]);

    await site.switchOn();
    await page.close();
    await other.close();
    // Only then does the new worker take over, and delete what the version before needed.
    await expect
      .poll(async () => {
        const urls = await context.serviceWorkers().at(-1)?.evaluate(addressesKept);
        return urls?.filter((url) => url.endsWith('.js') && site.versionOf(url) === 1);
      })
      .toEqual([]);
    const later = await context.newPage();
    await later.goto(`${site.origin}/markets`);
    // The page of the version before is gone with its code, that of this one is not.
    expect(await kept(later)).not.toContain(`${site.origin}/`);
    await keeps(later, /\/contact$/);
    await goOffline(later, site);
    await later.reload();
    await expect(title(later, 'Markets')).toBeVisible();
    await main(later).getByRole('link', { name: 'About' }).click();
    await expect(title(later, TITLES[1])).toBeVisible();
  });

  test('is loaded at the next visit, unless its visitor has begun to use the one before', async ({
    page,
    context,
    site,
  }) => {
    await page.goto(`${site.origin}/about`);
    await keeps(page, /\/about$/);
    await keepsAssets(page);
    site.deploy();
    const answered = newSignal();
    site.held = { code: /^\/about$/, until: answered.given };
    const open = async () => {
      const opened = await context.newPage();
      await opened.goto(`${site.origin}/about`);
      await expect(title(opened, TITLES[0])).toBeVisible();
      return opened;
    };
    const [used, seen] = [await open(), await open()];
    await used.getByRole('heading', { level: 1 }).click();
    answered.give();
    await expect(title(seen, TITLES[1])).toBeVisible();
    await expect(title(used, TITLES[0])).toBeVisible();
  });
});
