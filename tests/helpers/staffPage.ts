/** Opens the pages of the staff area in browser tests. */
import type { Locator, Page } from '@playwright/test';
import { staffPages, type StaffPath } from '@/content/staffPaths';
import { holdRequests } from './network';
import { expect, signIn } from './page';

/** The headings that differ from the labels in the menu. */
const headings: Partial<Record<StaffPath, string>> = {
  '/admin/resources': 'Resources Management',
  '/admin/news': 'Manage News Commentary',
};

/** Signs in, opens a page through the side menu, and waits until it has loaded. */
export async function openStaffPage(page: Page, path: StaffPath): Promise<void> {
  await signIn(page);
  await expect(page).toHaveURL('/admin/macroeconomics');
  if (path !== '/admin/macroeconomics') await openFromMenu(page, path);
  await waitUntilLoaded(page, path);
}

/** Waits until all sections of the page have loaded. Pass `path` after a navigation. */
export async function waitUntilLoaded(page: Page, path?: StaffPath): Promise<void> {
  // The previous page stays visible until the code of the next page has loaded.
  const name = path && (headings[path] ?? staffPages[path]);
  if (name) await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.locator('section[aria-busy="false"]').first().waitFor();
  await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0);
}

/** Clicks an entry of the side menu. On a phone, opens the menu first. */
export async function openFromMenu(page: Page, path: StaffPath): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Staff area' });
  const entry = menu.getByRole('link', { name: staffPages[path] });
  // Whether the menu is folded is known only after the page has loaded.
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (!(await entry.isVisible())) await page.getByText('Menu', { exact: true }).click();
  await entry.click();
}

export function getSection(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** Creates a file for `setInputFiles`. */
export const createFile = (
  name: string,
  content: string | Uint8Array = name,
  mimeType = 'application/pdf',
) => ({ name, mimeType, buffer: Buffer.from(content) });

/** Signs out in another tab of the same browser, and returns to this tab. */
export async function signOutInOtherTab(page: Page): Promise<void> {
  const other = await page.context().newPage();
  // Holds back the reads of this tab, because Firestore would reject them after the sign-out.
  const release = await holdRequests(other, /documents:runQuery/);
  await other.goto('/admin/news');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await other.waitForURL('/admin/login');
  await other.close();
  release();
  await page.bringToFront();
}
