import type { Page } from '@playwright/test';
import { messages } from '@/features/auth/messages';
import { marketStaffMessages } from '@/features/market/admin/messages';
import { fieldsOf, textIn } from '@/lib/stored';
import { bucket, host, projectId, testPorts } from '../../../scripts/local';
import { examplePassword, staffAccount } from '../../../seed/index';
import { expect, resetAll, signIn, test } from '../../helpers/page';
import { openStaffPage, section, signOutElsewhere } from '../../helpers/staffPage';

test.beforeEach(resetAll);

const identity = `http://${host}:${testPorts.auth}/identitytoolkit.googleapis.com/v1`;
const documents = `http://${host}:${testPorts.firestore}/v1/projects/${projectId}/databases/(default)/documents`;
const objects = `http://${host}:${testPorts.storage}/v0/b/${bucket}/o`;

const again = (page: Page) => page.getByRole('dialog', { name: messages.endedTitle });

async function signInAgain(page: Page): Promise<void> {
  const dialog = again(page);
  await expect(dialog).toContainText(messages.ended);
  await expect(dialog.getByLabel('Email')).toHaveValue(staffAccount.email);
  const password = dialog.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await password.fill('wrong-password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/auth\/(wrong-password|invalid-credential)/)).toBeVisible();
  await password.fill(staffAccount.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

test('signed out in another tab: staff sign in again in place, and nothing typed is lost', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/400/);
  await openStaffPage(page, '/admin/equity-market');
  const asi = section(page, 'All Share Index (ASI)');
  const gainers = section(page, 'Manage Top 5 Gainers');
  await asi.getByLabel('Value').fill('108000.25');
  await gainers.getByLabel('Stock symbol, row 1').fill('WAPCO');

  await signOutElsewhere(page);
  await signInAgain(page);
  await expect(page).toHaveURL('/admin/equity-market');
  await expect(gainers.getByLabel('Stock symbol, row 1')).toHaveValue('WAPCO');
  await asi.getByRole('button', { name: 'Save ASI' }).click();
  await expect(asi.getByText(marketStaffMessages.asi.saved)).toBeVisible();
  await page.reload();
  await expect(asi.getByLabel('Value')).toHaveValue('108000.25');
});

test('a session that the service ended shows at the next save, which then succeeds', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/400|403|401/, /Failed to save/, /RPC_ERROR/);
  await openStaffPage(page, '/admin/macroeconomics');
  const macro = section(page, 'Macroeconomics');
  const date = macro.getByRole('group', { name: 'Inflation Rate' }).getByLabel('Date');
  await date.fill('April 2025');

  // As when an administrator disables the account: the server refuses, the token is not renewed.
  let refusing = true;
  await page.route(/documents:(commit|beginTransaction|batchGet)/, (route) =>
    refusing
      ? route.fulfill({
          status: 403,
          headers: { 'access-control-allow-origin': '*' },
          contentType: 'application/json',
          body: JSON.stringify({ error: { code: 403, status: 'PERMISSION_DENIED', message: '-' } }),
        })
      : route.continue(),
  );
  await page.route(/securetoken\.googleapis\.com/, (route) =>
    refusing
      ? route.fulfill({
          status: 400,
          headers: { 'access-control-allow-origin': '*' },
          contentType: 'application/json',
          body: JSON.stringify({ error: { code: 400, message: 'TOKEN_EXPIRED' } }),
        })
      : route.continue(),
  );
  await macro.getByRole('button', { name: 'Save Changes' }).click();
  await expect(again(page)).toBeVisible();
  refusing = false;
  await signInAgain(page);
  await expect(date).toHaveValue('April 2025');
  await macro.getByRole('button', { name: 'Save Changes' }).click();
  await expect(macro.getByText(marketStaffMessages.macroeconomics.saved)).toBeVisible();
});

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
  expect(calls).toEqual([
    { method: 'DELETE', authorization: undefined },
    { method: 'POST', authorization: expect.stringMatching(/^Bearer [^.]+\.[^.]+\./) },
  ]);
  const claims = Buffer.from(calls[1]?.authorization?.split('.')[1] ?? '', 'base64url');
  expect(textIn(fieldsOf(JSON.parse(claims.toString())) ?? {}, 'user_id')).toBe(staffAccount.uid);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/admin/login');
  expect(calls.slice(2)).toEqual([{ method: 'DELETE', authorization: undefined }]);
});

test('a stranger who makes himself an account gets nowhere, by HTTP or in the page', async ({
  page,
  request,
}) => {
  const email = 'stranger@example.com';
  const made = await request.post(`${identity}/accounts:signUp?key=demo-key`, {
    data: { email, password: examplePassword, returnSecureToken: true },
  });
  expect(made.ok()).toBe(true);
  const account = fieldsOf(await made.json()) ?? {};
  const uid = textIn(account, 'localId') ?? '';
  const authorization = `Bearer ${textIn(account, 'idToken') ?? ''}`;
  expect(uid).not.toBe('');

  const figure = { fields: { value: { doubleValue: 1 }, change: { doubleValue: 1 } } };
  const patch = (path: string, data: unknown) =>
    request.patch(`${documents}/${path}`, { headers: { authorization }, data });
  expect((await patch('marketIndices/ASI', figure)).status()).toBe(403);
  expect((await patch(`staff/${uid}`, { fields: {} })).status()).toBe(403);
  expect((await patch('newsCommentary/mine', { fields: {} })).status()).toBe(403);
  const committed = await request.post(`${documents}:commit`, {
    headers: { authorization },
    data: {
      writes: [{ delete: `projects/${projectId}/databases/(default)/documents/marketIndices/ASI` }],
    },
  });
  expect(committed.status()).toBe(403);
  const category = 'cat_1736150400000';
  const uploaded = await request.post(
    `${objects}?name=${encodeURIComponent(`resources/${category}/1_mine.pdf`)}`,
    {
      headers: {
        authorization: authorization.replace('Bearer', 'Firebase'),
        'content-type': 'application/pdf',
      },
      data: Buffer.from('%PDF-1.4'),
    },
  );
  expect(uploaded.status()).toBe(403);
  const listed = await request.get(`${objects}?prefix=resources%2F${category}%2F&delimiter=%2F`, {
    headers: { authorization: authorization.replace('Bearer', 'Firebase') },
  });
  expect(listed.status()).toBe(403);
  const asi = await request.get(`${documents}/marketIndices/ASI`);
  expect(await asi.text()).toContain('105432.07');

  await signIn(page, { uid, email, password: examplePassword });
  await expect(page.getByText(messages.notOnList)).toBeVisible();
  await expect(page.getByText(uid, { exact: true })).toBeVisible();
  for (const path of ['/admin', '/admin/macroeconomics', '/admin/resources', '/admin/news']) {
    await page.goto(path);
    await expect(page.getByText(messages.notOnList)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Staff area' })).toBeHidden();
  }
});
