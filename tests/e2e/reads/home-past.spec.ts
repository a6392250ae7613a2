/** The last sessions on Home: closes in the hero, 30 days at index and rate, and what they do when they are late, missing or malformed. */
import type { Page, Route } from '@playwright/test';
import { expect, expectAccessible, test } from '../../helpers/page';
import { passReadLimit } from '../../helpers/network';
import { watchShifts } from '../../helpers/shifts';

const INDEX = '105,432.07';
const board = (page: Page) => page.locator('.market-board');
const line = (page: Page) => page.locator('.board-line');
const closes = (page: Page) => page.locator('.hero-closes');
const illustration = (page: Page) => page.locator('.hero-line-note');
const ways = (page: Page) => page.getByRole('link', { name: /See the past year/ });

/** Answers the request for the last sessions in a way of its own; the others go through. */
async function onSessions(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(/\/documents:batchGet/, (route) =>
    route.request().postData()?.includes('history/recent') === true
      ? answer(route)
      : route.continue(),
  );
}

/** The stored sessions, the first of them with a text for its value. */
async function answerMalformed(route: Route): Promise<void> {
  const response = await route.fetch();
  const stored = await response.text();
  const malformed = stored.replace(
    /"(?:double|integer)Value":\s*"?[\d.]+"?/,
    '"stringValue":"high"',
  );
  expect(malformed).not.toBe(stored);
  await route.fulfill({ response, body: malformed });
}

for (const [width, height] of [
  [360, 740],
  [1280, 720],
] as const) {
  test(`at ${width} nothing moves when the sessions hang, come late, are known, are not refreshed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.clock.install();
    // The columns of stocks grow as wide as what is in them.
    const shifts = await watchShifts(page, '.board-line, .stock-table');
    const network = { hangs: true, waiting: 0 };
    await onSessions(page, async (route) => {
      if (network.hangs) network.waiting += 1;
      else await route.continue();
    });
    const places = () =>
      board(page)
        .locator('> *')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));

    await page.goto('/');
    await expect.poll(() => network.waiting).toBe(1);
    await expect(board(page)).toContainText(INDEX);
    await expect(board(page)).toContainText('N1,532.45/$');
    await expect(illustration(page)).toHaveCount(0);
    await expect(closes(page)).toHaveCount(0);
    const waiting = await places();

    await passReadLimit(page, page.getByRole('button', { name: 'Retry the market figures' }));
    await expect(line(page)).toContainText('These could not be loaded: the last 30 days.');
    await expect(illustration(page)).toBeVisible();
    await expect(ways(page)).toHaveText([
      /^\s*See the past year, All Share Index$/,
      /^\s*See the past year, naira per dollar$/,
    ]);
    expect(await places(), 'not loaded').toEqual(waiting);
    expect(await shifts(), 'not loaded').toBe(0);
    await expectAccessible(page);

    network.hangs = false;
    await page.getByRole('button', { name: 'Retry the market figures' }).click();
    await expect(closes(page)).toHaveCount(1);
    await expect(illustration(page)).toHaveCount(0);
    await expect(ways(page)).toHaveText([/^30 days: 1\d\d,\d{3} to 105,/, /^30 days: 1,\d{3} to /]);
    await expect(page.locator('.hero-since')).toHaveText(/^since \d+ \w{3}$/);
    expect(await places(), 'late').toEqual(waiting);
    expect(await shifts(), 'late').toBe(0);
    await expectAccessible(page);

    Object.assign(network, { hangs: true, waiting: 0 });
    await page.reload();
    await expect(closes(page)).toHaveCount(1);
    await expect.poll(() => network.waiting).toBe(1);
    await expect(line(page)).toHaveText('Looking for newer figures...');
    await passReadLimit(page, page.getByRole('button', { name: 'Retry the market figures' }));
    await expect(line(page)).toContainText('These could not be refreshed: the last 30 days.');
    await expect(closes(page)).toHaveCount(1);
    expect(await places(), 'not refreshed').toEqual(waiting);
    expect(await shifts(), 'not refreshed').toBe(0);
  });
}

test('a malformed session is left out with one warning, the rest is drawn', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('history/recent')) warnings.push(message.text());
  });
  await onSessions(page, answerMalformed);
  await page.goto('/');
  await expect(closes(page)).toHaveCount(1);
  await expect(ways(page).first()).toContainText('30 days: ');
  expect(warnings).toHaveLength(1);
});

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
      const words = [...document.querySelectorAll('.past')].map((past) => {
        const range = document.createRange();
        range.selectNodeContents(past.querySelector(':scope > span') ?? past);
        return [...range.getClientRects()].filter(({ width: wide }) => wide > 1);
      });
      const svgEnds = ['.asi-panel', '.exchange-rate'].map(
        (part) => boxOf(`${part} .past > svg`).right,
      );
      return {
        node: Math.hypot(hero.x - node.x - node.width / 2, hero.y - node.y - node.height / 2),
        needle: Math.abs(
          endOf('.exchange-rate .past > svg > :first-child').x - needle.x - needle.width / 2,
        ),
        // The point at the end of the line has a radius of 4.5.
        apart: words.map(
          (rects, at) => Math.min(...rects.map(({ left }) => left)) - (svgEnds[at] ?? NaN) - 4.5,
        ),
        right: Math.max(...words.flat().map(({ right }) => right)),
        sideways: document.documentElement.scrollWidth,
      };
    });
    expect(found.node, `${width}`).toBeLessThan(1);
    expect(found.needle, `${width}`).toBeLessThan(1);
    expect(Math.min(...found.apart), `${width}`).toBeGreaterThan(4);
    expect(found.right, `${width}`).toBeLessThanOrEqual(width - 8);
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

  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await onSessions(page, async (route) => {
    await held;
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /"doubleValue":\s*1(\d{5})/g,
      '"doubleValue":2$1',
    );
    await route.fulfill({ response, body });
  });
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

test('the ways lead to the series', async ({ page }) => {
  for (const [place, path] of [
    [0, '/markets/asi'],
    [1, '/markets/exchange-rate'],
  ] as const) {
    await page.goto('/');
    await ways(page).nth(place).click();
    await expect(page).toHaveURL(path);
  }
});
