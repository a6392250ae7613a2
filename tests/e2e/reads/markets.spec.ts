/** /markets: its figures by mouse, keys and touch, on phones, on a network that hangs, and without JavaScript. */
import type { Locator, Page } from '@playwright/test';
import { seriesContent } from '@/content/series';
import { expect, expectAccessible, test } from '../../helpers/page';
import { passReadLimit } from '../../helpers/network';
import { watchShifts } from '../../helpers/shifts';

const INDEX = '105,432.07';
const CARDS = [
  ['All Share Index (ASI)', 'asi'],
  ['Naira per dollar', 'exchange-rate'],
  ['What the government pays to borrow', 'bonds'],
  ['Inflation', 'inflation'],
  ['Policy rate', 'policy-rate'],
  ['GDP growth', 'gdp-growth'],
] as const;

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const cards = (page: Page) => page.locator('.market-card');
const busy = (page: Page) => page.locator('.market-card[aria-busy=true]');
const status = (page: Page) => page.locator('main').getByRole('status');

async function open(page: Page): Promise<void> {
  await page.goto('/markets');
  await expect(card(page, 'All Share Index (ASI)')).toContainText(INDEX);
  await expect(busy(page)).toHaveCount(0);
}

/** Requests of the history: let through, kept waiting, or cut off. */
async function network(page: Page) {
  const state: { mode: 'through' | 'hangs' | 'dead'; asked: number } = {
    mode: 'through',
    asked: 0,
  };
  await page.route(/\/documents:runQuery/, async (route) => {
    if (route.request().postData()?.includes('history') !== true) return route.continue();
    state.asked += 1;
    if (state.mode === 'through') await route.continue();
    else if (state.mode === 'dead') await route.abort('connectionrefused');
    return undefined;
  });
  return state;
}

/** Where each card and what is in it stand. */
const places = (page: Page) =>
  page
    .locator('.markets-head, .market-card, .card-chart, .card-end, .markets-note')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { top, height } = part.getBoundingClientRect();
        return `${part.getAttribute('class') ?? ''} ${Math.round(top + scrollY)} ${Math.round(height)}`;
      }),
    );

/** Labels of rulers and plots that meet another one of their chart. */
const meetings = (page: Page) =>
  page.locator('.market-card .chart').evaluateAll((charts) =>
    charts.flatMap((chart) => {
      const labels = [...chart.querySelectorAll('.plot-label, .lying-ruler > div > :not(svg)')]
        .map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0);
      return labels.flatMap((one, index) =>
        labels
          .slice(index + 1)
          .filter(
            ({ box }) =>
              box.left < one.box.right - 0.5 &&
              one.box.left < box.right - 0.5 &&
              box.top < one.box.bottom - 0.5 &&
              one.box.top < box.bottom - 0.5,
          )
          .map(({ text }) => `${one.text} / ${text}`),
      );
    }),
  );

test('one request a series; each card is one link, by mouse and by keys', async ({ page }) => {
  const requests = await network(page);
  await open(page);
  expect(requests.asked).toBe(seriesContent.length);
  await expect(card(page, 'All Share Index (ASI)')).toContainText('0.62% higher than on');
  await expect(card(page, 'Naira per dollar')).toContainText('Next figure');
  await expectAccessible(page);

  for (const [name, slug] of CARDS) {
    const link = card(page, name).getByRole('heading').getByRole('link');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/markets/${slug}`);
    await page.goBack();
    await expect(busy(page)).toHaveCount(0);
    // Anywhere in the card.
    await card(page, name).click({ position: { x: 20, y: 120 } });
    await expect(page).toHaveURL(`/markets/${slug}`);
    await page.goBack();
    await expect(busy(page)).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Treasury bills' }).click();
  await expect(page).toHaveURL('/markets/treasury-bills');
  expect(requests.asked, 'what was read stays for the visit').toBe(seriesContent.length);
});

test('nothing is cut and no labels meet from 320 to 1920', async ({ page }) => {
  await open(page);
  for (const width of [320, 360, 390, 480, 600, 767, 768, 1023, 1024, 1199, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(
      width,
    );
    expect(await meetings(page), `at ${width}`).toEqual([]);
    const wide = await page
      .locator('.card-value, .card-words li, .card-foot, .markets-evening')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.scrollWidth > part.clientWidth + 1)
          .map((part) => part.textContent),
      );
    expect(wide, `at ${width}`).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the list of all series leads to their cards, by touch', async ({ page }) => {
    await open(page);
    const list = page.getByRole('navigation', { name: 'On this page' });
    await expect(list.getByRole('link')).toHaveCount(CARDS.length);
    await expect(list).toContainText('N1,532.45');
    await expectAccessible(page);
    const jump = list.getByRole('link', { name: /^Inflation/ });
    expect((await jump.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await jump.tap();
    await expect(page).toHaveURL('/markets#inflation');
    await expect(card(page, 'Inflation')).toBeInViewport();
    await expect(card(page, 'Inflation')).toBeFocused();
    await card(page, 'Inflation').tap({ position: { x: 100, y: 200 } });
    await expect(page).toHaveURL('/markets/inflation');
  });

  test('the link of the bills is large enough for a finger', async ({ page }) => {
    await open(page);
    const link = page.getByRole('link', { name: 'Treasury bills' });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await link.tap();
    await expect(page).toHaveURL('/markets/treasury-bills');
  });
});

for (const width of [360, 768, 1280]) {
  test(`at ${width} nothing moves: figures late, never, known, not refreshed`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.install();
    const shifts = await watchShifts(page);
    const state = await network(page);
    const retries = (part: Page | Locator) => part.getByRole('button', { name: /^Retry/ });
    const offered = page.getByRole('button', { name: /^Retry(?!ing)/ }).first();

    state.mode = 'hangs';
    await page.goto('/markets');
    await expect.poll(() => state.asked).toBe(seriesContent.length);
    await expect(busy(page)).toHaveCount(CARDS.length);
    const waiting = await places(page);
    await expectAccessible(page);

    await passReadLimit(page, offered);
    await expect(status(page)).toHaveText('The figures could not be loaded.');
    await expect(retries(page)).toHaveCount(CARDS.length);
    expect(await places(page), 'could not be loaded').toEqual(waiting);
    await expectAccessible(page);

    state.mode = 'through';
    await retries(card(page, 'Inflation')).click();
    await expect(card(page, 'Inflation')).toContainText('23.18%');
    await expect(retries(page)).toHaveCount(CARDS.length - 1);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(retries(page)).toHaveCount(0);
    await expect(card(page, 'All Share Index (ASI)')).toContainText(INDEX);
    expect(await places(page), 'late').toEqual(waiting);

    state.mode = 'hangs';
    await page.reload();
    await expect(card(page, 'All Share Index (ASI)')).toContainText(INDEX);
    await expect(page.getByText(/^From your last visit, /)).toHaveCount(CARDS.length);
    await expect(status(page)).toHaveText('Looking for newer figures...');
    expect(await places(page), 'known').toEqual(waiting);

    await passReadLimit(page, offered);
    await expect(status(page)).toHaveText('The figures could not be refreshed.');
    await expect(page.getByText(/^From your last visit, /)).toHaveCount(CARDS.length);
    await expect(retries(page)).toHaveCount(CARDS.length);
    expect(await places(page), 'not refreshed').toEqual(waiting);
    expect(await shifts()).toBe(0);
    await expectAccessible(page);

    state.mode = 'through';
    await retries(card(page, 'GDP growth')).press('Enter');
    await expect(card(page, 'GDP growth')).toContainText('Next figure');
  });
}

test('a dead backend leaves what the browser had, dated, and Retry brings the rest', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_CONNECTION_REFUSED/, /RPC_ERROR/);
  const state = await network(page);
  await open(page);
  state.mode = 'dead';
  await page.reload();
  for (const [name] of CARDS) {
    await expect(card(page, name)).toContainText('Could not be refreshed.');
    await expect(card(page, name)).toContainText(/From your last visit, \d+ \w{3} \d\d, \d\d:\d\d/);
  }
  await expect(card(page, 'All Share Index (ASI)')).toContainText(INDEX);
  state.mode = 'through';
  for (const [name] of CARDS) {
    await card(page, name)
      .getByRole('button', { name: /^Retry/ })
      .click();
  }
  await expect(page.getByText('Could not be refreshed.')).toHaveCount(0);
  await expect(cards(page).getByText('Next figure')).toHaveCount(CARDS.length);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the words are there: what each series is, and where its page is', async ({ page }) => {
    await page.goto('/markets');
    await expect(page.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
    for (const [name, slug] of CARDS) {
      const content = seriesContent.find((each) => each.slug === slug);
      await expect(card(page, name).locator('.card-lead')).toHaveText(content?.lead ?? '');
      const lead = await card(page, name).locator('.card-lead').boundingBox();
      expect(lead?.height, name).toBeGreaterThan(20);
      await expect(card(page, name).getByRole('heading').getByRole('link')).toHaveAttribute(
        'href',
        `/markets/${slug}`,
      );
    }
    await expect(page.getByText('They are not live.')).toBeVisible();
  });
});
