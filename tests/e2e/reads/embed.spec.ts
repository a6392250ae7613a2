/** The chart of a series in a frame on another site's page. */
import { createServer } from 'node:http';
import type { FrameLocator, Page } from '@playwright/test';
import { firm } from '@/content/firm';
import { EMBED_KB, embedMessages } from '@/features/history/messages';
import { embedPath } from '@/content/seriesSlugs';
import { host, testPorts } from '../../../scripts/local';
import { KB, visitorDownloads, weigh } from '../../../scripts/bench/bytes';
import { failing, failures, hold, isFigureRead } from '../../helpers/network';
import { expect, expectAccessible, test } from '../../helpers/page';
import { treeOf } from '../../helpers/trees';

const FRAMES = [
  { width: 280, height: 220 },
  { width: 320, height: 320 },
  { width: 600, height: 420 },
  { width: 1200, height: 500 },
];
const site = `http://${host}:${testPorts.hosting}`;

/** A page of another origin with the site's page at `path` in a frame, which may be sandboxed. */
async function framing(page: Page, path: string, sandbox?: string) {
  const sandboxed = sandbox === undefined ? '' : ` sandbox="${sandbox}"`;
  const frame = `<iframe src="${site}${path}"${sandboxed} title="A chart" width="600" height="420"></iframe>`;
  // What a route answers is of no network, from which the browser frames nothing of this machine.
  const server = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(`<!doctype html><html lang="en"><title>Another site</title>${frame}</html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await page.goto(`http://${host}:${port}/`);
  server.closeAllConnections();
  server.close();
  return page.frameLocator('iframe');
}

const slider = (frame: FrameLocator | Page) => frame.getByRole('slider', { name: 'Day to read' });

test('a page of another origin shows the chart, which leads to the series in a new tab', async ({
  page,
  context,
}) => {
  const frame = await framing(page, '/embed/exchange-rate?range=5y');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Naira per dollar');
  await expect(frame.getByRole('button', { name: '5 years', pressed: true })).toBeVisible();
  await expect(slider(frame)).toHaveAttribute('aria-valuetext', /20\d\d: N[\d,.]+/);
  await frame.getByRole('button', { name: '1 month' }).click();
  await expect(frame.getByRole('button', { name: '1 month', pressed: true })).toBeVisible();
  const opened = context.waitForEvent('page');
  await frame.getByRole('link', { name: firm.name }).click();
  const series = await opened;
  await expect(series).toHaveURL(`${site}/markets/exchange-rate?range=1m`);
  await expect(series.getByRole('heading', { level: 1 })).toHaveText('Naira per dollar');
  // Nothing of it is kept in cookies.
  expect(await context.cookies()).toEqual([]);
});

test('goes without storage where the browser forbids it in frames', async ({ page }) => {
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
  const frame = await framing(page, '/embed/exchange-rate');
  await expect(slider(frame)).toHaveAttribute('aria-valuetext', /N[\d,.]+/);
});

test('shows chart and figure, with its fonts, in a sandboxed frame', async ({ page, context }) => {
  // The frame has an opaque origin, without `allow-same-origin`: nothing is stored, all is
  // cross-origin.
  const frame = await framing(page, '/embed/exchange-rate', 'allow-scripts allow-popups');
  await expect(slider(frame)).toHaveAttribute('aria-valuetext', /N[\d,.]+/);
  await expect(frame.locator('.embed-reading > b')).toHaveText(/^N[\d,.]+$/);
  await expect(frame.locator('.plot').first()).toBeVisible();
  const fonts = () => [...document.fonts].map(({ family, status }) => `${family} ${status}`);
  const loaded = expect.poll(() => frame.locator('html').evaluate(fonts));
  await loaded.toEqual(expect.arrayContaining([expect.stringMatching(/^"?Inter.* loaded$/)]));
  await frame.getByRole('button', { name: '5 years' }).click();
  await expect(frame.getByRole('button', { name: '5 years', pressed: true })).toBeVisible();
  // The tab that its link opens is sandboxed too.
  const opened = context.waitForEvent('page');
  await frame.getByRole('link', { name: firm.name }).click();
  const series = await opened;
  await expect(series).toHaveURL(`${site}/markets/exchange-rate?range=5y`);
  await expect(slider(series)).toHaveAttribute('aria-valuetext', /N[\d,.]+/);
  await series.getByRole('link', { name: 'Markets' }).first().click();
  await expect(series.getByRole('heading', { level: 1 })).toHaveText('Markets');
});

test('shows the one figure of a series that may not be passed on, in a sandboxed frame', async ({
  page,
}) => {
  const frame = await framing(page, '/embed/asi', 'allow-scripts');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('All Share Index (ASI)');
  await expect(frame.locator('.quoted-value')).toHaveText(/^[\d,]+\.\d\d$/);
  await expect(frame.locator('.quoted-change')).toHaveText(/^[+-][\d.]+% from [A-Z]/);
  await expect(frame.getByText(embedMessages.mayBeQuoted)).toBeVisible();
  const link = frame.getByRole('link', { name: embedMessages.historyAt(firm.name) });
  await expect(link).toHaveAttribute('href', '/markets/asi');
  await expect(slider(frame)).toBeHidden();
});

test('the one figure fits its frame', async ({ page }) => {
  for (const slug of ['asi', 'bonds'] as const) {
    for (const size of [...FRAMES, { width: 640, height: 245 }]) {
      await page.setViewportSize(size);
      await page.goto(embedPath(slug));
      await expect(page.locator('.quoted-change')).toHaveText(/from/);
      const over = await page.evaluate(() => {
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
        const body = document.querySelector('.quoted-body');
        return [
          ...[scrollWidth - clientWidth, scrollHeight - clientHeight],
          (body?.scrollHeight ?? 0) - (body?.clientHeight ?? 0),
        ];
      });
      expect(over, `${slug} at ${size.width}`).toEqual([0, 0, 0]);
      await expectAccessible(page);
    }
  }
});

test('nothing moves when the one figure comes', async ({ page }) => {
  // Each visit is the first one.
  await page.addInitScript(() => localStorage.clear());
  for (const slug of ['asi', 'bonds'] as const) {
    for (const size of [...FRAMES, { width: 640, height: 245 }]) {
      await page.setViewportSize(size);
      const answer = await hold(page, /:runQuery/);
      await page.goto(embedPath(slug));
      await expect(page.locator('.quoted .skeleton').first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const parts = ['.embed-head', '.quoted-body', '.quoted-foot'];
      const places = () => Promise.all(parts.map((part) => page.locator(part).boundingBox()));
      const before = await places();
      answer();
      await expect(page.locator('.quoted-change')).toHaveText(/from/);
      expect(await places(), `${slug} at ${size.width}`).toEqual(before);
    }
  }
});

test('says what the browser last had when nothing can be loaded, and asks again', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/./);
  const path = embedPath('exchange-rate');
  await page.goto(path);
  await expect(slider(page)).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot(await treeOf(path));
  const day = await slider(page).getAttribute('aria-valuetext');
  const restore = await failing(page, isFigureRead, failures.refused);
  await page.reload();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', day ?? '');
  const retry = page.getByRole('button', { name: /Retry/ });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(/^The newest figures could not be loaded\./);
  await restore();
  await retry.click();
  await expect(retry).toBeHidden();
});

test('fits its frame, whatever the size and the series', async ({ page }) => {
  for (const slug of ['exchange-rate', 'inflation', 'treasury-bills'] as const) {
    await page.goto(embedPath(slug));
    await expect(slider(page)).toBeVisible();
    for (const size of FRAMES) {
      await page.setViewportSize(size);
      const over = await page.evaluate(() => {
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
        return [scrollWidth - clientWidth, scrollHeight - clientHeight];
      });
      expect(over, `${slug} at ${size.width}`).toEqual([0, 0]);
      const plot = await page.locator('.plot').boundingBox();
      expect(plot?.height, `${slug} at ${size.width}`).toBeGreaterThan(size.height / 4);
      const publisher = await page.locator('.embed-foot .publisher').boundingBox();
      if (size.height > 300) expect(publisher?.width, `at ${size.width}`).toBeGreaterThan(100);
    }
    // At the other sizes every page is examined.
    await page.setViewportSize({ width: 280, height: 220 });
    await expectAccessible(page);
  }
});

test('costs a reader no more than the page of the series says', async ({ browser }) => {
  const cost = weigh(await visitorDownloads(browser, `${site}/embed/exchange-rate`)) / KB;
  expect(cost).toBeLessThanOrEqual(EMBED_KB);
  // And the page does not exaggerate either.
  expect(cost).toBeGreaterThan(EMBED_KB * 0.75);
});
