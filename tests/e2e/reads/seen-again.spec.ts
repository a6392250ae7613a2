/** Labels and figures of a tab that was in the background for a while. */
import type { Page } from '@playwright/test';
import { holidays } from '@/content/holidays';
import { findLastTradingDay } from '@/lib/calendar';
import { addDays, getWeekday } from '@/lib/days';
import { READ_AGAIN_AFTER_MS } from '@/lib/timeLimit';
import { failRequests, requestFailures, isFirestoreRead } from '../../helpers/network';
import { expect, waitForHydration, test } from '../../helpers/page';
import { watchShifts } from '../../helpers/shifts';
import { FIRESTORE_URL, expectFresh, INDEX, getStripLink, getStrip } from '../../helpers/today';
import { seedNow } from '../../../seed/calendar';

const DAY = findLastTradingDay(seedNow, holidays);
const toLagosTime = (day: string, time: string) => new Date(`${day}T${time}+01:00`);
const EVENING = toLagosTime(DAY, '18:42');
const MINUTE_MS = 60_000;

/**
 * Makes the tab visible again at the given time. Browsers report this with one of two events, so
 * both are dispatched.
 */
async function returnToTab(page: Page, time: Date): Promise<void> {
  await page.clock.setSystemTime(time);
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}

/** Returns an array to which each later read of the page is added. */
function recordReads(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (FIRESTORE_URL.test(request.url())) reads.push(request.postData() ?? '');
  });
  return reads;
}

test('updates day labels and figures once per return to the tab', async ({ page }) => {
  await page.clock.install({ time: EVENING });
  const shifts = await watchShifts(page);
  await page.goto('/');
  await expectFresh(page);
  await waitForHydration(page, '.market-board');
  await page.waitForLoadState('networkidle');
  const labels = [getStrip(page).locator('small').first(), page.locator('.hero-axis b').last()];
  for (const label of labels) await expect(label).toHaveText('Today');

  const reads = recordReads(page);
  await returnToTab(page, new Date(EVENING.getTime() + READ_AGAIN_AFTER_MS - MINUTE_MS));
  const returns = [
    ['on the same night', toLagosTime(DAY, '22:00'), 'Today'],
    ['on the day after', toLagosTime(addDays(DAY, 1), '10:00'), getWeekday(DAY)],
    ['three days later', toLagosTime(addDays(DAY, 3), '08:00'), getWeekday(DAY)],
    ['a week later', toLagosTime(addDays(DAY, 7), '10:00'), 'Latest'],
  ] as const;
  let expectedReads = 0;
  for (const [when, time, day] of returns) {
    await test.step(when, async () => {
      await returnToTab(page, time);
      for (const label of labels) await expect(label).toHaveText(day);
      // Home sends six reads. The last one reads the note, after the figures.
      expectedReads += 6;
      await expect.poll(() => reads.length).toBe(expectedReads);
      // The page must not read figures again, because the last read was less than ten minutes ago.
      await returnToTab(page, new Date(time.getTime() + 5 * MINUTE_MS));
      await page.waitForLoadState('networkidle');
      expect(reads).toHaveLength(expectedReads);
      expect(new Set(reads.slice(-6)).size).toBe(6);
      await expectFresh(page);
      await expect(getStripLink(page)).toHaveAttribute('aria-busy', 'false');
      await expect(page.locator('.board-line')).toHaveText('');
    });
  }
  expect(await shifts()).toBe(0);
});

test('keeps the figures and shows a notice when reading them again fails', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_CONNECTION_REFUSED/, /RPC_ERROR/);
  await page.clock.install({ time: EVENING });
  const shifts = await watchShifts(page, { ignored: '.board-line' });
  await page.goto('/');
  await expectFresh(page);
  await waitForHydration(page, '.market-board');
  await page.waitForLoadState('networkidle');
  const restore = await failRequests(page, isFirestoreRead, requestFailures.refused);
  await returnToTab(page, new Date(EVENING.getTime() + 2 * READ_AGAIN_AFTER_MS));
  await expect(getStrip(page)).toHaveAttribute('data-state', 'old');
  await expect(getStrip(page)).toContainText('Could not be refreshed');
  await expect(getStrip(page)).toContainText(INDEX);
  await expect(page.locator('.board-line')).toContainText(
    /^Loaded \d+ \w{3} \d\d, 18:42\. Newer figures could not be loaded\./,
  );
  await expect(page.locator('.market-board')).toContainText(INDEX);
  expect(await shifts()).toBe(0);
  await restore();
  await page.getByRole('button', { name: 'Retry the market figures' }).click();
  await expectFresh(page);
  await expect(page.locator('.board-line')).toHaveText('');
});

for (const [path, count] of [
  // One of the 12 reads loads the newest note of the day.
  ['/markets', 12],
  ['/markets/asi', 5],
  ['/embed/exchange-rate', 1],
] as const) {
  test(`reads the newest figures of ${path} once after a return to the tab`, async ({ page }) => {
    await page.clock.install({ time: EVENING });
    const shifts = await watchShifts(page);
    await page.goto(path);
    await expect(page.locator('.chart-line').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    const text = await page.locator('main').innerText();
    const shiftsBefore = await shifts();
    const reads = recordReads(page);
    await returnToTab(page, new Date(EVENING.getTime() + 2 * READ_AGAIN_AFTER_MS));
    await expect.poll(() => reads.length).toBe(count);
    await returnToTab(page, new Date(EVENING.getTime() + 2 * READ_AGAIN_AFTER_MS + MINUTE_MS));
    await page.waitForLoadState('networkidle');
    expect(reads).toHaveLength(count);
    expect(new Set(reads).size).toBe(count);
    expect(await page.locator('main').innerText()).toBe(text);
    expect(await shifts()).toBe(shiftsBefore);
  });
}
