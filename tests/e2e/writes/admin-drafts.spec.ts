import type { Locator, Page } from '@playwright/test';
import { authMessages } from '@/features/auth/messages';
import { marketStaffMessages } from '@/figures/admin/messages';
import { expect, expectAccessible, resetDocuments, signIn, test } from '../../helpers/page';
import {
  openStaffPage,
  getSection,
  signOutInOtherTab,
  waitUntilLoaded,
} from '../../helpers/staffPage';

test.beforeEach(resetDocuments);

const equity = '/admin/equity-market';
const getAsiSection = (page: Page) => getSection(page, 'All Share Index (ASI)');
const getDraftOffer = (box: Locator) =>
  box.getByRole('group', { name: /^You typed this at \d\d:\d\d/ });

test('offers a draft again after the user signs out and closes the tab', async ({ page }) => {
  await openStaffPage(page, equity);
  await getAsiSection(page).getByLabel('Value').fill('');
  await getAsiSection(page).getByLabel('Value').pressSequentially('106,486.39');
  await getAsiSection(page).getByLabel('Change (%)').fill('1.63');
  // Waits for pending reads, because Firestore would reject them after the sign-out.
  await page.waitForLoadState('networkidle');
  await signOutInOtherTab(page);
  await expect(page.getByRole('dialog', { name: authMessages.endedTitle })).toBeVisible();
  const next = await page.context().newPage();
  await page.close({ runBeforeUnload: false });

  await signIn(next);
  await expect(next).toHaveURL('/admin/macroeconomics');
  await next.goto(equity);
  await waitUntilLoaded(next);
  const asi = getAsiSection(next);
  await expect(getDraftOffer(asi).getByRole('row')).toHaveText([
    'PartStoredYou typed',
    'Value105,432.07106,486.39up 1.00%',
    'Change (%)0.621.63',
  ]);
  expect(await getDraftOffer(asi).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await expectAccessible(next);

  await getDraftOffer(asi).getByRole('button', { name: 'Restore' }).press('Enter');
  await expect(asi.getByLabel('Value')).toBeFocused();
  await expect(asi.getByLabel('Value')).toHaveValue(/^106,?486\.39$/);
  await next.keyboard.press('Enter');
  await expect(asi.getByText(marketStaffMessages.asi.saved)).toBeVisible();
  await next.reload();
  await waitUntilLoaded(next);
  await expect(asi.getByLabel('Value')).toHaveValue('106486.39');
  await expect(getDraftOffer(asi)).toBeHidden();
});
