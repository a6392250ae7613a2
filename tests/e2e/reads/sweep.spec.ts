/**
 * Every page, opened on a phone and then as wide as on a desk, and what must hold on all of them: a
 * page is here by being a route.
 */
import type { Page } from '@playwright/test';
import { staffPaths } from '@/content/staffPaths';
import {
  expectFieldsFit,
  expectFits,
  expectFitsLarge,
  expectOnPaper,
  expectSeenInForcedColors,
} from '../../helpers/everyPage';
import { focusTop, walkBackUnderBar, walkThrough, walkUnderBars } from '../../helpers/keyboardWalk';
import { expect, expectAccessible, signIn, test } from '../../helpers/page';
import { allPages, publicPages } from '../../helpers/publicPages';
import { untilLoaded } from '../../helpers/staffPage';
import { readTree, treeOf } from '../../helpers/trees';
import { DATABASE, expectFresh } from '../../helpers/today';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * The window, low enough to show what a sticky bar covers, and the widths that it is changed to.
 */
const SIZES = [
  { name: 'a phone', width: 390, height: 740, others: [320] },
  { name: 'a desk', width: 1280, height: 500, others: [768, 1920] },
] as const;
/** Of pages that are drawn by one and the same code, all but the first are walked through once. */
const BOTH_IN_ONE = [{ name: 'a phone', width: 390, height: 740, others: [320, 1280] }] as const;
type Size = (typeof SIZES | typeof BOTH_IN_ONE)[number];

/** What is drawn by colours alone on these pages, so that the check of forced colours finds it. */
const MARKS: Partial<Record<string, readonly [selector: string, least: number]>> = {
  '/': ['.slide-dot, .pager-dot, .scale-pointer, .rate-dot', 13],
  '/resources': ['.categories [aria-pressed=true]', 1],
  '/markets': ['.chart-line', 6],
  '/markets/asi': ['.chart-line, .plot .mark-node, [role=group] [aria-pressed=true]', 3],
};

/** Opens the page, and runs at each size what every page is held to, and more. */
async function expectHolds(
  page: Page,
  path: string,
  sizes: readonly Size[],
  ready: () => Promise<void>,
  walk: typeof walkThrough,
  more: (size: Size) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (const size of sizes) {
    await test.step(size.name, async () => {
      const { width, height, others } = size;
      await page.setViewportSize({ width, height });
      if (size === sizes[0]) {
        await page.goto(path);
        await ready();
      } else await focusTop(page);
      await expectSeenInForcedColors(page);
      await walk(page, path);
      await more(size);
      await page.evaluate(() => window.scrollTo(0, 0));
      for (const other of [width, ...others]) {
        await page.setViewportSize({ width: other, height: 844 });
        await expectFits(page, `at ${other}`);
        await expectFieldsFit(page, `at ${other}`);
        if (other === 1280 || other === 390) await expectAccessible(page);
      }
    });
  }
}

const ownCode = [...publicPages, '/offline'];
const others = allPages.filter((path) => !publicPages.includes(path));
/** So many pages that are drawn by the code of another are opened in one test. */
const TOGETHER = 4;

/** At the first visit: three reads for the figures of the day, each read once. */
async function expectReadOnce(page: Page, path: string, asked: readonly string[]): Promise<void> {
  await expectFresh(page);
  expect(
    asked.filter((text) => /marketIndices|macroeconomics|history\/recent/.test(text)),
  ).toHaveLength(3);
  // The library has lists and counts of its own, the markets and the corrections the past.
  if (!/^\/(resources|markets|corrections)/.test(path))
    expect(asked).toHaveLength(path === '/' ? 6 : 3);
  expect(new Set(asked).size).toBe(asked.length);
}

/** What a screen reader is told, with the menu of a wide window. */
async function expectTold(page: Page, path: string): Promise<void> {
  await expect(page.locator('body')).toMatchAriaSnapshot(await readTree('frame'));
  await expect(page.getByRole('main')).toMatchAriaSnapshot(await treeOf(path));
}

async function expectPublicHolds(page: Page, path: string, sizes: readonly Size[]): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (DATABASE.test(request.url())) asked.push(request.url() + (request.postData() ?? ''));
  });
  const isListed = publicPages.includes(path);
  const ready = async () => {
    await page.waitForLoadState('networkidle');
    // A list that scrolls takes the focus: the stops of Tab are known once all lists are there.
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    if (isListed) await expectReadOnce(page, path, asked);
  };
  await expectHolds(page, path, sizes, ready, walkThrough, async (size) => {
    const { name, width, height, others: widths } = size;
    const [marks = 'body', least = 1] = MARKS[path] ?? [];
    expect(await page.locator(marks).count(), marks).toBeGreaterThanOrEqual(least);
    for (const other of [...widths, width]) {
      await page.setViewportSize({ width: other, height });
      await expectFitsLarge(page);
    }
    if (name === 'a phone') return;
    if (isListed) await expectTold(page, path);
    await expectOnPaper(page);
    await page.setViewportSize({ width, height });
  });
}

for (const path of ownCode) {
  test(`${path} holds for everybody`, async ({ page, expectErrors }) => {
    if (path === '/no-such-page') expectErrors(/404/);
    await expectPublicHolds(page, path, SIZES);
  });
}

test('/ holds letters twice as large on the day after a session too', async ({ page }) => {
  await page.clock.setFixedTime(Date.now() + 24 * 3_600_000);
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expectFitsLarge(page);
});

for (let from = 0; from < others.length; from += TOGETHER) {
  const paths = others.slice(from, from + TOGETHER);
  test(`${paths.join(', ')} hold for everybody`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const path of paths) {
      await test.step(path, () => expectPublicHolds(page, path, BOTH_IN_ONE));
    }
  });
}

test('/admin/login holds for everybody', async ({ page }) => {
  await expectHolds(
    page,
    '/admin/login',
    SIZES,
    () => expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled(),
    walkUnderBars,
  );
});

for (const path of staffPaths) {
  test(`${path} holds for everybody`, async ({ page }) => {
    await signIn(page);
    await expect(page).toHaveURL('/admin/macroeconomics');
    await expectHolds(
      page,
      path,
      SIZES,
      () => untilLoaded(page),
      walkUnderBars,
      async ({ name }) => {
        // The others hold tables that letters twice as large do not fit.
        if (/macroeconomics|news|changes/.test(path)) await expectFitsLarge(page);
        // There the bar stays at the top.
        if (name === 'a phone') await walkBackUnderBar(page, path);
      },
    );
  });
}
