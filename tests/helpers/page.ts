/**
 * The `test` of every browser test. A page may reach the local backend only, and a test fails when
 * its page logs an error, throws, or breaks the Content-Security-Policy, unless it says so first. It
 * ends once its calls are answered, so that none reaches the data of the next one.
 */
import AxeBuilder from '@axe-core/playwright';
import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Route,
} from '@playwright/test';
import { host, testPorts } from '../../scripts/local';
import { seed, seedDocuments, staffAccount } from '../../seed/index';
import { watchCalls } from './network';

interface Fixtures {
  /** Whether the newsletter's pop-up was closed on an earlier visit, as it is unless a test asks for it. */
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

export const test = base.extend<Fixtures, { exampleData: undefined }>({
  exampleData: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed off the parameter.
    async ({}, use) => {
      await resetAll();
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  newsletter: ['closed', { option: true }],
  // eslint-disable-next-line no-empty-pattern -- as above
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

/** Prepares a browser for a test; resolves with what waits for its calls at the end. */
async function enter(
  context: BrowserContext,
  newsletter: Fixtures['newsletter'],
  problems: Problems,
): Promise<() => Promise<void>> {
  context.on('page', (page) => watch(page, problems.found));
  const settle = watchCalls(context);
  await context.route(isElsewhere, answerForOthers);
  if (newsletter === 'closed') {
    await context.addInitScript(() => {
      // Neither an empty tab nor the error page of a refused frame has storage.
      if (location.protocol.startsWith('http')) localStorage.setItem('isNewsLetter', 'closed');
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

function isElsewhere(url: URL): boolean {
  return url.protocol.startsWith('http') && url.hostname !== host;
}

/** A grey picture the size of a video's own: the tests need no network and no such video. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720"><path fill="#888" d="M0 0h1280v720H0z"/></svg>';

async function answerForOthers(route: Route): Promise<void> {
  if (route.request().resourceType() === 'image') {
    await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
  } else {
    await route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' });
  }
}

/** Every document as in the example data again. Accounts and files stay as they are. */
export function resetDocuments(): Promise<void> {
  return seedDocuments(testPorts);
}

/** Documents, accounts and files as in the example data again. */
export function resetAll(): Promise<void> {
  return seed(testPorts);
}

export async function signIn(page: Page, account = staffAccount): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** WCAG 2.2 AA and best practices; the message names each element that offends. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const named = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html}`),
  );
  expect(named, 'accessibility').toEqual([]);
}
