/** The staff area as browser tests use it: signed in, on one of its pages. */
import type { Locator, Page } from '@playwright/test';
import { changeMessages } from '@/features/changes/admin/messages';
import { hold } from './network';
import { expect, expectAccessible, signIn, test } from './page';

/** What the side menu calls each page, and its heading where that is another. */
const pages = {
  '/admin/macroeconomics': ['MacroEconomics'],
  '/admin/equity-market': ['Equity Market'],
  '/admin/resources': ['Resources', 'Resources Management'],
  '/admin/news': ['News', 'Manage News Commentary'],
  '/admin/changes': ['Recent Changes'],
  '/admin/tonight': ['Tonight'],
} as const;
export type StaffPath = keyof typeof pages;
const isStaffPath = (path: string): path is StaffPath => path in pages;
export const staffPaths = Object.keys(pages).filter(isStaffPath);

/** Signs in and opens a page by the side menu. */
export async function openStaffPage(page: Page, path: StaffPath): Promise<void> {
  await signIn(page);
  await expect(page).toHaveURL('/admin/macroeconomics');
  if (path === '/admin/macroeconomics') return;
  await goTo(page, path);
  await expect(page).toHaveURL(path);
  // Until its code is there, the page before it stays.
  const name = pages[path].at(-1) ?? '';
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Waits until everything on the page has been loaded. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.locator('section[aria-busy="false"]').first().waitFor();
  await expect(page.locator('section[aria-busy="true"]')).toHaveCount(0);
}

/** Clicks an entry of the side menu, which a phone opens first. */
export async function goTo(page: Page, path: StaffPath): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Staff area' });
  const entry = menu.getByRole('link', { name: pages[path][0] });
  // Only a page that is there says whether its menu is folded.
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (!(await entry.isVisible())) await page.getByText('Menu', { exact: true }).click();
  await entry.click();
}

/** The page holds what is stored, or says why not. */
export const settled: Record<StaffPath, (page: Page) => Promise<void>> = {
  '/admin/macroeconomics': (page) => expect(page.getByLabel('Price (N per $)')).toBeVisible(),
  '/admin/equity-market': async (page) => {
    await expect(page.getByLabel('Current Close, row 5')).toHaveCount(2);
    await expect(page.getByLabel('T-BILLS rate 1')).toBeVisible();
  },
  '/admin/resources': async (page) => {
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Categories' })).toBeVisible();
  },
  '/admin/news': (page) =>
    expect(page.getByRole('list', { name: 'News commentary items' })).toBeVisible(),
  '/admin/changes': (page) =>
    expect(page.getByText(changeMessages.none).or(page.getByRole('table'))).toBeVisible(),
  '/admin/tonight': (page) =>
    expect(page.getByRole('button', { name: 'Change Inflation Rate' })).toBeVisible(),
};

const WIDTHS = [1280, 390] as const;

/** Scans the page at the width of a desk and at that of a phone. */
export async function expectCleanAtBoth(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    // What is half under a bar counts as too small to press. The bars that keep to the window's foot
    // have their place once a frame of the new size was drawn.
    await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      window.scrollTo(0, 0);
      await frame();
      await frame();
    });
    await test.step(`at ${width}`, () => expectAccessible(page));
  }
}

export function section(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/**
 * Drags a row by its handle and holds it over the upper or lower half of another, with the button
 * still down: `page.mouse.up()` drops it.
 */
export async function dragOver(row: Locator, target: Locator, half: 'upper' | 'lower') {
  const page = row.page();
  const handle = row.getByRole('button', { name: /^Reorder / });
  // Both in the middle of the window: near its edges the page scrolls under the pointer.
  const [start, end] = [await boxOf(handle), await boxOf(target)];
  const middle = (start.y + start.height / 2 + end.y + end.height / 2) / 2;
  await page.evaluate((y) => window.scrollBy(0, y - window.innerHeight / 2), middle);
  const from = await boxOf(handle);
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2 + 8, { steps: 3 });
  const to = await boxOf(target);
  const y = to.y + to.height * (half === 'upper' ? 0.25 : 0.75);
  await page.mouse.move(from.x + from.width / 2, y, { steps: 8 });
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('What is to be dragged is not on the page');
  return box;
}

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
