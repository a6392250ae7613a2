import type { Page } from '@playwright/test';
import { marketStaffMessages } from '@/features/market/admin/messages';
import { equityStaffMessages } from '@/features/equity/admin/messages';
import { equityMessages } from '@/features/equity/messages';
import { plausibilityMessages, sinceWord } from '@/lib/plausibility';
import { lookAgainText } from '@/ui/admin/Plausibility';
import { CONFLICT } from '@/ui/admin/useEditor';
import { LEAVE_TEXT } from '@/ui/admin/UnsavedGuard';
import { pressAgain } from '@/ui/admin/useZeroStop';
import { staffAccount } from '../../../seed/index';
import { expect, resetDocuments, test } from '../../helpers/page';
import { dragOver, goTo, openStaffPage, section } from '../../helpers/staffPage';

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

for (const width of [1280, 390]) {
  test(`what is typed is compared at once with what is stored, and nothing moves, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openStaffPage(page, '/admin/equity-market');
    const asi = section(page, 'All Share Index (ASI)');
    const [value, date] = [asi.getByLabel('Value'), asi.getByLabel('Date')];
    const stored = Number(await value.inputValue());
    const since = sinceWord(await date.inputValue(), new Date());
    const { moved, beyondLimit, future } = plausibilityMessages;
    // From the first key on the box says that it holds something not saved.
    await value.fill((stored + 0.01).toFixed(2));
    const height = async () => (await asi.boundingBox())?.height;
    const before = await height();

    await value.fill((stored * 1.01).toFixed(2));
    await expect(value).toHaveAccessibleDescription(moved('Up', '1.00', since));
    await value.fill((stored / 2).toFixed(2));
    const fallen = beyondLimit(moved('Down', '50.00', since));
    await expect(value).toHaveAccessibleDescription(fallen);
    await expect(asi.getByText(fallen)).toBeVisible();
    await date.fill('2099-12-03');
    await expect(date).toHaveAccessibleDescription(future('Thursday 3 December 2099'));
    await expect(
      asi.getByRole('status').getByText(lookAgainText(['Value', 'Date'])),
    ).toBeAttached();
    expect(await height()).toBe(before);

    const gainers = section(page, 'Manage Top 5 Gainers');
    await gainers.getByLabel('Previous Close, row 1').fill('80');
    await gainers.getByLabel('Current Close, row 1').fill('88.01');
    await expect(gainers.getByText(equityStaffMessages.beyondLimit, { exact: true })).toBeVisible();
    // A warning, never a lock.
    await asi.getByRole('button', { name: 'Save ASI' }).click();
    await expect(asi.getByText(marketStaffMessages.asi.saved)).toBeVisible();
    await expect(value).toHaveAccessibleDescription('');
  });
}

test('staff change every figure, and a visitor sees each', async ({ page, browser }) => {
  await openStaffPage(page, '/admin/macroeconomics');
  const macro = section(page, 'Macroeconomics');
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

  const visitor = await browser.newPage();
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
  await expect(visitor.getByRole('main').getByText('N1,540.50/$')).toBeVisible();
  await expect(visitor.getByRole('link', { name: /Market data$/ })).toContainText('N1,540.50/$');
  await expect(visitor.getByRole('list', { name: 'FGN BONDS tenures' })).toHaveText(
    '5-YEAR17.90%15-YEAR18.95%20-YEAR19.10%30-YEAR19.45%',
  );
  await expect(visitor.getByRole('list', { name: 'FGN T-BILLS tenures' })).toHaveText(
    '91-DAY18.05%182-DAY18.50%364-DAY20.00%',
  );
  expect((await visitorRows(visitor))[0]).toEqual(['WAPCO', '80.00', '88.80', '+11.00%']);
  await visitor.getByRole('tab', { name: equityMessages.losers.tab }).click();
  await expect(visitor.getByRole('row', { name: /FIDSON/ })).toBeVisible();
  expect((await visitorRows(visitor))[0]).toEqual(['FIDSON', '20.00', '18.50', '-7.50%']);
  await visitor.close();
});

test('rows are reordered by mouse, keyboard and buttons; a partly filled one stays here', async ({
  page,
  browser,
}) => {
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
  expect(await symbols()).toEqual(['MTNN', 'GTCO', 'BUACEMENT', 'ZENITHBANK', 'DANGCEM']);
  // Downwards on an upper half: above that row.
  await dragOver(rows.nth(0), rows.nth(3), 'upper');
  await expect(rows.nth(3)).toHaveAttribute('data-drop', 'before');
  await page.mouse.up();
  expect(await symbols()).toEqual(['GTCO', 'BUACEMENT', 'MTNN', 'ZENITHBANK', 'DANGCEM']);

  const handle = editor.getByRole('button', { name: 'Reorder row 3' });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(editor.getByText('Picked up row 3, position 3 of 5.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(rows.nth(1)).toHaveAttribute('data-drop', 'before');
  await page.keyboard.press('ArrowUp');
  await expect(rows.nth(0)).toHaveAttribute('data-drop', 'before');
  await page.keyboard.press('Space');
  await expect(editor.getByText('row 3 moved to position 1 of 5.')).toBeAttached();
  expect(await symbols()).toEqual(['MTNN', 'GTCO', 'BUACEMENT', 'ZENITHBANK', 'DANGCEM']);

  await editor.getByRole('button', { name: 'Move row 5 up' }).click();
  await expect(editor.getByRole('button', { name: 'Move row 4 up' })).toBeFocused();
  expect(await symbols()).toEqual(['MTNN', 'GTCO', 'BUACEMENT', 'DANGCEM', 'ZENITHBANK']);

  await editor.getByLabel('Previous Close, row 2').fill('');
  await editor.getByLabel('Current Close, row 3').fill('none');
  await editor.getByLabel('Current Close, row 3').blur();
  await expect(editor.getByLabel('Current Close, row 3')).toHaveValue('0.00');
  await editor.getByLabel('Stock symbol, row 5').fill('MTNN');
  const warning = editor.getByRole('status').filter({ hasText: 'needs' });
  await expect(warning).toContainText('Row 2 (GTCO) needs a previous close.');
  await expect(warning).toContainText('Row 3 (BUACEMENT) needs a current close.');
  await expect(warning).toContainText('MTNN is listed more than once.');
  await editor.getByRole('button', { name: 'Save Top Gainers' }).click();
  await expect(editor.getByText(pressAgain('Save Top Gainers'))).toContainText('GTCO');
  await editor.getByRole('button', { name: 'Save Top Gainers' }).click();
  await expect(editor.getByText(equityStaffMessages.gainers.saved)).toBeVisible();
  await expect(editor.getByLabel('Stock symbol, row 2')).toHaveValue('GTCO');
  await expect(warning).toContainText('Row 2 (GTCO)');

  const visitor = await browser.newPage();
  await visitor.goto('/');
  await expect(visitor.getByRole('row', { name: /DANGCEM/ })).toBeVisible();
  expect((await visitorRows(visitor)).map(([symbol]) => symbol)).toEqual([
    'MTNN',
    'DANGCEM',
    'MTNN',
    '-',
    '-',
  ]);
  await visitor.close();

  const losers = section(page, 'Top Losers');
  for (let row = 1; row <= 5; row += 1) await losers.getByLabel(`Stock symbol, row ${row}`).clear();
  await losers.getByRole('button', { name: 'Save Top Losers' }).click();
  await expect(losers.getByText(equityStaffMessages.noValidStock)).toBeVisible();

  // What was left out is still unsaved.
  await goTo(page, '/admin/news');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toContainText(LEAVE_TEXT);
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL('/admin/equity-market');
  await expect(editor.getByLabel('Stock symbol, row 2')).toHaveValue('GTCO');
  await goTo(page, '/admin/news');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/news');
});

test('nothing can be saved before the load has succeeded', async ({ page, expectErrors }) => {
  expectErrors(/Failed to (load|save)|ERR_FAILED|RPC_ERROR/);
  await page.route(/documents:batchGet/, (route) =>
    route.request().postData()?.includes('macroeconomics') === true
      ? route.abort()
      : route.continue(),
  );
  await openStaffPage(page, '/admin/macroeconomics');
  const macro = section(page, 'Macroeconomics');
  await expect(macro.getByRole('alert')).toHaveText(marketStaffMessages.macroeconomics.loadFailed);
  await expect(macro.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await page.unrouteAll();
  await macro.getByRole('button', { name: 'Retry' }).click();
  const price = macro.getByLabel('Price (N per $)');
  await expect(price).toHaveValue('1532.45');
  await expect(macro.getByRole('button', { name: 'Save Changes' })).toBeEnabled();

  // A save that fails keeps what was typed, and its message.
  await page.route(/documents:(commit|beginTransaction)/, (route) => route.abort());
  await price.fill('1,600');
  await macro.getByRole('button', { name: 'Save Changes' }).click();
  await expect(macro.getByRole('alert')).toHaveText(marketStaffMessages.macroeconomics.saveFailed, {
    timeout: 15_000,
  });
  await expect(price).toHaveValue('1600.00');
  await page.unrouteAll();
  await macro.getByRole('button', { name: 'Save Changes' }).click();
  await expect(macro.getByText(marketStaffMessages.macroeconomics.saved)).toBeVisible();
});

test('of two editors the second chooses: reload or overwrite', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  await openStaffPage(page, '/admin/equity-market');
  await openStaffPage(other, '/admin/equity-market');
  const mine = section(page, 'All Share Index (ASI)');
  const theirs = section(other, 'All Share Index (ASI)');
  await expect(mine.getByLabel('Value')).toHaveValue('105432.07');
  const save = async (editor: typeof mine, value: string) => {
    await editor.getByLabel('Value').fill(value);
    await editor.getByRole('button', { name: 'Save ASI' }).click();
  };

  await save(theirs, '200000');
  await expect(theirs.getByText(marketStaffMessages.asi.saved)).toBeVisible();
  await save(mine, '100000');
  await expect(mine.getByText(CONFLICT)).toBeVisible();
  await expect(mine.getByLabel('Value')).toHaveValue('100000.00');
  const versions = mine.getByRole('group', { name: `${staffAccount.email} saved at` });
  await expect(versions.getByRole('row', { name: 'Value' })).toContainText(
    /You differ.*105,432\.07.*200,000\.00.*100,000\.00/,
  );
  await expect(versions).toContainText('Change (%) and Date are the same in both.');
  await mine.getByRole('button', { name: 'Reload' }).click();
  await expect(mine.getByLabel('Value')).toHaveValue('200000.00');
  // Reload is gone, and staff go on where it led.
  await expect(mine.getByLabel('Value')).toBeFocused();

  // The banner of the first save must be gone, or it would pass for that of the second.
  await expect(theirs.getByText(marketStaffMessages.asi.saved)).toBeHidden();
  await save(theirs, '300000');
  await expect(theirs.getByText(marketStaffMessages.asi.saved)).toBeVisible();
  await save(mine, '111111');
  await mine.getByRole('button', { name: 'Overwrite' }).click();
  await expect(mine.getByText(marketStaffMessages.asi.saved)).toBeVisible();
  await theirs.page().reload();
  await expect(theirs.getByLabel('Value')).toHaveValue('111111.00');
  await other.context().close();
});
