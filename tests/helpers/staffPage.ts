import type { Locator, Page } from '@playwright/test';
import { staffPages, type StaffPath } from '@/content/staffPaths';
import { holdRequests } from './network';
import { expect, signIn } from './page';

/** Headings that differ from the label in the menu. */
const headings: Partial<Record<StaffPath, string>> = {
  '/admin/resources': 'Resources Management',
  '/admin/news': 'Manage News Commentary',
};

/** Signs in, opens a page with the side menu, and waits until the page has loaded. */
export async function openStaffPage(page: Page, path: StaffPath): Promise<void> {
  await signIn(page);
  await expect(page).toHaveURL('/admin/macroeconomics');
  if (path !== '/admin/macroeconomics') await openFromMenu(page, path);
  await waitUntilLoaded(page, path);
}

/** Waits until all sections of the page have loaded. After a navigation, pass the new `path`. */
export async function waitUntilLoaded(page: Page, path?: StaffPath): Promise<void> {
  // Waits for the new heading, because the previous page stays visible until the code of the new
  // page has loaded.
  const name = path && (headings[path] ?? staffPages[path]);
  if (name) await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.locator('section[aria-busy="false"]').first().waitFor();
  await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0);
}

/** Clicks an entry of the side menu. If the menu is collapsed, opens it first. */
export async function openFromMenu(page: Page, path: StaffPath): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Staff area' });
  const entry = menu.getByRole('link', { name: staffPages[path] });
  // Waits for the page, because the menu may collapse when the page has loaded.
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (!(await entry.isVisible())) await page.getByText('Menu', { exact: true }).click();
  await entry.click();
}

export function getSection(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

export const createFile = (
  name: string,
  content: string | Uint8Array = name,
  mimeType = 'application/pdf',
) => ({ name, mimeType, buffer: Buffer.from(content) });

/** Signs out in another tab, then continues in this tab. */
export async function signOutInOtherTab(page: Page): Promise<void> {
  const other = await page.context().newPage();
  // Firestore would reject the reads of the other tab after the sign-out, so they are delayed.
  const release = await holdRequests(other, /documents:runQuery/);
  await other.goto('/admin/news');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await other.waitForURL('/admin/login');
  await other.close();
  release();
  await page.bringToFront();
}
