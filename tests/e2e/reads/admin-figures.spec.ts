import { measureBox, expect, test } from '../../helpers/page';
import { openStaffPage, getSection } from '../../helpers/staffPage';

test('keeps the height of the index form while warnings appear during typing', async ({ page }) => {
  await openStaffPage(page, '/admin/equity-market');
  const asi = getSection(page, 'All Share Index (ASI)');
  const [value, date] = [asi.getByLabel('Value'), asi.getByLabel('Date')];
  const storedValue = Number(await value.inputValue());
  const storedDate = await date.inputValue();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    // Fills the date before measuring the height. The first change makes the form taller, because
    // the form then shows the “unsaved changes” note.
    await date.fill(storedDate);
    await value.fill((storedValue + 0.01).toFixed(2));
    const { height } = await measureBox(asi);
    await value.fill((storedValue / 2).toFixed(2));
    await expect(asi.getByText(/^Down 49.69% .*Check the digits/)).toBeVisible();
    await date.fill('2099-12-03');
    await expect(date).toHaveAccessibleDescription(/Thursday 3 December 2099/);
    expect((await measureBox(asi)).height).toBe(height);
  }
});
