/** The page of a series: its address, touch, and incomplete or revised histories. */
import type { Page } from '@playwright/test';
import { type Documents, setDocuments, type Value } from '../../../seed/rest';
import { testPorts } from '../../../scripts/local';
import { expectFits } from '../../helpers/everyPage';
import { boxOf, expect, expectAccessible, resetDocuments, test } from '../../helpers/page';
import { type DayPoint, weekdays } from '../../helpers/historyPoints';

const NOW = '2025-03-14T18:00:00Z';

/** Values that rise by 10 per session, so that each session has a different value. */
const rising = weekdays('2023-01-02', '2025-03-14', (place) => 90_000 + 10 * place);

/** Returns the year documents of a series. Years without points are empty. */
function history(series: string, points: Readonly<Record<string, DayPoint>>): Documents {
  const documents: Documents = {};
  for (let year = 2019; year <= 2026; year += 1) {
    const ofYear: Record<string, Value> = {};
    for (const [key, point] of Object.entries(points)) {
      if (key.startsWith(`${year}`)) ofYear[key] = point;
    }
    documents[`history/${series}-${year}`] = { series, year, points: ofYear };
  }
  return documents;
}
const store = (points: Readonly<Record<string, DayPoint>>, series = 'asi') =>
  setDocuments(testPorts, history(series, points));

test.beforeEach(async ({ page }) => {
  await resetDocuments();
  await store(rising);
  await page.clock.install({ time: NOW });
});

const reading = (page: Page) => page.getByRole('region', { name: 'Reading' });
/** Expects that no text is cut or overlaps at any width, and that the page is accessible. */
async function expectNothingCut(page: Page): Promise<void> {
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page, `at ${width}`);
    if (width === 320 || width === 1440) await expectAccessible(page);
  }
}

test('keeps range and day in the address without new history entries', async ({ page }) => {
  await page.goto('/markets');
  await page.goto('/markets/asi?range=3m&compare=year-earlier&day=2025-01-15');
  await expect(reading(page)).toContainText('Wednesday 15 January 2025');
  await expect(reading(page)).toContainText('A year earlier, 15 Jan 2024');
  await page.getByRole('button', { name: '1 month' }).click();
  await expect(page).toHaveURL('/markets/asi?range=1m&compare=year-earlier');
  await page.reload();
  await expect(reading(page)).toContainText('Friday 14 March 2025');
  await page.goBack();
  await expect(page).toHaveURL('/markets');
});

test('moves the readout by horizontal touch, but scrolls by vertical touch', async ({
  openBrowser,
}) => {
  const page = await openBrowser({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 740 },
  });
  await page.clock.install({ time: NOW });
  await page.goto('/markets/asi?range=1m');
  await expect(reading(page)).toContainText('Friday 14 March 2025');
  const {
    left: x,
    right,
    middle: { y },
  } = await boxOf(page.locator('.plot'));
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });

  await touch('touchStart', { x: right - 40, y });
  for (let to = right - 60; to > x + 4; to -= 20) await touch('touchMove', { x: to, y });
  await touch('touchMove', { x: x + 2, y });
  await expect(reading(page)).toContainText('Friday 14 February 2025');
  await touch('touchEnd');
  await expect(page).toHaveURL(/day=2025-02-14/);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await touch('touchStart', { x: x + 150, y });
  for (let to = y - 20; to > y - 240; to -= 20) await touch('touchMove', { x: x + 150, y: to });
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(reading(page)).toContainText('Friday 14 February 2025');
});

type Points = Readonly<Record<string, DayPoint>>;
type State = readonly [points: Points, query: string, words: string, series?: 'inflation'];
const one = { '2025-03-14': { value: 105_432.07, savedAt: NOW } };
const revised: Points = {
  ...rising,
  '2024-07-05': {
    value: 94_000,
    savedAt: '2024-07-09T10:00:00.000Z',
    first: { value: 93_000, savedAt: '2024-07-05T17:42:00.000Z' },
  },
};
const hole = ['2025-02-26', '2025-02-27', '2025-02-28', '2025-03-03'];
const month = (value: number) => ({ value, savedAt: NOW });
const rebased = { '2024-11': month(34.6), '2024-12': month(34.8), '2025-01': month(24.48) };
/** Returns the rising series without the days that `isKept` rejects. */
const only = (isKept: (day: string) => boolean) =>
  Object.fromEntries(Object.entries(rising).filter(([day]) => isKept(day)));

const states: Readonly<Record<string, readonly State[]>> = {
  'little or nothing': [
    [one, '', 'One figure so far. A line needs two.'],
    [{}, '', 'No figures yet. The first is due on'],
    [only((day) => day < '2025-02'), '?range=1m', 'No figures since 31 January 2025.'],
  ],
  'a new basket': [[rebased, '', 'on a new basket', 'inflation']],
  'a hole and a revision': [
    [only((day) => !hole.includes(day)), '?range=1m', '4 sessions in this range were not entered'],
    [
      revised,
      '?day=2024-07-05&compare=year-earlier',
      'First published 93,000.00, revised 94,000.00 on 9 Jul 2024',
    ],
  ],
};
for (const [name, each] of Object.entries(states)) {
  test(`describes ${name} without cut or overlapping text at every width`, async ({ page }) => {
    for (const [points, query, words, series = 'asi'] of each) {
      await store(points, series);
      await page.goto(`/markets/${series}${query}`);
      await expect(page.getByText(words).first()).toBeVisible();
      await expectNothingCut(page);
      // The next state must not use cached figures.
      await page.evaluate(() => localStorage.clear());
    }
  });
}
