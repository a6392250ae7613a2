/** The service worker: pages without a network, and updates to a new version of the site. */
import type { Page } from '@playwright/test';
import { NOT_SAVED_OFFLINE } from '@/app/site/failureMessages';
import { expect, expectAccessible } from '../../helpers/page';
import { createSignal } from '../../helpers/signal';
import { type SiteVersions, test, ABOUT_TITLES } from '../../helpers/siteVersions';
import { INDEX, getStripLink } from '../../helpers/today';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ expectErrors }) => {
  expectErrors(
    /ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)|404|did not arrive|A page failed|firebase/i,
  );
});

const getHeading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const getMainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Returns the URLs in all caches of the origin. Runs in a page or in the service worker. */
async function listCachedUrls(): Promise<string[]> {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => decodeURI(url));
}
const readCachedUrls = (page: Page) => page.evaluate(listCachedUrls);

const waitUntilCached = (page: Page, ...patterns: RegExp[]) =>
  expect
    .poll(async () => {
      const urls = await readCachedUrls(page);
      return patterns.filter((pattern) => !urls.some((url) => pattern.test(url)));
    })
    .toEqual([]);

/**
 * Waits until the service worker controls the page and has cached Home with its deferred sections.
 */
async function waitUntilHomeCached(page: Page): Promise<void> {
  await waitUntilCached(
    page,
    /:\d+\/$/,
    /\/BelowTheFold-.*\.js/,
    /\/BelowTheFold-.*\.css/,
    /\/offline$/,
  );
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}

const waitUntilAssetsCached = (page: Page) =>
  expect
    .poll(async () => {
      const urls = new Set(await readCachedUrls(page));
      const fetched = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      const assets = fetched.filter((url) => url.includes('/assets/'));
      return assets.filter((url) => !urls.has(url));
    })
    .toEqual([]);

/** Goes offline and stops the server, because `setOffline` does not affect the service worker. */
async function goOffline(page: Page, site: SiteVersions): Promise<void> {
  await site.switchOff();
  await page.context().setOffline(true);
}

async function goOnline(page: Page, site: SiteVersions): Promise<void> {
  await site.switchOn();
  await page.context().setOffline(false);
}

test('shows visited pages offline, and a notice for other pages', async ({ page, site }) => {
  await page.goto(`${site.origin}/`);
  const board = page.locator('.market-board');
  await expect(board.getByText(INDEX)).toBeVisible();
  await waitUntilHomeCached(page);
  await getMainMenu(page).getByRole('link', { name: 'About' }).click();
  await expect(getHeading(page, 'Who we are')).toBeVisible();
  await waitUntilCached(page, /\/AboutPage-.*\.js/, /\/AboutPage-.*\.css/, /\/contact$/);
  await waitUntilAssetsCached(page);

  await goOffline(page, site);
  await page.goto(`${site.origin}/`);
  await expect(board.getByText(INDEX)).toBeVisible();
  await expect(page.getByText(/From your last visit, \d/)).toBeVisible();
  await expect(page.locator('.market-board [aria-busy=true]')).toHaveCount(0);
  await page.getByRole('tab').last().click();
  await expect(page.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  // The visitor opened About with a link, so the browser has never received the HTML of About.
  await page.goto(`${site.origin}/about?from=mail`);
  await expect(getHeading(page, 'Who we are')).toBeVisible();
  await expect(getMainMenu(page).getByRole('link', { name: 'About' })).toHaveCSS(
    'display',
    /flex|block/,
  );

  await page.goto(`${site.origin}/markets`);
  await expect(page.getByText(NOT_SAVED_OFFLINE)).toBeVisible();
  // The footer loads its pictures when it comes into view. It was not in view before.
  const pictureCount = page.locator('footer').evaluate(async (footer) => {
    footer.scrollIntoView();
    const pictures = [...footer.querySelectorAll('img')];
    await Promise.all(pictures.map((picture) => picture.decode()));
    return pictures.length;
  });
  expect(await pictureCount).toBeGreaterThan(0);
  const savedPages = page
    .getByRole('region', { name: 'Saved on this device' })
    .getByRole('listitem');
  await expect(savedPages.filter({ hasText: /^Home/ })).toHaveText(/^Homefigures of .*\d\d:\d\d/);
  await expect(savedPages.filter({ hasText: 'Contact' })).toHaveText(/\+234/);
  await expect(savedPages.filter({ hasText: 'Markets' })).toHaveCount(0);
  // Scrolls to the top. At the current position, the fixed header covers half of a link, which axe
  // would report.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await savedPages.getByRole('link', { name: 'Home' }).click();
  await expect(board.getByText(INDEX)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(NOT_SAVED_OFFLINE)).toBeVisible();
  await goOnline(page, site);
  await expect(getHeading(page, 'Markets')).toBeVisible();
});

test('shows pages without figures offline even if they were never visited', async ({
  page,
  site,
}) => {
  await page.goto(`${site.origin}/`);
  await waitUntilCached(page, /\/contact$/, /\/about\/director\/./);
  await goOffline(page, site);
  for (const path of ['/about', '/services', '/resources', '/contact']) {
    await page.goto(site.origin + path);
    await expect(getHeading(page, 'This page did not load')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(`${site.origin}/about/directors`);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Board of Directors');
  await expect(page.getByText(NOT_SAVED_OFFLINE)).toBeHidden();
});

test('shows an embedded chart offline after a visit', async ({ page, site }) => {
  await page.goto(`${site.origin}/embed/exchange-rate?range=5y`);
  const slider = page.getByRole('slider', { name: 'Day to read' });
  await expect(slider).toBeVisible();
  await waitUntilCached(page, /\/embed\/exchange-rate$/, /\/EmbedPage-.*\.js/);
  await waitUntilAssetsCached(page);
  await page.goto(`${site.origin}/embed/inflation`);
  await waitUntilCached(page, /\/embed\/inflation$/);
  // The page that embeds the chart is on another site, so the worker must not cache other pages of
  // this site.
  expect(site.requests).not.toContain('/about');
  await goOffline(page, site);
  await page.goto(`${site.origin}/embed/exchange-rate?range=5y`);
  await expect(slider).toBeVisible();
});

test('caches nothing from the staff area, Storage or Firestore for offline use', async ({
  page,
}) => {
  await page.goto('/');
  await waitUntilHomeCached(page);
  await getMainMenu(page).getByRole('link', { name: 'Resources' }).click();
  await waitUntilCached(page, /\/ResourcesPage-.*\.js/, /\/images\//);
  const login = await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  expect(login?.fromServiceWorker()).toBe(false);
  await page.goto('/about');
  await waitUntilCached(page, /\/about$/);
  const paths = (await readCachedUrls(page)).map((url) =>
    url.replace(new URL(page.url()).origin, ''),
  );
  const expected =
    /^\/(assets\/[^/]+|images\/.+|favicon\.svg|offline|about(\/.+)?|services|resources|contact)?$/;
  expect(paths.filter((path) => !expected.test(path))).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual(['site']);
});

test.describe('a new version', () => {
  /** Returns the version numbers of the scripts that the page has loaded. */
  const readScriptVersions = async (page: Page, site: SiteVersions) => {
    const urls = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    return [...new Set(urls.filter((url) => url.endsWith('.js')).map(site.getVersion))];
  };

  test('activates a new version only after the last page of the old version is closed', async ({
    page,
    context,
    site,
  }) => {
    await page.goto(`${site.origin}/`);
    await waitUntilHomeCached(page);
    const oldPage = await context.newPage();
    await oldPage.goto(`${site.origin}/`);
    await expect(oldPage.locator('.market-board').getByText(INDEX)).toBeVisible();

    site.deploy();
    site.documentRequests.length = 0;
    // After the deployment, the server no longer has the old code of /markets, so the page is
    // reloaded.
    await getStripLink(page).click();
    await expect(getHeading(page, 'Markets')).toBeVisible();
    expect(site.documentRequests).toEqual(['/markets']);
    await expect.poll(() => readScriptVersions(page, site)).toEqual([2]);
    await expect
      .poll(() =>
        page.evaluate(
          async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state,
        ),
      )
      .toBe('installed');
    await waitUntilCached(page, /\/markets$/, /\/MarketsPage-V2.*\.js/);

    await site.switchOff();
    await oldPage.reload();
    await expect(oldPage.locator('.market-board').getByText(INDEX)).toBeVisible();
    await oldPage.getByRole('tab').last().click();
    await expect.poll(() => readScriptVersions(oldPage, site)).toEqual([1]);
    await page.reload();
    await expect(getHeading(page, 'Markets')).toBeVisible();
    // The heading is already in the HTML, so it may be visible while the scripts are still loading.
    await expect.poll(() => readScriptVersions(page, site)).toEqual([2]);

    await site.switchOn();
    await page.close();
    await oldPage.close();
    // No page of the old version is open any more, so the new worker takes over.
    await expect
      .poll(async () => {
        const urls = await context.serviceWorkers().at(-1)?.evaluate(listCachedUrls);
        return urls?.filter((url) => url.endsWith('.js') && site.getVersion(url) === 1);
      })
      .toEqual([]);
    const newPage = await context.newPage();
    await newPage.goto(`${site.origin}/markets`);
    // The cached copy of Home belonged to the old version, so the new worker has deleted it.
    expect(await readCachedUrls(newPage)).not.toContain(`${site.origin}/`);
    await waitUntilCached(newPage, /\/contact$/);
    await goOffline(newPage, site);
    await newPage.reload();
    await expect(getHeading(newPage, 'Markets')).toBeVisible();
    await getMainMenu(newPage).getByRole('link', { name: 'About' }).click();
    await expect(getHeading(newPage, ABOUT_TITLES[1])).toBeVisible();
  });

  test('reloads an old cached page in the new version unless the visitor has clicked on it', async ({
    page,
    context,
    site,
  }) => {
    await page.goto(`${site.origin}/about`);
    await waitUntilCached(page, /\/about$/);
    await waitUntilAssetsCached(page);
    site.deploy();
    const released = createSignal();
    site.delayed = { paths: /^\/about$/, until: released.promise };
    const openAbout = async () => {
      const newPage = await context.newPage();
      await newPage.goto(`${site.origin}/about`);
      await expect(getHeading(newPage, ABOUT_TITLES[0])).toBeVisible();
      return newPage;
    };
    const [usedPage, unusedPage] = [await openAbout(), await openAbout()];
    await usedPage.getByRole('heading', { level: 1 }).click();
    released.resolve();
    await expect(getHeading(unusedPage, ABOUT_TITLES[1])).toBeVisible();
    await expect(getHeading(usedPage, ABOUT_TITLES[0])).toBeVisible();
  });
});
