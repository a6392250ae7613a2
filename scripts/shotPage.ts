import type { Browser, Page, ViewportSize } from '@playwright/test';
import { signIn } from '../tests/helpers/page';

/**
 * Returns a page of the site at `base`. The page has no animations and uses the time zone of Lagos.
 */
export async function openPage(browser: Browser, base: string, viewport: ViewportSize) {
  const context = await browser.newContext({
    baseURL: base,
    viewport,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  // Blocks all requests to other hosts, because their responses could change a screenshot.
  await page.route(
    ({ hostname }) => hostname !== new URL(base).hostname,
    (route) => route.abort(),
  );
  return page;
}

/** Scrolls to the end of the page, so that lazy parts are loaded. */
export async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

/** Waits until all fonts and pictures have loaded. */
export async function waitUntilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    // A lazy picture outside of the window would never be loaded.
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
    // The browser paints a change one frame later, so wait for the second frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

export async function signInAsStaff(page: Page): Promise<void> {
  await signIn(page);
  await page.waitForURL(/macroeconomics/);
  await page.getByRole('heading', { level: 1 }).waitFor();
}
