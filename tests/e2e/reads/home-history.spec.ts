/** The chart lines on Home, which show the last sessions. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../helpers/page';
import { holdRequests, passReadLimit } from '../../helpers/network';

const getClosesLine = (page: Page) => page.locator('.hero-closes');
const getHistoryLinks = (page: Page) => page.getByRole('link', { name: /See the full history/ });

test('ends each chart line of Home at its figure, at every width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(getClosesLine(page)).toHaveCount(1);
  await expect(getHistoryLinks(page)).toHaveText([/^30 days: /, /^30 days: /]);
  for (const width of [320, 344, 360, 375, 390, 412, 600, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const layout = await page.evaluate(() => {
      const findEnd = (selector: string) => {
        const path = document.querySelector<SVGPathElement>(selector);
        const matrix = path?.getScreenCTM();
        if (path === null || matrix === null || matrix === undefined) return { x: NaN, y: NaN };
        return path.getPointAtLength(path.getTotalLength()).matrixTransform(matrix);
      };
      const findBox = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(NaN);
      const node = findBox('.hero-node');
      const needle = findBox('.tape-needle');
      const hero = findEnd('.hero-closes');
      const panel = findBox('.exchange-rate');
      const labels = [...document.querySelectorAll('.rate-tape text')]
        .map((label) => label.getBoundingClientRect())
        .filter(({ width: labelWidth }) => labelWidth > 0);
      const linkTexts = [...document.querySelectorAll('.market-board .history-link')].map(
        (link) => {
          const range = document.createRange();
          range.selectNodeContents(link.querySelector(':scope > span') ?? link);
          return [...range.getClientRects()].filter(({ width: lineWidth }) => lineWidth > 1);
        },
      );
      const svgEnds = ['.asi-panel', '.exchange-rate'].map(
        (panelSelector) => findBox(`${panelSelector} .history-link > svg`).right,
      );
      return {
        nodeDistance: Math.hypot(
          hero.x - node.x - node.width / 2,
          hero.y - node.y - node.height / 2,
        ),
        needleDistance: Math.abs(
          findEnd('.exchange-rate .history-link > svg > :first-child').x -
            needle.x -
            needle.width / 2,
        ),
        // The gap between the line and the text. The dot at the end of the line has a radius of 4.5
        // px.
        textGaps: linkTexts.map(
          (rects, index) =>
            Math.min(...rects.map(({ left }) => left)) - (svgEnds[index] ?? NaN) - 4.5,
        ),
        right: Math.max(...linkTexts.flat().map(({ right }) => right)),
        visibleLabels: labels.filter(({ left, right }) => right > panel.left && left < panel.right)
          .length,
        wholeLabels: labels.filter(({ left, right }) => left >= panel.left && right <= panel.right)
          .length,
        scrollWidth: document.documentElement.scrollWidth,
      };
    });
    expect(layout.nodeDistance, `${width}`).toBeLessThan(1);
    expect(layout.needleDistance, `${width}`).toBeLessThan(1);
    expect(Math.min(...layout.textGaps), `${width}`).toBeGreaterThan(4);
    expect(layout.right, `${width}`).toBeLessThanOrEqual(width - 8);
    expect(layout.wholeLabels, `${width}`).toBeGreaterThan(0);
    expect(layout.visibleLabels, `${width}`).toBe(layout.wholeLabels);
    expect(layout.scrollWidth, `${width}`).toBe(width);
  }
});

test('animates the end of the hero line once per visit, unless motion is reduced', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const animated: string[] = [];
    Object.assign(window, { animated });
    document.addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName === 'hero-settle' && target instanceof Element)
        animated.push(target.className);
    });
  });
  const readAnimatedElements = () => page.evaluate((): unknown => Reflect.get(window, 'animated'));
  await page.goto('/');
  await expect.poll(readAnimatedElements).toHaveLength(2);
  const before = await getClosesLine(page).getAttribute('d');

  // After the reload, Home first shows the cached sessions. When the delayed response arrives, the
  // line moves without an animation.
  await page.route(/\/documents:batchGet/, async (route) => {
    if (route.request().postData()?.includes('history/recent') !== true) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /"doubleValue":\s*1(\d{5})/g,
      '"doubleValue":2$1',
    );
    return route.fulfill({ response, body });
  });
  const release = await holdRequests(page, /\/documents:batchGet/);
  await page.reload();
  await expect(getClosesLine(page)).toHaveAttribute('d', before ?? '');
  await expect.poll(readAnimatedElements).toHaveLength(2);
  release();
  await expect(getClosesLine(page)).not.toHaveAttribute('d', before ?? '');
  expect(await readAnimatedElements()).toHaveLength(2);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(getClosesLine(page)).toHaveCount(1);
  await expect(page.locator('.hero-node')).toHaveCSS('animation-name', 'none');
});

test('reports that newer figures are missing on Home until the code that reads them has loaded', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  const board = page.locator('.market-board');
  await expect(board.getByText('105,432.07')).toBeVisible();
  await expect(board.locator('[aria-busy=true]')).toHaveCount(0);
  const release = await holdRequests(page, /\/firestore-.*\.js/);
  await page.reload();
  const cacheNote = page.getByText('From your last visit');
  const statusLine = page.locator('.board-line');
  await expect(cacheNote).toHaveCount(1);
  await passReadLimit(page, page.getByRole('button', { name: 'Retry the market figures' }));
  await expect(statusLine).toContainText('Newer figures could not be loaded.');
  release();
  await expect(cacheNote).toHaveCount(0);
  await expect(statusLine).toHaveText('');
});
