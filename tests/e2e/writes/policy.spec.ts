/**
 * Violations of the Content-Security-Policy. Every browser test fails on a violation. These tests
 * cover pages and states that other tests do not open.
 */
import type { Page } from '@playwright/test';
import { setDocuments } from '../../../seed/rest';
import { createExampleDocuments } from '../../../seed/index';
import { testPorts } from '../../../scripts/local';
import { expect, resetDocuments, test as base } from '../../helpers/page';

declare global {
  interface Window {
    recordViolation: (what: string) => void;
  }
}

/** Collects the violations on all pages that a test opens. */
const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ context }, use) => {
      const violations: string[] = [];
      await context.exposeBinding('recordViolation', (_source, what: string) =>
        violations.push(what),
      );
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sample } = event;
          window.recordViolation(
            `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`,
          );
        });
      });
      await use(violations);
      expect(violations, 'violations of the policy').toEqual([]);
    },
    { auto: true },
  ],
});

test.use({ serviceWorkers: 'allow', newsletter: 'open' });
test.beforeEach(resetDocuments);

const waitUntilIdle = (page: Page) => page.waitForLoadState('networkidle');

/** Waits until the service worker controls the page. */
const waitForWorker = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');

test('blocks inline styles, HTML from strings and new Trusted Types policies', async ({
  page,
  violations,
  expectErrors,
}) => {
  expectErrors(/violates|TrustedHTML|TrustedScriptURL/);
  await page.goto('/');
  await waitForWorker(page);
  const results = await page.evaluate(async () => {
    const attempts: (() => unknown)[] = [
      () => (document.createElement('p').innerHTML = '<img src="x">'),
      () => navigator.serviceWorker.register('/sw.js?other'),
      () => window.trustedTypes?.createPolicy('another', { createHTML: (html) => html }),
      () => window.trustedTypes?.createPolicy('worker', { createHTML: (html) => html }),
    ];
    document.body.setAttribute('style', 'outline: 1px solid');
    const refusals = await Promise.allSettled(
      attempts.map((attempt) => Promise.resolve().then(attempt)),
    );
    return [...refusals.map(({ status }) => status), getComputedStyle(document.body).outlineStyle];
  });
  // The last attempt fails because a page may create its `worker` policy only once.
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(4);
  expect(results).toEqual(['rejected', 'rejected', 'rejected', 'rejected', 'none']);
  expect(violations.join('\n')).toMatch(/style-src-attr/);
  violations.length = 0;
});

test('finds no policy violations on the pages of the site', async ({ page, violations }) => {
  const paths = ['/resources', '/markets/bonds', '/embed/asi'];
  await page.goto('/');
  await waitForWorker(page);
  // The second visit to a path uses cached figures.
  for (const path of [...paths, ...paths, '/', '/offline']) {
    await page.goto(path);
    await waitUntilIdle(page);
  }
  expect(violations).toEqual([]);
});

test('finds no policy violations on pages with malformed links', async ({
  page,
  expectErrors,
  violations,
}) => {
  expectErrors(/ERR_FAILED|firebase|Failed to load/i);
  // The links of older items may be invalid under today's rules. No thumbnail can be derived from
  // these links.
  const items = Object.entries(createExampleDocuments(testPorts)).filter(([path]) =>
    path.startsWith('newsCommentary/'),
  );
  const links = ['https://example.com/watch?v=abc', 'https://example.com/youtu.be/abc', 'no link'];
  await setDocuments(
    testPorts,
    Object.fromEntries(
      items.map(([path, fields], at) => [
        path,
        { ...fields, thumbnailUrl: '', videoUrl: links[at % links.length] ?? '' },
      ]),
    ),
  );
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname.endsWith('example.com')) elsewhere.push(request.url());
  });
  await page.goto('/');
  // Scrolls again if hydration replaces the element.
  const news = page.getByRole('heading', { name: 'News Commentary' });
  await expect(() => news.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
  await expect(page.locator('.clip-still img').first()).toHaveAttribute('src', /still-1\.svg$/);
  await waitUntilIdle(page);
  expect(elsewhere).toEqual([]);
  expect(violations).toEqual([]);

  await page.context().setOffline(true);
  await page.goto('/markets').catch(() => undefined);
  await page.context().setOffline(false);
  await page.route(/\/documents[:/]/, (route) => route.abort());
  await page.goto('/resources');
  await expect(page.getByRole('button', { name: /Retry|Try again/ }).first()).toBeVisible();
});
