/** Accessibility of staff pages with invalid input, open dialogs, pending requests and failures. */
import { marketStaffMessages } from '@/figures/admin/messages';
import { staffPaths } from '@/content/staffPaths';
import { newsStaffMessages } from '@/features/news/admin/messages';
import { newsTextFields } from '@/features/news/fields';
import { resourceStaffMessages } from '@/features/resources/admin/messages';
import { BANNER_MS } from '@/ui/admin/useActionOutcome';
import { getReportName } from '../../helpers/exampleData';
import { failRequests, isFirestoreRead } from '../../helpers/network';
import { expect, expectAccessible, expectAccessibleAt, test } from '../../helpers/page';
import { createSignal } from '../../helpers/signal';
import {
  createFile,
  openFromMenu,
  openStaffPage,
  getSection,
  waitUntilLoaded,
} from '../../helpers/staffPage';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keeps staff pages accessible with invalid forms and open dialogs', async ({ page }) => {
  test.setTimeout(120_000);
  await openStaffPage(page, '/admin/macroeconomics');
  await page.getByLabel(marketStaffMessages.macroeconomics.priceLabel).fill('-5');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectAccessibleAt(page);
  await openFromMenu(page, '/admin/news');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessibleAt(page);
  await dialog.getByRole('button', { name: 'Leave' }).click();

  await waitUntilLoaded(page, '/admin/news');
  await page.getByRole('button', { name: 'Add New Item' }).click();
  const form = getSection(page, 'Add/Edit News Commentary Item');
  for (const { label, kind } of Object.values(newsTextFields)) {
    await form.getByLabel(label).fill(kind === 'link' ? 'http://example.com/' : ' ');
  }
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(newsStaffMessages.unsafeLink)).toBeVisible();
  await expectAccessibleAt(page);
  await page.getByRole('button', { name: /^Delete After the auction/ }).click();
  await expectAccessibleAt(page);
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();

  await openFromMenu(page, '/admin/equity-market');
  await waitUntilLoaded(page, '/admin/equity-market');
  // These figures are implausible, so the forms show warnings.
  await page.getByLabel('Value').fill('1');
  await page.getByLabel('BONDS rate 2').fill('0');
  await page.getByLabel('Current Close, row 5').first().fill('999');
  const gainers = getSection(page, 'Manage Top 5 Gainers');
  await gainers.getByLabel('Previous Close, row 2').fill('');
  await gainers.getByLabel('Stock symbol, row 3').fill('');
  await gainers.getByLabel('Current Close, row 1').fill('-1');
  await expect(gainers.getByText(/needs a previous close/)).toBeVisible();
  await expectAccessibleAt(page);
  await gainers.getByRole('heading', { level: 2 }).evaluate((heading) => {
    heading.scrollIntoView();
  });
  await gainers.getByRole('button', { name: 'Reorder row 4' }).focus();
  await page.keyboard.press('Space');
  await expect(gainers.getByText(/^Picked up/)).toBeAttached();
  // `expectAccessibleAt` would resize the window. A resize cancels the reordering of the row.
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await openFromMenu(page, '/admin/resources');
  await dialog.getByRole('button', { name: 'Leave' }).click();

  await waitUntilLoaded(page, '/admin/resources');
  await page
    .getByLabel('Files', { exact: true })
    .setInputFiles([createFile('one.pdf'), createFile('two.html', '1', 'text/html')]);
  await page.getByLabel('Display name of one.pdf').fill(' ');
  await page.getByRole('button', { name: 'Upload 1 File(s)' }).click();
  await expect(page.getByText(resourceStaffMessages.nameMissing)).toBeVisible();
  await page.getByLabel(`Select ${getReportName('Daily Market Summary', 1)}`).check();
  await page.getByRole('button', { name: 'Edit Price List' }).click();
  await expectAccessibleAt(page);
  await page.getByRole('button', { name: 'Delete Selected (1)' }).click();
  await expectAccessibleAt(page);
});

test('keeps staff pages accessible while they load and after the load has failed', async ({
  page,
  expectErrors,
}) => {
  test.setTimeout(120_000);
  expectErrors(/./);
  await openStaffPage(page, '/admin/macroeconomics');
  // Tonight comes last, because it loads and caches the figures of the other pages.
  for (const path of staffPaths.toReversed()) {
    if (path === '/admin/macroeconomics') continue;
    const released = createSignal();
    const restore = await failRequests(page, isFirestoreRead, async (route) => {
      await released.promise;
      await route.abort();
    });
    await openFromMenu(page, path);
    await expect(page.getByText('Loading', { exact: false }).first()).toBeVisible();
    await expectAccessibleAt(page);
    released.resolve();
    await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
    await expectAccessibleAt(page);
    await restore();
  }
});

test('keeps staff pages accessible while error messages are visible', async ({
  page,
  expectErrors,
}) => {
  test.setTimeout(120_000);
  expectErrors(/404|RPC_ERROR/);
  await openStaffPage(page, '/admin/resources');
  // The Firebase SDK does not retry after status 404.
  await page.route(/documents:commit/, (route) => route.fulfill({ status: 404, body: '' }));
  const dialog = page.getByRole('dialog');
  const files = getSection(page, 'Manage Resource Files');
  await page
    .getByLabel('Files', { exact: true })
    .setInputFiles([
      createFile('one.html', '1', 'text/html'),
      createFile('two.html', '1', 'text/html'),
      createFile('none.pdf', ''),
    ]);
  const first = files.locator('tbody tr').first();
  await first.getByRole('button', { name: /^Delete / }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(first.getByRole('button', { name: 'Retry' })).toBeVisible();
  await first.getByRole('button', { name: /^Edit / }).click();
  await dialog.getByLabel('Display name').fill('Another name');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText(resourceStaffMessages.updateFileFailed)).toBeVisible();
  await expectAccessibleAt(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(first.getByText(/^Not deleted at /)).toBeVisible({ timeout: 2 * BANNER_MS });
  await expectAccessibleAt(page);

  await openFromMenu(page, '/admin/news');
  await waitUntilLoaded(page, '/admin/news');
  const form = getSection(page, 'Add/Edit News Commentary Item');
  await page
    .getByRole('button', { name: /^Edit / })
    .nth(1)
    .click();
  await form.getByLabel('Interviewer').fill('Somebody else');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessibleAt(page);
});
