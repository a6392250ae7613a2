/** Chart labels, and the tables beside charts, at every width. */
import type { Locator, Page } from '@playwright/test';
import { seriesContent } from '@/content/series';
import { toEmbedPath } from '@/content/seriesSlugs';
import { compareMessages, seriesMessages } from '@/features/history/messages';
import { findLabelFaults } from '../../helpers/chartLabels';
import { expect, test } from '../../helpers/page';

const WIDTHS = [320, 390, 768, 1440];

/** Counts the elements that overflow their column: the table itself and its change bars. */
const countPartsOutside = (table: Locator) =>
  table.evaluate((element) => {
    const columnRight = element.parentElement?.getBoundingClientRect().right ?? 0;
    const parts = [element, ...element.querySelectorAll('.change-bar i')];
    return parts.filter((part) => part.getBoundingClientRect().right > columnRight + 1).length;
  });

/** Returns the range buttons except “Choose”, which opens a form for two dates. */
const listNamedRanges = (page: Page) =>
  page
    .getByRole('group', { name: seriesMessages.range })
    .getByRole('button')
    .filter({ hasNotText: 'Choose' })
    .all();

for (const { slug, name, every, format } of seriesContent) {
  test(`shows all chart labels of ${name} in full in every range, with the year before as comparison`, async ({
    page,
  }) => {
    await page.goto(`/markets/${slug}`);
    await expect(page.getByRole('slider', { name: seriesMessages.dayToRead })).toBeVisible();
    // The axis of a rate chart does not start at 0 and shows a break. The axis of a bar chart
    // starts at 0.
    const isFitted = format === 'percent' && every !== 'quarter';
    await expect(page.locator('.series-figure .axis-break')).toHaveCount(isFitted ? 1 : 0);
    const readout = page.getByRole('region', { name: seriesMessages.readout });
    const table = page.getByRole('table');
    const extremes = readout.getByText(seriesMessages.rangeOf('1y')).locator('..').locator('b');
    for (const width of [...WIDTHS, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await countPartsOutside(table), `at ${width}`).toBe(0);
      // The labels of the lowest and the highest value must have the same vertical position.
      const tops = await extremes.evaluateAll((values) =>
        values.map((value) => value.getBoundingClientRect().top),
      );
      expect(tops, `at ${width}`).toEqual([tops[0], tops[0]]);
    }
    await page
      .getByRole('combobox', { name: compareMessages.choose })
      .selectOption(compareMessages.yearEarlier);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const range of await listNamedRanges(page)) {
        await range.click();
        const situation = `${await range.textContent()} at ${width}`;
        await expect(range).toHaveAttribute('aria-pressed', 'true');
        await expect.poll(() => findLabelFaults(page), situation).toEqual([]);
        // A long note beside the figure must not hide the change since a year ago.
        await expect(readout.getByText(seriesMessages.changeOnYear)).toBeVisible();
        expect(await countPartsOutside(table), situation).toBe(0);
      }
    }
  });
}

test('shows chart labels in full on /markets and in embedded charts', async ({ page }) => {
  await page.goto('/markets');
  await expect(page.locator('.market-card[aria-busy=true]')).toHaveCount(0);
  for (const width of [...WIDTHS, 1024, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('.chart:has(.y-axis)')).toHaveCount(seriesContent.length - 1);
    await expect.poll(() => findLabelFaults(page), `/markets at ${width}`).toEqual([]);
  }
  for (const slug of ['exchange-rate', 'inflation', 'gdp-growth'] as const) {
    await page.goto(toEmbedPath(slug));
    await expect(page.locator('.y-axis')).toBeVisible();
    for (const [width, height] of [
      [280, 220],
      [320, 320],
      [640, 420],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => findLabelFaults(page), `${slug} at ${width}`).toEqual([]);
    }
  }
});

test('keeps each date in the table of a chart on one line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/markets/exchange-rate');
  const days = page.getByRole('table').getByRole('rowheader').locator('.period');
  await expect(days).toHaveCount(14);
  const lineCounts = await days.evaluateAll((cells) =>
    cells.map((cell) => cell.getClientRects().length),
  );
  expect(new Set(lineCounts)).toEqual(new Set([1]));
});

const comparisons = [
  { slug: 'asi', other: 'Naira per dollar' },
  { slug: 'policy-rate', other: 'Government bonds' },
] as const;
for (const { slug, other } of comparisons) {
  test(`cuts no label and no table cell when ${slug} is compared with ${other}`, async ({
    page,
  }) => {
    await page.goto(`/markets/${slug}`);
    await expect(page.getByRole('slider', { name: seriesMessages.dayToRead })).toBeVisible();
    await page.getByRole('combobox', { name: compareMessages.choose }).selectOption(other);
    await expect(page.locator('.compared-chart')).toBeVisible();
    const table = page.getByRole('table');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const range of await listNamedRanges(page)) {
        await range.click();
        const situation = `${await range.textContent()} at ${width}`;
        await expect.poll(() => findLabelFaults(page), situation).toEqual([]);
        expect(await countPartsOutside(table), situation).toBe(0);
      }
    }
  });
}
