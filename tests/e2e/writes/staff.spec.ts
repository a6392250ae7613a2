import { devices } from '@playwright/test';
import { messages } from '@/features/auth/messages';
import { visitorAccount } from '../../../seed/index';
import { expect, expectAccessible, resetAll, signIn, test } from '../../helpers/page';
import { staffPaths } from '../../helpers/staffPage';

test.beforeEach(resetAll);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, userAgent: devices['Pixel 7'].userAgent });

  // That the identity service fetches nothing of Google's there is for every test to see: the
  // Content-Security-Policy would refuse it, which is an error on the page.
  test('staff sign in, and the menu is folded until it is asked for', async ({ page }) => {
    await signIn(page);
    await expect(page).toHaveURL('/admin/macroeconomics');
    const news = page.getByRole('link', { name: 'News' });
    await expect(news).toBeHidden();
    await page.getByText('Menu').click();
    await news.click();
    await expect(page).toHaveURL('/admin/news');
    await expect(news).toBeHidden();
  });
});

test('a signed-in account that is not staff gets nowhere', async ({ page }) => {
  await signIn(page, visitorAccount);
  await expect(page.getByText(messages.notOnList)).toBeVisible();
  await expect(page.getByText(visitorAccount.uid, { exact: true })).toBeVisible();
  await expectAccessible(page);
  for (const path of ['/admin', ...staffPaths]) {
    await page.goto(path);
    await expect(page.getByText(messages.notOnList)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Staff area' })).toBeHidden();
  }
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/admin/login');
});
