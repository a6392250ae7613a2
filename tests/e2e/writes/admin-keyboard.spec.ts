import type { Locator, Page } from '@playwright/test';
import { equityStaffMessages } from '@/figures/admin/stockMessages';
import { marketStaffMessages } from '@/figures/admin/messages';
import { newsStaffMessages } from '@/features/news/admin/messages';
import { resourceStaffMessages } from '@/features/resources/admin/messages';
import { staffAccount } from '../../../seed/index';
import { asi as asiExample } from '../../../seed/market';
import { newsFormTexts, newsItem } from '../../helpers/builders';
import { press, tabTo } from '../../helpers/keyboardWalk';
import { expect, resetAll, test } from '../../helpers/page';
import { section } from '../../helpers/staffPage';

test.beforeEach(resetAll);

/** Replaces what a field holds, as someone who came by Tab does. */
async function type(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  const { keyboard } = target.page();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(text);
}

async function go(page: Page, name: string): Promise<void> {
  await press(page.getByRole('navigation', { name: 'Staff area' }).getByRole('link', { name }));
  // On with what stands below the menu.
  await page.keyboard.press('Tab');
}

test("an evening's work is done with the keyboard alone", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/admin/login');
  await type(page.getByLabel('Email'), staffAccount.email);
  await type(page.getByLabel('Password', { exact: true }), staffAccount.password);
  await page.keyboard.press('Enter');

  const macro = section(page, 'Indicators and exchange rate');
  for (const [title, date, percentage] of [
    ['Inflation Rate', 'March 2025', '24.23'],
    ['Real GDP Growth Rate', 'Q1 2025', '3.13'],
    ['Monetary Policy Rate', 'March 20, 2025', '27.25'],
  ] as const) {
    const group = macro.getByRole('group', { name: title });
    await type(group.getByLabel('Date'), date);
    await type(group.getByLabel('Percentage'), percentage);
  }
  await type(macro.getByLabel('Price (N per $)'), '1540.5');
  await press(macro.getByRole('button', { name: 'Save Changes' }));
  await expect(macro.getByText(marketStaffMessages.macroeconomics.saved)).toBeVisible();

  await go(page, 'Equity Market');
  const asi = section(page, 'All Share Index (ASI)');
  await type(asi.getByLabel('Value'), '106001.5');
  await type(asi.getByLabel('Change (%)'), '0.54');
  // Whether day or month stands first is the browser's affair; the year is last, and 28 years ago had
  // the same days of the week, without holidays that the site knows of.
  await tabTo(asi.getByLabel('Date'));
  for (const key of ['ArrowRight', 'ArrowRight', ...Array<string>(28).fill('ArrowDown')]) {
    await page.keyboard.press(key);
  }
  await expect(asi.getByLabel('Date')).not.toHaveValue(asiExample.date);
  await press(asi.getByRole('button', { name: 'Save ASI' }));
  await expect(asi.getByText(marketStaffMessages.asi.saved)).toBeVisible();
  const income = section(page, 'Fixed Income');
  await type(income.getByLabel('BONDS rate 1'), '17.9');
  await press(income.getByRole('button', { name: 'Remove 20-YEAR' }));
  const add = income.getByRole('group', { name: 'BONDS' }).getByRole('button', {
    name: 'Add Tenure',
  });
  await expect(add).toBeFocused();
  await type(income.getByLabel('T-BILLS rate 3'), '20.1');
  await press(income.getByRole('button', { name: 'Save Fixed Income' }));
  await expect(income.getByText(marketStaffMessages.fixedIncome.saved)).toBeVisible();
  for (const [title, save, kind, close] of [
    ['Manage Top 5 Gainers', 'Save Top Gainers', 'gainers', '270'],
    ['Top Losers', 'Save Top Losers', 'losers', '950'],
  ] as const) {
    const editor = section(page, title);
    await type(editor.getByLabel('Current Close, row 1'), close);
    await tabTo(editor.getByRole('button', { name: 'Reorder row 2' }));
    await page.keyboard.press('Space');
    await expect(editor.getByText('Picked up row 2, position 2 of 5.')).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(editor.getByText('row 2 would go to position 1 of 5.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(editor.getByText('row 2 moved to position 1 of 5.')).toBeAttached();
    await press(editor.getByRole('button', { name: save }));
    await expect(editor.getByText(equityStaffMessages[kind].saved)).toBeVisible();
  }

  await go(page, 'Resources');
  const uploader = section(page, 'Upload Resource Files');
  const chooser = page.waitForEvent('filechooser');
  await press(uploader.getByRole('button', { name: 'Choose Files' }));
  // The system's own dialog is not the page's.
  await (
    await chooser
  ).setFiles({
    name: 'week12.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 week 12'),
  });
  await tabTo(uploader.getByLabel('Category'));
  await page.keyboard.type('Weekly');
  await type(uploader.getByLabel('Display name of week12.pdf'), 'Week 12, March 2025');
  await press(uploader.getByRole('button', { name: 'Upload 1 File(s)' }));
  await expect(uploader.getByText(resourceStaffMessages.uploaded(1))).toBeVisible();
  const files = section(page, 'Manage Resource Files');
  await expect(files.locator('tbody tr').first()).toContainText('Weekly Market Summary');

  await go(page, 'News');
  const list = section(page, 'News Commentary Items');
  await press(list.getByRole('button', { name: 'Add New Item' }));
  const form = section(page, 'Add/Edit News Commentary Item');
  await expect(form.getByLabel('Title')).toBeFocused();
  for (const { label, text } of newsFormTexts(newsItem(8, { title: 'Closing bell, 17 March' })))
    await type(form.getByLabel(label), text);
  await press(form.getByRole('button', { name: 'Save' }));
  await expect(list.getByText(newsStaffMessages.created)).toBeVisible();
  await tabTo(list.getByRole('button', { name: 'Reorder Closing bell, 17 March' }));
  for (const way of ['to the top', 'up', 'down']) {
    await page.keyboard.press('ArrowRight');
    const control = list.getByRole('button', { name: `Move Closing bell, 17 March ${way}` });
    await expect(control).toBeFocused();
  }
  for (const place of [2, 3]) {
    await page.keyboard.press('Enter');
    await expect(
      list.getByText(`Closing bell, 17 March moved to position ${place} of 8.`),
    ).toBeAttached();
    await expect(list.getByRole('button', { name: 'Add New Item' })).toBeEnabled();
  }
  await press(page.getByRole('button', { name: 'Sign out' }));
  await expect(page).toHaveURL('/admin/login');
});
