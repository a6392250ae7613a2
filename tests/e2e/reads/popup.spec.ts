import type { Page } from '@playwright/test';
import { firm } from '@/content/firm';
import { hero } from '@/content/home';
import { newsletter } from '@/content/newsletter';
import { expect, test } from '../../helpers/page';
import { publicPages } from '../../helpers/publicPages';
import { hold } from '../../helpers/network';

test.use({ newsletter: 'open' });
const SIZES = [
  { width: 1280, height: 720, backwards: true },
  { width: 1024, height: 768, backwards: false },
  { width: 844, height: 390, backwards: true },
  { width: 390, height: 844, backwards: false },
  { width: 320, height: 640, backwards: true },
];

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

/** Where the last line of the page ends once one is there, and where the pop-up begins. */
function pageEnd(page: Page): Promise<{ end: number; top: number }> {
  return page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
    return {
      end: document.querySelector('.footer-base')?.getBoundingClientRect().bottom ?? 0,
      top: document.querySelector('.popup')?.getBoundingClientRect().top ?? 0,
    };
  });
}

for (const path of publicPages) {
  test(`on ${path} the pop-up covers nothing that has the focus`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/404/);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const key of size.backwards ? ['Tab', 'Shift+Tab'] : ['Tab']) {
        const stops = await walk(page, key);
        const where = `${key} at ${size.width} x ${size.height}`;
        expect(
          stops.filter(({ covered }) => covered.length > 0),
          where,
        ).toEqual([]);
        expect(
          stops.filter(({ inPopup }) => inPopup),
          where,
        ).toHaveLength(2);
        expect(stops.at(key === 'Tab' ? -3 : 2)?.name, where).toContain('professional network');
        expect(stops.filter(({ shown }) => shown).length, where).toBeGreaterThan(10);
      }
      const { end, top } = await pageEnd(page);
      // A page is seldom a whole number of pixels high, its scrolling is.
      expect(Math.floor(end), `the end at ${size.width}`).toBeLessThanOrEqual(top);
    }
  });
}

test('it makes way for a field and for a form, and comes back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  const bar = page.getByRole('button', { name: 'Sign up' });
  const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
  await scrollTo(20_000);
  await expect(bar).toBeVisible();
  const form = page.getByRole('form', { name: 'Send a message' });
  await form.getByLabel('Your Name').scrollIntoViewIfNeeded();
  await expect(form.getByLabel('Your Name')).toBeInViewport();
  await expect(bar).toBeHidden();
  await scrollTo(20_000);
  await expect(bar).toBeVisible();
  // Even a field that is out of sight: the keyboard of a phone leaves little room.
  await form.getByLabel('Your Name').evaluate((field) => field.focus({ preventScroll: true }));
  await expect(bar).toBeHidden();
  await form.getByLabel('Your Name').blur();
  await expect(bar).toBeVisible();
});

test('the page ends above the bar, and above the open form', async ({ page }) => {
  await page.goto('/services');
  const bar = page.getByRole('complementary', { name: newsletter.title });
  await expect(bar).toBeVisible();
  const end = page.getByRole('contentinfo').getByText(firm.copyright);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const open of [false, true]) {
      if (open) await bar.getByRole('button', { name: 'Sign up' }).click();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const top = (await bar.boundingBox())?.y ?? 0;
      const last = await end.boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0), `at ${size.width}`).toBeLessThanOrEqual(top);
    }
    await page.keyboard.press('Escape');
  }
});

for (const { what, width, height, bar, open } of [
  {
    what: 'a desk',
    width: 1280,
    height: 720,
    bar: { x: 880, width: 376, height: 57 },
    open: { x: 880, width: 376, height: 221 },
  },
  {
    what: 'a phone',
    width: 390,
    height: 844,
    bar: { x: 0, width: 390, height: 57 },
    open: { x: 0, width: 390, height: 221 },
  },
  {
    what: 'a phone on its side',
    width: 844,
    height: 390,
    bar: { height: 45 },
    open: { x: 0, width: 844, height: 130 },
  },
]) {
  test(`on ${what} it has its measures, and nothing moves as it comes`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const release = await hold(page, /NewsletterPopup.*\.js/);
    await page.goto('/services');
    const shifted = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
            }
          }).observe({ type: 'layout-shift' });
          document.addEventListener('focusin', () => resolve(sum), { once: true });
        }),
    );
    release();
    const popup = page.getByRole('complementary', { name: newsletter.title });
    await expect(popup.getByText(newsletter.promise)).toBeVisible();
    const rounded = async () => {
      const box = await popup.boundingBox();
      if (box === null) throw new Error('No pop-up');
      expect(box.y + box.height).toBe(height);
      return { x: Math.round(box.x), width: Math.round(box.width), height: Math.round(box.height) };
    };
    expect(await rounded()).toMatchObject(bar);
    await popup.getByRole('button', { name: 'Sign up' }).click();
    expect(await shifted).toBe(0);
    expect(await rounded()).toMatchObject(open);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('on a phone on its side the page rests behind the open form', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/services');
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.mouse.move(400, 100);
  await page.mouse.wheel(0, 300);
  await page.mouse.move(400, 350);
  await page.mouse.wheel(0, 300);
  await page.keyboard.press('Escape');
  // What scrolls now is the one turn after it.
  await page.mouse.wheel(0, 200);
  await expect.poll(scrolled).toBe(200);
});

test('on every page of a desk it is seen at once', async ({ page, expectErrors }) => {
  expectErrors(/404/);
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const path of publicPages) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Sign up' }), path).toBeVisible();
  }
});

test('who is at the end of the page before the bar is there still sees it', async ({ page }) => {
  const release = await hold(page, /NewsletterPopup.*\.js/);
  await page.goto('/services');
  const last = page.getByRole('contentinfo').getByText(firm.copyright);
  const toEnd = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await toEnd();
  // Pictures on the way come late and move the end.
  await expect(async () => {
    await toEnd();
    await expect(last).toBeInViewport({ ratio: 1 });
  }).toPass();
  release();
  const bar = page.getByRole('complementary', { name: newsletter.title });
  await expect(bar).toBeVisible();
  const [top, line] = [(await bar.boundingBox())?.y ?? 0, await last.boundingBox()];
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(top);
});

test('the word beside the chart of the hero is in sight on a first view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible();
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

test('what was typed stays when the visitor goes elsewhere and comes back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/about');
  const popup = page.getByRole('complementary', { name: newsletter.title });
  await popup.getByRole('button', { name: 'Sign up' }).click();
  await popup.getByLabel('Name').fill('Ada Obi');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(popup.getByLabel('Name')).toBeHidden();
  await popup.getByRole('button', { name: 'Sign up' }).click();
  await expect(popup.getByLabel('Name')).toHaveValue('Ada Obi');
});
