/**
 * The Today strip and the market board on first and later visits, including visits on which fonts
 * or code load late.
 */
import type { Page } from '@playwright/test';
import { holidays } from '@/content/holidays';
import { addDays, findPreviousTradingDay } from '@/lib/days';
import { asi } from '../../../seed/market';
import { expectFits } from '../../helpers/everyPage';
import { expect, test } from '../../helpers/page';
import { holdRequests } from '../../helpers/network';
import { watchShifts } from '../../helpers/shifts';
import { createSignal } from '../../helpers/signal';
import {
  FIRESTORE_URL,
  expectFresh,
  INDEX,
  getStripLink,
  RATE,
  getStrip,
} from '../../helpers/today';

const SHIFT_BUDGET = 0.01;

test('requests the figures before the first paint, and code only after it', async ({ page }) => {
  const scriptUrls: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scriptUrls.push(request.url());
  });
  const release = await holdRequests(page, /\/assets\/HomePage-.*\.css/);
  const figuresResponse = page.waitForResponse(FIRESTORE_URL);
  await page.goto('/', { waitUntil: 'commit' });
  await figuresResponse;
  expect(scriptUrls).toEqual([]);
  release();
  await expect(getStripLink(page)).toContainText(INDEX);
  await expect.poll(() => scriptUrls.length).toBeGreaterThan(3);
  // A preloaded script must not be requested again when it runs.
  await page.waitForLoadState('networkidle');
  expect(scriptUrls).toEqual([...new Set(scriptUrls)]);
});

test('shows the cached figures before the code of the page loads', async ({ page }) => {
  await page.goto('/about');
  await expect(getStripLink(page)).toContainText(RATE);
  // Waits for the cache, because its code loads after the page has shown the figures.
  const readCachedNames = () =>
    page.evaluate(() =>
      ['asi', 'macroeconomics'].filter((name) => localStorage.getItem(`lastKnown:${name}`)),
    );
  await expect.poll(readCachedNames).toHaveLength(2);
  const releaseCode = await holdRequests(page, /\/assets\/index-.*\.js/);
  const releaseFigures = await holdRequests(page, FIRESTORE_URL);
  await page.goto('/', { waitUntil: 'commit' });
  for (const selector of ['.hero-value', '.asi-value']) {
    await expect(page.locator(selector)).toHaveText(INDEX);
  }
  await expect(page.locator('.asi-change')).toContainText('+0.62%');
  await expect(page.locator('.rate-value')).toHaveText(RATE);
  for (const path of ['/', '/contact']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(getStripLink(page)).toContainText(INDEX);
    await expect(getStripLink(page)).toContainText('+0.62%');
    await expect(getStripLink(page)).toContainText(RATE);
    await expect(getStrip(page)).toHaveAttribute('data-state', 'known');
    await expect(getStripLink(page)).toContainText('Looking for newer figures');
  }
  releaseCode();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await expect(getStrip(page)).toHaveAttribute('data-state', 'known');
  releaseFigures();
  await expect(getStrip(page)).toHaveAttribute('data-state', 'fresh');
});

test('removes the loading label when newer figures arrive', async ({ page }) => {
  const shifts = await watchShifts(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/about', '/markets']) {
      await test.step(`${path} at a width of ${width} px`, async () => {
        await page.goto(path);
        await expect(getStrip(page)).toHaveAttribute('data-state', 'fresh');
        await expect(getStripLink(page)).toHaveAttribute('aria-busy', 'false');
        await page.waitForLoadState('networkidle');
        await expect(getStripLink(page)).toHaveAccessibleName(
          // The name of the link must not contain a loading label between the rate and “Market
          // data”.
          new RegExp(
            `${INDEX} \\+0\\.62% from the previous session .*${RATE.replaceAll('$', String.raw`\$`)} Market data$`,
          ),
        );
        expect(await shifts()).toBe(0);
      });
    }
  }
});

test('shows the figures before the code of the page loads on a first visit', async ({ page }) => {
  const shifts = await watchShifts(page);
  const reads: string[] = [];
  const headers = new Set<string>();
  page.on('request', (request) => {
    if (!FIRESTORE_URL.test(request.url())) return;
    reads.push(request.postData() ?? '');
    for (const name of Object.keys(request.headers())) headers.add(name);
  });
  for (const path of ['/', '/about']) {
    reads.length = 0;
    const release = await holdRequests(page, /\/assets\/(index|firestore)-.*\.js/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(getStrip(page)).toHaveAttribute('data-state', 'fresh');
    for (const text of [INDEX, '+0.62%', RATE])
      await expect(getStripLink(page)).toContainText(text);
    await expect(getStrip(page).locator('time')).toHaveText(/^\d+ \w+ \d+$/);
    await expect(getStripLink(page)).not.toContainText('Looking for newer figures');
    if (path === '/') {
      for (const selector of ['.hero-value', '.asi-value']) {
        await expect(page.locator(selector)).toHaveText(INDEX);
      }
      await expect(page.locator('.rate-value')).toHaveText(RATE);
    }
    // On Home, three further reads load the data of the lower sections.
    await expect.poll(() => reads.length).toBe(path === '/' ? 6 : 3);
    const statesHandle = await page.evaluateHandle(() => {
      const states: (string | undefined)[] = [];
      const element = document.querySelector<HTMLElement>('.today');
      const recordState = () => states.push(`${element?.dataset['state']} ${element?.innerText}`);
      if (element !== null) {
        new MutationObserver(recordState).observe(element, {
          attributes: true,
          characterData: true,
          childList: true,
          subtree: true,
        });
      }
      return states;
    });
    release();
    await expect(page.getByRole('status').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    const states = await statesHandle.jsonValue();
    expect(states.filter((state) => !state?.startsWith('fresh') || !state.includes(INDEX))).toEqual(
      [],
    );
    // The Firebase SDK must use the responses that the start-up script has loaded, and must not
    // send these requests again. Only Home sends one more read, for its note.
    await expect.poll(() => reads.length).toBe(path === '/' ? 7 : 3);
    expect(new Set(reads).size).toBe(reads.length);
    expect(await shifts()).toBe(0);
    await page.evaluate(() => localStorage.clear());
  }
  // Any of these headers would cost a CORS preflight request.
  expect([...headers].filter((name) => /goog|firebase|authorization/.test(name))).toEqual([]);
});

/**
 * Changes a response that contains the last sessions. The exchange rate becomes one session older
 * than the index, and the lists of rates become two weeks older.
 */
function withOlderRates(body: string): string {
  const [sessions = '', rates = '', lists = ''] = body.split(/(?="exchangeRate":|"lists":)/);
  const sessionBefore = findPreviousTradingDay(asi.date, holidays);
  return (
    sessions +
    rates.replaceAll(asi.date, sessionBefore) +
    lists.replaceAll(asi.date, addDays(asi.date, -14))
  );
}

/**
 * Delays responses with the last sessions, and makes their rates older.
 * @returns a function that releases the delayed responses
 */
async function holdOlderRates(page: Page): Promise<() => void> {
  const release = createSignal();
  await page.route(/:batchGet/, async (route) => {
    if (route.request().postData()?.includes('history/recent') !== true) return route.fallback();
    const response = await route.fetch();
    await release.promise;
    return route.fulfill({ response, body: withOlderRates(await response.text()) });
  });
  return release.resolve;
}

for (const width of [320, 390, 768, 1440])
  test(`shows the day of an older exchange rate without a layout shift, at a width of ${width} px`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    const nameWithDay = /Naira per \$\s*, (Mon|Tue|Wed|Thu|Fri)\s*N/;
    await page.setViewportSize({ width, height: 800 });
    const release = await holdOlderRates(page);
    await page.goto('/about');
    await expectFresh(page);
    await expect(getStripLink(page)).not.toHaveAccessibleName(nameWithDay);
    release();
    await expect(getStripLink(page)).toHaveAccessibleName(nameWithDay);
    await expectFits(page, `at ${width}`);
    expect(await shifts()).toBe(0);
    const releaseCode = await holdRequests(page, /\/assets\/index-.*\.js/);
    await page.reload({ waitUntil: 'commit' });
    await expect(getStripLink(page)).toHaveAccessibleName(nameWithDay);
    releaseCode();
    await expect(getStrip(page)).toHaveAttribute('data-state', 'fresh');
    await expect(getStripLink(page)).toHaveAccessibleName(nameWithDay);
    expect(await shifts()).toBe(0);
    // Waits for pending responses, because their handlers would fail after the end of the test.
    await page.unrouteAll({ behavior: 'wait' });
  });

test('shows the date beside each figure on Home that is older than the index', async ({ page }) => {
  const release = await holdOlderRates(page);
  release();
  const shifts = await watchShifts(page);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(page.locator('.market-board .own-date')).toHaveCount(3);
    const indexDate = await page.locator('.asi-change time').textContent();
    for (const ownDate of await page.locator('.market-board .own-date').allTextContents())
      expect(ownDate).not.toBe(indexDate);
    await expectFits(page, `at ${width}`);
  }
  expect(await shifts()).toBe(0);
});

test('keeps layout shifts small when fonts load after the figures', async ({ page }) => {
  const shifts = await watchShifts(page, { fonts: 'late' });
  const families = ['Figures', 'Inter', 'Montserrat'];
  const readLoadedFamilies = () =>
    page.evaluate((names) => {
      const loadedFonts = [...document.fonts].filter(({ status }) => status === 'loaded');
      return names.filter((name) =>
        loadedFonts.some(({ family }) => family.replaceAll('"', '') === name),
      );
    }, families);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const release = await holdRequests(page, /\.woff2$/);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(getStrip(page)).toHaveAttribute('data-state', 'fresh');
    expect(await readLoadedFamilies()).toEqual([]);
    release();
    await expect.poll(readLoadedFamilies).toEqual(families);
    await page.waitForLoadState('networkidle');
    expect(await shifts(), `at ${width}`).toBeLessThanOrEqual(SHIFT_BUDGET);
    await page.evaluate(() => localStorage.clear());
  }
});

test('shows the whole Today strip on the first screen at every width', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  for (const text of [INDEX, RATE]) {
    await expect(getStripLink(page).getByText(text)).toBeInViewport({ ratio: 1 });
  }
  const title = await page.getByRole('heading', { name: 'Market data' }).boundingBox();
  expect(title?.y).toBeLessThanOrEqual(760);
  await expect(page.locator('.hero-closes')).toBeInViewport();
  await expect(
    page.getByText('Right of the line: an illustration, not a forecast'),
  ).toBeInViewport();

  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await expect(getStrip(page)).toHaveAttribute('data-state', 'fresh');
  for (const width of [
    320, 344, 345, 360, 374, 375, 390, 600, 699, 700, 768, 899, 900, 1100, 1440,
  ]) {
    await page.setViewportSize({ width, height: 740 });
    const truncatedTexts = await getStrip(page).evaluate((element) => {
      // Inserts the longest weekday, and an index of seven digits.
      const [day, index] = [element.querySelector('small'), element.querySelector('b')];
      if (day !== null) day.textContent = 'Wednesday';
      if (index !== null) index.textContent = '1,105,432.07';
      return [...element.querySelectorAll('a > span:not(:last-child, [data-figure="today.note"])')]
        .filter((cell) => cell.scrollWidth > cell.clientWidth)
        .map((cell) => cell.textContent);
    });
    expect(truncatedTexts, `at ${width}`).toEqual([]);
    const unit = await getStrip(page).getByText('Naira per $').boundingBox();
    const arrow = await getStripLink(page).locator('svg').last().boundingBox();
    if (unit !== null && arrow !== null && arrow.y < unit.y + unit.height) {
      expect(arrow.x - unit.x - unit.width, `at ${width}`).toBeGreaterThan(3);
    }
    expect((await getStrip(page).boundingBox())?.height).toBe(44);
  }
});
