/** The last sessions on Home as they are drawn, and code that comes late. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../helpers/page';
import { hold, passReadLimit } from '../../helpers/network';

const closes = (page: Page) => page.locator('.hero-closes');
const ways = (page: Page) => page.getByRole('link', { name: /See the full history/ });

test('each line ends on its figure, and no word is cut, at every width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(closes(page)).toHaveCount(1);
  await expect(ways(page)).toHaveText([/^30 days: /, /^30 days: /]);
  for (const width of [320, 344, 360, 375, 390, 412, 600, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await page.evaluate(() => {
      const endOf = (selector: string) => {
        const path = document.querySelector<SVGPathElement>(selector);
        const matrix = path?.getScreenCTM();
        if (path === null || matrix === null || matrix === undefined) return { x: NaN, y: NaN };
        return path.getPointAtLength(path.getTotalLength()).matrixTransform(matrix);
      };
      const boxOf = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(NaN);
      const node = boxOf('.hero-node');
      const needle = boxOf('.tape-needle');
      const hero = endOf('.hero-closes');
      const panel = boxOf('.exchange-rate');
      const labels = [...document.querySelectorAll('.rate-tape text')]
        .map((label) => label.getBoundingClientRect())
        .filter(({ width: wide }) => wide > 0);
      const words = [...document.querySelectorAll('.market-board .history-link')].map((past) => {
        const range = document.createRange();
        range.selectNodeContents(past.querySelector(':scope > span') ?? past);
        return [...range.getClientRects()].filter(({ width: wide }) => wide > 1);
      });
      const svgEnds = ['.asi-panel', '.exchange-rate'].map(
        (part) => boxOf(`${part} .history-link > svg`).right,
      );
      return {
        node: Math.hypot(hero.x - node.x - node.width / 2, hero.y - node.y - node.height / 2),
        needle: Math.abs(
          endOf('.exchange-rate .history-link > svg > :first-child').x -
            needle.x -
            needle.width / 2,
        ),
        // The point at the end of the line has a radius of 4.5.
        apart: words.map(
          (rects, at) => Math.min(...rects.map(({ left }) => left)) - (svgEnds[at] ?? NaN) - 4.5,
        ),
        right: Math.max(...words.flat().map(({ right }) => right)),
        labels: labels.filter(({ left, right }) => right > panel.left && left < panel.right).length,
        wholeLabels: labels.filter(({ left, right }) => left >= panel.left && right <= panel.right)
          .length,
        sideways: document.documentElement.scrollWidth,
      };
    });
    expect(found.node, `${width}`).toBeLessThan(1);
    expect(found.needle, `${width}`).toBeLessThan(1);
    expect(Math.min(...found.apart), `${width}`).toBeGreaterThan(4);
    expect(found.right, `${width}`).toBeLessThanOrEqual(width - 8);
    expect(found.wholeLabels, `${width}`).toBeGreaterThan(0);
    expect(found.labels, `${width}`).toBe(found.wholeLabels);
    expect(found.sideways, `${width}`).toBe(width);
  }
});

test('node and fan settle once, not again when newer closes come, and not at all under reduced motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const settled: string[] = [];
    Object.assign(window, { settled });
    document.addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName === 'hero-settle' && target instanceof Element)
        settled.push(target.className);
    });
  });
  const settled = () => page.evaluate((): unknown => Reflect.get(window, 'settled'));
  await page.goto('/');
  await expect.poll(settled).toHaveLength(2);
  const before = await closes(page).getAttribute('d');

  await page.route(/\/documents:batchGet/, async (route) => {
    if (route.request().postData()?.includes('history/recent') !== true) return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /"doubleValue":\s*1(\d{5})/g,
      '"doubleValue":2$1',
    );
    return route.fulfill({ response, body });
  });
  const release = await hold(page, /\/documents:batchGet/);
  await page.reload();
  await expect(closes(page)).toHaveAttribute('d', before ?? '');
  await expect.poll(settled).toHaveLength(2);
  release();
  await expect(closes(page)).not.toHaveAttribute('d', before ?? '');
  expect(await settled()).toHaveLength(2);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(closes(page)).toHaveCount(1);
  await expect(page.locator('.hero-node')).toHaveCSS('animation-name', 'none');
});

test('code that does not come is given up too, and welcome late', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const board = page.locator('.market-board');
  await expect(board.getByText('105,432.07')).toBeVisible();
  await expect(board.locator('[aria-busy=true]')).toHaveCount(0);
  const release = await hold(page, /\/firestore-.*\.js/);
  await page.reload();
  const notes = page.getByText('From your last visit');
  const line = page.locator('.board-line');
  await expect(notes).toHaveCount(1);
  await passReadLimit(page, page.getByRole('button', { name: 'Retry the market figures' }));
  await expect(line).toContainText('Newer figures could not be loaded.');
  release();
  await expect(notes).toHaveCount(0);
  await expect(line).toHaveText('');
});
