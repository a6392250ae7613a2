/** What staff meet on a page only after doing something, or where something failed: clean for everybody. */
import { newsStaffMessages } from '@/features/news/admin/messages';
import { newsTexts } from '@/features/news/fields';
import { resourceStaffMessages } from '@/features/resources/admin/messages';
import { BANNER_MS } from '@/ui/admin/OutcomeMessage';
import { reportName } from '../../helpers/exampleData';
import { failing, isFigureRead } from '../../helpers/network';
import { expect, expectAccessible, test } from '../../helpers/page';
import { newSignal } from '../../helpers/signal';
import {
  expectCleanAtBoth,
  goTo,
  openStaffPage,
  section,
  settled,
  staffPaths,
} from '../../helpers/staffPage';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every page is clean, with its forms in error and its dialogs open', async ({ page }) => {
  test.setTimeout(120_000);
  await openStaffPage(page, '/admin/macroeconomics');
  await settled['/admin/macroeconomics'](page);
  await page.getByLabel('Price (N per $)').fill('-5');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectCleanAtBoth(page);
  await goTo(page, '/admin/news');
  const leave = page.getByRole('dialog');
  await expect(leave).toBeVisible();
  await expectCleanAtBoth(page);
  await leave.getByRole('button', { name: 'Leave' }).click();

  await settled['/admin/news'](page);
  await page.getByRole('button', { name: 'Add New Item' }).click();
  const form = section(page, 'Add/Edit News Commentary Item');
  for (const { label, kind } of Object.values(newsTexts)) {
    await form.getByLabel(label).fill(kind === 'link' ? 'http://example.com/' : ' ');
  }
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(newsStaffMessages.unsafeLink)).toBeVisible();
  await expectCleanAtBoth(page);
  await page.getByRole('button', { name: /^Delete After the auction/ }).click();
  await expectCleanAtBoth(page);
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await leave.getByRole('button', { name: 'Leave' }).click();

  await goTo(page, '/admin/equity-market');
  await settled['/admin/equity-market'](page);
  // Figures to look at again, below their fields.
  await page.getByLabel('Value').fill('1');
  await page.getByLabel('BONDS rate 2').fill('0');
  await page.getByLabel('Current Close, row 5').first().fill('999');
  const gainers = section(page, 'Manage Top 5 Gainers');
  await gainers.getByLabel('Previous Close, row 2').fill('');
  await gainers.getByLabel('Stock symbol, row 3').fill('');
  await gainers.getByLabel('Current Close, row 1').fill('-1');
  await expect(gainers.getByText(/needs a previous close/)).toBeVisible();
  await expectCleanAtBoth(page);
  await gainers.getByRole('heading', { level: 2 }).evaluate((heading) => {
    heading.scrollIntoView();
  });
  await gainers.getByRole('button', { name: 'Reorder row 4' }).focus();
  await page.keyboard.press('Space');
  await expect(gainers.getByText(/^Picked up/)).toBeAttached();
  // A change of the window's size would cancel the move.
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await goTo(page, '/admin/resources');
  await leave.getByRole('button', { name: 'Leave' }).click();

  await settled['/admin/resources'](page);
  await page.getByLabel('Files', { exact: true }).setInputFiles([
    { name: 'one.pdf', mimeType: 'application/pdf', buffer: Buffer.from('1') },
    { name: 'two.html', mimeType: 'text/html', buffer: Buffer.from('2') },
  ]);
  await page.getByLabel('Display name of one.pdf').fill(' ');
  await page.getByRole('button', { name: 'Upload 1 File(s)' }).click();
  await expect(page.getByText(resourceStaffMessages.nameMissing)).toBeVisible();
  await page.getByLabel(`Select ${reportName('Daily Market Summary', 1)}`).check();
  await page.getByRole('button', { name: 'Edit Price List' }).click();
  await expectCleanAtBoth(page);
  await page.getByRole('button', { name: 'Delete Selected (1)' }).click();
  await expectCleanAtBoth(page);
});

test('every page is clean while it loads and when the load failed', async ({
  page,
  expectErrors,
}) => {
  test.setTimeout(120_000);
  expectErrors(/./);
  await openStaffPage(page, '/admin/macroeconomics');
  await settled['/admin/macroeconomics'](page);
  for (const path of staffPaths.slice(1)) {
    const held = newSignal();
    const fix = await failing(page, isFigureRead, async (route) => {
      await held.given;
      await route.abort();
    });
    await goTo(page, path);
    await expect(page.getByText('Loading', { exact: false }).first()).toBeVisible();
    await expectCleanAtBoth(page);
    held.give();
    await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
    await expectCleanAtBoth(page);
    await fix();
  }
});

test('failures that stay are clean', async ({ page, expectErrors }) => {
  test.setTimeout(120_000);
  expectErrors(/404|RPC_ERROR/);
  await openStaffPage(page, '/admin/resources');
  await settled['/admin/resources'](page);
  // Answered so, the SDK does not try again.
  await page.route(/documents:commit/, (route) => route.fulfill({ status: 404, body: '' }));
  const dialog = page.getByRole('dialog');
  const files = section(page, 'Manage Resource Files');
  await page.getByLabel('Files', { exact: true }).setInputFiles([
    { name: 'one.html', mimeType: 'text/html', buffer: Buffer.from('1') },
    { name: 'two.html', mimeType: 'text/html', buffer: Buffer.from('2') },
    { name: 'none.pdf', mimeType: 'application/pdf', buffer: Buffer.from('') },
  ]);
  const first = files.locator('tbody tr').first();
  await first.getByRole('button', { name: /^Delete / }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(first.getByRole('button', { name: 'Retry' })).toBeVisible();
  await first.getByRole('button', { name: /^Edit / }).click();
  await dialog.getByLabel('Display name').fill('Another name');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText(resourceStaffMessages.updateFileFailed)).toBeVisible();
  await expectCleanAtBoth(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(first.getByText(/^Not deleted at /)).toBeVisible({ timeout: 2 * BANNER_MS });
  await expectCleanAtBoth(page);

  await goTo(page, '/admin/news');
  await settled['/admin/news'](page);
  const form = section(page, 'Add/Edit News Commentary Item');
  await page
    .getByRole('button', { name: /^Edit / })
    .nth(1)
    .click();
  await form.getByLabel('Interviewer').fill('Somebody else');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectCleanAtBoth(page);
});
