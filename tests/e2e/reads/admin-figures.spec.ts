import { boxOf, expect, test } from '../../helpers/page';
import { openStaffPage, section } from '../../helpers/staffPage';

test('what is said of a figure while it is typed moves nothing', async ({ page }) => {
  await openStaffPage(page, '/admin/equity-market');
  const asi = section(page, 'All Share Index (ASI)');
  const [value, date] = [asi.getByLabel('Value'), asi.getByLabel('Date')];
  const stored = Number(await value.inputValue());
  const day = await date.inputValue();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    // From the first key on the box says that it holds something not saved.
    await date.fill(day);
    await value.fill((stored + 0.01).toFixed(2));
    const { height } = await boxOf(asi);
    await value.fill((stored / 2).toFixed(2));
    await expect(asi.getByText(/^Down 49.69% .*Check the digits/)).toBeVisible();
    await date.fill('2099-12-03');
    await expect(date).toHaveAccessibleDescription(/Thursday 3 December 2099/);
    expect((await boxOf(asi)).height).toBe(height);
  }
});
