import { pastMessages } from '@/features/market/admin/pastMessages';
import { expect, expectAccessible, resetAll, resetDocuments, test } from '../../helpers/page';
import { openStaffPage, section, untilLoaded } from '../../helpers/staffPage';

test.beforeAll(resetAll);
test.afterAll(resetDocuments);

for (const width of [1280, 390]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

    test('past figures are reached, previewed and imported', async ({ page }) => {
      await openStaffPage(page, '/admin/macroeconomics');
      await page.getByRole('link', { name: 'Past figures' }).click();
      await untilLoaded(page);
      await expectAccessible(page);
      const day = `1999-01-${width === 390 ? '05' : '06'}`;
      const lines = ['Date,Value', `${day},"5,672.76"`, '03/04/1999,1', 'no,1'];
      const form = section(page, 'From a file');
      await form.getByLabel('File of past figures').setInputFiles({
        name: 'past.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(lines.join('\n')),
      });
      await expect(form.getByRole('cell', { name: '5,672.76' })).toBeVisible();
      await expectAccessible(page);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBeLessThanOrEqual(0);
      await form.getByRole('button', { name: pastMessages.import(1) }).click();
      await expect(form.getByText(pastMessages.nothing(1))).toBeVisible();
      await section(page, 'One point').getByLabel('Day, month or quarter').fill(day);
      await expect(section(page, 'One point').getByText('Stored: 5,672.76')).toBeVisible();
    });
  });
}
