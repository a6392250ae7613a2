/** What is said of a save stands beside its button, in sight, at every size. */
import type { Locator, Page } from '@playwright/test';
import { equityStaffMessages } from '@/features/equity/admin/messages';
import { marketStaffMessages } from '@/features/market/admin/messages';
import { CONFLICT } from '@/ui/admin/useEditor';
import { setDocuments } from '../../../seed/rest';
import { testPorts } from '../../../scripts/local';
import { expect, resetDocuments, test } from '../../helpers/page';
import { goTo, openStaffPage, section } from '../../helpers/staffPage';

test.beforeEach(resetDocuments);

const sizes = [
  [390, 844],
  [768, 1024],
  [1280, 720],
  [1440, 900],
  [844, 390],
] as const;

interface Editor {
  title: string;
  save: string;
  failed: string;
  /** A field at the other end of the section. */
  far: string;
}

const onEquity: readonly Editor[] = [
  {
    title: 'All Share Index (ASI)',
    save: 'Save ASI',
    failed: marketStaffMessages.asi.saveFailed,
    far: 'Value',
  },
  {
    title: 'Fixed Income',
    save: 'Save Fixed Income',
    failed: marketStaffMessages.fixedIncome.saveFailed,
    far: 'BONDS label 1',
  },
  {
    title: 'Manage Top 5 Gainers',
    save: 'Save Top Gainers',
    failed: equityStaffMessages.gainers.saveFailed,
    far: 'Stock symbol, row 1',
  },
  {
    title: 'Top Losers',
    save: 'Save Top Losers',
    failed: equityStaffMessages.losers.saveFailed,
    far: 'Stock symbol, row 1',
  },
];
const macro: Editor = {
  title: 'Macroeconomics',
  save: 'Save Changes',
  failed: marketStaffMessages.macroeconomics.saveFailed,
  far: 'Price (N per $)',
};

/** An answer that the SDK, unlike a broken network, does not try again. */
const refusedForGood = {
  status: 404,
  headers: { 'access-control-allow-origin': '*' },
  contentType: 'application/json',
  body: JSON.stringify({ error: { code: 404, status: 'NOT_FOUND', message: '-' } }),
};

async function expectInSight(...what: Locator[]): Promise<void> {
  for (const each of what) await expect(each).toBeInViewport({ ratio: 1 });
}

/** The distance in px between the boxes of two things. */
async function gapBetween(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('One of the two is not on the page');
  const along = (p: number, q: number, from: number, to: number) => Math.max(from - q, p - to, 0);
  return Math.hypot(
    along(a.x, a.x + a.width, b.x, b.x + b.width),
    along(a.y, a.y + a.height, b.y, b.y + b.height),
  );
}

async function expectFailureBesideButton(page: Page, editor: Editor): Promise<void> {
  const box = section(page, editor.title);
  const button = box.getByRole('button', { name: editor.save });
  const banner = box.getByRole('alert');
  // What is stored already would count as saved.
  await box.getByLabel(editor.far).fill('1');
  // In the tables Enter alone goes down.
  await box.getByLabel(editor.far).press('ControlOrMeta+Enter');
  await expect(banner).toHaveText(editor.failed);
  const [retry, close] = ['Retry', 'Close this message'].map((name) =>
    box.getByRole('button', { name }),
  );
  if (retry === undefined || close === undefined) throw new Error('no such buttons');
  await expectInSight(banner, button, retry, close);
  expect(await gapBetween(banner, retry)).toBeLessThan(32);
  expect(await gapBetween(close, button)).toBeLessThan(32);
}

/** Every write fails, at once and for good. */
const failWrites = (page: Page) =>
  page.route(/documents:(commit|beginTransaction)/, (route) => route.fulfill(refusedForGood));

test('a save that fails says so beside its button, at every size', async ({
  page,
  expectErrors,
}) => {
  test.setTimeout(90_000);
  expectErrors(/Failed to save|404|RPC_ERROR/);
  await openStaffPage(page, '/admin/macroeconomics');
  await failWrites(page);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expectFailureBesideButton(page, macro);
  }
  await goTo(page, '/admin/equity-market');
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const editor of onEquity) await expectFailureBesideButton(page, editor);
  }
  // At the last size, a phone on its side: the line that stays, and the focus on the button pressed.
  const gainers = section(page, 'Manage Top 5 Gainers');
  const save = gainers.getByRole('button', { name: 'Save Top Gainers' });
  await save.click();
  await expect(save).toBeFocused();
  const line = gainers.getByText(/^Not saved at \d\d:\d\d: /);
  await expect(gainers.getByRole('alert')).toBeVisible();
  await expect(line).toBeVisible();
  await expectInSight(line, save);
});

test('a conflict and its ways on are beside the button, at every size', async ({ page }) => {
  await openStaffPage(page, '/admin/equity-market');
  const box = section(page, 'All Share Index (ASI)');
  await expect(box.getByLabel('Value')).not.toHaveValue('');
  await setDocuments(testPorts, {
    'marketIndices/ASI': { value: 200000, change: 1, date: '2025-03-17' },
  });
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await box.getByLabel('Value').press('Enter');
    await expectInSight(
      box.getByText(CONFLICT),
      box.getByRole('button', { name: 'Save ASI' }),
      box.getByRole('button', { name: 'Reload' }),
      box.getByRole('button', { name: 'Overwrite' }),
    );
  }
});

test('on a phone Save is in reach, and covers no field that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openStaffPage(page, '/admin/macroeconomics');
  const box = section(page, macro.title);
  const save = box.getByRole('button', { name: macro.save });
  // Seven fields, and beside three of them the button for today.
  const fields = box.locator('[data-field]').locator('input, button');
  await expect(fields).toHaveCount(10);
  await expect(save).toBeInViewport({ ratio: 1 });
  await box.getByLabel('Price (N per $)').focus();
  for (const field of await fields.all()) {
    await expect(field).toBeFocused();
    await expectInSight(field, save);
    const [fieldBox, footerBox] = await Promise.all([
      field.boundingBox(),
      box.locator('footer').boundingBox(),
    ]);
    expect((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0)).toBeLessThanOrEqual(footerBox?.y ?? 0);
    await page.keyboard.press('Tab');
  }
});
