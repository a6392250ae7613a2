import { newsletter } from '@/content/newsletter';
import { expect, expectAccessible, test } from '../../helpers/page';
import { directorPath, directors } from '@/content/directors';
import { seriesPath, seriesSlugs } from '@/content/seriesSlugs';
import { sitePages } from '../../helpers/publicPages';

/** Those whose like is among `sitePages`; the charts for frames have a test of their own. */
test.use({ newsletter: 'open' });
const otherPages = [
  ...directors.map(({ name }) => directorPath(name)),
  ...seriesSlugs.map(seriesPath),
].filter((path) => !sitePages.includes(path));

for (const width of [1280, 390]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of sitePages) {
      test(`${path} is clean, with the pop-up and without`, async ({ page }) => {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        // It has made way for the form; at the end of the page there is none.
        if (path === '/contact') await page.evaluate(() => window.scrollTo(0, 20_000));
        await expect(page.getByRole('button', { name: 'Close newsletter' })).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Close newsletter' }).click();
        await expectAccessible(page);
      });
    }

    test('the 404 page is clean', async ({ page, expectErrors }) => {
      expectErrors(/404/);
      await page.goto('/no-such-page');
      await expectAccessible(page);
    });

    test('a page is clean while it loads, and when it failed', async ({ page, expectErrors }) => {
      expectErrors(/./);
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/documents[:/]/, async (route) => {
        await held;
        await route.abort();
      });
      await page.goto('/');
      await expectAccessible(page);
      release();
      await expect(page.getByText('Failed to load news commentary')).toBeVisible();
      await expectAccessible(page);
    });

    test('forms with errors are clean', async ({ page }) => {
      await page.goto('/contact');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Name is required')).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('every other route is clean', async ({ page }) => {
  // Some twenty scans.
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of otherPages) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await test.step(`${path} at ${width}`, () => expectAccessible(page));
    }
  }
});

test('the open newsletter form is clean at every size, with its errors', async ({ page }) => {
  await page.goto('/services');
  const popup = page.getByRole('complementary', { name: newsletter.title });
  await popup.getByRole('button', { name: 'Sign up' }).click();
  await popup.getByRole('button', { name: 'Subscribe' }).click();
  await expect(popup.getByText('Name is required')).toBeVisible();
  for (const [width, height] of [
    [1280, 720],
    [844, 390],
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectAccessible(page);
  }
});

test('the open menu of a phone is clean', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByText('Menu').click();
  await expectAccessible(page);
});

test('the losers tab is clean', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Top 5 losers' }).click();
  await expect(page.getByRole('row', { name: /NESTLE/ })).toBeVisible();
  await expectAccessible(page);
});

for (const path of sitePages) {
  test(`${path} never scrolls sideways, from 320 to 1920`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (const width of [320, 390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `at ${width}`).toBeLessThanOrEqual(0);
    }
  });
}
