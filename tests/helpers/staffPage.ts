/** The staff area as browser tests use it: signed in, on one of its pages. */
import type { Locator, Page } from '@playwright/test';
import { staffPages, type StaffPath } from '@/content/staffPaths';
import { hold } from './network';
import { expect, signIn } from './page';

/** The headings that differ from the labels in the menu. */
const headings: Partial<Record<StaffPath, string>> = {
  '/admin/resources': 'Resources Management',
  '/admin/news': 'Manage News Commentary',
};

/** Signs in, opens a page by the side menu, and waits until it has loaded. */
export async function openStaffPage(page: Page, path: StaffPath): Promise<void> {
  await signIn(page);
  await expect(page).toHaveURL('/admin/macroeconomics');
  if (path !== '/admin/macroeconomics') await goTo(page, path);
  await untilLoaded(page, path);
}

/** Waits until everything on the page, or on the one that comes, has been loaded. */
export async function untilLoaded(page: Page, path?: StaffPath): Promise<void> {
  // Until its code is there, the page before it stays.
  const name = path && (headings[path] ?? staffPages[path]);
  if (name) await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.locator('section[aria-busy="false"]').first().waitFor();
  await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0);
}

/** Clicks an entry of the side menu, which a phone opens first. */
export async function goTo(page: Page, path: StaffPath): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Staff area' });
  const entry = menu.getByRole('link', { name: staffPages[path] });
  // Only a page that is there says whether its menu is folded.
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (!(await entry.isVisible())) await page.getByText('Menu', { exact: true }).click();
  await entry.click();
}

export function section(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** A file as staff choose it. */
export const fileOf = (
  name: string,
  content: string | Uint8Array = name,
  mimeType = 'application/pdf',
) => ({ name, mimeType, buffer: Buffer.from(content) });

/** Ends the session from another tab of the same browser, and comes back to this one. */
export async function signOutElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  // What it asks for itself would be refused once the session has ended.
  const release = await hold(other, /documents:runQuery/);
  await other.goto('/admin/news');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await other.waitForURL('/admin/login');
  await other.close();
  release();
  await page.bringToFront();
}
