/** A tab that is left open: its labels and its figures when it is seen again. */
import type { Page } from '@playwright/test';
import { holidays } from '@/content/holidays';
import { lastTradingDay } from '@/lib/calendar';
import { addDays, weekdayOf } from '@/lib/days';
import { READ_AGAIN_AFTER_MS } from '@/lib/timeLimit';
import { failing, failures, isFigureRead } from '../../helpers/network';
import { expect, hydrated, test } from '../../helpers/page';
import { watchShifts } from '../../helpers/shifts';
import { DATABASE, expectFresh, INDEX, link, strip } from '../../helpers/today';
import { seedNow } from '../../../seed/calendar';

/** The day of the newest figures, a Friday at weekends. */
const DAY = lastTradingDay(seedNow, holidays);
const at = (day: string, time: string) => new Date(`${day}T${time}+01:00`);
const EVENING = at(DAY, '18:42');
const MINUTE_MS = 60_000;

/** The tab is seen again at a time; a browser may send both events. */
async function comeBack(page: Page, time: Date): Promise<void> {
  await page.clock.setSystemTime(time);
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}

/** Notes the reads of the page from now on. */
function watchReads(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (DATABASE.test(request.url())) reads.push(request.postData() ?? '');
  });
  return reads;
}

test('a tab left open names the day of its figures anew, and reads them once a return', async ({
  page,
}) => {
  await page.clock.install({ time: EVENING });
  const shifts = await watchShifts(page);
  await page.goto('/');
  await expectFresh(page);
  await hydrated(page, '.market-board');
  await page.waitForLoadState('networkidle');
  const labels = [strip(page).locator('small').first(), page.locator('.hero-axis b').last()];
  for (const label of labels) await expect(label).toHaveText('Today');

  const reads = watchReads(page);
  await comeBack(page, new Date(EVENING.getTime() + READ_AGAIN_AFTER_MS - MINUTE_MS));
  const returns = [
    ['on the night', at(DAY, '22:00'), 'Today'],
    ['on the day after', at(addDays(DAY, 1), '10:00'), weekdayOf(DAY)],
    ['three days later', at(addDays(DAY, 3), '08:00'), weekdayOf(DAY)],
    ['a week later', at(addDays(DAY, 7), '10:00'), 'Latest'],
  ] as const;
  let expected = 0;
  for (const [when, time, day] of returns) {
    await test.step(when, async () => {
      await comeBack(page, time);
      for (const label of labels) await expect(label).toHaveText(day);
      expected += 5;
      await expect.poll(() => reads.length).toBe(expected);
      // A few minutes later nothing is read again.
      await comeBack(page, new Date(time.getTime() + 5 * MINUTE_MS));
      await page.waitForLoadState('networkidle');
      expect(reads).toHaveLength(expected);
      expect(new Set(reads.slice(-5)).size).toBe(5);
      await expectFresh(page);
      await expect(link(page)).toHaveAttribute('aria-busy', 'false');
      await expect(page.locator('.board-line')).toHaveText('');
    });
  }
  expect(await shifts()).toBe(0);
});

test('a page that cannot read its figures again keeps them, and says so', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_CONNECTION_REFUSED/, /RPC_ERROR/);
  await page.clock.install({ time: EVENING });
  const shifts = await watchShifts(page, { ignored: '.board-line' });
  await page.goto('/');
  await expectFresh(page);
  await hydrated(page, '.market-board');
  await page.waitForLoadState('networkidle');
  const restore = await failing(page, isFigureRead, failures.refused);
  await comeBack(page, new Date(EVENING.getTime() + 2 * READ_AGAIN_AFTER_MS));
  await expect(strip(page)).toHaveAttribute('data-state', 'old');
  await expect(strip(page)).toContainText('Could not be refreshed');
  await expect(strip(page)).toContainText(INDEX);
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
  ['/markets', 11],
  ['/markets/asi', 5],
  ['/embed/exchange-rate', 1],
] as const) {
  test(`${path} reads its newest figures once when it is seen again`, async ({ page }) => {
    await page.clock.install({ time: EVENING });
    const shifts = await watchShifts(page);
    await page.goto(path);
    await expect(page.locator('.chart-line').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    const text = await page.locator('main').innerText();
    const shiftsBefore = await shifts();
    const reads = watchReads(page);
    await comeBack(page, new Date(EVENING.getTime() + 2 * READ_AGAIN_AFTER_MS));
    await expect.poll(() => reads.length).toBe(count);
    await comeBack(page, new Date(EVENING.getTime() + 2 * READ_AGAIN_AFTER_MS + MINUTE_MS));
    await page.waitForLoadState('networkidle');
    expect(reads).toHaveLength(count);
    expect(new Set(reads).size).toBe(count);
    expect(await page.locator('main').innerText()).toBe(text);
    expect(await shifts()).toBe(shiftsBefore);
  });
}
