/** The layout of Resources, and its state after Back. */
import type { Page } from '@playwright/test';
import { createResourceFile } from '../../helpers/builders';
import { testPorts } from '../../../scripts/local';
import { setDocuments } from '../../../seed/rest';
import { measureBox, expect, resetDocuments, test } from '../../helpers/page';

const CATEGORY = 'cat_270';
const NAME = 'Sukuk and Green Bonds';
const LARGE = `/resources?category=${CATEGORY}`;

test.beforeEach(async () => {
  await resetDocuments();
  const files = Array.from({ length: 270 }, (_, index) => {
    const uploadDate = new Date(Date.UTC(2025, 2, 14, 15) - index * 86_400_000).toISOString();
    const file = createResourceFile(`file_${270 - index}_x`, { uploadDate, category: CATEGORY });
    return [`resourceFiles/${file.id}`, { ...file, size: 2048 }] as const;
  });
  await setDocuments(testPorts, {
    [`resourceCategories/${CATEGORY}`]: { id: CATEGORY, name: NAME, displayOrder: 6 },
    ...Object.fromEntries(files),
  });
});
const getRows = (page: Page) => page.locator('main .file-row a');
const getChosenCategory = (page: Page) => page.getByRole('button', { pressed: true });
const measureFirst = (page: Page, selector: string) => measureBox(page.locator(selector).first());
const readScrollY = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('shows files and part of the next category on the first screen', async ({ page }) => {
    await page.goto('/resources');
    await expect(page.getByText('Latest', { exact: true })).toBeVisible();
    expect((await measureFirst(page, 'main section')).height).toBe(96);
    expect((await measureFirst(page, '.latest-file')).top).toBeLessThan(320);
    expect((await measureFirst(page, '.file-row')).top).toBeLessThan(540);
    for (const width of [320, 360, 390, 600, 768]) {
      await page.setViewportSize({ width, height: 740 });
      const cut = await page.locator('.categories li').evaluateAll((items) =>
        items.some((item) => {
          const { left, right } = item.getBoundingClientRect();
          return left < innerWidth - 16 && right > innerWidth;
        }),
      );
      expect(cut, `at ${width}`).toBe(true);
    }

    // On a desktop, the categories are a column on the left.
    await page.setViewportSize({ width: 1920, height: 900 });
    expect((await measureFirst(page, 'main section')).height).toBe(216);
    expect((await measureFirst(page, 'figure')).right).toBe(1560);
    const list = await measureFirst(page, '.categories');
    expect(list.right).toBeLessThan((await measureFirst(page, '.latest-file')).left);
  });

  test('keeps the chosen category visible below the header during scrolling', async ({ page }) => {
    await page.goto(LARGE);
    await expect(getRows(page)).toHaveCount(24);
    await expect(getChosenCategory(page)).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, 1500));
    const { bottom } = await measureFirst(page, 'header');
    await expect.poll(async () => (await measureFirst(page, '.categories')).top).toBe(bottom);
    await page.getByRole('button', { name: 'Weekly Market Summary' }).click();
    await expect(page.getByRole('heading', { name: 'Weekly Market Summary' })).toBeInViewport();
    await expect(page.getByText('Latest', { exact: true })).toBeInViewport();
    await expect(getChosenCategory(page)).toBeFocused();
  });
});

test('restores the chosen category and the scroll position after Back', async ({ page }) => {
  await page.goto('/resources');
  await page.getByRole('button', { name: NAME }).click();
  for (const listed of [24, 48]) {
    await expect(getRows(page)).toHaveCount(listed);
    await page.getByRole('button', { name: 'Show more' }).click();
  }
  await expect(getRows(page)).toHaveCount(72);
  await expect(getRows(page).nth(48)).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate(() => window.scrollTo(0, 1800));

  const expectRestored = async () => {
    await expect(getChosenCategory(page)).toContainText(NAME);
    await expect(getRows(page)).toHaveCount(72);
    await expect.poll(() => readScrollY(page)).toBe(1800);
  };
  // Dispatches the events directly, because a Playwright click would scroll first.
  await page.getByRole('link', { name: 'About', exact: true }).dispatchEvent('click');
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expectRestored();
  await page.getByRole('button', { name: 'Price List' }).dispatchEvent('click');
  await expect(getRows(page)).toHaveCount(3);
  await page.goBack();
  await expectRestored();
  await page.goto('/contact');
  await page.goBack();
  await expectRestored();
});
