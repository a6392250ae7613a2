import { defineConfig, devices } from '@playwright/test';
import { host, testPorts, testSite } from './scripts/local';
import { chromiumOptions } from './tests/helpers/chromium';
import { elsewhereOptions } from './tests/helpers/elsewhere';

const chromium = await chromiumOptions();
const ci = process.env['CI'] !== undefined;

const otherBrowser = { testDir: 'tests/browsers', fullyParallel: true };

/**
 * Runs against the production build on the Hosting emulator, behind the headers of firebase.json.
 * `npm run test:e2e` starts all that; this file alone expects it to be running.
 */
export default defineConfig({
  globalSetup: './tests/helpers/elsewhere.ts',
  projects: [
    // Nothing of the stored data changes, so all of them run side by side on one backend.
    { name: 'reads', testDir: 'tests/e2e/reads', fullyParallel: true },
    // Each has the data of the other backend to itself.
    { name: 'writes', testDir: 'tests/e2e/writes' },
    // As `npx playwright install firefox webkit` brings them.
    { name: 'firefox', ...otherBrowser, use: { ...devices['Desktop Firefox'], launchOptions: {} } },
    { name: 'webkit', ...otherBrowser, use: { ...devices['Desktop Safari'], launchOptions: {} } },
  ],
  outputDir: `test-results/browser-${testSite}`,
  workers: testSite === 'writes' ? 1 : Number(process.env['TEST_WORKERS'] ?? 2),
  // A test that passes on the second try is a broken test.
  retries: 0,
  forbidOnly: ci,
  // Enough on a busy machine too: what never comes fails, and what comes late does not.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `test-results/browser-${testSite}.json` }]],
  use: {
    baseURL: `http://${host}:${testPorts.hosting}`,
    ...devices['Desktop Chrome'],
    launchOptions: { ...chromium, args: [...(chromium.args ?? []), ...elsewhereOptions()] },
    // What a worker asks for does not come past `page.route`, with which tests make the network
    // fail. The tests of the worker allow it for themselves.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
    // What a failure prints says what was waited for; a trace of each test takes a twentieth of the
    // time. `npm run test:e2e -- --trace=retain-on-failure` keeps one of what fails.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
