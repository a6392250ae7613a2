/**
 * What a screen reader is told on each public page, as trees: landmarks, headings, and everything
 * that answers to a press, in order and with their names. The trees in names.spec.ts-snapshots are
 * kept by hand: texts and cells are left out, and what the example data dates are patterns.
 */
import type { Page } from '@playwright/test';
import { embedPath } from '@/content/seriesSlugs';
import { expect, resetDocuments, test } from '../helpers/page';
import { publicPages } from '../helpers/publicPages';

test.beforeAll(resetDocuments);
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** `/about/director/…` is `director`: the tree of a path. */
const treeOf = (path: string) => {
  const [first = '', second, third] = path.split('/').slice(1);
  const name = third === undefined ? [first, second].filter(Boolean).join('-') : second;
  return `${name === '' ? 'home' : name}.aria.yml`;
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

test('every page tells a screen reader its landmarks, headings and controls by name', async ({
  page,
  expectErrors,
}) => {
  test.slow();
  expectErrors(/404/);
  for (const path of publicPages) {
    await open(page, path);
    await test.step(path, async () => {
      await expect(page.locator('body')).toMatchAriaSnapshot({ name: 'frame.aria.yml' });
      await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: treeOf(path) });
    });
  }
  await open(page, embedPath('asi'));
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: treeOf(embedPath('asi')) });
});

test('a name that is missing is noticed', async ({ page }) => {
  await open(page, '/contact');
  const main = page.getByRole('main');
  const tree = await main.ariaSnapshot();
  await page.getByLabel('Your Name').evaluate((field) => field.removeAttribute('id'));
  await expect(main).not.toMatchAriaSnapshot(tree);
  await expect(main).not.toMatchAriaSnapshot({ name: treeOf('/contact') });
});
