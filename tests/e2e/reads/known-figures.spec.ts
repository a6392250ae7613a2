/** Home on a network that does not answer: what was known, what is said, and that nothing moves. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../helpers/page';
import { passReadLimit } from '../../helpers/network';

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2026-03-13T17:42:00Z' });
});

const FRESH = '105,432.07';
const BLOCKS = [
  'All Share Index (ASI)',
  'Fixed Income Market',
  'Equity Market',
  'Macroeconomics',
  'Exchange Rate',
];
const line = (page: Page) => page.locator('.board-line');
const notes = (page: Page) => page.getByText('From your last visit, 13 Mar 26, 18:42');
const retry = (page: Page) => page.getByRole('button', { name: 'Retry the market figures' });

/** A database that never answers while it `hangs`, and how many requests wait for it. */
async function hangingDatabase(page: Page): Promise<{ hangs: boolean; waiting: number }> {
  const network = { hangs: true, waiting: 0 };
  await page.route(/\/documents[:/]/, async (route) => {
    if (network.hangs) network.waiting += 1;
    else await route.continue();
  });
  return network;
}

/** Where the board, its blocks and what follows stand, by width. */
async function places(page: Page): Promise<Record<string, number[]>> {
  const found: Record<string, number[]> = {};
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    found[width] = await page.evaluate(() => {
      const tops = [
        ...document.querySelectorAll(
          '.market-board, .market-board > *, .market-board + *, main > section:has(.market-board) ~ .carousel-ground',
        ),
      ];
      return tops.flatMap((element) => {
        const { top, height } = element.getBoundingClientRect();
        // The carousel below moves by itself; only where it stands is of interest.
        return element.closest('section:has(.market-board)') === null
          ? [top + scrollY]
          : [top + scrollY, height];
      });
    });
  }
  return found;
}

test('known figures are there at once, dated; a network that hangs ends in one Retry; nothing moves', async ({
  page,
}) => {
  const network = await hangingDatabase(page);
  await page.goto('/');
  await expect.poll(() => network.waiting).toBe(6);
  await expect(page.locator('.market-board [aria-busy=true]')).toHaveCount(5);
  const loading = await places(page);

  await passReadLimit(page, retry(page));
  await expect(line(page)).toContainText('The figures could not be loaded.');
  await expect(retry(page)).toHaveCount(1);
  await expect(page.locator('.market-board').getByText('Unavailable', { exact: true })).toHaveCount(
    7,
  );
  await expect(page.locator('.market-board').getByRole('button', { name: /Retry/ })).toHaveCount(0);
  expect(await places(page), 'could not be loaded').toEqual(loading);
  await expectAccessible(page);

  network.hangs = false;
  await retry(page).click();
  await expect(page.locator('.market-board').getByText(FRESH)).toBeVisible();
  await expect(line(page)).toHaveText('');
  expect(await places(page), 'loaded').toEqual(loading);

  Object.assign(network, { hangs: true, waiting: 0 });
  await page.reload();
  await expect.poll(() => network.waiting).toBe(6);
  await expect(notes(page)).toHaveCount(5);
  for (const name of BLOCKS) {
    const heading = page.getByRole('heading', { name, exact: true });
    await expect(heading.locator('xpath=..')).toContainText('From your last visit');
  }
  await expect(page.locator('.market-board').getByText(FRESH)).toBeVisible();
  await expect(page.locator('.market-board').getByText('N1,532.45/$')).toBeVisible();
  await expect(line(page)).toHaveText('Looking for newer figures...');
  expect(await places(page), 'known').toEqual(loading);

  await passReadLimit(page, retry(page));
  await expect(line(page)).toContainText('The figures could not be refreshed.');
  await expect(notes(page)).toHaveCount(5);
  expect(await places(page), 'not refreshed').toEqual(loading);
  await expectAccessible(page);

  network.hangs = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(notes(page)).toHaveCount(0);
  await expect(line(page)).toHaveText('');
  await expect(page.getByText('Failed to load news commentary')).toHaveCount(0);
  expect(await places(page), 'refreshed').toEqual(loading);
});

test('code that does not come is given up too, and welcome late', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.market-board').getByText(FRESH)).toBeVisible();
  await expect(page.locator('.market-board [aria-busy=true]')).toHaveCount(0);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/firestore-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(notes(page)).toHaveCount(5);
  await passReadLimit(page, retry(page));
  await expect(line(page)).toContainText('The figures could not be refreshed.');
  release();
  await expect(notes(page)).toHaveCount(0);
  await expect(line(page)).toHaveText('');
});
