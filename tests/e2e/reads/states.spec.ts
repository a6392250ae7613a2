/** Accessibility of public pages without stored figures and after a failed request. */
import type { Page } from '@playwright/test';
import { failRequests, requestFailures, isFirestoreRead } from '../../helpers/network';
import { expect, expectAccessibleAt, test } from '../../helpers/page';
import { watchShifts } from '../../helpers/shifts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const MUTED_COLOUR = 'rgb(81, 96, 122)';

/** Responds to every read as an empty database would. */
const respondEmpty = (page: Page) =>
  failRequests(page, isFirestoreRead, (route) => {
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

for (const [path, due, emptyParts] of [
  ['/', 'in the evening of a trading day.', '.market-board [data-view="failed"]'],
  ['/markets', 'on ', '.folded-cards > li'],
] as const) {
  test(`shows one message on ${path} when no figures are stored yet`, async ({ page }) => {
    await respondEmpty(page);
    const shifts = await watchShifts(page);
    await page.goto(path);
    const statusLine = page.locator('.board-line');
    await expect(statusLine).toContainText(`No figures yet. The first are due ${due}`);
    await expect(page.locator(emptyParts)).toHaveCount(6);
    await expect(page.locator('main').getByText(/^No (figure|rates)/)).toHaveText(
      path === '/' ? ['No figures at the moment', /^No figures yet/] : [/^No figures yet/],
    );
    await expect(page.getByText('No gainers data available')).toBeVisible();
    await expect(statusLine.getByRole('button')).toHaveCount(0);
    expect(await shifts()).toBe(0);
    await expectAccessibleAt(page);
  });
}

test('greys out the categories when the files could not be loaded', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/403/);
  await failRequests(
    page,
    (request) => isFirestoreRead(request) && (request.postData() ?? '').includes('"where"'),
    requestFailures['status 403'],
  );
  await page.goto('/resources');
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch files');
  await expect(page.getByText('Total')).toBeHidden();
  const getCategory = (pressed: boolean) => page.getByRole('button', { pressed }).first();
  await expect(getCategory(false)).toHaveCSS('color', MUTED_COLOUR);
  await expect(getCategory(true)).not.toHaveCSS('color', MUTED_COLOUR);
  await expectAccessibleAt(page);
});
