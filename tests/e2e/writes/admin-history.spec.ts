import JSZip from 'jszip';
import { historyFormMessages, explanationMessages } from '@/features/history/admin/messages';
import { correctionMessages } from '@/features/history/messages';
import { expect, expectAccessible, resetDocuments, test } from '../../helpers/page';
import { createFile, openStaffPage, getSection } from '../../helpers/staffPage';
import { type TestCell, createWorkbook } from '../../helpers/workbook';

test.beforeEach(resetDocuments);
/** Returns a workbook with the given rows and a drawing of 1 MiB. */
async function createWorkbookWithDrawing(...rows: TestCell[][]): Promise<Buffer> {
  const zip = await JSZip.loadAsync(await createWorkbook([{ name: 'Figures', rows }]));
  zip.file('xl/media/image1.emf', new Uint8Array(1024 * 1024));
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('imports unusual past figures on a phone only after confirmation', async ({ page }) => {
  await openStaffPage(page, '/admin/history');
  await expect(page.getByRole('navigation', { name: 'Staff area' })).toBeHidden();
  const form = getSection(page, 'From a file');
  const rows = [
    ['Date', 'Value'],
    ['1999-01-05', '5,672.76'],
    ['1999-01-06', '56,750.10'],
    ['1999-01-07', '5,680.00'],
    ['03/04/1999', 1],
  ];
  const file = createFile('past.xlsx', await createWorkbookWithDrawing(...rows));
  await form.getByLabel('Choose a File').setInputFiles(file);
  await expect(form.getByRole('cell', { name: '5,672.76' })).toBeVisible();
  const doubtful = form.getByRole('group', { name: historyFormMessages.doubtful });
  await expect(doubtful.getByRole('listitem')).toContainText(/^Row 3, .*56,750\.10/);
  await expect(
    form.getByRole('button', { name: historyFormMessages.import(2), exact: true }),
  ).toBeEnabled();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await doubtful.getByRole('checkbox').check();
  await form.getByRole('button', { name: historyFormMessages.import(3) }).click();
  await expect(form.getByText(historyFormMessages.nothing(3))).toBeVisible();
  await getSection(page, 'One point').getByLabel('Day, month or quarter').fill('1999-01-05');
  await expect(getSection(page, 'One point').getByText('Stored: 5,672.76')).toBeVisible();
});

test('shows visitors the reason that staff gave for a correction', async ({ page, context }) => {
  await openStaffPage(page, '/admin/history');
  const form = getSection(page, 'One point');
  await page.getByLabel('Series').selectOption({ label: 'Real GDP Growth Rate' });
  await form.getByLabel('Day, month or quarter').fill('Q1 2025');
  await form.getByLabel('Real GDP Growth Rate').fill('3.13');
  // Without a reason, Enter saves nothing and focuses the field for the reason.
  await expect(form.getByLabel(explanationMessages.label)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(form.getByLabel(explanationMessages.label)).toBeFocused();
  await form.getByLabel(explanationMessages.label).selectOption('revision');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel(explanationMessages.note)).toBeFocused();
  await page.keyboard.type('The bureau took in late returns.');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(form.getByText(historyFormMessages.saved)).toBeVisible();

  const visitor = await context.newPage();
  await visitor.setViewportSize({ width: 1280, height: 720 });
  await visitor.goto('/markets/gdp-growth?range=all');
  const figure = visitor.getByRole('row', { name: /^Q1 2025/ });
  await figure.getByRole('link', { name: 'Why' }).click();
  const row = visitor.getByRole('row', { name: /Q1 2025.*The bureau took in late returns/ });
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: /^Ours/ }).click();
  await expect(row).toBeHidden();
  await expect(visitor).toHaveURL(/kind=correction/);
  const download = visitor.waitForEvent('download');
  await visitor.getByRole('button', { name: correctionMessages.download }).click();
  expect((await download).suggestedFilename()).toBe('corrections.json');
});
