import type { Page } from '@playwright/test';
import { seriesContent } from '@/content/series';
import { formatNaira } from '@/lib/format';
import { measureBox, expect, test } from '../../helpers/page';
import { type RequestMatcher, holdRequests } from '../../helpers/network';
import { waitForFrames } from '../../helpers/texts';

const INDEX = '105,432.07';
/** /markets has one card for each series. Only bonds and T-bills share a card. */
const CARD_COUNT = seriesContent.length - 1;

const getCard = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const getLoadingCards = (page: Page) => page.locator('.market-card[aria-busy=true]');

async function openMarkets(page: Page): Promise<void> {
  await page.goto('/markets');
  await expect(getCard(page, 'All Share Index (ASI)')).toContainText(INDEX);
  await expect(getLoadingCards(page)).toHaveCount(0);
}

const isHistoryQuery: RequestMatcher = (request) =>
  /:runQuery/.test(request.url()) && (request.postData() ?? '').includes('history');

/**
 * Returns the pairs of chart labels that overlap, and the pairs of values of the week chart that
 * are less than 4 px apart.
 */
async function findTouchingLabels(page: Page) {
  await waitForFrames(page);
  return page.locator('.market-card .chart, .markets-week').evaluateAll((charts) =>
    charts.flatMap((chart) => {
      const gap = chart.matches('.markets-week') ? 4 : -0.5;
      const labels = [...chart.querySelectorAll('.plot-label, .x-axis text, .markets-week b')]
        .map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0);
      return labels.flatMap((label, index) =>
        labels
          .slice(index + 1)
          .filter(
            ({ box }) =>
              box.left < label.box.right + gap &&
              label.box.left < box.right + gap &&
              box.top < label.box.bottom - 0.5 &&
              label.box.top < box.bottom - 0.5,
          )
          .map(({ text }) => `${label.text} / ${text}`),
      );
    }),
  );
}

test('loads each card of /markets with one request', async ({ page }) => {
  let queryCount = 0;
  page.on('request', (request) => {
    if (isHistoryQuery(request)) queryCount += 1;
  });
  await openMarkets(page);
  expect(queryCount).toBe(seriesContent.length);
  await expect(getCard(page, 'All Share Index (ASI)')).toContainText('0.62% higher than on');
  await expect(getCard(page, 'Naira per dollar')).toContainText('Source');

  for (const width of [320, 360, 390, 480, 600, 767, 768, 1023, 1024, 1199, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findTouchingLabels(page), `at ${width}`).toEqual([]);
    const legend = page.locator('.curve-legend > span');
    const lineCounts = await legend.evaluateAll((entries) =>
      entries.map((entry) => entry.getClientRects().length),
    );
    expect(lineCounts, `lines of each legend entry at ${width}`).toEqual([1, 1, 1]);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  expect(await findTouchingLabels(page), '200% font size').toEqual([]);
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''));

  await page.setViewportSize({ width: 1280, height: 720 });
  await getCard(page, 'Inflation').getByRole('heading').getByRole('link').press('Enter');
  await expect(page).toHaveURL('/markets/inflation');
  await page.goBack();
  await expect(getLoadingCards(page)).toHaveCount(0);
  for (const marketCard of await page.locator('.market-card:not(.stock-card)').all()) {
    const href = await marketCard.getByRole('heading').getByRole('link').getAttribute('href');
    // A click anywhere on the card must open the series.
    await marketCard.click({ position: { x: 20, y: 120 } });
    await expect(page).toHaveURL(href ?? '');
    await page.goBack();
    await expect(getLoadingCards(page)).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Treasury bills' }).click();
  await expect(page).toHaveURL('/markets/treasury-bills');
  expect(queryCount, 'no series is requested again during the visit').toBe(seriesContent.length);
});

test('draws chart markers with a white outline', async ({ page }) => {
  await page.goto('/markets/asi');
  await expect(page.locator('.mark-node')).toHaveCSS('stroke', 'rgb(255, 255, 255)');
  await expect(page.locator('.mark-node')).toHaveCSS('stroke-width', '3px');
});

test('lays out chart labels again after their web font loads late', async ({ page }) => {
  const readLabelPositions = async () => {
    await page.evaluate(() => document.fonts.ready);
    await waitForFrames(page);
    return page
      .locator('.chart :is(text, rect)')
      .evaluateAll((elements) =>
        elements.map((element) => [
          element.textContent,
          element.getAttribute('x'),
          element.getAttribute('width'),
        ]),
      );
  };
  const release = await holdRequests(page, /\.woff2$/);
  await page.goto('/markets/asi', { waitUntil: 'commit' });
  await expect(page.locator('.chart .axis-flag').first()).toBeVisible();
  release();
  await page.waitForLoadState('networkidle');
  const withLateFont = await readLabelPositions();
  await page.reload();
  await expect(page.locator('.chart .axis-flag').first()).toBeVisible();
  expect(await readLabelPositions()).toEqual(withLateFont);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('scrolls to a card after a tap on its name in the list of series', async ({ page }) => {
    await openMarkets(page);
    const list = page.getByRole('navigation', { name: 'On this page' });
    await expect(list.getByRole('link')).toHaveCount(CARD_COUNT);
    await expect(list).toContainText(formatNaira(1532.45));
    const inflationLink = list.getByRole('link', { name: /^Inflation/ });
    expect((await measureBox(inflationLink)).height).toBeGreaterThanOrEqual(48);
    await inflationLink.tap();
    await expect(page).toHaveURL('/markets#inflation');
    await expect(getCard(page, 'Inflation')).toBeInViewport();
    await expect(getCard(page, 'Inflation')).toBeFocused();
    const billsLink = page.getByRole('link', { name: 'Treasury bills' });
    expect((await measureBox(billsLink)).height).toBeGreaterThanOrEqual(44);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('describes every series and why its figures are missing', async ({ page }) => {
    await page.goto('/markets');
    await expect(page.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
    const descriptions = page.locator('.card-lead');
    await expect(descriptions).toHaveCount(CARD_COUNT);
    for (const description of await descriptions.all()) {
      expect((await measureBox(description)).height).toBeGreaterThan(20);
    }
    await expect(page.getByText('They are not live.')).toBeVisible();
  });
});
