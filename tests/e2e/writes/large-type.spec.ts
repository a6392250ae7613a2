import { embedPath } from '@/content/seriesSlugs';
import { expect, resetDocuments, test } from '../../helpers/page';
import { publicPages } from '../../helpers/publicPages';
import { replaceText } from '../../helpers/stored';
import { overlapping, textsOf } from '../../helpers/texts';

test.beforeAll(resetDocuments);
test.use({ contextOptions: { reducedMotion: 'reduce' } });
for (const width of [1280, 390]) {
  test(`letters twice as large overlap nothing and nothing is cut at ${width}`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/404/);
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    for (const path of [...publicPages, embedPath('asi')]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        return document.fonts.ready;
      });
      const texts = await textsOf(page);
      const cut = texts.filter((text) => text.cut);
      expect(
        cut.map(({ text }) => text),
        `${path}, cut`,
      ).toEqual([]);
      expect(overlapping(texts), `${path}, over each other`).toEqual([]);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(sideways, `${path}, sideways`).toBe(width);
    }
  });
}

test('symbols and phone numbers never break, at any size', async ({ page }) => {
  await replaceText('equityMarket', 'topGainers', 'MTNN', 'ABCDEFGHIJKLMNOPQRST');
  await page.goto('/');
  await expect(page.getByText('ABCDEFGHIJKLMNOPQRST')).toBeVisible();
  for (const path of ['/', '/contact']) {
    await page.goto(path);
    if (path === '/') await expect(page.getByText('ABCDEFGHIJKLMNOPQRST')).toBeVisible();
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
