/**
 * Checks that every page must pass on a phone and on a desktop. The list of pages comes from the
 * routes, so it includes new pages automatically.
 */
import type { Page } from '@playwright/test';
import { staffPaths } from '@/content/staffPaths';
import {
  expectFieldsFit,
  expectFits,
  expectFitsWithLargeText,
  expectPrintable,
  expectVisibleInForcedColors,
} from '../../helpers/everyPage';
import {
  focusPageTop,
  walkBackUnderHeader,
  walkPublicPage,
  walkStaffPage,
} from '../../helpers/keyboardWalk';
import { expect, expectAccessible, signIn, test } from '../../helpers/page';
import { allPages, publicPages } from '../../helpers/publicPages';
import { waitUntilLoaded } from '../../helpers/staffPage';
import { readTree, readTreeOfPath } from '../../helpers/trees';
import { FIRESTORE_URL, expectFresh } from '../../helpers/today';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * The viewports are low, so that a sticky bar is more likely to cover a focused element. The walk
 * with Tab reports covered elements.
 */
const SIZES = [
  { name: 'phone', width: 390, height: 740, otherWidths: [320] },
  { name: 'desktop', width: 1280, height: 500, otherWidths: [768, 1920] },
] as const;
/** One size is enough for a page that shares its code with a page that was checked at all sizes. */
const PHONE_ONLY = [{ name: 'phone', width: 390, height: 740, otherWidths: [320, 1280] }] as const;
type ScreenSize = (typeof SIZES | typeof PHONE_ONLY)[number];

/**
 * Selectors of elements that must stay visible in forced colours, and their minimum number on each
 * page.
 */
const COLOURED_ELEMENTS: Partial<Record<string, readonly [selector: string, minimum: number]>> = {
  '/': ['.slide-dot, .pager-dot, .scale-pointer, .rate-dot', 13],
  '/resources': ['.categories [aria-pressed=true]', 1],
  '/markets': ['.chart-line', 6],
  '/markets/asi': ['.chart-line, .plot .mark-node, [role=group] [aria-pressed=true]', 3],
};

/** Opens the page, and runs the common checks and `extraChecks` at each size. */
async function expectUsable(
  page: Page,
  path: string,
  sizes: readonly ScreenSize[],
  waitUntilReady: () => Promise<void>,
  walk: typeof walkPublicPage,
  extraChecks: (size: ScreenSize) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (const size of sizes) {
    await test.step(size.name, async () => {
      const { width, height, otherWidths } = size;
      await page.setViewportSize({ width, height });
      if (size === sizes[0]) {
        await page.goto(path);
        await waitUntilReady();
      } else await focusPageTop(page);
      await expectVisibleInForcedColors(page);
      await walk(page, path);
      await extraChecks(size);
      await page.evaluate(() => window.scrollTo(0, 0));
      for (const checkedWidth of [width, ...otherWidths]) {
        await page.setViewportSize({ width: checkedWidth, height: 844 });
        await expectFits(page, `at ${checkedWidth}`);
        await expectFieldsFit(page, `at ${checkedWidth}`);
        if (checkedWidth === 1280 || checkedWidth === 390) await expectAccessible(page);
      }
    });
  }
}

const pagesWithOwnCode = [...publicPages, '/offline'];
const otherPages = allPages.filter((path) => !publicPages.includes(path));
const PAGES_PER_TEST = 4;

/** Expects that a first visit sends each read once. Three reads are for the Today strip. */
async function expectReadOnce(page: Page, path: string, reads: readonly string[]): Promise<void> {
  await expectFresh(page);
  expect(
    reads.filter((text) => /marketIndices|macroeconomics|history\/recent/.test(text)),
  ).toHaveLength(3);
  // The number of reads on pages that send more than three. Resources, Markets and Corrections are
  // not checked, because they also read lists or years.
  const counts: Partial<Record<string, number>> = { '/': 7, '/notes': 4 };
  if (!/^\/(resources|markets|corrections)/.test(path))
    expect(reads).toHaveLength(counts[path] ?? 3);
  expect(new Set(reads).size).toBe(reads.length);
}

/**
 * Compares the accessibility tree of the page with the stored one. The stored trees are for
 * desktops.
 */
async function expectTree(page: Page, path: string): Promise<void> {
  await expect(page.locator('body')).toMatchAriaSnapshot(await readTree('frame'));
  await expect(page.getByRole('main')).toMatchAriaSnapshot(await readTreeOfPath(path));
}

async function expectPublicPageUsable(
  page: Page,
  path: string,
  sizes: readonly ScreenSize[],
): Promise<void> {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (FIRESTORE_URL.test(request.url())) reads.push(request.url() + (request.postData() ?? ''));
  });
  const isPublicPage = publicPages.includes(path);
  const waitUntilReady = async () => {
    await page.waitForLoadState('networkidle');
    // Waits for all lists, because a list that scrolls is a Tab stop.
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    if (isPublicPage) await expectReadOnce(page, path, reads);
  };
  await expectUsable(page, path, sizes, waitUntilReady, walkPublicPage, async (size) => {
    const { name, width, height, otherWidths } = size;
    const [coloured = 'body', minimum = 1] = COLOURED_ELEMENTS[path] ?? [];
    expect(await page.locator(coloured).count(), coloured).toBeGreaterThanOrEqual(minimum);
    for (const checkedWidth of [...otherWidths, width]) {
      await page.setViewportSize({ width: checkedWidth, height });
      await expectFitsWithLargeText(page);
    }
    if (name === 'phone') return;
    if (isPublicPage) await expectTree(page, path);
    await expectPrintable(page);
    await page.setViewportSize({ width, height });
  });
}

for (const path of pagesWithOwnCode) {
  test(`passes the usability checks on ${path}`, async ({ page, expectErrors }) => {
    if (path === '/no-such-page') expectErrors(/404/);
    await expectPublicPageUsable(page, path, SIZES);
  });
}

test('fits Home into a phone at 200% font size on the day after a session', async ({ page }) => {
  await page.clock.setFixedTime(Date.now() + 24 * 3_600_000);
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expectFitsWithLargeText(page);
});

for (let from = 0; from < otherPages.length; from += PAGES_PER_TEST) {
  const paths = otherPages.slice(from, from + PAGES_PER_TEST);
  test(`passes the usability checks on ${paths.join(', ')}`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const path of paths) {
      await test.step(path, () => expectPublicPageUsable(page, path, PHONE_ONLY));
    }
  });
}

test('passes the usability checks on /admin/login', async ({ page }) => {
  await expectUsable(
    page,
    '/admin/login',
    SIZES,
    () => expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled(),
    walkStaffPage,
  );
});

for (const path of staffPaths) {
  test(`passes the usability checks on ${path}`, async ({ page }) => {
    await signIn(page);
    await expect(page).toHaveURL('/admin/macroeconomics');
    await expectUsable(
      page,
      path,
      SIZES,
      () => waitUntilLoaded(page),
      walkStaffPage,
      async ({ name }) => {
        // The wide tables of the other staff pages do not fit at 200% font size.
        if (/macroeconomics|news|changes/.test(path)) await expectFitsWithLargeText(page);
        // The header is fixed only on phones.
        if (name === 'phone') await walkBackUnderHeader(page, path);
      },
    );
  });
}
