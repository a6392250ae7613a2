import { MAX_SYMBOL_LENGTH, MAX_TENURE_LABEL_LENGTH } from '@/figures/limits';
import { newsTextFields } from '@/features/news/fields';
import { toLagosDay } from '@/lib/days';
import { FIGURE_LIMITS } from '@/lib/numbers';
import { testPorts } from '../../../scripts/local';
import { createExampleDocuments } from '../../../seed/index';
import { equityMarket } from '../../../seed/market';
import { setDocuments } from '../../../seed/rest';
import { expect, resetDocuments, test } from '../../helpers/page';
import { openFromMenu, openStaffPage, waitUntilLoaded } from '../../helpers/staffPage';
import { findOverlaps, readTexts } from '../../helpers/texts';

test.beforeEach(resetDocuments);
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('keeps symbols and phone numbers on one line at every width and font size', async ({
  page,
}) => {
  const { topGainers } = equityMarket;
  const [first, ...others] = topGainers.stocks;
  const stocks = [{ ...first, symbol: 'ABCDEFGHIJKLMNOPQRST' }, ...others];
  await setDocuments(testPorts, { 'equityMarket/topGainers': { ...topGainers, stocks } });
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
      const originalTexts = (await readTexts(page)).filter(
        ({ text }) => /^[A-Z]{4,}$/.test(text) || text.startsWith('+234'),
      );
      const where = `${path} at ${width}, ${size}`;
      expect(originalTexts.length, where).toBeGreaterThan(1);
      const broken = originalTexts.filter(
        ({ text, cut }, at) => cut || text === originalTexts[at + 1]?.text,
      );
      expect(
        broken.map(({ text }) => text),
        where,
      ).toEqual([]);
      expect(findOverlaps(await readTexts(page)), where).toEqual([]);
    }
  }
});

test('fits figures and names of maximum length into the width of a phone', async ({ page }) => {
  const [symbol = '', label = '', interviewer = ''] = [
    MAX_SYMBOL_LENGTH,
    MAX_TENURE_LABEL_LENGTH,
    newsTextFields.interviewer.maxLength,
  ].map((letters) => 'W'.repeat(letters));
  const [news, gainers] = ['newsCommentary/example-news-1', 'equityMarket/topGainers'];
  const { [news]: item, [gainers]: list } = createExampleDocuments(testPorts);
  const [price, change] = [FIGURE_LIMITS.price.max, FIGURE_LIMITS.percent.max];
  const closes = { previousDayClose: price, currentDayClose: price, change };
  await setDocuments(testPorts, {
    'marketIndices/ASI': { value: price, change, date: toLagosDay(new Date()) },
    'macroeconomics/exchangeRate': { price },
    [gainers]: { ...list, stocks: [{ id: 'gainers_0', symbol, displayOrder: 0, ...closes }] },
    'fixedIncome/bonds': { type: 'BONDS', tenures: [{ label, rate: change }] },
    [news]: { ...item, interviewer },
  });
  await page.setViewportSize({ width: 320, height: 844 });
  const expectNarrow = async (path: string) =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  for (const path of ['/', '/contact', '/markets']) {
    await page.goto(path);
    await expect(page.locator('.today')).toHaveAttribute('data-state', 'fresh');
    await expectNarrow(path);
    if (path !== '/contact') await page.getByText(symbol, { exact: true }).waitFor();
    for (const hero of await page.locator('.hero-value').all()) {
      expect(await hero.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
    }
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 844 });
      // Skips the Today strip at the top, because it is designed to hide text that does not fit.
      const texts = (await readTexts(page)).filter(({ box }) => box.top > 120);
      const cut = texts.flatMap((each) => (each.cut ? each.text : []));
      expect([cut, findOverlaps(texts)], `${path} at ${width}`).toEqual([[], []]);
    }
  }
  await openStaffPage(page, '/admin/equity-market');
  for (const path of ['/admin/equity-market', '/admin/news', '/admin/tonight'] as const) {
    await openFromMenu(page, path);
    await waitUntilLoaded(page, path);
    await expectNarrow(path);
  }
});
