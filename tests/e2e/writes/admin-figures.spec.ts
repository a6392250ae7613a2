import type { Page } from '@playwright/test';
import { marketStaffMessages } from '@/figures/admin/messages';
import { equityStaffMessages } from '@/figures/admin/stockMessages';
import { sanityMessages, sinceWord } from '@/lib/sanityCheck';
import { describeWarnedFields } from '@/ui/admin/SanityNote';
import { formatExchangeRate } from '@/lib/format';
import { expect, resetDocuments, test } from '../../helpers/page';
import { dragOver, goTo, openStaffPage, section } from '../../helpers/staffPage';
import { stockLists } from '@/figures/registry';

test.beforeEach(resetDocuments);

/** The cells of a row of the visitors' table, without the meter. */
async function visitorRows(page: Page): Promise<string[][]> {
  const rows = await page.getByRole('tabpanel').locator('tbody tr').all();
  return Promise.all(
    rows.map(async (row) =>
      (await row.locator('th, td:not([aria-hidden])').allInnerTexts()).map((text) => text.trim()),
    ),
  );
}

test('what is typed is compared at once with what is stored, and nothing moves', async ({
  page,
}) => {
  await openStaffPage(page, '/admin/equity-market');
  const asi = section(page, 'All Share Index (ASI)');
  const [value, date] = [asi.getByLabel('Value'), asi.getByLabel('Date')];
  const stored = Number(await value.inputValue());
  const day = await date.inputValue();
  const since = sinceWord(day, new Date());
  const { moved, beyondLimit, future } = sanityMessages;
  const fallen = beyondLimit(moved('Down', '50.00', since));
  const height = async () => (await asi.boundingBox())?.height;
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    // From the first key on the box says that it holds something not saved.
    await date.fill(day);
    await value.fill((stored + 0.01).toFixed(2));
    await expect(asi.getByText(fallen)).toBeHidden();
    const before = await height();
    await value.fill((stored * 1.01).toFixed(2));
    await expect(value).toHaveAccessibleDescription(moved('Up', '1.00', since));
    await value.fill((stored / 2).toFixed(2));
    await expect(value).toHaveAccessibleDescription(fallen);
    await expect(asi.getByText(fallen)).toBeVisible();
    await date.fill('2099-12-03');
    await expect(date).toHaveAccessibleDescription(future('Thursday 3 December 2099'));
    await expect(
      asi.getByRole('status').getByText(describeWarnedFields(['Value', 'Date'])),
    ).toBeAttached();
    expect(await height()).toBe(before);
  }
});

test('staff change every figure, and a visitor sees each', async ({ page, openBrowser }) => {
  await openStaffPage(page, '/admin/macroeconomics');
  const macro = section(page, 'Indicators and exchange rate');
  const indicators = [
    { title: 'Inflation Rate', date: 'March 2025', typed: '24,23', shown: '24.23' },
    { title: 'Real GDP Growth Rate', date: 'Q1 2025', typed: '-1.5', shown: '-1.50' },
    { title: 'Monetary Policy Rate', date: 'March 20, 2025', typed: '27.25', shown: '27.25' },
  ];
  for (const { title, date, typed } of indicators) {
    const group = macro.getByRole('group', { name: title });
    await group.getByLabel('Date').fill(date);
    await group.getByLabel('Percentage').fill(typed);
  }
  await macro.getByLabel('Price (N per $)').fill('1,540.5');
  await macro.getByRole('button', { name: 'Save Changes' }).click();
  await expect(macro.getByText(marketStaffMessages.macroeconomics.saved)).toBeVisible();
  for (const { title, shown } of indicators) {
    await expect(macro.getByRole('group', { name: title }).getByLabel('Percentage')).toHaveValue(
      shown,
    );
  }

  await goTo(page, '/admin/equity-market');
  const asi = section(page, 'All Share Index (ASI)');
  await asi.getByLabel('Value').fill('106,001.5');
  await asi.getByLabel('Change (%)').fill('-0.54');
  await asi.getByLabel('Date').fill('2025-03-17');
  await asi.getByRole('button', { name: 'Save ASI' }).click();
  await expect(asi.getByText(marketStaffMessages.asi.saved)).toBeVisible();

  const income = section(page, 'Fixed Income');
  const bonds = income.getByRole('group', { name: 'BONDS' });
  await expect(bonds.getByRole('button', { name: /^Remove/ })).toHaveCount(3);
  await bonds.getByLabel('BONDS rate 1').fill('17.9');
  await bonds.getByRole('button', { name: 'Remove 10-YEAR' }).click();
  await bonds.getByRole('button', { name: 'Add Tenure' }).click();
  await expect(bonds.getByLabel('BONDS label 4')).toHaveValue('NEW-YEAR');
  await bonds.getByLabel('BONDS label 4').fill('30-YEAR');
  await bonds.getByLabel('BONDS rate 4').fill('19.45');
  const bills = income.getByRole('group', { name: 'T-BILLS' });
  await bills.getByLabel('T-BILLS rate 3').fill('20');
  await bills.getByRole('button', { name: 'Add Tenure' }).click();
  await expect(bills.getByLabel('T-BILLS label 4')).toHaveValue('NEW-DAY');
  await bills.getByRole('button', { name: 'Remove NEW-DAY' }).click();
  await income.getByRole('button', { name: 'Save Fixed Income' }).click();
  await expect(income.getByText(marketStaffMessages.fixedIncome.saved)).toBeVisible();

  for (const [title, save, kind] of [
    ['Manage Top 5 Gainers', 'Save Top Gainers', 'gainers'],
    ['Top Losers', 'Save Top Losers', 'losers'],
  ] as const) {
    const editor = section(page, title);
    const [symbol, previous, current, change] =
      kind === 'gainers' ? ['WAPCO', '80', '88.8', '+11.00'] : ['FIDSON', '20', '18.5', '-7.50'];
    await editor.getByLabel('Stock symbol, row 1').fill(symbol);
    await editor.getByLabel('Previous Close, row 1').fill(previous);
    await editor.getByLabel('Current Close, row 1').fill(current);
    await expect(editor.getByLabel('Change (%), row 1')).toHaveText(change);
    await editor.getByRole('button', { name: save }).click();
    await expect(editor.getByText(equityStaffMessages[kind].saved)).toBeVisible();
  }

  const visitor = await openBrowser();
  await visitor.goto('/');
  const index = visitor.getByRole('article').filter({ hasText: 'All Share Index' });
  await expect(index).toContainText('106,001.50');
  await expect(index).toContainText('-0.54%');
  await expect(index).toContainText('17 Mar 25');
  const cards = [
    ['Inflation Rate', 'March 2025', '24.23%', /\btext-gain\b/],
    ['GDP Growth Rate', 'Q1 2025', '-1.50%', /\btext-loss\b/],
    ['Monetary Policy Rate', 'March 20, 2025', '27.25%', /\btext-gain\b/],
  ] as const;
  for (const [title, date, percentage, look] of cards) {
    const card = visitor
      .getByRole('article')
      .filter({ has: visitor.getByRole('heading', { name: title }) });
    const month = card.locator('h4 + span');
    await expect(month).toHaveText(date);
    await expect(month).toHaveCSS('text-transform', 'uppercase');
    const figure = card.locator('p');
    await expect(figure).toHaveText(percentage);
    await expect(figure).toHaveClass(look);
  }
  await expect(visitor.getByRole('main').getByText(formatExchangeRate(1540.5))).toBeVisible();
  await expect(visitor.getByRole('link', { name: /Market data$/ })).toContainText(
    formatExchangeRate(1540.5),
  );
  await expect(visitor.getByRole('list', { name: 'FGN BONDS tenures' })).toHaveText(
    '5-YEAR17.90%15-YEAR18.95%20-YEAR19.10%30-YEAR19.45%',
  );
  await expect(visitor.getByRole('list', { name: 'FGN T-BILLS tenures' })).toHaveText(
    '91-DAY18.05%182-DAY18.50%364-DAY20.00%',
  );
  expect((await visitorRows(visitor))[0]).toEqual(['WAPCO', '80.00', '88.80', '+11.00%']);
  await visitor.getByRole('tab', { name: stockLists.losers.title }).click();
  await expect(visitor.getByRole('row', { name: /FIDSON/ })).toBeVisible();
  expect((await visitorRows(visitor))[0]).toEqual(['FIDSON', '20.00', '18.50', '-7.50%']);
});

test('rows are reordered by mouse, as a visitor sees', async ({ page, openBrowser }) => {
  await openStaffPage(page, '/admin/equity-market');
  const editor = section(page, 'Manage Top 5 Gainers');
  const rows = editor.getByRole('listitem');
  const symbols = () =>
    editor
      .getByLabel(/^Stock symbol/)
      .evaluateAll((inputs) =>
        inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')),
      );
  await expect(editor.getByLabel('Stock symbol, row 1')).toHaveValue('MTNN');

  // Upwards on a lower half: it must land below that row, where the bar is.
  await dragOver(rows.nth(4), rows.nth(1), 'lower');
  await expect(rows.nth(1)).toHaveAttribute('data-drop', 'after');
  await page.mouse.up();
  await expect.poll(symbols).toEqual(['MTNN', 'GTCO', 'BUACEMENT', 'ZENITHBANK', 'DANGCEM']);
  // Downwards on an upper half: above that row.
  await dragOver(rows.nth(0), rows.nth(3), 'upper');
  await expect(rows.nth(3)).toHaveAttribute('data-drop', 'before');
  await page.mouse.up();
  await expect.poll(symbols).toEqual(['GTCO', 'BUACEMENT', 'MTNN', 'ZENITHBANK', 'DANGCEM']);

  await editor.getByRole('button', { name: 'Save Top Gainers' }).click();
  await expect(editor.getByText(equityStaffMessages.gainers.saved)).toBeVisible();

  const visitor = await openBrowser();
  await visitor.goto('/');
  await expect(visitor.getByRole('row', { name: /DANGCEM/ })).toBeVisible();
  const shown = (await visitorRows(visitor)).map(([symbol]) => symbol);
  expect(shown).toEqual(['GTCO', 'BUACEMENT', 'MTNN', 'ZENITHBANK', 'DANGCEM']);
});
