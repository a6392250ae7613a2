import type { Page } from '@playwright/test';
import { firm } from '@/content/firm';
import { hero } from '@/content/home';
import { newsletterLink } from '@/content/navigation';
import { newsletter } from '@/content/newsletter';
import { boxOf, expect, hydrated, test } from '../../helpers/page';
import { focusTop, walkThrough } from '../../helpers/keyboardWalk';
import { hold } from '../../helpers/network';
import { watchShifts } from '../../helpers/shifts';
import { readTree } from '../../helpers/trees';

test.use({ newsletter: 'open' });
const FORM_CODE = /DailyLetter.*\.js$/;
const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const LYING_PHONE = { width: 844, height: 390 };

const bar = (page: Page) => page.getByRole('complementary', { name: newsletter.title });
const signUp = (page: Page) => bar(page).getByRole('button', { name: 'Sign up' });
const toEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

/**
 * The page's last line ends above it. A page is seldom a whole number of pixels high, its scrolling
 * is.
 */
async function expectEndAbove(page: Page): Promise<void> {
  const line = await boxOf(page.getByRole('contentinfo').getByText(firm.copyright));
  expect(Math.floor(line.bottom)).toBeLessThanOrEqual((await boxOf(bar(page))).top);
}

for (const path of ['/contact', '/services']) {
  test(`on ${path} it covers nothing that has the focus, and is reached last`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(signUp(page)).toBeVisible();
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      await focusTop(page);
      await walkThrough(page, path);
    }
  });
}

test('nothing moves as it comes, and the page ends above it, folded and open', async ({ page }) => {
  const shifts = await watchShifts(page);
  for (const { size, folded, open } of [
    {
      size: DESK,
      folded: { x: 880, width: 376, height: 57 },
      open: { x: 880, width: 376, height: 273 },
    },
    {
      size: PHONE,
      folded: { x: 0, width: 390, height: 57 },
      open: { x: 0, width: 390, height: 273 },
    },
    { size: LYING_PHONE, folded: { height: 45 }, open: { x: 0, width: 844, height: 162 } },
  ]) {
    await page.setViewportSize(size);
    const release = await hold(page, FORM_CODE);
    await page.goto('/services');
    release();
    await expect(bar(page).getByText(newsletter.promise)).toBeVisible();
    expect(await shifts()).toBe(0);
    const rounded = async () => {
      const { left, bottom, width, height } = await boxOf(bar(page));
      expect(bottom).toBe(size.height);
      return { x: Math.round(left), width: Math.round(width), height: Math.round(height) };
    };
    expect(await rounded()).toMatchObject(folded);
    await toEnd(page);
    await expectEndAbove(page);
    await signUp(page).click();
    await expect(bar(page).getByLabel('Name')).toBeFocused();
    await expect(bar(page).getByRole('button', { name: 'Subscribe' })).toBeInViewport({ ratio: 1 });
    expect(await shifts()).toBe(0);
    expect(await rounded()).toMatchObject(open);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    await toEnd(page);
    await expectEndAbove(page);
    if (size !== LYING_PHONE) continue;

    await page.evaluate(() => window.scrollTo(0, 0));
    for (const y of [100, 350]) {
      await page.mouse.move(400, y);
      await page.mouse.wheel(0, 300);
    }
    await page.keyboard.press('Escape');
    // The page has rested behind the form: what scrolls now is the one turn after it.
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
  }
});

test('a desk sees it at once, with the word beside the chart of the hero; a screen reader is told of it last', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(signUp(page)).toBeVisible();
  const caption = page.getByText(hero.caption);
  await expect(caption).toBeInViewport({ ratio: 1 });
  const isOnTop = await caption.evaluate((word) => {
    const { x, y, width, height } = word.getBoundingClientRect();
    return [0.02, 0.5, 0.98].every(
      (share) => document.elementFromPoint(x + share * width, y + height / 2) === word,
    );
  });
  expect(isOnTop).toBe(true);
  const tree = (await readTree('frame')) + (await readTree('popup'));
  await expect(page.locator('body')).toMatchAriaSnapshot(tree);
});

test.describe('the link in the footer', () => {
  test.use({ newsletter: 'closed' });
  const link = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: newsletterLink.label });
  const nameField = (page: Page) => bar(page).getByLabel('Name');

  test('opens the form by keyboard, also before its code is there, and has the focus again after', async ({
    page,
  }) => {
    for (const size of [DESK, PHONE, { width: 320, height: 640 }]) {
      await page.setViewportSize(size);
      const release = await hold(page, FORM_CODE);
      await page.goto('/services');
      await hydrated(page);
      await link(page).focus();
      await page.keyboard.press('Enter');
      release();
      await expect(nameField(page)).toBeFocused();
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
      await expect(page).toHaveURL('/services');
      await toEnd(page);
      await expectEndAbove(page);
      await bar(page).getByRole('button', { name: 'Close newsletter' }).press('Enter');
      await expect(link(page)).toBeFocused();
      await expect(bar(page)).toBeHidden();
      await page.unrouteAll();
    }
  });

  test('leads to the contact form where the code does not come', async ({ page, expectErrors }) => {
    expectErrors(/ERR_FAILED|Failed to fetch/);
    await page.route(FORM_CODE, (route) => route.abort());
    await page.goto('/services');
    await hydrated(page);
    await link(page).click();
    await expect(page).toHaveURL(newsletterLink.to);
    await expect(page.getByLabel('Subject')).toHaveValue('Newsletter');
  });

  test('leads to the contact form without JavaScript', async ({ openBrowser }) => {
    const page = await openBrowser({ javaScriptEnabled: false });
    await page.goto('/services');
    await link(page).click();
    await expect(page).toHaveURL(newsletterLink.to);
    await expect(page.getByRole('heading', { name: 'Send a message' })).toBeVisible();
  });
});
