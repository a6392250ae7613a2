/** Charts that another site embeds in an `<iframe>`. */
import { createServer } from 'node:http';
import type { FrameLocator, Page } from '@playwright/test';
import { firm } from '@/content/firm';
import { EMBED_KB, embedMessages } from '@/features/history/messages';
import { toEmbedPath } from '@/content/seriesSlugs';
import { NAIRA_SIGN } from '@/lib/format';
import { host, testPorts } from '../../../scripts/local';
import { KB, collectVisitorDownloads, sumBytes } from '../../../scripts/bench/bytes';
import {
  failRequests,
  requestFailures,
  holdRequests,
  isFirestoreRead,
} from '../../helpers/network';
import { expect, expectAccessible, test } from '../../helpers/page';
import { readTreeOfPath } from '../../helpers/trees';

const FRAME_SIZES = [
  { width: 280, height: 220 },
  { width: 320, height: 320 },
  { width: 600, height: 420 },
  { width: 1200, height: 500 },
];
const site = `http://${host}:${testPorts.hosting}`;

/** Opens a page of another origin that embeds `path`, and returns its `<iframe>`. */
async function openEmbedding(page: Page, path: string, sandbox?: string) {
  const attribute = sandbox === undefined ? '' : ` sandbox="${sandbox}"`;
  const frame = `<iframe src="${site}${path}"${attribute} title="A chart" width="600" height="420"></iframe>`;
  // The browser blocks a local frame in a page that Playwright mocks, so a real server sends the
  // page.
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><html lang="en"><title>Another site</title>${frame}</html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await page.goto(`http://${host}:${port}/`);
  server.closeAllConnections();
  server.close();
  return page.frameLocator('iframe');
}

const getSlider = (frame: FrameLocator | Page) =>
  frame.getByRole('slider', { name: 'Day to read' });

test('shows a chart on another origin, with a link that opens its series in a new tab', async ({
  page,
  context,
}) => {
  const frame = await openEmbedding(page, '/embed/exchange-rate?range=5y');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Naira per dollar');
  await expect(frame.getByRole('button', { name: '5 years', pressed: true })).toBeVisible();
  await expect(getSlider(frame)).toHaveAttribute('aria-valuetext', /20\d\d: N[\d,.]+/);
  await frame.getByRole('button', { name: '1 month' }).click();
  await expect(frame.getByRole('button', { name: '1 month', pressed: true })).toBeVisible();
  const newTab = context.waitForEvent('page');
  await frame.getByRole('link', { name: firm.name }).click();
  const series = await newTab;
  await expect(series).toHaveURL(`${site}/markets/exchange-rate?range=1m`);
  await expect(series.getByRole('heading', { level: 1 })).toHaveText('Naira per dollar');
  expect(await context.cookies()).toEqual([]);
});

test('shows an embedded chart when the browser blocks storage in frames', async ({ page }) => {
  await page.addInitScript(() => {
    if (window.parent === window) return;
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'] as const) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  const frame = await openEmbedding(page, '/embed/exchange-rate');
  await expect(getSlider(frame)).toHaveAttribute('aria-valuetext', /N[\d,.]+/);
});

test('renders an embedded chart in a sandboxed frame', async ({ page, context }) => {
  // Without `allow-same-origin`, the frame has an opaque origin: it has no storage, and all its
  // requests are cross-origin.
  const frame = await openEmbedding(page, '/embed/exchange-rate', 'allow-scripts allow-popups');
  await expect(getSlider(frame)).toHaveAttribute('aria-valuetext', /N[\d,.]+/);
  await expect(frame.locator('.embed-reading > b')).toHaveText(
    new RegExp(`^${NAIRA_SIGN}[\\d,.]+$`),
  );
  await expect(frame.locator('.plot').first()).toBeVisible();
  const listFonts = () => [...document.fonts].map(({ family, status }) => `${family} ${status}`);
  await expect
    .poll(() => frame.locator('html').evaluate(listFonts))
    .toEqual(expect.arrayContaining([expect.stringMatching(/^"?Inter.* loaded$/)]));
  await frame.getByRole('button', { name: '5 years' }).click();
  await expect(frame.getByRole('button', { name: '5 years', pressed: true })).toBeVisible();
  const newTab = context.waitForEvent('page');
  await frame.getByRole('link', { name: firm.name }).click();
  const series = await newTab;
  await expect(series).toHaveURL(`${site}/markets/exchange-rate?range=5y`);
  await expect(getSlider(series)).toHaveAttribute('aria-valuetext', /N[\d,.]+/);
  await series.getByRole('link', { name: 'Markets' }).first().click();
  await expect(series.getByRole('heading', { level: 1 })).toHaveText('Markets');
});

test('embeds only the newest figure when the firm may not redistribute the series', async ({
  page,
}) => {
  const frame = await openEmbedding(page, '/embed/asi', 'allow-scripts');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('All Share Index (ASI)');
  await expect(frame.locator('.quoted-value')).toHaveText(/^[\d,]+\.\d\d$/);
  await expect(frame.locator('.quoted-change')).toHaveText(/^[+-][\d.]+% from [A-Z]/);
  await expect(frame.getByText(embedMessages.mayBeQuoted)).toBeVisible();
  const link = frame.getByRole('link', { name: embedMessages.historyAt(firm.name) });
  await expect(link).toHaveAttribute('href', '/markets/asi');
  await expect(getSlider(frame)).toBeHidden();
});

test('shows an embedded figure at 52 px in frames of two heights', async ({ page }) => {
  for (const slug of ['asi', 'bonds'] as const) {
    for (const size of [
      { width: 640, height: 245 },
      { width: 320, height: 323 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(toEmbedPath(slug));
      await expect(page.locator('.quoted-change')).toHaveText(/from/);
      await expect(page.locator('.quoted-value')).toHaveCSS('font-size', '52px');
      await expect(page.locator('.quoted-body .scale')).toBeVisible();
      const frame = page.locator('.quoted');
      expect(await frame.evaluate((part) => part.scrollHeight - part.clientHeight)).toBe(0);
    }
  }
});

test('fits an embedded figure into every frame size', async ({ page }) => {
  for (const slug of ['asi', 'bonds'] as const) {
    for (const size of [...FRAME_SIZES, { width: 640, height: 245 }]) {
      await page.setViewportSize(size);
      await page.goto(toEmbedPath(slug));
      await expect(page.locator('.quoted-change')).toHaveText(/from/);
      const overflow = await page.evaluate(() => {
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
        const body = document.querySelector('.quoted-body');
        return [
          ...[scrollWidth - clientWidth, scrollHeight - clientHeight],
          (body?.scrollHeight ?? 0) - (body?.clientHeight ?? 0),
        ];
      });
      expect(overflow, `${slug} at ${size.width}`).toEqual([0, 0, 0]);
      await expectAccessible(page);
    }
  }
});

test('keeps the layout of an embedded chart when its figures arrive', async ({ page }) => {
  // With an empty cache, each visit is a first visit.
  await page.addInitScript(() => localStorage.clear());
  for (const slug of ['asi', 'bonds'] as const) {
    for (const size of [...FRAME_SIZES, { width: 640, height: 245 }]) {
      await page.setViewportSize(size);
      const release = await holdRequests(page, /:runQuery/);
      await page.goto(toEmbedPath(slug));
      await expect(page.locator('.quoted .skeleton').first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const parts = ['.embed-head', '.quoted-body', '.quoted-foot'];
      const readBoxes = () => Promise.all(parts.map((part) => page.locator(part).boundingBox()));
      const before = await readBoxes();
      release();
      await expect(page.locator('.quoted-change')).toHaveText(/from/);
      expect(await readBoxes(), `${slug} at ${size.width}`).toEqual(before);
    }
  }
});

test('shows cached figures and Retry in an embedded chart when loading fails', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/./);
  const path = toEmbedPath('exchange-rate');
  await page.goto(path);
  await expect(getSlider(page)).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot(await readTreeOfPath(path));
  const cachedReadout = await getSlider(page).getAttribute('aria-valuetext');
  const restore = await failRequests(page, isFirestoreRead, requestFailures.refused);
  await page.reload();
  await expect(getSlider(page)).toHaveAttribute('aria-valuetext', cachedReadout ?? '');
  const retry = page.getByRole('button', { name: /Retry/ });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(/^The newest figures could not be loaded\./);
  await restore();
  await retry.click();
  await expect(retry).toBeHidden();
});

test('fits the chart of each series into every frame size', async ({ page }) => {
  for (const slug of ['exchange-rate', 'inflation', 'treasury-bills'] as const) {
    await page.goto(toEmbedPath(slug));
    await expect(getSlider(page)).toBeVisible();
    for (const size of FRAME_SIZES) {
      await page.setViewportSize(size);
      const overflow = await page.evaluate(() => {
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
        return [scrollWidth - clientWidth, scrollHeight - clientHeight];
      });
      expect(overflow, `${slug} at ${size.width}`).toEqual([0, 0]);
      const plot = await page.locator('.plot').boundingBox();
      expect(plot?.height, `${slug} at ${size.width}`).toBeGreaterThan(size.height / 4);
      const publisher = await page.locator('.embed-foot .publisher').boundingBox();
      if (size.height > 300) expect(publisher?.width, `at ${size.width}`).toBeGreaterThan(100);
    }
    // Runs axe only at this small size, because `sweep.spec.ts` runs axe at larger sizes.
    await page.setViewportSize({ width: 280, height: 220 });
    await expectAccessible(page);
  }
});

test('downloads about as many kilobytes for an embedded chart as the series page states', async ({
  browser,
}) => {
  const downloaded =
    sumBytes(await collectVisitorDownloads(browser, `${site}/embed/exchange-rate`)) / KB;
  expect(downloaded).toBeLessThanOrEqual(EMBED_KB);
  expect(downloaded).toBeGreaterThan(EMBED_KB * 0.75);
});
