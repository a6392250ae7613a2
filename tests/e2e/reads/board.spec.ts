import { measureBox, expect, test } from '../../helpers/page';

test('shows whole rows and separate labels on the market board at every width', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('19.84%')).toBeVisible();
  const scrollHint = page.getByText('1 more below');
  const arrow = page.getByRole('row', { name: /MTNN/ }).locator('svg');
  for (const width of [320, 360, 390, 600, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(scrollHint).toBeVisible();
    await expect(arrow).toBeVisible();
    const { gaps, cutPx, overflow } = await page.locator('.rates').evaluate((rates) => {
      const labels = [...rates.querySelectorAll('.rate-axis span')]
        .map((label) => label.getBoundingClientRect())
        .filter(({ width: labelWidth }) => labelWidth > 0);
      const list = rates.querySelector('.tenures');
      const row = list?.querySelector('li');
      return {
        gaps: labels.slice(1).map(({ left }, index) => left - (labels[index]?.right ?? left)),
        cutPx: (list?.clientHeight ?? 0) % (row?.offsetHeight ?? 1),
        overflow: rates.scrollWidth - rates.clientWidth,
      };
    });
    expect(gaps.length, `${width}`).toBeGreaterThanOrEqual(2);
    expect(Math.min(...gaps), `${width}`).toBeGreaterThan(4);
    expect(cutPx, `${width}`).toBe(0);
    expect(overflow, `${width}`).toBe(0);
  }

  // If the board is taller than its content, only the index panel grows. The rows of the stocks
  // keep their height.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('row', { name: /MTNN/ })).toBeVisible();
  for (const row of await page.getByRole('tabpanel').locator('tbody tr').all()) {
    expect((await measureBox(row)).height).toBeLessThanOrEqual(84);
  }
  const [index, rates, equity] = await Promise.all(
    ['.asi-panel', '.fixed-income', '.equity-panel'].map((selector) =>
      measureBox(page.locator(selector)),
    ),
  );
  expect(index?.bottom).toBeCloseTo(rates?.top ?? 0, 0);
  expect(rates?.bottom).toBeCloseTo(equity?.bottom ?? 0, 0);
});
