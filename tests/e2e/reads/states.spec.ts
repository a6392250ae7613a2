/**
 * What a visitor meets on a page only after doing something, or where something failed: clean for
 * everybody.
 */
import type { Page } from '@playwright/test';
import { failing, failures, isFigureRead } from '../../helpers/network';
import { expect, expectCleanAt, test } from '../../helpers/page';
import { watchShifts } from '../../helpers/shifts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const MUTED = 'rgb(81, 96, 122)';

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
  ['/markets', 'on ', '.folded-cards > li'],
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
    await expectCleanAt(page);
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
  await expectCleanAt(page);
});
