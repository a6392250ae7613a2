/** The chart of a series in a frame on another site's page, and that nothing else is shown in one. */
import { createServer } from 'node:http';
import type { FrameLocator, Page } from '@playwright/test';
import { firm } from '@/content/firm';
import { EMBED_KB, historyMessages } from '@/features/market/history/messages';
import { embedPath } from '@/content/seriesSlugs';
import { host, testPorts } from '../../../scripts/local';
import { KB, visitorDownloads, weigh } from '../../../scripts/bench/bytes';
import { failing, failures, isFigureRead } from '../../helpers/network';
import { expect, expectAccessible, test } from '../../helpers/page';

const FRAMES = [
  { width: 280, height: 220 },
  { width: 320, height: 320 },
  { width: 600, height: 420 },
  { width: 1200, height: 500 },
];
const site = `http://${host}:${testPorts.hosting}`;

/** A page of another origin with the site's page at `path` in a frame. */
async function framing(page: Page, path: string, size = 'width="600" height="420"') {
  const server = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(
      `<!doctype html><html lang="en"><title>Another site</title><iframe src="${site}${path}" title="A chart" ${size}></iframe></html>`,
    );
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

test('the browser refuses to frame anything else', async ({ page, expectErrors }) => {
  expectErrors(/frame/i);
  for (const path of ['/', '/markets/asi']) {
    await framing(page, path);
    await expect(page.locator('iframe')).toBeVisible();
    const inside = page.frames().find((frame) => frame.parentFrame() !== null);
    await expect.poll(() => inside?.url()).toMatch(/^chrome-error:/);
  }
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

test('says what the browser last had when nothing can be loaded, and asks again', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/./);
  await page.goto('/embed/exchange-rate');
  await expect(slider(page)).toBeVisible();
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
  await page.evaluate(() => localStorage.clear());
  const again = await failing(page, isFigureRead, failures.refused);
  await page.reload();
  await expect(page.getByText(historyMessages.unavailable).first()).toBeVisible();
  await again();
  await page.getByRole('button', { name: /Retry/ }).click();
  await expect(slider(page)).toBeVisible();
});

test('fits its frame, whatever the size and the series', async ({ page }) => {
  for (const [slug, width, height] of [
    ['exchange-rate', 280, 220],
    ['exchange-rate', 320, 320],
    ['inflation', 600, 420],
    ['treasury-bills', 1200, 500],
  ] as const) {
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
    await page.setViewportSize({ width, height });
    await expectAccessible(page);
  }
});

test('costs a reader no more than the page of the series says', async ({ browser }) => {
  const cost = weigh(await visitorDownloads(browser, `${site}/embed/exchange-rate`)) / KB;
  expect(cost).toBeLessThanOrEqual(EMBED_KB);
  // And the page does not exaggerate either.
  expect(cost).toBeGreaterThan(EMBED_KB * 0.75);
});
