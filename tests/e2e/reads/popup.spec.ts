import type { Page } from '@playwright/test';
import { firm } from '@/content/firm';
import { hero } from '@/content/home';
import { newsletterLink } from '@/content/navigation';
import { newsletter } from '@/content/newsletter';
import { measureBox, expect, waitForHydration, test } from '../../helpers/page';
import { focusPageTop, walkPublicPage } from '../../helpers/keyboardWalk';
import { holdRequests } from '../../helpers/network';
import { watchShifts } from '../../helpers/shifts';
import { readTree } from '../../helpers/trees';

test.use({ newsletter: 'open' });
const FORM_CODE = /DailyLetter.*\.js$/;
const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const LANDSCAPE_PHONE = { width: 844, height: 390 };

const getPopup = (page: Page) => page.getByRole('complementary', { name: newsletter.title });
const getSignUpButton = (page: Page) => getPopup(page).getByRole('button', { name: 'Sign up' });
const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

/**
 * Expects that the pop-up does not cover the last line of the page. The position is rounded down: a
 * page can be 2000.4 px high, but it scrolls by whole pixels.
 */
async function expectEndAbovePopup(page: Page): Promise<void> {
  const line = await measureBox(page.getByRole('contentinfo').getByText(firm.copyright));
  expect(Math.floor(line.bottom)).toBeLessThanOrEqual((await measureBox(getPopup(page))).top);
}

for (const path of ['/contact', '/services']) {
  test(`keeps every Tab stop of ${path} visible beside the newsletter pop-up`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.letter')).toBeAttached();
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      await focusPageTop(page);
      await walkPublicPage(page, path);
    }
  });
}

test('shows the newsletter pop-up without a layout shift', async ({ page }) => {
  const shifts = await watchShifts(page);
  for (const { size, folded, open } of [
    {
      size: DESKTOP,
      folded: { x: 880, width: 376, height: 57 },
      open: { x: 880, width: 376, height: 273 },
    },
    {
      size: PHONE,
      folded: { x: 0, width: 390, height: 57 },
      open: { x: 0, width: 390, height: 273 },
    },
    { size: LANDSCAPE_PHONE, folded: { height: 45 }, open: { x: 0, width: 844, height: 162 } },
  ]) {
    await page.setViewportSize(size);
    const release = await holdRequests(page, FORM_CODE);
    await page.goto('/about/directors');
    release();
    await expect(getPopup(page).getByText(newsletter.promise)).toBeVisible();
    expect(await shifts()).toBe(0);
    const readRoundedBox = async () => {
      const { left, bottom, width, height } = await measureBox(getPopup(page));
      expect(bottom).toBe(size.height);
      return { x: Math.round(left), width: Math.round(width), height: Math.round(height) };
    };
    expect(await readRoundedBox()).toMatchObject(folded);
    await scrollToEnd(page);
    await expectEndAbovePopup(page);
    await getSignUpButton(page).click();
    await expect(getPopup(page).getByLabel('Name')).toBeFocused();
    await expect(getPopup(page).getByRole('button', { name: 'Subscribe' })).toBeInViewport({
      ratio: 1,
    });
    expect(await shifts()).toBe(0);
    expect(await readRoundedBox()).toMatchObject(open);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    await scrollToEnd(page);
    await expectEndAbovePopup(page);
    if (size !== LANDSCAPE_PHONE) continue;

    await page.evaluate(() => window.scrollTo(0, 0));
    for (const y of [100, 350]) {
      await page.mouse.move(400, y);
      await page.mouse.wheel(0, 300);
    }
    await page.keyboard.press('Escape');
    // The open form blocks scrolling, so the earlier wheel events have no effect. Only this one may
    // scroll the page.
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
  }
});

test('does not cover the chart caption with the newsletter pop-up', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(getSignUpButton(page)).toBeVisible();
  const caption = page.getByText(hero.caption);
  await expect(caption).toBeInViewport({ ratio: 1 });
  const isUncovered = await caption.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [0.02, 0.5, 0.98].every(
      (share) => document.elementFromPoint(x + share * width, y + height / 2) === element,
    );
  });
  expect(isUncovered).toBe(true);
  const tree = (await readTree('frame')) + (await readTree('popup'));
  await expect(page.locator('body')).toMatchAriaSnapshot(tree);
});

for (const size of [{ width: 1440, height: 900 }, DESKTOP, PHONE]) {
  const where = `at ${size.width} × ${size.height} px`;
  test(`shows the pop-up on Services only below the first picture ${where}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/services');
    const bar = page.locator('.letter');
    await expect(bar).toBeAttached();
    await expect(bar).toBeHidden();
    const picture = await measureBox(page.getByRole('main').getByText('Illustration').first());
    const end = picture.bottom + 20;
    await page.evaluate((y) => window.scrollTo(0, y), end - 100);
    await expect(bar).toBeHidden();
    await page.evaluate((y) => window.scrollTo(0, y), end);
    await expect(bar).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(bar).toBeHidden();
  });

  test(`covers no time axis, source or next figure with the pop-up when a page opens ${where}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const path of ['/', '/markets', '/markets/asi', '/markets/policy-rate']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const bar = page.locator('.letter');
      await expect(bar).toBeAttached();
      if (await bar.isHidden()) continue;
      const { left, top } = await measureBox(bar);
      const kept = page.locator('.x-axis, .hero-axis b, .around-next, .card-foot');
      for (const box of await kept.evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect),
      )) {
        const isClear = box.bottom <= top || box.top >= size.height || box.right <= left;
        expect(isClear, `${path} ${JSON.stringify(box)}`).toBe(true);
      }
    }
  });
}

test('keeps the bar of the newsletter at most 96 px high with text of twice the size', async ({
  page,
}) => {
  await page.goto('/about/directors');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const width of [320, 390, 480, 600, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await measureBox(getPopup(page))).height, `${width} px`).toBeLessThanOrEqual(96);
    const title = getPopup(page).getByRole('heading');
    const cut = await title.evaluate((line) => line.scrollWidth - line.clientWidth);
    expect(cut, `${width} px`).toBe(0);
    for (const name of ['Sign up', 'Close newsletter']) {
      await expect(getPopup(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
  }
});

test('opens the newsletter form from the list of services', async ({ page }) => {
  await page.goto('/services');
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: newsletter.title }).click();
  await expect(getPopup(page).getByLabel('Name')).toBeFocused();
  await expect(page).toHaveURL('/services');
});

test.describe('opening the newsletter pop-up from the link in the footer', () => {
  test.use({ newsletter: 'closed' });
  const getFooterLink = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: newsletterLink.label });
  const getNameField = (page: Page) => getPopup(page).getByLabel('Name');

  test('opens the newsletter form after Enter on its link, even if the code of the form loads late', async ({
    page,
  }) => {
    for (const size of [DESKTOP, PHONE, { width: 320, height: 640 }]) {
      await page.setViewportSize(size);
      const release = await holdRequests(page, FORM_CODE);
      await page.goto('/services');
      await waitForHydration(page);
      await getFooterLink(page).focus();
      await page.keyboard.press('Enter');
      release();
      await expect(getNameField(page)).toBeFocused();
      await expect(getPopup(page)).toBeInViewport({ ratio: 1 });
      await expect(page).toHaveURL('/services');
      await scrollToEnd(page);
      await expectEndAbovePopup(page);
      await getPopup(page).getByRole('button', { name: 'Close newsletter' }).press('Enter');
      await expect(getFooterLink(page)).toBeFocused();
      await expect(getPopup(page)).toBeHidden();
      await page.unrouteAll();
    }
  });

  test('leads to the contact form when the code of the pop-up does not load', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/ERR_FAILED|Failed to fetch/);
    await page.route(FORM_CODE, (route) => route.abort());
    await page.goto('/services');
    await waitForHydration(page);
    await getFooterLink(page).click();
    await expect(page).toHaveURL(newsletterLink.to);
    await expect(page.getByLabel('Subject')).toHaveValue('Newsletter');
  });

  test('leads to the contact form without JavaScript', async ({ openBrowser }) => {
    const page = await openBrowser({ javaScriptEnabled: false });
    await page.goto('/services');
    await getFooterLink(page).click();
    await expect(page).toHaveURL(newsletterLink.to);
    await expect(page.getByRole('heading', { name: 'Send a message' })).toBeVisible();
  });
});
