import { expect, type Locator, type Page } from '@playwright/test';
import { READ_LIMIT_MS } from '@/lib/timeLimit';

/**
 * Lets the time of every read pass that is under way, once React has hydrated a part of the page: what
 * fails before it has is asked for once more, and that read has the whole time again.
 */
export async function passReadLimit(page: Page, part: Locator): Promise<void> {
  const isHydrated = () =>
    part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isHydrated).toBe(true);
  // What React runs when it has drawn has run when the browser has nothing to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.clock.fastForward(READ_LIMIT_MS);
}
