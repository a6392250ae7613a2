import { defineConfig, devices } from '@playwright/test';
import { host, testPorts, testSite } from './scripts/local';
import { chromiumOptions } from './tests/helpers/chromium';
import { elsewhereOptions } from './tests/helpers/elsewhere';

const chromium = await chromiumOptions();
const ci = process.env['CI'] !== undefined;

const otherBrowser = { testDir: 'tests/browsers', fullyParallel: true };

/**
 * Tests the production build on the Hosting emulator, with the headers of firebase.json. `npm run
 * test:e2e` starts everything that this configuration expects to be running.
 */
export default defineConfig({
  globalSetup: './tests/helpers/elsewhere.ts',
  projects: [
    // The tests in `reads` do not change stored data, so they all run in parallel on one backend.
    { name: 'reads', testDir: 'tests/e2e/reads', fullyParallel: true },
    // The tests in `writes` change stored data. They run one at a time, and have a separate
    // backend.
    { name: 'writes', testDir: 'tests/e2e/writes' },
    // These two browsers are installed with `npx playwright install firefox webkit`.
    { name: 'firefox', ...otherBrowser, use: { ...devices['Desktop Firefox'], launchOptions: {} } },
    { name: 'webkit', ...otherBrowser, use: { ...devices['Desktop Safari'], launchOptions: {} } },
  ],
  outputDir: `test-results/browser-${testSite}`,
  workers: testSite === 'writes' ? 1 : Number(process.env['TEST_WORKERS'] ?? 2),
  // Failed tests are not repeated. A test that passes only on a second attempt is broken.
  retries: 0,
  forbidOnly: ci,
  // The timeout is long enough for a busy machine.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `test-results/browser-${testSite}.json` }]],
  use: {
    baseURL: `http://${host}:${testPorts.hosting}`,
    ...devices['Desktop Chrome'],
    launchOptions: { ...chromium, args: [...(chromium.args ?? []), ...elsewhereOptions()] },
    // Requests of a service worker bypass `page.route`, with which tests simulate network failures.
    // Only the tests of the service worker allow service workers.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
    // Traces would make all tests 5% slower. If an error message is not enough, run `npm run
    // test:e2e -- --trace=retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
