import type { Locator } from '@playwright/test';
import { directorPath, directors } from '@/content/directors';
import { firm } from '@/content/firm';
import { embedPath, seriesPath } from '@/content/seriesSlugs';
import { expect, test } from '../../helpers/page';
import { publicPages } from '../../helpers/publicPages';
import { openStaffPage } from '../../helpers/staffPage';
import { overlapping, textsOf } from '../../helpers/texts';

const [chairman = ''] = directors.map(({ name }) => name);

const isDark = (color: string) =>
  (color.match(/[\d.]+/g) ?? []).slice(0, 3).every((part) => Number(part) < 0x60);
const isWhite = (color: string) => color === 'rgb(255, 255, 255)' || color.endsWith(', 0)');

for (const path of publicPages) {
  test(`${path} on paper is black on white, and nothing overlaps or is cut`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/404/);
    // A4 between its margins.
    await page.setViewportSize({ width: 680, height: 1000 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.popup')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });

    for (const control of await page
      .locator('.popup, .decor, .carousel-controls, form, button')
      .all()) {
      await expect(control).toBeHidden();
    }
    await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const texts = await textsOf(page);
    expect(texts.filter(({ color }) => !isDark(color)).map(({ text }) => text)).toEqual([]);
    expect(texts.filter(({ grounds }) => !grounds.every(isWhite)).map(({ text }) => text)).toEqual(
      [],
    );
    const outside = texts.filter(({ place }) => place.left < 0 || place.right > 680);
    expect(outside.map(({ text }) => text)).toEqual([]);
    expect(overlapping(texts)).toEqual([]);
  });
}

test('Home on paper has every tenure and every slide', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('19.84%')).toBeVisible();
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const list of await page.locator('.tenures').all()) {
    const cut = await list.evaluate((part) => part.scrollHeight - part.clientHeight);
    expect(cut).toBeLessThanOrEqual(0);
  }
  for (const slide of await page.locator('.slide h2').all()) await expect(slide).toBeVisible();
  for (const list of ['Top 5 gainers', 'Top 5 losers']) {
    await expect(page.getByRole('table', { name: list })).toBeVisible();
    await expect(page.locator('caption', { hasText: list })).toBeVisible();
  }
  for (const symbol of ['MTNN', 'BUACEMENT', 'NESTLE', 'OANDO']) {
    await expect(page.getByText(symbol, { exact: true })).toBeVisible();
  }
  await expect(page.getByText(/^Scroll for/)).toBeHidden();
});

test('paper says where it comes from, when it was printed, and where its links lead', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
  const { host } = new URL(page.url());
  const head = page.getByRole('banner').locator('p');
  const instead = page.getByText(`Write to ${firm.email}, or use the form at`);
  await expect(head).toBeHidden();
  await expect(instead).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(head).toHaveText(`${host}/about`);
  await expect(head).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  await expect(instead).toHaveText(new RegExp(`at ${host}/about#custom-research\\.$`));
  const behind = await page
    .getByRole('link', { name: new RegExp(chairman) })
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(behind).toContain(directorPath(chairman));
  expect(behind).toContain(host);
  await expect(page.getByRole('contentinfo').getByText(firm.email)).toBeVisible();

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(head).toHaveText(/Printed \w+ \d{1,2} \w+ \d{4}, \d{2}:\d{2}$/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    const background = (part: Locator, pseudo?: string) =>
      part.evaluate((found, name) => getComputedStyle(found, name).backgroundColor, pseudo);

    test('logos stand on a ground of their own', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('.market-board').getByText('105,432.07')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Trusted by' })).toBeVisible();
      const white = 'rgb(255, 255, 255)';
      expect(await background(page.locator('header img'))).toBe(white);
      for (const logo of await page
        .getByRole('region', { name: 'Trusted by' })
        .locator('img')
        .all()) {
        expect(await background(logo)).toBe(white);
      }
      expect(await background(page.locator('footer a img'))).toBe('rgb(11, 24, 48)');
    });

    test('in the staff area one sees where one is, what is chosen and what to press', async ({
      page,
    }) => {
      await openStaffPage(page, '/admin/resources');
      const canvas = await background(page.locator('body'));
      const menu = page.getByRole('navigation', { name: 'Staff area' });
      const here = menu.getByRole('link', { name: 'Resources' });
      await expect.poll(() => background(here)).not.toBe(canvas);
      // Until the categories are there it cannot be pressed, and looks so.
      const add = page.getByRole('button', { name: 'Add Category' });
      await expect(add).toBeEnabled();
      await expect.poll(() => background(add)).not.toBe(canvas);
      const pages = page.getByRole('navigation', { name: 'Pages' });
      const first = pages.getByRole('button', { name: 'Page 1' });
      await expect.poll(() => background(first)).not.toBe(canvas);
      const logo = page.getByRole('link', { name: `${firm.name}, home` }).locator('img');
      expect(await background(logo)).toBe('rgb(255, 255, 255)');
      // A tick that is a background picture keeps its own colours, on any ground.
      for (const control of await page.locator('input[type=checkbox], select').all()) {
        expect(await control.evaluate((each) => getComputedStyle(each).appearance)).toBe('auto');
      }
    });

    test('dots, the selected tab and the pointers of scales are seen', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('.scale-pointer').first()).toBeAttached();
      await expect(page.locator('.rate-dot').first()).toBeAttached();
      const canvas = await background(page.locator('body'));
      const marks = [
        ...(await page.locator('.slide-dot').all()).map((dot) => [dot, '::before'] as const),
        ...(await page.locator('.pager-dot').all()).map((dot) => [dot, '::before'] as const),
        [page.getByRole('tab', { name: 'Top 5 gainers' }), '::after'] as const,
        ...(await page.locator('.scale-pointer').all()).map(
          (pointer) => [pointer, undefined] as const,
        ),
        ...(await page.locator('.rate-dot').all()).map((line) => [line, '::after'] as const),
      ];
      expect(marks.length).toBeGreaterThan(12);
      for (const [mark, pseudo] of marks) {
        const color = await background(mark, pseudo);
        expect(color).not.toBe(canvas);
        expect(color).not.toBe('rgba(0, 0, 0, 0)');
      }
      await page.goto('/resources');
      const [chosen, other] = [true, false].map((pressed) =>
        page.getByRole('button', { pressed }).first(),
      );
      if (chosen === undefined || other === undefined) throw new Error('No categories');
      expect(await background(chosen)).not.toBe(await background(other));
    });

    test('the lines of charts, the day that is read and the chosen range are seen', async ({
      page,
    }) => {
      const strokesOf = (path: string) =>
        page
          .locator(path)
          .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).stroke));
      for (const path of ['/markets', seriesPath('asi'), embedPath('asi')]) {
        await page.goto(path);
        await expect(page.locator('.chart-line').first()).toBeAttached();
        const canvas = await background(page.locator('body'));
        for (const color of await strokesOf('.chart-line')) {
          expect(color, path).not.toBe(canvas);
          expect(color, path).not.toBe('none');
        }
        for (const mark of await page.locator('.plot .mark-node').all()) {
          expect(await background(mark), path).not.toBe(canvas);
        }
        if (path === '/markets') continue;
        const range = (pressed: boolean) =>
          page.getByRole('group', { name: 'Range' }).getByRole('button', { pressed }).first();
        expect(await background(range(true)), path).not.toBe(await background(range(false)));
      }
    });
  });
}
