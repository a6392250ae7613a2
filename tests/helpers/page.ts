/**
 * The `test` of every browser test. A page may reach the local backend only, and a test fails when
 * its page logs an error, throws, or breaks the Content-Security-Policy, unless it says so first.
 */
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page, type Route } from '@playwright/test';
import { host, testPorts } from '../../scripts/local';
import { seed, seedDocuments, staffAccount } from '../../seed/index';

interface Fixtures {
  /** Patterns of console errors that this test brings about on purpose. */
  expectErrors: (...patterns: RegExp[]) => void;
  /** Opened by the test runner for each test: watches the page. */
  watched: undefined;
}

interface Problems {
  found: string[];
  expected: RegExp[];
}

export const test = base.extend<Fixtures & { problems: Problems }>({
  problems: async ({ context }, use) => {
    const problems: Problems = { found: [], expected: [] };
    context.on('page', (page) => watch(page, problems.found));
    await use(problems);
  },
  expectErrors: async ({ problems }, use) => {
    await use((...patterns) => {
      problems.expected.push(...patterns);
    });
  },
  watched: [
    async ({ context, problems }, use) => {
      await context.route(isElsewhere, answerForOthers);
      await use(undefined);
      const surprising = problems.found.filter(
        (text) => !problems.expected.some((pattern) => pattern.test(text)),
      );
      expect(surprising, 'errors on the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

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
