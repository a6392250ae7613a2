import type { Locator, Page } from '@playwright/test';
import { equityStaffMessages } from '@/figures/admin/stockMessages';
import { marketStaffMessages } from '@/figures/admin/messages';
import { newsStaffMessages } from '@/features/news/admin/messages';
import { resourceStaffMessages } from '@/features/resources/admin/messages';
import { stockLists } from '@/figures/registry';
import { formatCalendarDate, formatExchangeRate } from '@/lib/format';
import { staffAccount } from '../../../seed/index';
import { asi as asiExample } from '../../../seed/market';
import { listNewsFormTexts, createNewsItem } from '../../helpers/builders';
import { press, tabTo } from '../../helpers/keyboardWalk';
import { expect, resetAll, test } from '../../helpers/page';
import { getSection } from '../../helpers/staffPage';

test.beforeEach(resetAll);

async function typeInto(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  const { keyboard } = target.page();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(text);
}

/** Ticks the confirmation of each unusual figure in an editor. */
async function confirmFigures(editor: Locator): Promise<void> {
  for (const tick of await editor.getByRole('checkbox', { name: /is right, publish it$/ }).all()) {
    await tabTo(tick);
    await tick.page().keyboard.press('Space');
    await expect(tick).toBeChecked();
  }
}

async function openFromMenu(page: Page, name: string): Promise<void> {
  await press(page.getByRole('navigation', { name: 'Staff area' }).getByRole('link', { name }));
  // Moves the focus from the menu to the page.
  await page.keyboard.press('Tab');
}

const indicators = [
  { title: 'Inflation Rate', date: 'March 2025', typed: '24,23', shown: '24.23' },
  { title: 'Real GDP Growth Rate', date: 'Q1 2025', typed: '-1.5', shown: '-1.50' },
  { title: 'Monetary Policy Rate', date: 'March 20, 2025', typed: '27.25', shown: '27.25' },
];

/** Returns the texts of the second row of the table, without the decorative meter. */
async function readSecondRow(visitor: Page): Promise<string[]> {
  const row = visitor.getByRole('tabpanel').locator('tbody tr').nth(1);
  const texts = await row.locator('th, td:not([aria-hidden])').allInnerTexts();
  return texts.map((text) => text.trim());
}

async function expectVisibleToVisitor(visitor: Page, day: string): Promise<void> {
  await visitor.goto('/');
  const index = visitor.getByRole('article').filter({ hasText: 'All Share Index' });
  await expect(index).toContainText('106,001.50');
  await expect(index).toContainText('-0.54%');
  await expect(index).toContainText(formatCalendarDate(day));
  for (const { title, date, shown } of indicators) {
    const name = title.replace('Real ', '');
    const card = visitor
      .getByRole('article')
      .filter({ has: visitor.getByRole('heading', { name }) });
    const month = card.locator('h4 + span');
    await expect(month).toHaveText(date);
    await expect(month).toHaveCSS('text-transform', 'uppercase');
    await expect(card.locator('p')).toHaveText(`${shown}%`);
    const colourClass = shown.startsWith('-') ? /\btext-loss\b/ : /\btext-gain\b/;
    await expect(card.locator('p')).toHaveClass(colourClass);
  }
  const rate = formatExchangeRate(1540.5);
  await expect(visitor.getByRole('main').getByText(rate)).toBeVisible();
  await expect(visitor.getByRole('link', { name: /Market data$/ })).toContainText(rate);
  await expect(visitor.getByRole('list', { name: 'FGN BONDS tenures' })).toHaveText(
    '5-YEAR17.90%15-YEAR18.95%30-YEAR19.45%',
  );
  await expect(visitor.getByRole('list', { name: 'FGN T-BILLS tenures' })).toHaveText(
    '91-DAY18.05%182-DAY18.50%364-DAY20.00%',
  );
  expect(await readSecondRow(visitor)).toEqual(['WAPCO', '80.00', '88.80', '+11.00%']);
  await visitor.getByRole('tab', { name: stockLists.losers.title }).click();
  await expect(visitor.getByRole('row', { name: /FIDSON/ })).toBeVisible();
  expect(await readSecondRow(visitor)).toEqual(['FIDSON', '20.00', '18.50', '-7.50%']);
}

test('publishes figures, a file and a news item with the keyboard alone', async ({
  page,
  openBrowser,
}) => {
  test.setTimeout(120_000);
  await page.goto('/admin/login');
  await typeInto(page.getByLabel('Email'), staffAccount.email);
  await typeInto(page.getByLabel('Password', { exact: true }), staffAccount.password);
  await page.keyboard.press('Enter');

  const macro = getSection(page, 'Indicators and exchange rate');
  const getIndicator = (name: string) => macro.getByRole('group', { name });
  for (const { title, date, typed } of indicators) {
    await typeInto(getIndicator(title).getByLabel('Date'), date);
    await typeInto(getIndicator(title).getByLabel('Percentage'), typed);
  }
  await typeInto(macro.getByLabel(marketStaffMessages.macroeconomics.priceLabel), '1,540.5');
  await confirmFigures(macro);
  await press(macro.getByRole('button', { name: 'Save Changes' }));
  await expect(macro.getByText(marketStaffMessages.macroeconomics.saved)).toBeVisible();
  for (const { title, shown } of indicators) {
    await expect(getIndicator(title).getByLabel('Percentage')).toHaveValue(shown);
  }

  await openFromMenu(page, 'Equity Market');
  const asi = getSection(page, 'All Share Index (ASI)');
  await typeInto(asi.getByLabel('Value'), '106,001.5');
  await typeInto(asi.getByLabel('Change (%)'), '-0.54');
  // Chooses the date 28 years earlier. That year has the same weekdays, and the site's calendar has
  // no holidays in it. The year is the last part of the date field, so ArrowRight is pressed twice.
  await tabTo(asi.getByLabel('Date'));
  for (const key of ['ArrowRight', 'ArrowRight', ...Array<string>(28).fill('ArrowDown')]) {
    await page.keyboard.press(key);
  }
  const day = await asi.getByLabel('Date').inputValue();
  expect(day).not.toBe(asiExample.date);
  await confirmFigures(asi);
  await press(asi.getByRole('button', { name: 'Save ASI' }));
  await expect(asi.getByText(marketStaffMessages.asi.saved)).toBeVisible();
  const income = getSection(page, 'Fixed Income');
  const [bonds, bills] = ['BONDS', 'T-BILLS'].map((name) => income.getByRole('group', { name }));
  const getAddButton = (list = income) => list.getByRole('button', { name: 'Add Tenure' });
  await typeInto(income.getByLabel('BONDS rate 1'), '17.9');
  await press(income.getByRole('button', { name: 'Remove 10-YEAR' }));
  await press(income.getByRole('button', { name: 'Remove 20-YEAR' }));
  await expect(getAddButton(bonds)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(income.getByLabel('BONDS label 3')).toHaveValue('NEW-YEAR');
  await typeInto(income.getByLabel('BONDS label 3'), '30-YEAR');
  await typeInto(income.getByLabel('BONDS rate 3'), '19.45');
  await typeInto(income.getByLabel('T-BILLS rate 3'), '20');
  await press(getAddButton(bills));
  await expect(income.getByLabel('T-BILLS label 4')).toHaveValue('NEW-DAY');
  await press(income.getByRole('button', { name: 'Remove NEW-DAY' }));
  await confirmFigures(income);
  await press(income.getByRole('button', { name: 'Save Fixed Income' }));
  await expect(income.getByText(marketStaffMessages.fixedIncome.saved)).toBeVisible();
  for (const [title, save, kind, ...figures] of [
    ['Manage Top 5 Gainers', 'Save Top Gainers', 'gainers', 'WAPCO', '80', '88.8', '+11.00'],
    ['Top Losers', 'Save Top Losers', 'losers', 'FIDSON', '20', '18.5', '-7.50'],
  ] as const) {
    const editor = getSection(page, title);
    const [symbol, previous, current, change] = figures;
    await typeInto(editor.getByLabel('Stock symbol, row 1'), symbol);
    await typeInto(editor.getByLabel('Previous Close, row 1'), previous);
    await typeInto(editor.getByLabel('Current Close, row 1'), current);
    await expect(editor.getByLabel('Change (%), row 1')).toHaveText(change);
    await tabTo(editor.getByRole('button', { name: 'Reorder row 2' }));
    await page.keyboard.press('Space');
    await expect(editor.getByText('Picked up row 2, position 2 of 5.')).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(editor.getByText('row 2 would go to position 1 of 5.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(editor.getByText('row 2 moved to position 1 of 5.')).toBeAttached();
    await confirmFigures(editor);
    await press(editor.getByRole('button', { name: save }));
    await expect(editor.getByText(equityStaffMessages[kind].saved)).toBeVisible();
  }
  await expectVisibleToVisitor(await openBrowser(), day);

  await openFromMenu(page, 'Resources');
  const uploader = getSection(page, 'Upload Resource Files');
  const chooser = page.waitForEvent('filechooser');
  await press(uploader.getByRole('button', { name: 'Choose Files' }));
  // A test cannot operate the file dialog of the operating system.
  await (
    await chooser
  ).setFiles({
    name: 'week12.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 week 12'),
  });
  await tabTo(uploader.getByLabel('Category'));
  await page.keyboard.type('Weekly');
  await typeInto(uploader.getByLabel('Display name of week12.pdf'), 'Week 12, March 2025');
  await press(uploader.getByRole('button', { name: 'Upload 1 File(s)' }));
  await expect(uploader.getByText(resourceStaffMessages.uploaded(1))).toBeVisible();
  const files = getSection(page, 'Manage Resource Files');
  await expect(files.locator('tbody tr').first()).toContainText('Weekly Market Summary');

  await openFromMenu(page, 'News');
  const list = getSection(page, 'News Commentary Items');
  await press(list.getByRole('button', { name: 'Add New Item' }));
  const form = getSection(page, 'Add/Edit News Commentary Item');
  await expect(form.getByLabel('Title')).toBeFocused();
  for (const { label, text } of listNewsFormTexts(
    createNewsItem(8, { title: 'Closing bell, 17 March' }),
  ))
    await typeInto(form.getByLabel(label), text);
  await press(form.getByRole('button', { name: 'Save' }));
  await expect(list.getByText(newsStaffMessages.created)).toBeVisible();
  await press(page.getByRole('button', { name: 'Sign out' }));
  await expect(page).toHaveURL('/admin/login');
});
