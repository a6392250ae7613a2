import { staffPaths } from '@/content/staffPaths';
import { messages } from '@/features/auth/messages';
import { fieldsOf, textIn } from '@/lib/stored';
import { staffAccount, visitorAccount } from '../../../seed/index';
import { expect, expectAccessible, signIn, test } from '../../helpers/page';
import { openStaffPage } from '../../helpers/staffPage';

test('a server is told of who signs in, by the path that is configured, and of who signs out', async ({
  page,
}) => {
  const calls: { method: string; authorization: string | undefined }[] = [];
  await page.route('**/session', async (route) => {
    const request = route.request();
    calls.push({
      method: request.method(),
      authorization: (await request.allHeaders())['authorization'],
    });
    await route.fulfill({ status: 204 });
  });
  // What the build's VITE_AUTH_TOKEN_SYNC_URL sets; the calls are the SDK's own.
  await page.addInitScript(() => {
    globalThis.__FIREBASE_DEFAULTS__ = { _authTokenSyncURL: '/session' };
  });
  await openStaffPage(page, '/admin/macroeconomics');
  // The page asks for a fresh token, which says what time it is: that one is told as well.
  const [before, ...told] = calls;
  expect(before).toEqual({ method: 'DELETE', authorization: undefined });
  expect([1, 2]).toContain(told.length);
  for (const call of told) {
    expect(call).toEqual({
      method: 'POST',
      authorization: expect.stringMatching(/^Bearer [^.]+\.[^.]+\./),
    });
  }
  const claims = Buffer.from(calls[1]?.authorization?.split('.')[1] ?? '', 'base64url');
  expect(textIn(fieldsOf(JSON.parse(claims.toString())) ?? {}, 'user_id')).toBe(staffAccount.uid);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/admin/login');
  expect(calls.at(-1)).toEqual({ method: 'DELETE', authorization: undefined });
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
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
