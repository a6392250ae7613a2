/** Series pages: addresses, touch, and incomplete or revised histories. */
import type { Page } from '@playwright/test';
import { type Documents, setDocuments, type StoredValue } from '../../../seed/rest';
import { testPorts } from '../../../scripts/local';
import { expectFits } from '../../helpers/everyPage';
import { measureBox, expect, expectAccessible, resetDocuments, test } from '../../helpers/page';
import { type DayPoint, createWeekdayPoints } from '../../helpers/historyPoints';

const NOW = '2025-03-14T18:00:00Z';

/**
 * Points for each weekday. Each value is 10 higher than the previous one, so it identifies its day.
 */
const risingPoints = createWeekdayPoints(
  '2023-01-02',
  '2025-03-14',
  (index) => 90_000 + 10 * index,
);

/** Returns the year documents of a series from 2019 to 2026. Years without points are empty. */
function createYears(series: string, points: Readonly<Record<string, DayPoint>>): Documents {
  const documents: Documents = {};
  for (let year = 2019; year <= 2026; year += 1) {
    const pointsOfYear: Record<string, StoredValue> = {};
    for (const [key, point] of Object.entries(points)) {
      if (key.startsWith(`${year}`)) pointsOfYear[key] = point;
    }
    documents[`history/${series}-${year}`] = { series, year, points: pointsOfYear };
  }
  return documents;
}
const storePoints = (points: Readonly<Record<string, DayPoint>>, series = 'asi') =>
  setDocuments(testPorts, createYears(series, points));

test.beforeEach(async ({ page }) => {
  await resetDocuments();
  await storePoints(risingPoints);
  await page.clock.install({ time: NOW });
});

const getReadout = (page: Page) => page.getByRole('region', { name: 'Reading' });
/** Expects that the page is accessible and shows no cut or overlapping text at any width. */
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
  await expect(getReadout(page)).toContainText('Wednesday 15 January 2025');
  await expect(getReadout(page)).toContainText('A year earlier, 15 Jan 2024');
  await page.getByRole('button', { name: '1 month' }).click();
  await expect(page).toHaveURL('/markets/asi?range=1m&compare=year-earlier');
  await page.reload();
  await expect(getReadout(page)).toContainText('Friday 14 March 2025');
  await page.goBack();
  await expect(page).toHaveURL('/markets');
});

test('moves the readout during a horizontal swipe and scrolls the page during a vertical one', async ({
  openBrowser,
}) => {
  const page = await openBrowser({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 740 },
  });
  await page.clock.install({ time: NOW });
  await page.goto('/markets/asi?range=1m');
  await expect(getReadout(page)).toContainText('Friday 14 March 2025');
  const {
    left: x,
    right,
    middle: { y },
  } = await measureBox(page.locator('.plot'));
  const client = await page.context().newCDPSession(page);
  const sendTouch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    at?: { x: number; y: number },
  ) => client.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });

  await sendTouch('touchStart', { x: right - 40, y });
  for (let to = right - 60; to > x + 4; to -= 20) await sendTouch('touchMove', { x: to, y });
  await sendTouch('touchMove', { x: x + 2, y });
  await expect(getReadout(page)).toContainText('Friday 14 February 2025');
  await sendTouch('touchEnd');
  await expect(page).toHaveURL(/day=2025-02-14/);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await sendTouch('touchStart', { x: x + 150, y });
  for (let to = y - 20; to > y - 240; to -= 20) await sendTouch('touchMove', { x: x + 150, y: to });
  await sendTouch('touchEnd');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(getReadout(page)).toContainText('Friday 14 February 2025');
});

type SeriesPoints = Readonly<Record<string, DayPoint>>;
type PageState = readonly [
  points: SeriesPoints,
  query: string,
  words: string,
  series?: 'inflation',
];
const onePoint = { '2025-03-14': { value: 105_432.07, savedAt: NOW } };
const revisedPoints: SeriesPoints = {
  ...risingPoints,
  '2024-07-05': {
    value: 94_000,
    savedAt: '2024-07-09T10:00:00.000Z',
    first: { value: 93_000, savedAt: '2024-07-05T17:42:00.000Z' },
  },
};
const missingDays = ['2025-02-26', '2025-02-27', '2025-02-28', '2025-03-03'];
const createMonth = (value: number) => ({ value, savedAt: NOW });
const rebasedPoints = {
  '2024-11': createMonth(34.6),
  '2024-12': createMonth(34.8),
  '2025-01': createMonth(24.48),
};
/** Returns the points of the rising series for the days for which `isKept` returns true. */
const selectDays = (isKept: (day: string) => boolean) =>
  Object.fromEntries(Object.entries(risingPoints).filter(([day]) => isKept(day)));

const states: Readonly<Record<string, readonly PageState[]>> = {
  'few or no figures': [
    [onePoint, '', 'One figure so far. A line needs two.'],
    [{}, '', 'No figures yet. The first is due on'],
    [selectDays((day) => day < '2025-02'), '?range=1m', 'No figures since 31 January 2025.'],
  ],
  'a new basket': [
    [rebasedPoints, '', 'the two cannot be compared', 'inflation'],
    [rebasedPoints, '?range=1y', 'on a new basket', 'inflation'],
  ],
  'missing days or a revised figure': [
    [
      selectDays((day) => !missingDays.includes(day)),
      '?range=1m',
      '4 sessions in this range were not entered',
    ],
    [
      revisedPoints,
      '?day=2024-07-05&compare=year-earlier',
      'First published 93,000.00, revised 94,000.00 on 9 Jul 2024',
    ],
  ],
};
for (const [name, each] of Object.entries(states)) {
  test(`cuts no text on the page of a series with ${name}, at any width`, async ({ page }) => {
    for (const [points, query, words, series = 'asi'] of each) {
      await storePoints(points, series);
      await page.goto(`/markets/${series}${query}`);
      await expect(page.getByText(words).first()).toBeVisible();
      await expectNothingCut(page);
      // The next state must not start with cached figures.
      await page.evaluate(() => localStorage.clear());
    }
  });
}
