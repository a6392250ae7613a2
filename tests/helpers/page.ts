/**
 * The `test` function of all browser tests. It fails a test if a page logs an error, throws, or
 * violates the Content-Security-Policy, except for expected errors. Each test waits for its pending
 * requests, so that they cannot change the data of the next test.
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
import { trackRequests } from './network';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

// The minified file is half as long as `axe.source`, and every page has to parse it.
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface Fixtures {
  /** 'closed' if the visitor closed the newsletter pop-up on an earlier visit. */
  newsletter: 'closed' | 'open';
  /** Allows console errors that match a pattern, for tests that cause them deliberately. */
  expectErrors: (...patterns: RegExp[]) => void;
  /** Opens a page in a new browser context, for example for a second person. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
  problems: Problems;
}

interface Problems {
  found: string[];
  expected: RegExp[];
}

export const test = base.extend<Fixtures>({
  newsletter: ['closed', { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured parameter.
  problems: async ({}, use) => {
    const problems: Problems = { found: [], expected: [] };
    await use(problems);
    const unexpected = problems.found.filter(
      (text) => !problems.expected.some((pattern) => pattern.test(text)),
    );
    expect(unexpected, 'errors on the page').toEqual([]);
  },
  expectErrors: async ({ problems }, use) => {
    await use((...patterns) => {
      problems.expected.push(...patterns);
    });
  },
  context: async ({ context, newsletter, problems }, use) => {
    const settle = await prepareContext(context, newsletter, problems);
    await use(context);
    await settle();
  },
  openBrowser: async ({ browser, newsletter, problems }, use) => {
    const opened: { context: BrowserContext; settle: () => Promise<void> }[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push({ context, settle: await prepareContext(context, newsletter, problems) });
      return context.newPage();
    });
    for (const { context, settle } of opened) {
      await settle();
      await context.close();
    }
  },
});

export { expect };

/** Waits until React has hydrated the target element. */
export const waitForHydration = (page: Page, target = 'main') =>
  page.waitForFunction((selector) => {
    const element = document.querySelector(selector) ?? {};
    return Object.keys(element).some((key) => key.startsWith('__react'));
  }, target);

/**
 * Prepares a context for a test. Returns a function that waits for the pending requests of the
 * context.
 */
async function prepareContext(
  context: BrowserContext,
  newsletter: Fixtures['newsletter'],
  problems: Problems,
): Promise<() => Promise<void>> {
  context.on('page', (page) => collectErrors(page, problems.found));
  const settle = trackRequests(context);
  if (newsletter === 'closed') {
    await context.addInitScript(() => {
      // Pages with an opaque origin have no storage. Examples are about:blank and error pages.
      if (self.origin !== 'null') localStorage.setItem('isNewsLetter', 'closed');
    });
  }
  return settle;
}

function collectErrors(page: Page, found: string[]): void {
  page.on('pageerror', (error) => found.push(`Uncaught: ${error.message}`));
  page.on('console', (message) => {
    // Chromium reports violations of the Content-Security-Policy as console errors too.
    if (message.type() === 'error') {
      found.push(`${message.text()} (${message.location().url})`);
    }
  });
}

/** Returns the position and size of an element, relative to the viewport. */
export async function measureBox(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target.toString()} is not visible on the page`);
  const { x, y, width, height } = box;
  const middle = { x: x + width / 2, y: y + height / 2 };
  return { left: x, right: x + width, top: y, bottom: y + height, width, height, middle };
}

/** Resets all documents to the example data, but not accounts and files. */
export const resetDocuments = () => seedDocuments(testPorts);

export const resetAll = () => seed(testPorts);

export async function signIn(page: Page, account = staffAccount): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * Runs axe with the rules for WCAG 2.2 AA and best practices. The message names each violation and
 * its element. Skips frames, because they show other sites.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      iframes: false,
      // Without this option, axe also describes all passed checks, which takes most of its time.
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${node.html}`),
    );
  });
  expect(violations, 'accessibility').toEqual([]);
}

const SIZES = [
  [1280, 844],
  [390, 844],
] as const;

/** Runs `expectAccessible` at each viewport size. */
export async function expectAccessibleAt(
  page: Page,
  sizes: readonly (readonly [number, number])[] = SIZES,
): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    // After a resize, a bar at the bottom moves one frame later. If the bar covers half of a
    // control, axe reports the control as too small.
    await page.evaluate(async () => {
      const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await waitForFrame();
      window.scrollTo(0, 0);
      await waitForFrame();
      await waitForFrame();
    });
    await test.step(`${width} × ${height}`, () => expectAccessible(page));
  }
}
