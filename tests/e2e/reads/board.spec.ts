import { boxOf, expect, test } from '../../helpers/page';

test('the rates stand in whole rows under labels that never touch, and fill their place beside the index; stocks have their arrows', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('19.84%')).toBeVisible();
  const hint = page.getByText('1 more below');
  const arrow = page.getByRole('row', { name: /MTNN/ }).locator('svg');
  for (const width of [320, 360, 390, 600, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(hint).toBeVisible();
    await expect(arrow).toBeVisible();
    const { gaps, cut, sideways } = await page.locator('.rates').evaluate((rates) => {
      const labels = [...rates.querySelectorAll('.rate-axis span')]
        .map((label) => label.getBoundingClientRect())
        .filter(({ width: shown }) => shown > 0);
      const list = rates.querySelector('.tenures');
      const row = list?.querySelector('li');
      return {
        gaps: labels.slice(1).map(({ left }, at) => left - (labels[at]?.right ?? left)),
        cut: (list?.clientHeight ?? 0) % (row?.offsetHeight ?? 1),
        sideways: rates.scrollWidth - rates.clientWidth,
      };
    });
    expect(gaps.length, `${width}`).toBeGreaterThanOrEqual(2);
    expect(Math.min(...gaps), `${width}`).toBeGreaterThan(4);
    expect(cut, `${width}`).toBe(0);
    expect(sideways, `${width}`).toBe(0);
  }

  // A row of stocks is at most 84 px high, and the index has the room left over.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('row', { name: /MTNN/ })).toBeVisible();
  for (const row of await page.getByRole('tabpanel').locator('tbody tr').all()) {
    expect((await boxOf(row)).height).toBeLessThanOrEqual(84);
  }
  const [index, rates, equity] = await Promise.all(
    ['.asi-panel', '.fixed-income', '.equity-panel'].map((part) => boxOf(page.locator(part))),
  );
  expect(index?.bottom).toBeCloseTo(rates?.top ?? 0, 0);
  expect(rates?.bottom).toBeCloseTo(equity?.bottom ?? 0, 0);
});
