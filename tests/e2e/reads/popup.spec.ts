import type { Page } from '@playwright/test';
import { firm } from '@/content/firm';
import { hero } from '@/content/home';
import { newsletter } from '@/content/newsletter';
import { expect, test } from '../../helpers/page';
import { hold } from '../../helpers/network';
import { watchShifts } from '../../helpers/shifts';

test.use({ newsletter: 'open' });
const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const LYING_PHONE = { width: 844, height: 390 };

const bar = (page: Page) => page.getByRole('complementary', { name: newsletter.title });
const signUp = (page: Page) => bar(page).getByRole('button', { name: 'Sign up' });
const lastLine = (page: Page) => page.getByRole('contentinfo').getByText(firm.copyright);
const toEnd = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

interface Stop {
  /** What has the focus, for the message. */
  name: string;
  inPopup: boolean;
  /** What the pop-up lies over and must not. */
  covered: string[];
  shown: boolean;
}

/** Where the focus is once this frame is drawn, and what the pop-up covers there. */
function lookAround(page: Page): Promise<Stop> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const popup = document.querySelector('.popup');
    const focused = document.activeElement ?? document.body;
    const inPopup = popup?.contains(focused) ?? false;
    const shown = popup !== null && getComputedStyle(popup).visibility === 'visible';
    const place = popup?.getBoundingClientRect() ?? new DOMRect();
    const meets = (part: Element) => {
      const rect = part.getBoundingClientRect();
      return (
        rect.left < place.right &&
        place.left < rect.right &&
        rect.top < place.bottom &&
        place.top < rect.bottom
      );
    };
    const kept = [...document.querySelectorAll('main form, .office-card')];
    if (focused !== document.body && focused.id !== 'content') kept.push(focused);
    const covered = shown && !inPopup ? kept.filter(meets) : [];
    return {
      name: `${focused.tagName} ${focused.ariaLabel ?? focused.textContent.slice(0, 40)}`,
      inPopup,
      covered: covered.map((part) => part.outerHTML.slice(0, 80)),
      shown,
    };
  });
}

/** Presses a key until the focus has been all round and is back at the page itself. */
async function walk(page: Page, key: string): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await lookAround(page);
    if (stop.name.startsWith('BODY')) return stops;
    stops.push(stop);
    expect(stops.length, 'the focus comes round').toBeLessThan(150);
  }
}

/** The page's last line ends above it. A page is seldom a whole number of pixels high, its scrolling is. */
async function expectEndAbove(page: Page): Promise<void> {
  const [line, top] = [await lastLine(page).boundingBox(), (await bar(page).boundingBox())?.y];
  expect(Math.floor((line?.y ?? NaN) + (line?.height ?? NaN))).toBeLessThanOrEqual(top ?? NaN);
}

for (const path of ['/contact', '/services']) {
  test(`on ${path} it covers nothing that has the focus`, async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(signUp(page)).toBeVisible();
    for (const { size, keys } of [
      { size: DESK, keys: ['Tab', 'Shift+Tab'] },
      { size: PHONE, keys: ['Tab'] },
    ]) {
      await page.setViewportSize(size);
      for (const key of keys) {
        const where = `${key} at ${size.width}`;
        const stops = await walk(page, key);
        const covering = stops.filter(({ covered }) => covered.length > 0);
        expect(covering, where).toEqual([]);
        expect(
          stops.filter(({ inPopup }) => inPopup),
          where,
        ).toHaveLength(2);
        expect(stops.at(key === 'Tab' ? -3 : 2)?.name, where).toContain('professional network');
        expect(stops.filter(({ shown }) => shown).length, where).toBeGreaterThan(10);
      }
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
    const release = await hold(page, /NewsletterPopup.*\.js/);
    await page.goto('/services');
    release();
    await expect(bar(page).getByText(newsletter.promise)).toBeVisible();
    expect(await shifts()).toBe(0);
    const rounded = async () => {
      const box = await bar(page).boundingBox();
      if (box === null) throw new Error('No pop-up');
      expect(box.y + box.height).toBe(size.height);
      return { x: Math.round(box.x), width: Math.round(box.width), height: Math.round(box.height) };
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

test('a desk sees it at once, with the word beside the chart of the hero', async ({ page }) => {
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
});
