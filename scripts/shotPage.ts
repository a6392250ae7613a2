/** A page as the scripts that take pictures use it. */
import type { Browser, Page, ViewportSize } from '@playwright/test';
import { signIn } from '../tests/helpers/page';

/**
 * Returns a page of the site at `base` as every picture has it: nothing moves, and the clock is
 * that of Lagos.
 */
export async function newPage(browser: Browser, base: string, viewport: ViewportSize) {
  const context = await browser.newContext({
    baseURL: base,
    viewport,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  // Nothing but the site itself: whether some other service answers changes no picture.
  await page.route(
    ({ hostname }) => hostname !== new URL(base).hostname,
    (route) => route.abort(),
  );
  return page;
}

/** Walks down the page, so that what loads on sight is there in the picture. */
export async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

/** Fonts and pictures are there, whether asked for at once or when they came into sight. */
export async function fullyDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    // One that nobody scrolls to would never load.
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
    // What all that has changed is on the screen a frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

export async function signInAsStaff(page: Page): Promise<void> {
  await signIn(page);
  await page.waitForURL(/macroeconomics/);
  await page.getByRole('heading', { level: 1 }).waitFor();
}
