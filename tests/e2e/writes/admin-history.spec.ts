import JSZip from 'jszip';
import { historyFormMessages } from '@/features/market/admin/historyMessages';
import { expect, expectAccessible, resetDocuments, test } from '../../helpers/page';
import { openStaffPage, section, untilLoaded } from '../../helpers/staffPage';
import { type TestCell, workbookOf } from '../../helpers/workbook';

test.beforeEach(resetDocuments);
/** A workbook of these rows with a large drawing beside them. */
async function withDrawing(...rows: TestCell[][]): Promise<Buffer> {
  const zip = await JSZip.loadAsync(await workbookOf([{ name: 'Figures', rows }]));
  zip.file('xl/media/image1.emf', new Uint8Array(1024 * 1024));
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('past figures are reached, previewed without overflow, and imported', async ({ page }) => {
  await openStaffPage(page, '/admin/macroeconomics');
  await page.getByText('Menu').click();
  await page.getByRole('link', { name: 'Past Figures' }).click();
  await untilLoaded(page);
  const form = section(page, 'From a file');
  await form.getByLabel('File of past figures').setInputFiles({
    name: 'past.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await withDrawing(['Date', 'Value'], ['1999-01-05', '5,672.76'], ['03/04/1999', 1]),
  });
  await expect(form.getByRole('cell', { name: '5,672.76' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await form.getByRole('button', { name: historyFormMessages.import(1) }).click();
  await expect(form.getByText(historyFormMessages.nothing(1))).toBeVisible();
  await section(page, 'One point').getByLabel('Day, month or quarter').fill('1999-01-05');
  await expect(section(page, 'One point').getByText('Stored: 5,672.76')).toBeVisible();
});
