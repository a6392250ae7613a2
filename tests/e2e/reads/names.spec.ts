/** That the trees of the sweep hold with the pop-up too. */
import type { Page } from '@playwright/test';
import { embedPath } from '@/content/seriesSlugs';
import { expect, test } from '../../helpers/page';
import { readTree, treeOf } from '../../helpers/trees';

test.use({ newsletter: 'open' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

test('a screen reader is told of the pop-up last, and of nothing but a chart where that is framed', async ({
  page,
}) => {
  await open(page, '/');
  const tree = (await readTree('frame')) + (await readTree('popup'));
  await expect(page.locator('body')).toMatchAriaSnapshot(tree);
  await open(page, embedPath('exchange-rate'));
  await expect(page.locator('body')).toMatchAriaSnapshot(await treeOf(embedPath('exchange-rate')));
});
