/** /markets: its figures by mouse, keys and touch, on phones, and without JavaScript. */
import type { Page } from '@playwright/test';
import { seriesContent } from '@/content/series';
import { formatNaira } from '@/lib/format';
import { boxOf, expect, test } from '../../helpers/page';
import { type Call, hold } from '../../helpers/network';
import { drawn } from '../../helpers/texts';

const INDEX = '105,432.07';
/** One of each series but the bills, which the bonds' has too. */
const CARDS = seriesContent.length - 1;

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const busy = (page: Page) => page.locator('.market-card[aria-busy=true]');

async function open(page: Page): Promise<void> {
  await page.goto('/markets');
  await expect(card(page, 'All Share Index (ASI)')).toContainText(INDEX);
  await expect(busy(page)).toHaveCount(0);
}

const isHistory: Call = (request) =>
  /:runQuery/.test(request.url()) && (request.postData() ?? '').includes('history');

/**
 * Labels of rulers and plots that meet another one of their chart, and days of the week less than 4
 * px apart.
 */
async function meetings(page: Page) {
  await drawn(page);
  return page.locator('.market-card .chart, .markets-week').evaluateAll((charts) =>
    charts.flatMap((chart) => {
      const gap = chart.matches('.markets-week') ? 4 : -0.5;
      const labels = [...chart.querySelectorAll('.plot-label, .x-axis text, .markets-week b')]
        .map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0);
      return labels.flatMap((one, index) =>
        labels
          .slice(index + 1)
          .filter(
            ({ box }) =>
              box.left < one.box.right + gap &&
              one.box.left < box.right + gap &&
              box.top < one.box.bottom - 0.5 &&
              one.box.top < box.bottom - 0.5,
          )
          .map(({ text }) => `${one.text} / ${text}`),
      );
    }),
  );
}

test('one request a series; no labels of its rulers meet; each card is one link, by mouse and by keys', async ({
  page,
}) => {
  let asked = 0;
  page.on('request', (request) => {
    if (isHistory(request)) asked += 1;
  });
  await open(page);
  expect(asked).toBe(seriesContent.length);
  await expect(card(page, 'All Share Index (ASI)')).toContainText('0.62% higher than on');
  await expect(card(page, 'Naira per dollar')).toContainText('Source');

  for (const width of [320, 360, 390, 480, 600, 767, 768, 1023, 1024, 1199, 1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await meetings(page), `at ${width}`).toEqual([]);
    const lines = page.locator('.curve-legend > span');
    const broken = await lines.evaluateAll((all) => all.map((one) => one.getClientRects().length));
    expect(broken, `lines of the legend at ${width}`).toEqual([1, 1, 1]);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  expect(await meetings(page), 'letters twice as large').toEqual([]);
  await page.evaluate(() => void (document.documentElement.style.fontSize = ''));

  await page.setViewportSize({ width: 1280, height: 720 });
  await card(page, 'Inflation').getByRole('heading').getByRole('link').press('Enter');
  await expect(page).toHaveURL('/markets/inflation');
  await page.goBack();
  await expect(busy(page)).toHaveCount(0);
  for (const each of await page.locator('.market-card:not(.stock-card)').all()) {
    const href = await each.getByRole('heading').getByRole('link').getAttribute('href');
    // Anywhere in the card.
    await each.click({ position: { x: 20, y: 120 } });
    await expect(page).toHaveURL(href ?? '');
    await page.goBack();
    await expect(busy(page)).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Treasury bills' }).click();
  await expect(page).toHaveURL('/markets/treasury-bills');
  expect(asked, 'what was read stays for the visit').toBe(seriesContent.length);
});

test('no rule of a style sheet takes the strokes of marks', async ({ page }) => {
  await page.goto('/markets/asi');
  await expect(page.locator('.mark-node')).toHaveCSS('stroke', 'rgb(255, 255, 255)');
  await expect(page.locator('.mark-node')).toHaveCSS('stroke-width', '3px');
});

test('words of a chart have the places of their font, also where that comes after them', async ({
  page,
}) => {
  const places = async () => {
    await page.evaluate(() => document.fonts.ready);
    await drawn(page);
    return page
      .locator('.chart :is(text, rect)')
      .evaluateAll((all) =>
        all.map((each) => [each.textContent, each.getAttribute('x'), each.getAttribute('width')]),
      );
  };
  const release = await hold(page, /\.woff2$/);
  await page.goto('/markets/asi', { waitUntil: 'commit' });
  await expect(page.locator('.chart .axis-flag').first()).toBeVisible();
  release();
  await page.waitForLoadState('networkidle');
  const late = await places();
  await page.reload();
  await expect(page.locator('.chart .axis-flag').first()).toBeVisible();
  expect(await places()).toEqual(late);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the list of all series leads to their cards, by touch', async ({ page }) => {
    await open(page);
    const list = page.getByRole('navigation', { name: 'On this page' });
    await expect(list.getByRole('link')).toHaveCount(CARDS);
    await expect(list).toContainText(formatNaira(1532.45));
    const jump = list.getByRole('link', { name: /^Inflation/ });
    expect((await boxOf(jump)).height).toBeGreaterThanOrEqual(48);
    await jump.tap();
    await expect(page).toHaveURL('/markets#inflation');
    await expect(card(page, 'Inflation')).toBeInViewport();
    await expect(card(page, 'Inflation')).toBeFocused();
    const link = page.getByRole('link', { name: 'Treasury bills' });
    expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the words are there: what each series is, and where its page is', async ({ page }) => {
    await page.goto('/markets');
    await expect(page.getByRole('heading', { level: 1, name: 'Markets' })).toBeVisible();
    const leads = page.locator('.card-lead');
    await expect(leads).toHaveCount(CARDS);
    for (const lead of await leads.all()) {
      expect((await boxOf(lead)).height).toBeGreaterThan(20);
    }
    await expect(page.getByText('They are not live.')).toBeVisible();
  });
});
