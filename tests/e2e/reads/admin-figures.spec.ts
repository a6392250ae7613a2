import { equityStaffMessages } from '@/figures/admin/stockMessages';
import { sanityMessages, sinceWord } from '@/lib/sanityCheck';
import { describeWarnedFields } from '@/ui/admin/SanityNote';
import { expect, resetDocuments, test } from '../../helpers/page';
import { dragOver, openStaffPage, section } from '../../helpers/staffPage';

test.beforeEach(resetDocuments);

test('what is typed is compared at once with what is stored, and nothing moves', async ({
  page,
}) => {
  await openStaffPage(page, '/admin/equity-market');
  const asi = section(page, 'All Share Index (ASI)');
  const [value, date] = [asi.getByLabel('Value'), asi.getByLabel('Date')];
  const stored = Number(await value.inputValue());
  const day = await date.inputValue();
  const since = sinceWord(day, new Date());
  const { moved, beyondLimit, future } = sanityMessages;
  const fallen = beyondLimit(moved('Down', '50.00', since));
  const height = async () => (await asi.boundingBox())?.height;
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    // From the first key on the box says that it holds something not saved.
    await date.fill(day);
    await value.fill((stored + 0.01).toFixed(2));
    await expect(asi.getByText(fallen)).toBeHidden();
    const before = await height();
    await value.fill((stored * 1.01).toFixed(2));
    await expect(value).toHaveAccessibleDescription(moved('Up', '1.00', since));
    await value.fill((stored / 2).toFixed(2));
    await expect(value).toHaveAccessibleDescription(fallen);
    await expect(asi.getByText(fallen)).toBeVisible();
    await date.fill('2099-12-03');
    await expect(date).toHaveAccessibleDescription(future('Thursday 3 December 2099'));
    await expect(
      asi.getByRole('status').getByText(describeWarnedFields(['Value', 'Date'])),
    ).toBeAttached();
    expect(await height()).toBe(before);
  }
});

test('rows are reordered by mouse, as a visitor sees', async ({ page, openBrowser }) => {
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

  await editor.getByRole('button', { name: 'Save Top Gainers' }).click();
  await expect(editor.getByText(equityStaffMessages.gainers.saved)).toBeVisible();

  const visitor = await openBrowser();
  await visitor.goto('/');
  await expect(visitor.getByRole('row', { name: /DANGCEM/ })).toBeVisible();
  await expect(visitor.getByRole('tabpanel').locator('tbody th')).toHaveText([
    'GTCO',
    'BUACEMENT',
    'MTNN',
    'ZENITHBANK',
    'DANGCEM',
  ]);
});
