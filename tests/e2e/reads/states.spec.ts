/** What a visitor meets on a page only after doing something, or where something failed: clean for everybody. */
import type { Page } from '@playwright/test';
import { newsletter } from '@/content/newsletter';
import { failing, failures, isFigureRead } from '../../helpers/network';
import { expect, expectAccessible, test } from '../../helpers/page';
import { watchShifts } from '../../helpers/shifts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SIZES = [
  [1280, 720],
  [390, 844],
] as const;

const MUTED = 'rgb(81, 96, 122)';

async function cleanAt(page: Page, sizes: readonly (readonly [number, number])[]): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await test.step(`${width} × ${height}`, () => expectAccessible(page));
  }
}

/** Answers every read of the page as a database does that holds nothing. */
const storeNothing = (page: Page) =>
  failing(page, isFigureRead, (route) => {
    const readTime = new Date().toISOString();
    const documents = route
      .request()
      .postData()
      ?.match(/projects\/[^"]+\/documents\/[^"]+/g);
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: documents?.map((missing) => ({ missing, readTime })) ?? [{ readTime }],
    });
  });

for (const [path, due, stitches] of [
  ['/', 'in the evening of a trading day.', '.market-board [data-view="failed"]'],
  ['/markets', 'on ', '.market-card[data-view="failed"]'],
] as const) {
  test(`a new site says once on ${path} that there are no figures yet`, async ({ page }) => {
    await storeNothing(page);
    const shifts = await watchShifts(page);
    await page.goto(path);
    const line = page.locator('.board-line');
    await expect(line).toContainText(`No figures yet. The first are due ${due}`);
    await expect(page.locator(stitches)).toHaveCount(6);
    await expect(page.locator('main').getByText(/^No (figure|rates)/)).toHaveText(
      path === '/' ? ['No figures at the moment', /^No figures yet/] : [/^No figures yet/],
    );
    await expect(page.getByText('No gainers data available')).toBeVisible();
    await expect(line.getByRole('button')).toHaveCount(0);
    expect(await shifts()).toBe(0);
    await cleanAt(page, SIZES);
  });
}

test('files that could not be loaded, beside categories that stand back', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/403/);
  await failing(
    page,
    (request) => isFigureRead(request) && (request.postData() ?? '').includes('"where"'),
    failures['status 403'],
  );
  await page.goto('/resources');
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch files');
  await expect(page.getByText('Total')).toBeHidden();
  const category = (pressed: boolean) => page.getByRole('button', { pressed }).first();
  await expect(category(false)).toHaveCSS('color', MUTED);
  await expect(category(true)).not.toHaveCSS('color', MUTED);
  await cleanAt(page, SIZES);
});

test('Home with the losers chosen', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Top 5 losers' }).click();
  await expect(page.getByRole('row', { name: /NESTLE/ })).toBeVisible();
  await expectAccessible(page);
});

test('the contact form with errors, and the open menu of a phone', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await cleanAt(page, SIZES);
  await page.getByText('Menu').click();
  await expectAccessible(page);
});

test.describe('the newsletter', () => {
  test.use({ newsletter: 'open' });

  test('as a bar, open, and with its errors', async ({ page }) => {
    await page.goto('/services');
    const popup = page.getByRole('complementary', { name: newsletter.title });
    await expect(popup.getByRole('button', { name: 'Close newsletter' })).toBeVisible();
    await cleanAt(page, SIZES);
    await popup.getByRole('button', { name: 'Sign up' }).click();
    await popup.getByRole('button', { name: 'Subscribe' }).click();
    await expect(popup.getByText('Name is required')).toBeVisible();
    await cleanAt(page, [...SIZES, [844, 390], [320, 640]]);
  });
});
