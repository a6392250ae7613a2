import { expect, resetDocuments, test } from '../../helpers/page';
import { replaceText } from '../../helpers/stored';
import { overlapping, textsOf } from '../../helpers/texts';

test.beforeEach(resetDocuments);
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('symbols and phone numbers never break, at any size', async ({ page }) => {
  await replaceText('equityMarket', 'topGainers', 'MTNN', 'ABCDEFGHIJKLMNOPQRST');
  await page.goto('/');
  await expect(page.getByText('ABCDEFGHIJKLMNOPQRST')).toBeVisible();
  for (const path of ['/', '/markets', '/contact']) {
    await page.goto(path);
    if (path !== '/contact') await expect(page.getByText('ABCDEFGHIJKLMNOPQRST')).toBeVisible();
    for (const [width, size] of [
      [320, '100%'],
      [360, '100%'],
      [768, '100%'],
      [1024, '100%'],
      [1440, '100%'],
      [320, '200%'],
      [1280, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      const kept = (await textsOf(page)).filter(
        ({ text }) => /^[A-Z]{4,}$/.test(text) || text.startsWith('+234'),
      );
      const where = `${path} at ${width}, ${size}`;
      expect(kept.length, where).toBeGreaterThan(1);
      const broken = kept.filter(({ text, cut }, at) => cut || text === kept[at + 1]?.text);
      expect(
        broken.map(({ text }) => text),
        where,
      ).toEqual([]);
      expect(overlapping(await textsOf(page)), where).toEqual([]);
    }
  }
});
