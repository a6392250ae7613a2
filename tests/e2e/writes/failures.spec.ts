/**
 * Checks failed actions of staff in a browser. The message must be beside the control, and Retry
 * must be near the message. The focus must move to a sensible element. Tests in Node cover all
 * actions and failures.
 */
import type { StaffPath } from '@/content/staffPaths';
import type { Locator, Page } from '@playwright/test';
import { marketStaffMessages } from '@/figures/admin/messages';
import { newsStaffMessages } from '@/features/news/admin/messages';
import { resourceMessages } from '@/features/resources/messages';
import { resourceStaffMessages as texts } from '@/features/resources/admin/messages';
import { CONFLICT_MESSAGE } from '@/ui/admin/conflictText';
import { testPorts } from '../../../scripts/local';
import { setDocuments } from '../../../seed/rest';
import {
  type RequestMatcher,
  matchCommit,
  failRequests,
  requestFailures,
  isFirestoreRead,
  matchStorageRequest,
} from '../../helpers/network';
import { measureBox, expect, resetAll, test } from '../../helpers/page';
import { createFile, openStaffPage, getSection, waitUntilLoaded } from '../../helpers/staffPage';

test.beforeEach(resetAll);

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 720 };
const LANDSCAPE_PHONE = { width: 844, height: 390 };
/** Long enough for every banner to disappear. */
const BANNER_GONE_MS = 5_000;
/** The largest allowed distance between a message and its button. */
const BESIDE_PX = 32;
/**
 * The largest allowed distance between a message and its button if other controls are between them.
 */
const NEAR_PX = 120;

const failureNames = ['refused', 'never answered', 'answer lost'] as const;

/** Expects that each element is inside the viewport and that nothing covers its centre. */
async function expectInSight(...elements: Locator[]): Promise<void> {
  for (const each of elements) {
    await expect(each).toBeInViewport({ ratio: 1 });
    const covered = await each.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const topElement = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return topElement === null || !(element.contains(topElement) || topElement.contains(element));
    });
    expect(covered, 'covered').toBe(false);
  }
}

const expectFocusIn = (box: Locator) =>
  expect.poll(() => box.evaluate((element) => element.contains(document.activeElement))).toBe(true);

/** Returns the shortest distance in pixels between two elements. */
async function measureGap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await measureBox(one), await measureBox(other)];
  return Math.hypot(
    Math.max(b.left - a.right, a.left - b.right, 0),
    Math.max(b.top - a.bottom, a.top - b.bottom, 0),
  );
}

/**
 * Pauses the page's clock, so that no message disappears during the checks.
 * @returns a function that advances the clock until an element is visible. Pass `fast: true` if the
 *   element appears after a time limit, and `fast: false` if it needs a response of the backend.
 */
async function holdClock(page: Page) {
  await page.clock.pauseAt(Date.now() + 60_000);
  return (target: Locator, { fast }: { fast: boolean }) =>
    expect(async () => {
      if (await target.isVisible()) return;
      await page.clock.fastForward(fast ? 2_000 : 500);
      await expect(target).toBeVisible({ timeout: 1 });
    }).toPass({ timeout: 20_000, intervals: [fast ? 20 : 250] });
}

interface FailingAction {
  name: string;
  path: StaffPath;
  region: string;
  call: RequestMatcher;
  /** The request whose response is lost in the test. Default: `call`. */
  lostRequest?: RequestMatcher;
  failureMessage: string;
  successMessage: string;
  /** The beginning of the message that stays after the banner has disappeared. */
  remainingText: string;
  /** The largest allowed distance, in pixels, between the message and `origin`. */
  maxDistance?: number;
  /** Prepares the list or form, so that only `press` has to be clicked. */
  prepare: (page: Page, box: Locator, round: number) => Promise<PreparedAction>;
}

interface PreparedAction {
  press: Locator;
  /** The control that triggered the action. The message appears beside it. */
  origin: Locator;
  /** The element that has the focus after a failure. Default: `origin`. */
  afterFailure?: Locator;
  /** The element that has the focus after a success. Default: any element of the section. */
  afterSuccess?: Locator;
}

const getDeleteButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true });

const actions: readonly FailingAction[] = [
  {
    name: "saving an editor's form",
    path: '/admin/equity-market',
    region: 'All Share Index (ASI)',
    call: matchCommit('marketIndices/ASI'),
    failureMessage: marketStaffMessages.asi.saveFailed,
    successMessage: marketStaffMessages.asi.saved,
    remainingText: 'Not saved at',
    prepare: async (_, box, round) => {
      await box.getByLabel('Value').fill(`${105_420 + round}.00`);
      const save = box.getByRole('button', { name: 'Save ASI' });
      return { press: save, origin: save, afterSuccess: save };
    },
  },
  {
    name: "a row's action",
    path: '/admin/resources',
    region: 'Manage Resource Files',
    call: matchCommit('resourceFiles/'),
    failureMessage: texts.deleteFileFailed,
    successMessage: texts.fileDeleted,
    remainingText: 'Not deleted at',
    maxDistance: NEAR_PX,
    prepare: async (page, box) => {
      const deletes = box.getByRole('button', { name: /^Delete (?!Selected)/ });
      const [eighth, ninth] = await Promise.all(
        [7, 8].map((row) => deletes.nth(row).getAttribute('aria-label')),
      );
      const origin = box.getByRole('button', { name: eighth ?? '', exact: true });
      await origin.click();
      return {
        press: getDeleteButton(page),
        origin,
        afterSuccess: box.getByRole('button', { name: ninth ?? '', exact: true }),
      };
    },
  },
  {
    name: 'reordering a list',
    path: '/admin/resources',
    region: 'Manage Resource Categories',
    call: matchCommit('resourceCategories/'),
    failureMessage: texts.reorderCategoriesFailed,
    successMessage: texts.categoriesReordered,
    remainingText: 'Not moved at',
    maxDistance: NEAR_PX,
    prepare: async (_, box) => {
      const name = await box.getByRole('listitem').last().locator('b').innerText();
      const origin = box.getByRole('button', { name: `Move ${name} up` });
      return { press: origin, origin };
    },
  },
  {
    name: 'an upload',
    path: '/admin/resources',
    region: 'Upload Resource Files',
    call: matchStorageRequest('POST', /\/o\?name=/),
    lostRequest: matchCommit('resourceFiles/'),
    failureMessage: texts.uploadFailed,
    successMessage: texts.uploaded(1),
    remainingText: 'Not uploaded at',
    prepare: async (_, box, round) => {
      const name = `upload-${round}.pdf`;
      await box.getByLabel('Files', { exact: true }).setInputFiles(createFile(name));
      const origin = box.getByRole('button', { name: /^Upload(ing\.\.\.| \d File\(s\))$/ });
      return {
        press: origin,
        origin,
        afterFailure: box.getByRole('list', { name: 'Files to upload' }),
        afterSuccess: box.locator("[data-do='choose']"),
      };
    },
  },
  {
    name: "a dialog's form",
    path: '/admin/resources',
    region: 'Manage Resource Files',
    call: matchCommit('resourceFiles/'),
    failureMessage: texts.updateFileFailed,
    successMessage: texts.fileUpdated,
    remainingText: 'Not saved at',
    prepare: async (page, box, round) => {
      const edit = box.getByRole('button', { name: /^Edit / }).nth(7);
      await edit.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Display name').fill(`Renamed ${round}`);
      const save = dialog.getByRole('button', { name: /^(Save Changes|Saving\.\.\.)$/ });
      return { press: save, origin: save, afterSuccess: edit };
    },
  },
  {
    name: 'an item of news',
    path: '/admin/news',
    region: 'News Commentary Items',
    call: matchCommit('newsCommentary/'),
    failureMessage: newsStaffMessages.saveFailed,
    successMessage: newsStaffMessages.updated,
    remainingText: 'Not saved at',
    maxDistance: NEAR_PX,
    prepare: async (page, box, round) => {
      // Edits the second to last row, because the checks need a row below it.
      const edit = box.getByRole('button', { name: /^Edit / }).nth(-2);
      const name = (await edit.getAttribute('aria-label')) ?? '';
      await edit.click();
      const form = getSection(page, 'Add/Edit News Commentary Item');
      await expectInSight(form.getByLabel('Title'));
      await form.getByLabel('Interviewer').fill(`Somebody ${round}`);
      const save = form.getByRole('button', { name: /^Sav(e|ing\.\.\.)$/ });
      return { press: save, origin: save, afterSuccess: box.getByRole('button', { name }) };
    },
  },
];

for (const action of actions) {
  test(`keeps message, focus and Retry near the control when ${action.name} fails`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/ERR_|RPC_ERROR|Failed to|404/);
    await page.clock.install();
    await openStaffPage(page, action.path);
    const until = await holdClock(page);
    const box = getSection(page, action.region);
    const failed = page.getByText(action.failureMessage).first();
    const banner = page.getByRole('alert').filter({ hasText: action.failureMessage });
    const done = page.getByText(action.successMessage).first();
    let round = 0;
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      for (const name of failureNames) {
        await test.step(`${name} at a width of ${size.width} px`, async () => {
          round += 1;
          const prepared = await action.prepare(page, box, round);
          const { press, origin, afterFailure = origin, afterSuccess } = prepared;
          const { call, lostRequest: lost = call } = action;
          const fix = await failRequests(
            page,
            name === 'answer lost' ? lost : call,
            requestFailures[name],
          );
          await press.click();
          if (name !== 'answer lost') {
            await until(failed, { fast: true });
            const retry = page.getByRole('button', { name: 'Retry', exact: true });
            const close = page.getByRole('button', { name: 'Close this message' });
            await expectInSight(failed, retry, close, origin);
            expect(await measureGap(banner, retry)).toBeLessThan(BESIDE_PX);
            expect(await measureGap(retry, close)).toBeLessThan(BESIDE_PX);
            const gaps = [banner, retry, close].map((each) => measureGap(each, origin));
            expect(Math.min(...(await Promise.all(gaps)))).toBeLessThan(
              action.maxDistance ?? BESIDE_PX,
            );
            await expect(afterFailure).toBeFocused();
            await fix();
            await page.clock.fastForward(BANNER_GONE_MS);
            await expectInSight(page.getByText(`${action.remainingText} `), retry, origin);
            await retry.click();
          }
          await until(done, { fast: false });
          await expectInSight(done, afterSuccess ?? origin);
          if (afterSuccess === undefined) await expectFocusIn(box);
          else await expect(afterSuccess).toBeFocused();
          await fix();
          await page.clock.fastForward(BANNER_GONE_MS);
          await expect(done).toBeHidden();
        });
      }
    }
  });
}

test('shows Retry beside the message when loading a page fails', async ({ page, expectErrors }) => {
  expectErrors(/ERR_|RPC_ERROR|Failed to/);
  await page.clock.install();
  await openStaffPage(page, '/admin/resources');
  const until = await holdClock(page);
  const box = getSection(page, 'Manage Resource Categories');
  const failed = box.getByText(resourceMessages.fetchCategoriesFailed);
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    for (const name of failureNames) {
      await test.step(`${name} at a width of ${size.width} px`, async () => {
        const fix = await failRequests(page, isFirestoreRead, requestFailures[name]);
        await page.goto('/admin/resources');
        // Waits until the section appears. The page checks the sign-in before it loads the data of
        // the section.
        await until(box, { fast: false });
        await until(failed, { fast: true });
        const retry = box.getByRole('button', { name: 'Retry' });
        await retry.focus();
        await expectInSight(failed, retry);
        expect(await measureGap(failed, retry)).toBeLessThan(BESIDE_PX);
        await fix();
        // The delayed response of 'never answered' may arrive in the meantime. Retry then
        // disappears.
        if (name !== 'never answered') await retry.press('Enter');
        await expect(failed).toBeHidden();
        await waitUntilLoaded(page);
        await expect(box).toBeFocused();
      });
    }
  }
});

test('shows failures and conflicts beside Save on a phone in landscape', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_|RPC_ERROR|Failed to/);
  await openStaffPage(page, '/admin/equity-market');
  const box = getSection(page, 'All Share Index (ASI)');
  const value = box.getByLabel('Value');
  const save = box.getByRole('button', { name: 'Save ASI' });
  await expect(value).not.toHaveValue('');
  const fix = await failRequests(page, matchCommit('marketIndices/ASI'), requestFailures.refused);
  await page.setViewportSize(LANDSCAPE_PHONE);
  await value.fill('105433');
  await value.press('Enter');
  const failed = box.getByRole('alert');
  await expect(failed).toHaveText(marketStaffMessages.asi.saveFailed);
  await expectInSight(failed, save, box.getByRole('button', { name: 'Retry' }));
  await fix();
  await setDocuments(testPorts, {
    'marketIndices/ASI': { value: 200000, change: 1, date: '2025-03-17' },
  });
  for (const size of [LANDSCAPE_PHONE, PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await value.press('Enter');
    await expectInSight(
      box.getByText(CONFLICT_MESSAGE),
      save,
      box.getByRole('button', { name: 'Reload' }),
      box.getByRole('button', { name: 'Overwrite' }),
    );
  }
});

test('keeps Save visible on a phone, but never over the focused field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openStaffPage(page, '/admin/macroeconomics');
  const box = getSection(page, 'Indicators and exchange rate');
  const save = box.getByRole('button', { name: 'Save Changes' });
  // Three of the seven fields have a Today button.
  const fields = box.locator('[data-field]').locator('input, button');
  await expect(fields).toHaveCount(10);
  await expect(save).toBeInViewport({ ratio: 1 });
  await box.getByLabel(marketStaffMessages.macroeconomics.priceLabel).focus();
  for (const field of await fields.all()) {
    await expect(field).toBeFocused();
    await expectInSight(field, save);
    const foot = await measureBox(box.locator('footer'));
    expect((await measureBox(field)).bottom).toBeLessThanOrEqual(foot.top);
    await page.keyboard.press('Tab');
  }
});
