/**
 * The `test` of every browser test. A page may reach the local backend only, and a test fails when
 * its page logs an error, throws, or breaks the Content-Security-Policy, unless it says so first.
 * It ends once its calls are answered, so that none reaches the data of the next one.
 */
import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { testPorts } from '../../scripts/local';
import { seed, seedDocuments, staffAccount } from '../../seed/index';
import { watchCalls } from './network';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Half of `axe.source`, which each page is sent and has to read. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Fixtures {
  /**
   * Whether the newsletter's pop-up was closed on an earlier visit, as it is unless a test asks for
   * it.
   */
  newsletter: 'closed' | 'open';
  /** Patterns of console errors that this test brings about on purpose. */
  expectErrors: (...patterns: RegExp[]) => void;
  /** Opens a page in a browser of its own, such as another person's. It is closed with the test. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
  problems: Problems;
}

interface Problems {
  found: string[];
  expected: RegExp[];
}

export const test = base.extend<Fixtures>({
  newsletter: ['closed', { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed off the parameter.
  problems: async ({}, use) => {
    const problems: Problems = { found: [], expected: [] };
    await use(problems);
    const surprising = problems.found.filter(
      (text) => !problems.expected.some((pattern) => pattern.test(text)),
    );
    expect(surprising, 'errors on the page').toEqual([]);
  },
  expectErrors: async ({ problems }, use) => {
    await use((...patterns) => {
      problems.expected.push(...patterns);
    });
  },
  context: async ({ context, newsletter, problems }, use) => {
    const leave = await enter(context, newsletter, problems);
    await use(context);
    await leave();
  },
  openBrowser: async ({ browser, newsletter, problems }, use) => {
    const opened: { context: BrowserContext; leave: () => Promise<void> }[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push({ context, leave: await enter(context, newsletter, problems) });
      return context.newPage();
    });
    for (const { context, leave } of opened) {
      await leave();
      await context.close();
    }
  },
});

export { expect };

/**
 * Waits until React answers in a part of the page: in the main part a link that is followed loads
 * no new document.
 */
export const hydrated = (page: Page, part = 'main') =>
  page.waitForFunction((selector) => {
    const element = document.querySelector(selector) ?? {};
    return Object.keys(element).some((key) => key.startsWith('__react'));
  }, part);

/** Prepares a browser for a test; resolves with what waits for its calls at the end. */
async function enter(
  context: BrowserContext,
  newsletter: Fixtures['newsletter'],
  problems: Problems,
): Promise<() => Promise<void>> {
  context.on('page', (page) => watch(page, problems.found));
  const settle = watchCalls(context);
  if (newsletter === 'closed') {
    await context.addInitScript(() => {
      // A new tab is about:blank at first, which like a page that did not come has no storage.
      if (self.origin !== 'null') localStorage.setItem('isNewsLetter', 'closed');
    });
  }
  return settle;
}

function watch(page: Page, found: string[]): void {
  page.on('pageerror', (error) => found.push(`Uncaught: ${error.message}`));
  page.on('console', (message) => {
    // Chromium reports what the Content-Security-Policy blocks as an error of the console.
    if (message.type() === 'error') {
      found.push(`${message.text()} (${message.location().url})`);
    }
  });
}

/** Where a part of the page stands in the window. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error(`${part.toString()} is not on the page`);
  const { x, y, width, height } = box;
  const middle = { x: x + width / 2, y: y + height / 2 };
  return { left: x, right: x + width, top: y, bottom: y + height, width, height, middle };
}

/** Every document as in the example data again. Accounts and files stay as they are. */
export const resetDocuments = () => seedDocuments(testPorts);

/** Documents, accounts and files as in the example data again. */
export const resetAll = () => seed(testPorts);

export async function signIn(page: Page, account = staffAccount): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * WCAG 2.2 AA and best practices; the message names each element that offends. What is in frames is
 * of other sites.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const found = await window.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      iframes: false,
      // All that passes is described at length otherwise, which takes most of the time.
      resultTypes: ['violations'],
    });
    return found.violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${node.html}`),
    );
  });
  expect(violations, 'accessibility').toEqual([]);
}

const SIZES = [
  [1280, 844],
  [390, 844],
] as const;

/** Examines the page at the size of a desk and at that of a phone, or at others. */
export async function expectCleanAt(
  page: Page,
  sizes: readonly (readonly [number, number])[] = SIZES,
): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // What is half under a bar counts as too small to press. The bars that keep to the window's
    // foot have their place once a frame of the new size was drawn.
    await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      window.scrollTo(0, 0);
      await frame();
      await frame();
    });
    await test.step(`${width} × ${height}`, () => expectAccessible(page));
  }
}
