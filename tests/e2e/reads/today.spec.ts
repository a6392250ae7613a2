/**
 * The figures of the day under the navigation: first, second and failed visits, fonts that come
 * late, and every width.
 */
import type { Page } from '@playwright/test';
import { holidays } from '@/content/holidays';
import { addDays, previousTradingDay } from '@/lib/days';
import { asi } from '../../../seed/market';
import { expectFits } from '../../helpers/everyPage';
import { expect, test } from '../../helpers/page';
import { hold } from '../../helpers/network';
import { watchShifts } from '../../helpers/shifts';
import { newSignal } from '../../helpers/signal';
import { DATABASE, expectFresh, INDEX, link, RATE, strip } from '../../helpers/today';

const SHIFT_BUDGET = 0.01;

test('the code begins once the page can be painted, the figures before', async ({ page }) => {
  const code: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) code.push(request.url());
  });
  const release = await hold(page, /\/assets\/HomePage-.*\.css/);
  const answered = page.waitForResponse(DATABASE);
  await page.goto('/', { waitUntil: 'commit' });
  await answered;
  expect(code).toEqual([]);
  release();
  await expect(link(page)).toContainText(INDEX);
  await expect.poll(() => code.length).toBeGreaterThan(3);
  // Preloaded and run, each is asked for once.
  await page.waitForLoadState('networkidle');
  expect(code).toEqual([...new Set(code)]);
});

test('what the last visit showed is there before the code of the page', async ({ page }) => {
  await page.goto('/about');
  await expect(link(page)).toContainText(RATE);
  // The figures are shown before the code is there that caches them.
  const cached = () =>
    page.evaluate(() =>
      ['asi', 'macroeconomics'].filter((name) => localStorage.getItem(`lastKnown:${name}`)),
    );
  await expect.poll(cached).toHaveLength(2);
  const release = await hold(page, /\/assets\/index-.*\.js/);
  const answer = await hold(page, DATABASE);
  await page.goto('/', { waitUntil: 'commit' });
  for (const place of ['.hero-value', '.asi-value']) {
    await expect(page.locator(place)).toHaveText(INDEX);
  }
  await expect(page.locator('.asi-change')).toContainText('+0.62%');
  await expect(page.locator('.rate-value')).toHaveText(RATE);
  for (const path of ['/', '/contact']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(link(page)).toContainText(INDEX);
    await expect(link(page)).toContainText('+0.62%');
    await expect(link(page)).toContainText(RATE);
    await expect(strip(page)).toHaveAttribute('data-state', 'known');
    await expect(link(page)).toContainText('Looking for newer figures');
  }
  release();
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await expect(strip(page)).toHaveAttribute('data-state', 'known');
  answer();
  await expect(strip(page)).toHaveAttribute('data-state', 'fresh');
});

test('says no longer on a second visit that it looks for newer figures, once they are there', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/about', '/markets']) {
      await test.step(`${path} at ${width}`, async () => {
        await page.goto(path);
        await expect(strip(page)).toHaveAttribute('data-state', 'fresh');
        await expect(link(page)).toHaveAttribute('aria-busy', 'false');
        await page.waitForLoadState('networkidle');
        await expect(link(page)).toHaveAccessibleName(
          // Nothing is between the rate and the link's own words.
          new RegExp(
            `${INDEX} \\+0\\.62% from the previous session .*${RATE.replaceAll('$', String.raw`\$`)} Market data$`,
          ),
        );
        expect(await shifts()).toBe(0);
      });
    }
  }
});

test('the figures of a first visit are there before the code of the page, and stay', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  const asked: string[] = [];
  const headers = new Set<string>();
  page.on('request', (request) => {
    if (!DATABASE.test(request.url())) return;
    asked.push(request.postData() ?? '');
    for (const name of Object.keys(request.headers())) headers.add(name);
  });
  for (const path of ['/', '/about']) {
    asked.length = 0;
    const release = await hold(page, /\/assets\/(index|firestore)-.*\.js/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(strip(page)).toHaveAttribute('data-state', 'fresh');
    for (const text of [INDEX, '+0.62%', RATE]) await expect(link(page)).toContainText(text);
    await expect(strip(page).locator('time')).toHaveText(/^\d+ \w+ \d+$/);
    await expect(link(page)).not.toContainText('Looking for newer figures');
    if (path === '/') {
      for (const place of ['.hero-value', '.asi-value']) {
        await expect(page.locator(place)).toHaveText(INDEX);
      }
      await expect(page.locator('.rate-value')).toHaveText(RATE);
    }
    // What is below the figures is on its way too, before the page hydrates.
    await expect.poll(() => asked.length).toBe(path === '/' ? 6 : 3);
    const seen = await page.evaluateHandle(() => {
      const states: (string | undefined)[] = [];
      const part = document.querySelector<HTMLElement>('.today');
      const look = () => states.push(`${part?.dataset['state']} ${part?.innerText}`);
      if (part !== null) {
        new MutationObserver(look).observe(part, {
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
    const states = await seen.jsonValue();
    expect(states.filter((state) => !state?.startsWith('fresh') || !state.includes(INDEX))).toEqual(
      [],
    );
    // The SDK takes the answers: it sends nothing a second time.
    expect(asked).toHaveLength(path === '/' ? 6 : 3);
    expect(new Set(asked).size).toBe(asked.length);
    expect(await shifts()).toBe(0);
    await page.evaluate(() => localStorage.clear());
  }
  // None for which the browser would have to ask first.
  expect([...headers].filter((name) => /goog|firebase|authorization/.test(name))).toEqual([]);
});

/**
 * The answer with the last sessions, in which the exchange rate is a session older than the index,
 * and the lists two weeks.
 */
function withOlderRates(answer: string): string {
  const [sessions = '', rates = '', lists = ''] = answer.split(/(?="exchangeRate":|"lists":)/);
  const before = previousTradingDay(asi.date, holidays);
  return (
    sessions +
    rates.replaceAll(asi.date, before) +
    lists.replaceAll(asi.date, addDays(asi.date, -14))
  );
}

/** Keeps answers with the last sessions back until the result is called; they have older rates. */
async function holdOlderRates(page: Page): Promise<() => void> {
  const release = newSignal();
  await page.route(/:batchGet/, async (route) => {
    if (route.request().postData()?.includes('history/recent') !== true) return route.fallback();
    const response = await route.fetch();
    await release.given;
    return route.fulfill({ response, body: withOlderRates(await response.text()) });
  });
  return release.give;
}

for (const width of [320, 390, 768, 1440])
  test(`an exchange rate of another day shows its day without a layout shift, at ${width}`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    const day = /Naira per \$\s*, (Mon|Tue|Wed|Thu|Fri)\s*N/;
    await page.setViewportSize({ width, height: 800 });
    const release = await holdOlderRates(page);
    await page.goto('/about');
    await expectFresh(page);
    await expect(link(page)).not.toHaveAccessibleName(day);
    release();
    await expect(link(page)).toHaveAccessibleName(day);
    await expectFits(page, `at ${width}`);
    expect(await shifts()).toBe(0);
    const code = await hold(page, /\/assets\/index-.*\.js/);
    await page.reload({ waitUntil: 'commit' });
    await expect(link(page)).toHaveAccessibleName(day);
    code();
    await expect(strip(page)).toHaveAttribute('data-state', 'fresh');
    await expect(link(page)).toHaveAccessibleName(day);
    expect(await shifts()).toBe(0);
    // The last sessions may still be on their way: an answer cut off by the end of the test would
    // fail it.
    await page.unrouteAll({ behavior: 'wait' });
  });

test('figures of Home that are of other days than the index say which', async ({ page }) => {
  const release = await holdOlderRates(page);
  release();
  const shifts = await watchShifts(page);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(page.locator('.market-board .own-date')).toHaveCount(3);
    const index = await page.locator('.asi-change time').textContent();
    for (const own of await page.locator('.market-board .own-date').allTextContents())
      expect(own).not.toBe(index);
    await expectFits(page, `at ${width}`);
  }
  expect(await shifts()).toBe(0);
});

test('fonts that come after the figures move next to nothing', async ({ page }) => {
  const shifts = await watchShifts(page, { fonts: 'late' });
  const families = ['Figures', 'Inter', 'Montserrat'];
  const loaded = () =>
    page.evaluate((names) => {
      const there = [...document.fonts].filter(({ status }) => status === 'loaded');
      return names.filter((name) =>
        there.some(({ family }) => family.replaceAll('"', '') === name),
      );
    }, families);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const release = await hold(page, /\.woff2$/);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(strip(page)).toHaveAttribute('data-state', 'fresh');
    expect(await loaded()).toEqual([]);
    release();
    await expect.poll(loaded).toEqual(families);
    await page.waitForLoadState('networkidle');
    expect(await shifts(), `at ${width}`).toBeLessThanOrEqual(SHIFT_BUDGET);
    await page.evaluate(() => localStorage.clear());
  }
});

test('the strip is on the first screen of a phone, the board on the second, and nothing of it is cut at any width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  for (const text of [INDEX, RATE]) {
    await expect(link(page).getByText(text)).toBeInViewport({ ratio: 1 });
  }
  const title = await page.getByRole('heading', { name: 'Market data' }).boundingBox();
  expect(title?.y).toBeLessThanOrEqual(760);
  await expect(page.locator('.hero-closes')).toBeInViewport();
  await expect(
    page.getByText('Right of the line: an illustration, not a forecast'),
  ).toBeInViewport();

  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await expect(strip(page)).toHaveAttribute('data-state', 'fresh');
  for (const width of [
    320, 344, 345, 360, 374, 375, 390, 600, 699, 700, 768, 899, 900, 1100, 1440,
  ]) {
    await page.setViewportSize({ width, height: 740 });
    const cut = await strip(page).evaluate((part) => {
      // The longest day and an index of seven figures.
      const [flag, index] = [part.querySelector('small'), part.querySelector('b')];
      if (flag !== null) flag.textContent = 'Wednesday';
      if (index !== null) index.textContent = '1,105,432.07';
      return [...part.querySelectorAll('a > span:not(:last-child, [data-figure="today.note"])')]
        .filter((cell) => cell.scrollWidth > cell.clientWidth)
        .map((cell) => cell.textContent);
    });
    expect(cut, `at ${width}`).toEqual([]);
    const unit = await strip(page).getByText('Naira per $').boundingBox();
    const arrow = await link(page).locator('svg').last().boundingBox();
    if (unit !== null && arrow !== null && arrow.y < unit.y + unit.height) {
      expect(arrow.x - unit.x - unit.width, `at ${width}`).toBeGreaterThan(3);
    }
    expect((await strip(page).boundingBox())?.height).toBe(44);
  }
});
