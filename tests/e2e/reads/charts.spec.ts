/** Charts at every width: their labels are whole and free, and what stands beside them fits. */
import type { Locator } from '@playwright/test';
import { seriesContent } from '@/content/series';
import { embedPath } from '@/content/seriesSlugs';
import { historyMessages, seriesMessages } from '@/features/history/messages';
import { labelFaults } from '../../helpers/chartLabels';
import { expect, test } from '../../helpers/page';

const WIDTHS = [320, 390, 768, 1440];

/**
 * Returns how many parts of a table stand outside of its column: its frame, and the bars of its
 * changes.
 */
const partsOutside = (table: Locator) =>
  table.evaluate((element) => {
    const edge = element.parentElement?.getBoundingClientRect().right ?? 0;
    const parts = [element, ...element.querySelectorAll('.change-bar i')];
    return parts.filter((part) => part.getBoundingClientRect().right > edge + 1).length;
  });

for (const { slug, name, every, format } of seriesContent) {
  test(`${name}: labels are whole and free in each range, with the year earlier`, async ({
    page,
  }) => {
    await page.goto(`/markets/${slug}`);
    await expect(page.getByRole('slider', { name: seriesMessages.dayToRead })).toBeVisible();
    // The axis of a rate is fitted, and says so; bars begin at 0.
    const isFitted = format === 'percent' && every !== 'quarter';
    await expect(page.locator('.series-figure .axis-break')).toHaveCount(isFitted ? 1 : 0);
    const reading = page.getByRole('region', { name: seriesMessages.reading });
    const table = page.getByRole('table');
    const ends = reading.getByText(seriesMessages.rangeOf('1y')).locator('..').locator('b');
    for (const width of [...WIDTHS, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await partsOutside(table), `at ${width}`).toBe(0);
      // The lowest stands left of the highest, as on the scale above them.
      const tops = await ends.evaluateAll((all) =>
        all.map((end) => end.getBoundingClientRect().top),
      );
      expect(tops, `at ${width}`).toEqual([tops[0], tops[0]]);
    }
    await page.getByRole('checkbox', { name: historyMessages.yearEarlier }).check();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const range of await page.locator('.ranges button').all()) {
        await range.click();
        const where = `${await range.textContent()} at ${width}`;
        await expect(range).toHaveAttribute('aria-pressed', 'true');
        await expect.poll(() => labelFaults(page), where).toEqual([]);
        // A note is no reason to hide what was asked for.
        await expect(reading.getByText(seriesMessages.changeOnYear)).toBeVisible();
        expect(await partsOutside(table), where).toBe(0);
      }
    }
  });
}

test('labels of /markets and of embeds are whole and free', async ({ page }) => {
  await page.goto('/markets');
  await expect(page.locator('.market-card[aria-busy=true]')).toHaveCount(0);
  for (const width of [...WIDTHS, 1024, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('.chart:has(.y-axis)')).toHaveCount(seriesContent.length - 1);
    await expect.poll(() => labelFaults(page), `/markets at ${width}`).toEqual([]);
  }
  for (const slug of ['exchange-rate', 'inflation', 'gdp-growth'] as const) {
    await page.goto(embedPath(slug));
    await expect(page.locator('.y-axis')).toBeVisible();
    for (const [width, height] of [
      [280, 220],
      [320, 320],
      [640, 420],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => labelFaults(page), `${slug} at ${width}`).toEqual([]);
    }
  }
});

test('a day in the table never breaks in two on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/markets/exchange-rate');
  const days = page.getByRole('table').getByRole('rowheader').locator('.period');
  await expect(days).toHaveCount(14);
  const lines = await days.evaluateAll((all) => all.map((day) => day.getClientRects().length));
  expect(new Set(lines)).toEqual(new Set([1]));
});
