/** What a visitor meets on a page only after doing something, or where something failed: clean for everybody. */
import type { Page } from '@playwright/test';
import { newsletter } from '@/content/newsletter';
import { expect, expectAccessible, test } from '../../helpers/page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SIZES = [
  [1280, 720],
  [390, 844],
] as const;

async function cleanAt(page: Page, sizes: readonly (readonly [number, number])[]): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await test.step(`${width} × ${height}`, () => expectAccessible(page));
  }
}

test('Home with the losers chosen', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Top 5 losers' }).click();
  await expect(page.getByRole('row', { name: /NESTLE/ })).toBeVisible();
  await expectAccessible(page);
});

test('the contact form with errors, and the open menu of a phone', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await cleanAt(page, SIZES);
  await page.getByText('Menu').click();
  await expectAccessible(page);
});

test.describe('the newsletter', () => {
  test.use({ newsletter: 'open' });

  test('as a bar, open, and with its errors', async ({ page }) => {
    await page.goto('/services');
    const popup = page.getByRole('complementary', { name: newsletter.title });
    await expect(popup.getByRole('button', { name: 'Close newsletter' })).toBeVisible();
    await cleanAt(page, SIZES);
    await popup.getByRole('button', { name: 'Sign up' }).click();
    await popup.getByRole('button', { name: 'Subscribe' }).click();
    await expect(popup.getByText('Name is required')).toBeVisible();
    await cleanAt(page, [...SIZES, [844, 390], [320, 640]]);
  });
});
