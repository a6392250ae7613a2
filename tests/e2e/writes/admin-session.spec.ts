import { staffPaths } from '@/content/staffPaths';
import { authMessages } from '@/features/auth/messages';
import { formatConfirmLabel } from '@/lib/sanityCheck';
import { marketStaffMessages } from '@/figures/admin/messages';
import { toFields, readText } from '@/lib/stored';
import { staffAccount, visitorAccount } from '../../../seed/index';
import { type Failure, failRequests, requestFailures } from '../../helpers/network';
import { expect, expectAccessible, resetDocuments, signIn, test } from '../../helpers/page';
import { openStaffPage, getSection } from '../../helpers/staffPage';

test.beforeEach(resetDocuments);

/** Responds as Google's token service does to a revoked refresh token. */
const respondTokenExpired: Failure = (route) =>
  route.fulfill({
    status: 400,
    headers: { 'access-control-allow-origin': '*' },
    json: { error: { code: 400, message: 'TOKEN_EXPIRED' } },
  });

test('asks for the password when the user was signed out before a save', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/400|403|401/, /Failed to save/, /RPC_ERROR/);
  await openStaffPage(page, '/admin/macroeconomics');
  const macro = getSection(page, 'Indicators and exchange rate');
  const date = macro.getByRole('group', { name: 'Inflation Rate' }).getByLabel('Date');
  await date.fill('April 2025');
  // The form asks staff to confirm the month, because it is earlier than the stored month.
  await macro
    .getByRole('checkbox', { name: formatConfirmLabel('Inflation Rate 23.18%, April 2025,') })
    .check();

  // Simulates the two errors with which Firebase responds if the account is disabled.
  const restored = await Promise.all([
    failRequests(
      page,
      (request) => /documents:(commit|batchGet)/.test(request.url()),
      requestFailures['status 403'],
    ),
    failRequests(page, (request) => request.url().includes('securetoken.'), respondTokenExpired),
  ]);
  await macro.getByRole('button', { name: 'Save Changes' }).click();
  const dialog = page.getByRole('dialog', { name: authMessages.endedTitle });
  await expect(dialog).toContainText(authMessages.ended);
  for (const restore of restored) await restore();
  await expect(dialog.getByLabel('Email')).toHaveValue(staffAccount.email);
  const password = dialog.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await password.fill('wrong-password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/auth\/(wrong-password|invalid-credential)/)).toBeVisible();
  await password.fill(staffAccount.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(date).toHaveValue('April 2025');
  await macro.getByRole('button', { name: 'Save Changes' }).click();
  await expect(macro.getByText(marketStaffMessages.macroeconomics.saved)).toBeVisible();
});

test('reports sign-in and sign-out to the server in VITE_AUTH_TOKEN_SYNC_URL', async ({ page }) => {
  const calls: { method: string; authorization: string | undefined }[] = [];
  await page.route('**/session', async (route) => {
    const request = route.request();
    calls.push({
      method: request.method(),
      authorization: (await request.allHeaders())['authorization'],
    });
    await route.fulfill({ status: 204 });
  });
  // A build with VITE_AUTH_TOKEN_SYNC_URL sets this variable, and the Firebase SDK reads it.
  await page.addInitScript(() => {
    globalThis.__FIREBASE_DEFAULTS__ = { _authTokenSyncURL: '/session' };
  });
  await openStaffPage(page, '/admin/macroeconomics');
  // The page may refresh the token to read the time of the server. A refresh sends a second POST.
  const [firstCall, ...laterCalls] = calls;
  expect(firstCall).toEqual({ method: 'DELETE', authorization: undefined });
  expect([1, 2]).toContain(laterCalls.length);
  for (const call of laterCalls) {
    expect(call).toEqual({
      method: 'POST',
      authorization: expect.stringMatching(/^Bearer [^.]+\.[^.]+\./),
    });
  }
  const claims = Buffer.from(calls[1]?.authorization?.split('.')[1] ?? '', 'base64url');
  expect(readText(toFields(JSON.parse(claims.toString())) ?? {}, 'user_id')).toBe(staffAccount.uid);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/admin/login');
  expect(calls.at(-1)).toEqual({ method: 'DELETE', authorization: undefined });
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
});

test('hides staff pages from an account that is not on the staff list', async ({ page }) => {
  await signIn(page, visitorAccount);
  await expect(page.getByText(authMessages.notOnList)).toBeVisible();
  await expect(page.getByText(visitorAccount.uid, { exact: true })).toBeVisible();
  await expectAccessible(page);
  for (const path of ['/admin', ...staffPaths]) {
    await page.goto(path);
    await expect(page.getByText(authMessages.notOnList)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Staff area' })).toBeHidden();
  }
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/admin/login');
});
