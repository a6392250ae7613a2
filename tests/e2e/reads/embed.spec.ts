/** The chart of a series in a frame on another site's page, and that nothing else may be framed. */
import { createServer } from 'node:http';
import type { Browser, FrameLocator, Page } from '@playwright/test';
import { firm } from '@/content/firm';
import { pastMessages } from '@/features/market/past/messages';
import { EMBED_KB } from '@/features/market/past/tools/embedCode';
import { embedPath, seriesSlugs } from '@/content/seriesSlugs';
import { host, testPorts } from '../../../scripts/local';
import { KB, visitorDownloads, weigh } from '../../../scripts/siteDownloads';
import { failing, failures, isFigureRead } from '../../helpers/network';
import { expect, expectAccessible, test } from '../../helpers/page';

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

test.describe('the headers that hosting sends', () => {
  const headersOf = async (path: string, browser: Browser) => {
    const context = await browser.newContext();
    const answer = await context.request.get(site + path, { maxRedirects: 0 });
    const headers = answer.headers();
    await context.close();
    return {
      status: answer.status(),
      policy: headers['content-security-policy'] ?? '',
      frameOptions: headers['x-frame-options'],
    };
  };

  for (const slug of seriesSlugs) {
    test(`${embedPath(slug)} may be framed, and is as strict in all else`, async ({ browser }) => {
      const { status, policy, frameOptions } = await headersOf(embedPath(slug), browser);
      expect(status).toBe(200);
      expect(frameOptions).toBeUndefined();
      expect(policy).toContain('frame-ancestors *');
      expect(policy).not.toContain("frame-ancestors 'none'");
      expect(policy).toContain("default-src 'none'; script-src 'self';");
      expect(policy).toContain("form-action 'none'");
    });
  }

  for (const path of [
    '/',
    '/about',
    '/about/directors',
    '/markets',
    '/markets/asi',
    '/admin',
    '/admin/login',
    '/embed',
    '/embed/no-such-series',
    '/embed/asi/more',
    '/no/such/page',
  ]) {
    test(`${path} may not be framed`, async ({ browser }) => {
      const { policy, frameOptions } = await headersOf(path, browser);
      expect(frameOptions).toBe('DENY');
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('frame-ancestors *');
    });
  }
});

test('a page of another origin shows the chart, which leads to the series in a new tab', async ({
  page,
  context,
}) => {
  const frame = await framing(page, '/embed/asi?range=5y');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('All Share Index');
  await expect(frame.getByRole('button', { name: '5 years', pressed: true })).toBeVisible();
  await expect(slider(frame)).toHaveAttribute('aria-valuetext', /20\d\d: [\d,.]+/);
  await frame.getByRole('button', { name: '1 month' }).click();
  await expect(frame.getByRole('button', { name: '1 month', pressed: true })).toBeVisible();
  const opened = context.waitForEvent('page');
  await frame.getByRole('link', { name: firm.name }).click();
  const series = await opened;
  await expect(series).toHaveURL(`${site}/markets/asi?range=1m`);
  await expect(series.getByRole('heading', { level: 1 })).toHaveText('All Share Index');
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
  await page.goto('/embed/asi');
  await expect(slider(page)).toBeVisible();
  const day = await slider(page).getAttribute('aria-valuetext');
  const restore = await failing(page, isFigureRead, failures.refused);
  await page.reload();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', day ?? '');
  const retry = page.getByRole('button', { name: /Retry/ });
  await expect(retry).toBeVisible();
  await restore();
  await retry.click();
  await expect(retry).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  const again = await failing(page, isFigureRead, failures.refused);
  await page.reload();
  await expect(page.getByText(pastMessages.unavailable).first()).toBeVisible();
  await again();
  await page.getByRole('button', { name: /Retry/ }).click();
  await expect(slider(page)).toBeVisible();
});

test('is not for search engines, which find the page of the series', async ({ page }) => {
  await page.goto('/embed/asi');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe('/markets/asi');
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

for (const [width, height] of [
  [280, 220],
  [320, 320],
  [600, 420],
  [1200, 500],
] as const) {
  test(`fits a frame of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const slug of ['asi', 'exchange-rate', 'inflation', 'treasury-bills'] as const) {
      await page.goto(embedPath(slug));
      await expect(slider(page)).toBeVisible();
      const over = await page.evaluate(() => {
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
        return [scrollWidth - clientWidth, scrollHeight - clientHeight];
      });
      expect(over, slug).toEqual([0, 0]);
      const plot = await page.locator('.plot').boundingBox();
      expect(plot?.height, slug).toBeGreaterThan(height / 4);
    }
    await expectAccessible(page);
  });
}

test('costs a reader no more than the page of the series says', async ({ browser }) => {
  const cost = weigh(await visitorDownloads(browser, `${site}/embed/asi`)) / KB;
  expect(cost).toBeLessThanOrEqual(EMBED_KB);
  // And the page does not exaggerate either.
  expect(cost).toBeGreaterThan(EMBED_KB * 0.75);
});
