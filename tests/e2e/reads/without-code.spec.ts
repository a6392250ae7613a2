/** Pages without JavaScript, and pages whose code is cut off or comes late. */
import type { Page } from '@playwright/test';
import { embedMessages } from '@/features/history/messages';
import { expectFits } from '../../helpers/everyPage';
import { hold } from '../../helpers/network';
import { expect, test } from '../../helpers/page';

const ENTRY = /\/assets\/index-[^/]*\.js$/;
const PAGE_CODE = /\/assets\/SeriesPage-[^/]*\.js$/;
const FIRST_READS = /:(batchGet|runQuery)/;

const line = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not load' });
const figure = (page: Page) => page.getByText('105,432.07').filter({ visible: true }).first();

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/**
 * Expects no text about loading, on the screen or for screen readers, and no skeleton that pulses.
 */
async function expectNothingWaits(page: Page): Promise<void> {
  await expect(page.getByText(/Loading|Looking/).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByLabel(/Loading/).filter({ visible: true })).toHaveCount(0);
  for (const skeleton of await page.locator('.skeleton').all()) {
    await expect(skeleton).toHaveCSS('animation-name', 'none');
  }
}

/** Ends the delays of all animations in the style sheets. */
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/markets', '/markets/asi', '/corrections', '/resources']) {
    test(`${path} says what is missing, and waits for nothing`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(/cannot show market figures, files or news/)).toBeVisible();
      await expectNothingWaits(page);
      await expect(line(page)).toHaveCount(0);
    });
  }

  for (const slug of ['asi', 'inflation']) {
    test(`the embed of ${slug} leads to its page`, async ({ page }) => {
      await page.goto(`/embed/${slug}`);
      await expect(page.getByText(embedMessages.withoutCode)).toHaveCSS('display', 'none');
      await expect(page.getByText(/Without JavaScript no figures are shown/)).toBeVisible();
      const link = page.getByRole('link', { name: 'About this series' });
      await expect(link).toHaveAttribute('href', `/markets/${slug}`);
      await expectNothingWaits(page);
    });
  }
});

for (const path of ['/embed/exchange-rate?range=5y', '/embed/asi']) {
  test(`${path} says that its code is cut off, until it is loaded again`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/ERR_/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(ENTRY, (route) => route.abort());
    await page.goto(path);
    const notice = page.getByText(embedMessages.withoutCode);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
    await finishAnimations(page);
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expectNothingWaits(page);
    await page.setViewportSize({ width: 280, height: 220 });
    await expectFits(page, path);

    await page.unroute(ENTRY);
    await page.getByRole('link', { name: embedMessages.reload }).click();
    await expect(page.locator('.embed-head')).toContainText(/20\d\d/);
    await finishAnimations(page);
    await expect(notice).toHaveCount(0);
    await expect(page).toHaveURL(path);
  });
}

for (const path of ['/', '/markets', '/markets/asi?range=5y']) {
  test(`${path} says that its code is cut off, until it is loaded again`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/ERR_|Failed to fetch/);
    await page.route(ENTRY, (route) => route.abort());
    await page.goto(path);
    // The page reloads once before it shows the line, and a scroll would be lost with the first
    // document.
    await expect(line(page)).toBeVisible();
    await scrollTo(page, 400);
    await expect(line(page)).toContainText('its figures, files or news are missing or may be old');
    await expect(line(page)).toBeInViewport({ ratio: 1 });
    // Without it, the text of the page would show through.
    await expect(line(page)).toHaveCSS('background-color', 'rgb(214, 243, 255)');
    await expectNothingWaits(page);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await scrollTo(page, 0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectFits(page, path);

    await page.unroute(ENTRY);
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await expect(figure(page)).toBeVisible();
    await expect(line(page)).toHaveCount(0);
    await expect(page).toHaveURL(path);
  });
}

test('a page whose code ends half-way reports missing code', async ({ page, expectErrors }) => {
  expectErrors(/Uncaught|SyntaxError/);
  await page.route(ENTRY, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    await route.fulfill({ response, body: code.slice(0, code.length / 2) });
  });
  await page.goto('/markets/asi');
  await expect(line(page)).toBeVisible();
  await expectNothingWaits(page);
});

test('a page whose own code is cut off has one notice', async ({ page, expectErrors }) => {
  expectErrors(/ERR_|Failed to fetch/);
  await page.clock.install();
  await page.route(PAGE_CODE, (route) => route.abort());
  await page.goto('/markets/asi');
  await expect(page.getByRole('alert')).toContainText('This page did not load completely.');
  await page.clock.fastForward(20_000);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expectNothingWaits(page);
});

test('figures of the last visit are marked as not refreshed without code', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_|Failed to fetch/);
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Figures of the day' });
  await expect(strip).toHaveAttribute('data-state', 'fresh');
  await page.route(FIRST_READS, (route) => route.abort());
  await page.route(ENTRY, (route) => route.abort());
  await page.reload();
  await expect(line(page)).toBeVisible();
  await expect(strip).toContainText('105,432.07');
  await expect(strip).toContainText('Could not be refreshed');
  await expectNothingWaits(page);
});

for (const [path, code] of [
  ['/', ENTRY],
  ['/markets/asi', ENTRY],
  ['/markets/asi', PAGE_CODE],
] as const) {
  test(`${path} works once its code comes late: ${code.source}`, async ({ page }) => {
    await page.clock.install();
    const release = await hold(page, code);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.clock.fastForward(10_000);
    await expect(line(page)).toHaveCount(0);
    await page.clock.fastForward(10_000);
    await expect(line(page)).toBeVisible();
    await expectNothingWaits(page);
    release();
    await expect(line(page)).toHaveCount(0);
    await expect(figure(page)).toBeVisible();
    await expect(page.locator('[data-without-code]')).toHaveCount(0);
  });
}
