/** Pages without JavaScript, and pages whose code is incomplete, missing or late. */
import type { Page } from '@playwright/test';
import { embedMessages } from '@/features/history/messages';
import { noteMessages } from '@/features/notes/messages';
import { expectFits } from '../../helpers/everyPage';
import { holdRequests } from '../../helpers/network';
import { expect, test } from '../../helpers/page';

const ENTRY = /\/assets\/index-[^/]*\.js$/;
const PAGE_CODE = /\/assets\/SeriesPage-[^/]*\.js$/;
const FIRST_READS = /:(batchGet|runQuery)/;

const getMissingCodeNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'did not load' });
const getIndexValue = (page: Page) =>
  page.getByText('105,432.07').filter({ visible: true }).first();

const scrollTo = (page: Page, top: number) =>
  page.evaluate((scrollTop) => window.scrollTo({ top: scrollTop, behavior: 'instant' }), top);

/** Expects no loading text, not even for screen readers, and no animated skeleton. */
async function expectNoLoadingState(page: Page): Promise<void> {
  await expect(page.getByText(/Loading|Looking/).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByLabel(/Loading/).filter({ visible: true })).toHaveCount(0);
  for (const skeleton of await page.locator('.skeleton').all()) {
    await expect(skeleton).toHaveCSS('animation-name', 'none');
  }
}

/** Finishes all animations, because the animation of a notice starts with a delay. */
const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/markets', '/markets/asi', '/corrections', '/resources']) {
    test(`names the missing content of ${path} instead of a loading state`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(/cannot show market figures, files or news/)).toBeVisible();
      await expectNoLoadingState(page);
      await expect(getMissingCodeNotice(page)).toHaveCount(0);
    });
  }

  for (const slug of ['asi', 'inflation']) {
    test(`links the embedded chart of ${slug} to its page`, async ({ page }) => {
      await page.goto(`/embed/${slug}`);
      await expect(page.getByText(embedMessages.withoutCode)).toHaveCSS('display', 'none');
      await expect(page.getByText(/Without JavaScript no figures are shown/)).toBeVisible();
      const link = page.getByRole('link', { name: 'About this series' });
      await expect(link).toHaveAttribute('href', `/markets/${slug}`);
      await expectNoLoadingState(page);
    });
  }
});

for (const path of ['/embed/exchange-rate?range=5y', '/embed/asi']) {
  test(`shows the missing-code notice in the embedded chart ${path} until a reload loads the code`, async ({
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
    await expectNoLoadingState(page);
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
  test(`shows the missing-code notice on ${path} until a reload loads the code`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/ERR_|Failed to fetch/);
    await page.route(ENTRY, (route) => route.abort());
    await page.goto(path);
    // Waits for the notice before scrolling, because the page reloads once before it shows the
    // notice.
    await expect(getMissingCodeNotice(page)).toBeVisible();
    await scrollTo(page, 400);
    await expect(getMissingCodeNotice(page)).toContainText(
      'its figures, files or news are missing or may be old',
    );
    await expect(getMissingCodeNotice(page)).toBeInViewport({ ratio: 1 });
    // The notice needs a background, because it covers the text of the page.
    await expect(getMissingCodeNotice(page)).toHaveCSS('background-color', 'rgb(214, 243, 255)');
    await expectNoLoadingState(page);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await scrollTo(page, 0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectFits(page, path);

    await page.unroute(ENTRY);
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await expect(getIndexValue(page)).toBeVisible();
    await expect(getMissingCodeNotice(page)).toHaveCount(0);
    await expect(page).toHaveURL(path);
  });
}

test('shows the missing-code notice when the entry script is incomplete', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/Uncaught|SyntaxError/);
  await page.route(ENTRY, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    await route.fulfill({ response, body: code.slice(0, code.length / 2) });
  });
  await page.goto('/markets/asi');
  await expect(getMissingCodeNotice(page)).toBeVisible();
  await expectNoLoadingState(page);
});

test('shows only one notice when the code of the page is missing', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_|Failed to fetch/);
  await page.clock.install();
  await page.route(PAGE_CODE, (route) => route.abort());
  await page.goto('/markets/asi');
  await expect(page.getByRole('alert')).toContainText('This page did not load completely.');
  await page.clock.fastForward(20_000);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expectNoLoadingState(page);
});

test('labels cached figures as not refreshed when the code is missing', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_|Failed to fetch/);
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Figures of the day' });
  await expect(strip).toHaveAttribute('data-state', 'fresh');
  // Waits for the note, which is the last read. Otherwise the reload would abort this read, and the
  // SDK would log an error.
  await expect(page.getByRole('article', { name: noteMessages.ofDay })).toBeVisible();
  await page.route(FIRST_READS, (route) => route.abort());
  await page.route(ENTRY, (route) => route.abort());
  await page.reload();
  await expect(getMissingCodeNotice(page)).toBeVisible();
  await expect(strip).toContainText('105,432.07');
  await expect(strip).toContainText('Could not be refreshed');
  await expectNoLoadingState(page);
});

for (const [path, name, code] of [
  ['/', 'entry script', ENTRY],
  ['/markets/asi', 'entry script', ENTRY],
  ['/markets/asi', 'page code', PAGE_CODE],
] as const) {
  test(`removes the missing-code notice on ${path} when late code arrives: ${name}`, async ({
    page,
  }) => {
    await page.clock.install();
    const release = await holdRequests(page, code);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.clock.fastForward(10_000);
    await expect(getMissingCodeNotice(page)).toHaveCount(0);
    await page.clock.fastForward(10_000);
    await expect(getMissingCodeNotice(page)).toBeVisible();
    await expectNoLoadingState(page);
    release();
    await expect(getMissingCodeNotice(page)).toHaveCount(0);
    await expect(getIndexValue(page)).toBeVisible();
    await expect(page.locator('[data-without-code]')).toHaveCount(0);
  });
}
