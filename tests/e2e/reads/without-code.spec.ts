/** Pages without JavaScript, and pages whose code does not arrive or arrives late. */
import type { Page, Route } from '@playwright/test';
import { firm } from '@/content/firm';
import { expectFits } from '../../helpers/everyPage';
import { hold } from '../../helpers/network';
import { expect, expectCleanAt, test } from '../../helpers/page';

const ENTRY = /\/assets\/index-[^/]*\.js$/;
const STAFF_ENTRY = /\/assets\/staff\/admin-[^/]*\.js$/;
const SIZES = [
  [1440, 900],
  [390, 844],
] as const;

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not load' });
const expectNothingWaits = async (page: Page) => {
  await expect(page.getByText(/Loading/).filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('.skeleton').filter({ visible: true })).toHaveCount(0);
};

for (const path of ['/', '/markets', '/markets/inflation', '/embed/inflation']) {
  test(`${path} without JavaScript says how to get its figures`, async ({ openBrowser }) => {
    const page = await openBrowser({ javaScriptEnabled: false });
    await page.goto(path);
    const line = page.getByText(/This page shows its figures with JavaScript/);
    await expect(line).toBeVisible();
    await expect(line).toContainText(firm.email);
    await expectNothingWaits(page);
  });
}

test('the contact form without JavaScript says how to write instead', async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false });
  await page.goto('/contact');
  const line = page.getByText(/This form sends its message with JavaScript/);
  await expect(line).toContainText(firm.email);
  await expect(line).toContainText(firm.phones[0].shown);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeHidden();
  await expectNothingWaits(page);
});

const failures: Record<string, (route: Route) => Promise<void>> = {
  'is cut off by the network': (route) => route.abort('connectionreset'),
  'ends half-way': async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    await route.fulfill({ response, body: code.slice(0, code.length / 2) });
  },
  'is answered with a page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
};

for (const [how, fail] of Object.entries(failures)) {
  test(`code that ${how} is reported, with Reload`, async ({ page, expectErrors }) => {
    expectErrors(/ERR_|MIME|Failed to fetch|SyntaxError|Unexpected|Invalid/);
    await page.route(ENTRY, fail);
    for (const path of ['/', '/markets/inflation']) {
      await page.goto(path);
      await expect(notice(page)).toContainText('its figures are missing or may be old');
      await expectNothingWaits(page);
      await expectCleanAt(page, SIZES);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await expectFits(page, `${path} at ${width}`);
      }
    }
    await page.unroute(ENTRY);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
}

for (const [path, entry, message] of [
  ['/embed/inflation', ENTRY, 'The code of this page did not load'],
  ['/admin', STAFF_ENTRY, 'The code of the staff area did not load'],
] as const) {
  test(`${path} reports that its code did not load`, async ({ page, expectErrors }) => {
    expectErrors(/ERR_/);
    await page.route(entry, (route) => route.abort());
    await page.goto(path);
    await expect(notice(page)).toContainText(message);
    await expectNothingWaits(page);
    await page.unroute(entry);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('#root h1')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
}

test('figures of the last visit stay, and wait for nothing, without code', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_|Failed to fetch/);
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Figures of the day' });
  await expect(strip).toHaveAttribute('data-state', 'fresh');
  await page.route(/:(batchGet|runQuery)/, (route) => route.abort());
  await page.route(ENTRY, (route) => route.abort());
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await expect(strip).toHaveAttribute('data-state', 'old');
  await expect(strip).toContainText('105,432.07');
  await expect(strip).toContainText('Could not be refreshed');
});

test('code that comes after the notice takes the page over', async ({ page }) => {
  await page.clock.install();
  const release = await hold(page, ENTRY);
  await page.goto('/markets/inflation', { waitUntil: 'domcontentloaded' });
  await expect(notice(page)).toHaveCount(0);
  await page.clock.fastForward(20_000);
  await expect(notice(page)).toBeVisible();
  await expectNothingWaits(page);
  release();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});
