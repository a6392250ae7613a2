import type { Locator } from '@playwright/test';
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
    await expect(asi.getByText(/^Down 50.00% .*Check the digits/)).toBeVisible();
    await date.fill('2099-12-03');
    await expect(date).toHaveAccessibleDescription(/Thursday 3 December 2099/);
    expect((await boxOf(asi)).height).toBe(height);
  }
});

/**
 * Drags a row by its handle and holds it over the upper or lower half of another, with the button
 * still down: `page.mouse.up()` drops it.
 */
async function dragOver(row: Locator, target: Locator, half: 'upper' | 'lower') {
  const page = row.page();
  const handle = row.getByRole('button', { name: /^Reorder / });
  // Both in the middle of the window: near its edges the page scrolls under the pointer.
  const [start, end] = [await boxOf(handle), await boxOf(target)];
  const between = (start.middle.y + end.middle.y) / 2;
  await page.evaluate((y) => window.scrollBy(0, y - window.innerHeight / 2), between);
  const { x, y } = (await boxOf(handle)).middle;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 8, { steps: 3 });
  const to = await boxOf(target);
  await page.mouse.move(x, to.top + to.height * (half === 'upper' ? 0.25 : 0.75), { steps: 8 });
}

test('rows are reordered by mouse', async ({ page }) => {
  await openStaffPage(page, '/admin/equity-market');
  const editor = section(page, 'Manage Top 5 Gainers');
  const rows = editor.getByRole('listitem');
  const symbols = () =>
    editor
      .getByLabel(/^Stock symbol/)
      .evaluateAll((inputs) =>
        inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')),
      );
  await expect(editor.getByLabel('Stock symbol, row 1')).toHaveValue('MTNN');

  // Upwards on a lower half: it must land below that row, where the bar is.
  await dragOver(rows.nth(4), rows.nth(1), 'lower');
  await expect(rows.nth(1)).toHaveAttribute('data-drop', 'after');
  await page.mouse.up();
  await expect.poll(symbols).toEqual(['MTNN', 'GTCO', 'BUACEMENT', 'ZENITHBANK', 'DANGCEM']);
  // Downwards on an upper half: above that row.
  await dragOver(rows.nth(0), rows.nth(3), 'upper');
  await expect(rows.nth(3)).toHaveAttribute('data-drop', 'before');
  await page.mouse.up();
  await expect.poll(symbols).toEqual(['GTCO', 'BUACEMENT', 'MTNN', 'ZENITHBANK', 'DANGCEM']);
});
