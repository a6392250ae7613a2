import { devices } from '@playwright/test';
import { marketStaffMessages } from '@/features/market/admin/messages';
import { fieldsOf } from '@/lib/stored';
import { visitorAccount } from '../../../seed/index';
import { expect, expectAccessible, resetAll, signIn, test } from '../../helpers/page';

test.beforeEach(resetAll);

test('a stranger is sent to login, and Back does not bounce', async ({ page }) => {
  await page.goto('/services');
  await page.goto('/admin/equity-market');
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL('/services');
});

test('staff sign in, change the ASI, and a visitor sees it', async ({ page, browser }) => {
  await signIn(page);
  await expect(page).toHaveURL('/admin/macroeconomics');
  await page.getByRole('link', { name: 'Equity Market' }).click();
  await expect(page).toHaveURL('/admin/equity-market');
  const editor = page.getByRole('region', { name: 'All Share Index (ASI)' });
  const value = editor.getByLabel('Value');
  await expect(value).toHaveValue(/105,?432\.07/);
  await value.fill('106001.5');
  await editor.getByLabel('Change (%)').fill('-0.54');
  await editor.getByLabel('Date').fill('2025-03-17');
  await editor.getByRole('button', { name: 'Save ASI' }).click();
  await expect(editor.getByText(marketStaffMessages.asi.saved)).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto('/');
  const asi = visitor.getByRole('article').filter({ hasText: 'All Share Index' });
  await expect(asi).toContainText('106,001.50');
  await expect(asi).toContainText('-0.54%');
  await expect(asi).toContainText('17 Mar 25');
  await visitor.close();
});

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

test("a wrong password shows the service's message", async ({ page, expectErrors }) => {
  expectErrors(/400/);
  await signIn(page, { uid: '', email: 'staff@example.com', password: 'wrong-password' });
  await expect(page.getByText(/auth\/(wrong-password|invalid-credential)/)).toBeVisible();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByLabel('Email')).toHaveValue('staff@example.com');
});

test('a signed-in account that is not staff gets nowhere', async ({ page }) => {
  await signIn(page, visitorAccount);
  await expect(page.getByText('This account is not on the staff list')).toBeVisible();
  await expect(page.getByText(visitorAccount.uid, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/equity-market');
  await expect(page.getByText('This account is not on the staff list')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save ASI' })).toBeHidden();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/admin/login');
});

test('the signed-in user is kept without tokens, and forgotten on sign-out', async ({ page }) => {
  await signIn(page);
  await expect(page).toHaveURL('/admin/macroeconomics');
  const stored = await page.evaluate(() => ({
    user: localStorage.getItem('user'),
    isAuth: localStorage.getItem('isAuth'),
  }));
  expect(stored.isAuth).toBe('true');
  const user: unknown = JSON.parse(stored.user ?? '{}');
  expect(Object.keys(fieldsOf(user) ?? {}).sort()).toEqual(['displayName', 'email', 'uid']);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/admin/login');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('isAuth'))).toBeNull();
});
