import { expect, type Locator, type Page } from '@playwright/test';
import { READ_LIMIT_MS } from '@/lib/timeLimit';

/**
 * Lets the time of the reads pass that hang, until the page offers what it does then. What fails before a
 * page hydrates is asked for once more when it has, and that read has the whole time again.
 */
export async function passReadLimit(page: Page, offered: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(READ_LIMIT_MS);
    await expect(offered).toBeEnabled({ timeout: 1000 });
  }).toPass({ timeout: 10_000 });
}
