/** What is typed in the staff area and not saved: kept in the browser, offered, never applied. */
import type { Locator, Page } from '@playwright/test';
import { messages } from '@/features/auth/messages';
import { marketStaffMessages } from '@/features/market/admin/messages';
import { NOT_KEPT, UNSAVED } from '@/ui/admin/Box';
import { CONFLICT } from '@/ui/admin/useEditor';
import { expect, expectAccessible, resetDocuments, signIn, test } from '../../helpers/page';
import { openStaffPage, section, signOutElsewhere, untilLoaded } from '../../helpers/staffPage';

test.beforeEach(resetDocuments);

const equity = '/admin/equity-market';
const asiOf = (page: Page) => section(page, 'All Share Index (ASI)');
const offerIn = (box: Locator) => box.getByRole('group', { name: /^You typed this at \d\d:\d\d/ });

/** Another tab of the same browser, on the equity page. */
async function openTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(equity);
  await untilLoaded(tab);
  return tab;
}

test('a closed tab keeps what was typed: offered, restored by keyboard, saved, gone', async ({
  page,
}) => {
  await openStaffPage(page, equity);
  await asiOf(page).getByLabel('Value').fill('');
  await asiOf(page).getByLabel('Value').pressSequentially('106,486.39');
  const gainers = section(page, 'Manage Top 5 Gainers');
  await gainers.getByLabel('Stock symbol, row 2').fill('WAPCO');
  await page.close({ runBeforeUnload: false });

  const next = await openTab(page);
  const asi = asiOf(next);
  await expect(offerIn(asi).getByRole('row')).toHaveText([
    'PartStoredYou typed',
    'Value105,432.07106,486.39up 1.00%',
  ]);
  await expect(offerIn(section(next, 'Manage Top 5 Gainers')).getByRole('row').nth(1)).toHaveText(
    /#2.*WAPCO/,
  );
  await expect(asi.getByLabel('Value')).toHaveValue('105432.07');
  await expect(asi.getByText(UNSAVED, { exact: true })).toBeHidden();
  await expectAccessible(next);

  await offerIn(asi).getByRole('button', { name: 'Discard' }).focus();
  await next.keyboard.press('Tab');
  await expect(offerIn(asi).getByRole('button', { name: 'Restore' })).toBeFocused();
  await next.keyboard.press('Enter');
  await expect(asi.getByLabel('Value')).toBeFocused();
  await expect(asi.getByLabel('Value')).toHaveValue(/^106,?486\.39$/);
  await expect(asi.getByText(UNSAVED, { exact: true })).toBeVisible();
  await expect(offerIn(asi)).toBeHidden();
  await next.keyboard.press('Enter');
  await expect(asi.getByText(marketStaffMessages.asi.saved)).toBeVisible();

  await next.reload();
  await untilLoaded(next);
  await expect(asi.getByLabel('Value')).toHaveValue('106486.39');
  await expect(offerIn(asi)).toBeHidden();
  // The other editor's is still there: it was not its save.
  await expect(offerIn(section(next, 'Manage Top 5 Gainers'))).toBeVisible();
});

test('what another tab saved or discarded is offered no more', async ({ page }) => {
  await openStaffPage(page, equity);
  await asiOf(page).getByLabel('Change (%)').fill('1.25');
  await page.close({ runBeforeUnload: false });
  const one = await openTab(page);
  const other = await openTab(page);
  await expect(offerIn(asiOf(one))).toBeVisible();
  await offerIn(asiOf(other)).getByRole('button', { name: 'Discard' }).click();
  await expect(asiOf(other).getByLabel('Value')).toBeFocused();
  await expect(offerIn(asiOf(one))).toBeHidden();
  await one.reload();
  await untilLoaded(one);
  await expect(offerIn(asiOf(one))).toBeHidden();
});

test('a session that ended with the tab closed over it keeps what was typed', async ({ page }) => {
  await openStaffPage(page, equity);
  await asiOf(page).getByLabel('Value').fill('106001.5');
  await signOutElsewhere(page);
  await expect(page.getByRole('dialog', { name: messages.endedTitle })).toBeVisible();
  const next = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await signIn(next);
  await expect(next).toHaveURL('/admin/macroeconomics');
  await next.goto(equity);
  await expect(offerIn(asiOf(next))).toContainText('106,001.50');
});

test('Reload after a conflict keeps what was typed, on top of what is stored then', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  await openStaffPage(page, equity);
  await openStaffPage(other, equity);
  const [mine, theirs] = [asiOf(page), asiOf(other)];
  await expect(mine.getByLabel('Value')).toHaveValue('105432.07');
  await theirs.getByLabel('Value').fill('200000');
  await theirs.getByLabel('Change (%)').fill('2');
  await theirs.getByRole('button', { name: 'Save ASI' }).click();
  await expect(theirs.getByText(marketStaffMessages.asi.saved)).toBeVisible();
  await other.context().close();

  await mine.getByLabel('Value').fill('100000');
  await mine.getByRole('button', { name: 'Save ASI' }).click();
  await expect(mine.getByText(CONFLICT)).toBeVisible();
  await mine.getByRole('button', { name: 'Reload' }).click();
  await expect(mine.getByLabel('Value')).toHaveValue('200000.00');
  await offerIn(mine).getByRole('button', { name: 'Restore' }).click();
  await expect(mine.getByLabel('Value')).toHaveValue('100000.00');
  await expect(mine.getByLabel('Change (%)')).toHaveValue('2.00');
});

test('a browser without room says so, and loses nothing else', async ({ page }) => {
  await page.addInitScript(() => {
    const setItem = localStorage.setItem.bind(localStorage);
    Storage.prototype.setItem = (key, value) => {
      if (key.startsWith('draft:')) throw new DOMException('full', 'QuotaExceededError');
      setItem(key, value);
    };
  });
  await openStaffPage(page, equity);
  const asi = asiOf(page);
  await asi.getByLabel('Value').fill('106001.5');
  await expect(asi.getByText(NOT_KEPT)).toBeVisible();
  await asi.getByRole('button', { name: 'Save ASI' }).click();
  await expect(asi.getByText(marketStaffMessages.asi.saved)).toBeVisible();
  await expect(asi.getByText(NOT_KEPT)).toBeHidden();
});
