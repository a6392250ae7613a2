import type { Page } from '@playwright/test';
import { messages } from '@/features/auth/messages';
import { changeMessages } from '@/features/changes/admin/messages';
import { equityStaffMessages } from '@/features/equity/admin/messages';
import { BANNER_MS } from '@/features/resources/limits';
import { resourceStaffMessages } from '@/features/resources/admin/messages';
import { newsStaffMessages } from '@/features/news/admin/messages';
import { CONFLICT } from '@/ui/admin/useEditor';
import { clearDocuments, setDocuments } from '../../../seed/rest';
import { staffAccount, staffRecord } from '../../../seed/accounts';
import { testPorts } from '../../../scripts/local';
import { reportName } from '../../helpers/exampleData';
import { expect, expectAccessible, resetAll, resetDocuments, test } from '../../helpers/page';
import { hold } from '../../helpers/network';
import {
  goTo,
  openStaffPage,
  section,
  type StaffPath,
  staffPaths,
  signOutElsewhere,
} from '../../helpers/staffPage';

test.beforeAll(resetAll);
test.afterAll(resetDocuments);

/** The page holds what is stored, or says why not. */
const settled: Record<StaffPath, (page: Page) => Promise<void>> = {
  '/admin/macroeconomics': (page) => expect(page.getByLabel('Price (N per $)')).toBeVisible(),
  '/admin/equity-market': async (page) => {
    await expect(page.getByLabel('Current Close, row 5')).toHaveCount(2);
    await expect(page.getByLabel('T-BILLS rate 1')).toBeVisible();
  },
  '/admin/resources': async (page) => {
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Categories' })).toBeVisible();
  },
  '/admin/news': (page) =>
    expect(page.getByRole('list', { name: 'News commentary items' })).toBeVisible(),
  '/admin/changes': (page) =>
    expect(page.getByText(changeMessages.none).or(page.getByRole('table'))).toBeVisible(),
  '/admin/tonight': (page) =>
    expect(page.getByRole('button', { name: 'Change Inflation Rate' })).toBeVisible(),
};

async function expectNoOverflow(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, page.url()).toBeLessThanOrEqual(0);
}

for (const width of [1280, 390]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

    test('every page is clean, with its forms in error and its dialogs open', async ({ page }) => {
      test.setTimeout(60_000);
      await openStaffPage(page, '/admin/macroeconomics');
      await settled['/admin/macroeconomics'](page);
      await expectAccessible(page);
      await page.getByLabel('Price (N per $)').fill('-5');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expectAccessible(page);
      await goTo(page, '/admin/news');
      const leave = page.getByRole('dialog');
      await expect(leave).toBeVisible();
      await expectAccessible(page);
      await leave.getByRole('button', { name: 'Leave' }).click();

      await settled['/admin/news'](page);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Add New Item' }).click();
      const form = section(page, 'Add/Edit News Commentary Item');
      for (const label of ['Title', 'Interviewer', 'Description']) {
        await form.getByLabel(label).fill(' ');
      }
      await form.getByLabel('YouTube Video URL').fill('http://example.com/');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form.getByText(newsStaffMessages.unsafeLink)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: /^Delete After the auction/ }).click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await form.getByRole('button', { name: 'Cancel' }).click();
      await leave.getByRole('button', { name: 'Leave' }).click();

      await goTo(page, '/admin/equity-market');
      await settled['/admin/equity-market'](page);
      await expectAccessible(page);
      // Figures to look at again, below their fields.
      await page.getByLabel('Value').fill('1');
      await page.getByLabel('BONDS rate 2').fill('0');
      await page.getByLabel('Current Close, row 5').first().fill('999');
      const gainers = section(page, 'Manage Top 5 Gainers');
      await gainers.getByLabel('Previous Close, row 2').fill('');
      await gainers.getByLabel('Stock symbol, row 3').fill('');
      await gainers.getByLabel('Current Close, row 1').fill('-1');
      await expect(gainers.getByText(/needs a previous close/)).toBeVisible();
      // What is half under the bar at the top counts as too small to press.
      await gainers.getByRole('heading', { level: 2 }).evaluate((heading) => {
        heading.scrollIntoView();
      });
      await gainers.getByRole('button', { name: 'Reorder row 4' }).focus();
      await page.keyboard.press('Space');
      await expect(gainers.getByText(/^Picked up/)).toBeAttached();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await goTo(page, '/admin/resources');
      await leave.getByRole('button', { name: 'Leave' }).click();

      await settled['/admin/resources'](page);
      await expectAccessible(page);
      await page.getByLabel('Files', { exact: true }).setInputFiles([
        { name: 'one.pdf', mimeType: 'application/pdf', buffer: Buffer.from('1') },
        { name: 'two.html', mimeType: 'text/html', buffer: Buffer.from('2') },
      ]);
      await page.getByLabel('Display name of one.pdf').fill(' ');
      await page.getByRole('button', { name: 'Upload 1 File(s)' }).click();
      await expect(page.getByText(resourceStaffMessages.nameMissing)).toBeVisible();
      await page.getByLabel(`Select ${reportName('Daily Market Summary', 1)}`).check();
      await page.getByRole('button', { name: 'Edit Price List' }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Delete Selected (1)' }).click();
      await expectAccessible(page);
    });

    test('every page is clean while it loads and when the load failed', async ({
      page,
      expectErrors,
    }) => {
      test.setTimeout(60_000);
      expectErrors(/./);
      await openStaffPage(page, '/admin/macroeconomics');
      await settled['/admin/macroeconomics'](page);
      let release: () => void = () => undefined;
      await page.route(/\/documents:(batchGet|runQuery)/, async (route) => {
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        await route.abort();
      });
      for (const path of staffPaths.slice(1)) {
        await goTo(page, path);
        await expect(page.getByText('Loading', { exact: false }).first()).toBeVisible();
        await expectAccessible(page);
        await expect(async () => {
          release();
          await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible({
            timeout: 200,
          });
        }).toPass();
        await expectAccessible(page);
      }
    });

    test('every page is clean when nothing is stored yet', async ({ page }) => {
      test.setTimeout(60_000);
      await clearDocuments(testPorts);
      await setDocuments(testPorts, { [`staff/${staffAccount.uid}`]: staffRecord });
      await openStaffPage(page, '/admin/macroeconomics');
      for (const path of staffPaths) {
        await goTo(page, path);
        await expect(page.getByText('Loading', { exact: false })).toHaveCount(0);
        await expectAccessible(page);
        await expectNoOverflow(page);
        if (path === '/admin/news') {
          await expect(page.getByText(newsStaffMessages.noItems)).toBeVisible();
        }
        if (path === '/admin/changes') {
          await expect(page.getByText(changeMessages.none)).toBeVisible();
        }
      }
      await resetDocuments();
    });
  });
}

test('what passes is clean too: work under way, success, conflict, a session that ended', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await openStaffPage(page, '/admin/equity-market');
  await settled['/admin/equity-market'](page);
  await setDocuments(testPorts, {
    'marketIndices/ASI': { value: 200000, change: 1, date: '2025-03-17' },
  });
  await page.getByRole('button', { name: 'Save ASI' }).click();
  await expect(page.getByText(CONFLICT)).toBeVisible();
  await page.getByRole('button', { name: 'Save Top Gainers' }).click();
  await expect(page.getByText(equityStaffMessages.gainers.saved)).toBeVisible();
  await expectAccessible(page);

  await goTo(page, '/admin/resources');
  await settled['/admin/resources'](page);
  await page.getByLabel('Files', { exact: true }).setInputFiles([
    { name: 'one.pdf', mimeType: 'application/pdf', buffer: Buffer.from('1') },
    { name: 'two.pdf', mimeType: 'application/pdf', buffer: Buffer.from('2') },
  ]);
  const endUpload = await hold(page, /\/v0\/b\//);
  const endOrder = await hold(page, /documents:commit/);
  await page.getByRole('button', { name: 'Upload 2 File(s)' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(3);
  await page.getByRole('button', { name: 'Move Price List up' }).click();
  await expect(page.getByText(resourceStaffMessages.savingOrder)).toBeVisible();
  await expectAccessible(page);
  endUpload();
  endOrder();
  await expect(page.getByText(resourceStaffMessages.uploaded(2))).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Category Name').fill('Half a');
  await signOutElsewhere(page);
  await expect(page.getByRole('dialog', { name: messages.endedTitle })).toBeVisible();
  await expectAccessible(page);
});

for (const viewport of [
  { width: 1280, height: 844 },
  { width: 390, height: 844 },
]) {
  test(`failures that stay are clean, ${viewport.width} wide`, async ({ page, expectErrors }) => {
    test.setTimeout(60_000);
    expectErrors(/404|RPC_ERROR/);
    await page.setViewportSize(viewport);
    await openStaffPage(page, '/admin/resources');
    await settled['/admin/resources'](page);
    // Answered so, the SDK does not try again.
    await page.route(/documents:commit/, (route) => route.fulfill({ status: 404, body: '' }));
    const dialog = page.getByRole('dialog');
    const files = section(page, 'Manage Resource Files');
    await page.getByLabel('Files', { exact: true }).setInputFiles([
      { name: 'one.html', mimeType: 'text/html', buffer: Buffer.from('1') },
      { name: 'two.html', mimeType: 'text/html', buffer: Buffer.from('2') },
      { name: 'none.pdf', mimeType: 'application/pdf', buffer: Buffer.from('') },
    ]);
    const first = files.locator('tbody tr').first();
    await first.getByRole('button', { name: /^Delete / }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(first.getByRole('button', { name: 'Retry' })).toBeVisible();
    await first.getByRole('button', { name: /^Edit / }).click();
    await dialog.getByLabel('Display name').fill('Another name');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog.getByText(resourceStaffMessages.updateFileFailed)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(first.getByText(/^Not deleted at /)).toBeVisible({ timeout: 2 * BANNER_MS });
    await expectAccessible(page);

    await goTo(page, '/admin/news');
    await settled['/admin/news'](page);
    const form = section(page, 'Add/Edit News Commentary Item');
    await page
      .getByRole('button', { name: /^Edit / })
      .nth(1)
      .click();
    await form.getByLabel('Interviewer').fill('Somebody else');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectAccessible(page);
  });
}

test('on a phone the bar at the top covers nothing that has the focus', async ({ page }) => {
  await openStaffPage(page, '/admin/equity-market');
  await settled['/admin/equity-market'](page);
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = await page.getByRole('banner').boundingBox();
  await page.getByRole('button', { name: 'Save Top Losers' }).focus();
  const hidden: string[] = [];
  for (let stops = 0; ; stops += 1) {
    await page.keyboard.press('Shift+Tab');
    const focused = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const at = document.activeElement ?? document.body;
      if (at.closest('main') === null) return null;
      return { name: at.outerHTML.slice(0, 100), top: at.getBoundingClientRect().top };
    });
    if (focused === null) {
      expect(stops).toBeGreaterThan(50);
      break;
    }
    if (focused.top < (bar?.height ?? 0)) hidden.push(focused.name);
  }
  expect(hidden).toEqual([]);
});

/** What stands in a field and does not fit it. */
const cutFields = (page: Page) =>
  page
    .getByRole('textbox')
    .evaluateAll((fields) =>
      fields.flatMap((field) =>
        field instanceof HTMLInputElement && field.scrollWidth > field.clientWidth
          ? [field.value]
          : [],
      ),
    );

test('nothing scrolls sideways and no figure is cut, from 320 to 1920', async ({ page }) => {
  await openStaffPage(page, '/admin/macroeconomics');
  for (const path of staffPaths) {
    await page.setViewportSize({ width: 1280, height: 844 });
    await goTo(page, path);
    await settled[path](page);
    for (const width of [320, 360, 390, 768, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoOverflow(page);
      expect(await cutFields(page), `${path} at ${width}`).toEqual([]);
    }
  }
});
