/** Undo of changes and withdrawal of a figure, in the staff area and on the public site. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { undoMessages } from '@/features/changes/admin/undo/messages';
import { historyFormMessages, explanationMessages } from '@/features/history/admin/messages';
import { correctionMessages } from '@/features/history/messages';
import { newsStaffMessages } from '@/features/news/admin/messages';
import { marketStaffMessages } from '@/figures/admin/messages';
import { equityStaffMessages } from '@/figures/admin/stockMessages';
import { toLagosDay } from '@/lib/days';
import { formatCalendarDate } from '@/lib/format';
import { asi } from '../../../seed/market';
import { expect, expectAccessible, resetAll, test } from '../../helpers/page';
import { openFromMenu, openStaffPage, getSection, waitUntilLoaded } from '../../helpers/staffPage';
import { INDEX } from '../../helpers/today';

test.beforeEach(resetAll);

/** Undoes the newest change with a matching name, and waits for the success message. */
async function undoNewest(page: Page, name: RegExp): Promise<void> {
  await openFromMenu(page, '/admin/changes');
  await waitUntilLoaded(page, '/admin/changes');
  const row = page.getByRole('row', { name }).first();
  await row.getByRole('button', { name: /^Undo/ }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: /^Undo/ });
  await expect(confirm).toBeEnabled();
  await expectAccessible(page);
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Undone: /)).toBeVisible();
  await expect(page.getByText(undoMessages.restored).first()).toBeVisible();
}

test('restores rates and a list of shares from Recent Changes', async ({ page, openBrowser }) => {
  const visitor = await openBrowser();
  await openStaffPage(page, '/admin/equity-market');
  const rates = getSection(page, 'Fixed Income');
  await rates.getByLabel('BONDS rate 1').fill('18.45');
  await rates.getByRole('button', { name: 'Save Fixed Income' }).click();
  await expect(rates.getByText(marketStaffMessages.fixedIncome.saved)).toBeVisible();
  const gainers = getSection(page, 'Manage Top 5 Gainers');
  await gainers.getByLabel('Current Close, row 1').fill('265');
  await gainers.getByRole('button', { name: 'Save Top Gainers' }).click();
  await expect(gainers.getByText(equityStaffMessages.gainers.saved)).toBeVisible();
  await visitor.goto('/');
  await expect(visitor.getByRole('main')).toContainText('18.45%');
  await expect(visitor.getByRole('row', { name: /MTNN/ })).toContainText('265.00');

  await undoNewest(page, /Top 5 gainers/i);
  await undoNewest(page, /Fixed Income|BONDS/i);
  await visitor.goto('/');
  await expect(visitor.getByRole('main')).toContainText('18.39%');
  await expect(visitor.getByRole('main')).not.toContainText('18.45%');
  await expect(visitor.getByRole('row', { name: /MTNN/ })).toContainText('269.50');
});

test('restores news items and their order from Recent Changes', async ({ page }) => {
  await openStaffPage(page, '/admin/news');
  const list = getSection(page, 'News Commentary Items');
  const readTitles = () =>
    list
      .getByRole('button', { name: /^Delete / })
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getAttribute('aria-label')?.replace('Delete ', '')),
      );
  await expect(list.getByRole('listitem').first()).toBeVisible();
  const before = await readTitles();
  const [first = '', second = ''] = before;
  await list.getByRole('button', { name: `Move ${first} down` }).click();
  await expect(list.getByText(newsStaffMessages.orderUpdated)).toBeVisible();
  await list.getByRole('button', { name: `Delete ${second}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(list.getByText(newsStaffMessages.deleted)).toBeVisible();

  await undoNewest(page, /^.*News.*item deleted/);
  await undoNewest(page, /^.*News.*order/i);
  await openFromMenu(page, '/admin/news');
  await waitUntilLoaded(page, '/admin/news');
  await expect.poll(readTitles).toEqual(before);
});

test('removes a withdrawn figure from the site until staff undo the withdrawal', async ({
  page,
  openBrowser,
}) => {
  await openStaffPage(page, '/admin/history');
  const form = getSection(page, 'One point');
  await form.getByLabel('Day, month or quarter').fill(asi.date);
  await form.getByRole('button', { name: historyFormMessages.withdraw }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  // Without a reason, Control+Enter sends no request.
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByLabel(explanationMessages.label)).toBeFocused();
  await dialog.getByLabel(explanationMessages.label).selectOption('correction');
  await dialog.getByLabel(explanationMessages.note).fill('There was no session that day.');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(form.getByText(historyFormMessages.withdrawn(INDEX))).toBeVisible();
  await expect(form.getByLabel('Day, month or quarter')).toBeFocused();

  const visitor = await openBrowser();
  await visitor.goto('/');
  await expect(visitor.getByRole('main')).toContainText('104,782.42');
  await expect(visitor.locator('body')).not.toContainText(INDEX);
  await visitor.goto('/markets/asi');
  await expect(visitor.getByRole('region', { name: 'Reading' })).toContainText('104,782.42');
  await expect(visitor.getByRole('table')).not.toContainText(INDEX);
  await visitor.goto('/corrections');
  await expect(visitor.getByRole('table')).toBeVisible();
  const row = visitor
    .getByRole('row', { name: /There was no session that day/ })
    .filter({ hasText: INDEX });
  // A figure that is withdrawn on the day of its session does not appear under Corrections.
  const isListed = asi.date < toLagosDay(new Date());
  await expect(row).toHaveCount(isListed ? 1 : 0);
  if (isListed) await expect(row).toContainText(correctionMessages.withdrawn);
  await expectAccessible(visitor);

  await undoNewest(page, /withdrawn/);
  await visitor.goto('/');
  await expect(visitor.getByRole('main')).toContainText(INDEX);
  await expect(visitor.getByRole('main')).toContainText(formatCalendarDate(asi.date));
  await visitor.goto('/markets/exchange-rate');
  const download = visitor.waitForEvent('download');
  await visitor.getByRole('button', { name: /CSV/ }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('1532.45');
});
