/** Positions and sizes of elements on the public pages. */
import type { Page } from '@playwright/test';
import { toDirectorPath, directors } from '@/content/directors';
import { measureBox, expect, waitForHydration, test } from '../../helpers/page';
import { measureLayout } from '../../helpers/shifts';
import { waitForFrames } from '../../helpers/texts';

async function checkAtWidths(
  page: Page,
  widths: readonly number[],
  check: (width: number) => Promise<void>,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await waitForFrames(page);
    await test.step(`at a width of ${width} px`, () => check(width));
  }
}

test('positions the drawings on Services and the map pin on Contact', async ({ page }) => {
  await page.goto('/services');
  // The caption is below the drawing, in the lowest 40 px of the picture.
  await checkAtWidths(page, [390, 1440], async () => {
    const service = page.getByRole('region', { name: 'Survey Services' });
    const drawing = await measureBox(service.locator('div > img'));
    const picture = await measureBox(service.locator('div:has(> img)'));
    const note = await measureBox(service.getByText('Illustration'));
    expect(picture.bottom - drawing.bottom).toBeCloseTo(40, 0);
    expect(note.top).toBeGreaterThanOrEqual(drawing.bottom);
    expect(note.bottom).toBeLessThan(picture.bottom);
  });

  await page.goto('/contact');
  await checkAtWidths(page, [320, 600, 768, 1024, 1199, 1280, 1440, 1920], async (width) => {
    const map = page.getByRole('region', { name: 'Map' });
    await map.scrollIntoViewIfNeeded();
    const [frame, drawing] = [await measureBox(map), await measureBox(map.locator('img'))];
    const card = await measureBox(map.locator('.office-card'));
    // The pin is at (742, 306) in the drawing, which is 1600 × 520 px.
    const pin = [
      drawing.left + (742 / 1600) * drawing.width,
      drawing.top + (306 / 520) * drawing.height,
    ] as const;
    const isBesideCard = pin[0] - 36 > card.right || pin[1] + 36 < card.top;
    expect(isBesideCard).toBe(true);
    // On tablets, the pin is in the middle between the card and the right edge of the window.
    const middle = width >= 768 && width < 1200 ? (card.right + width) / 2 : width / 2;
    expect(Math.abs(pin[0] - middle)).toBeLessThan(2);
    expect(drawing.left).toBeLessThanOrEqual(0);
    expect(drawing.right).toBeGreaterThanOrEqual(width);
    expect(drawing.top).toBeLessThanOrEqual(frame.top + 1);
  });
});

for (const { path, wrong: invalidLabel, beside: neighbourLabel, send } of [
  { path: '/contact', wrong: 'Your Name', beside: 'Your Email', send: 'Send Message' },
  { path: '/about', wrong: 'Name', beside: 'Phone No.', send: 'Submit' },
]) {
  test(`keeps the position and height of a field on ${path} when its neighbour is invalid`, async ({
    page,
  }) => {
    await page.goto(path);
    await waitForHydration(page);
    await checkAtWidths(page, [768, 1440], async () => {
      const form = page.locator('form');
      const field = form.getByLabel(neighbourLabel, { exact: true });
      await field.fill('ada@example.com');
      await form.getByLabel(invalidLabel, { exact: true }).fill('Ada');
      const [wrongBefore, besideBefore] = [
        await measureBox(form.getByLabel(invalidLabel, { exact: true })),
        await measureBox(field),
      ];
      await form.getByLabel(invalidLabel, { exact: true }).fill('');
      await form.getByRole('button', { name: send }).click();
      await expect(form.getByText('Name is required')).toBeVisible();
      const [wrongAfter, besideAfter] = [
        await measureBox(form.getByLabel(invalidLabel, { exact: true })),
        await measureBox(field),
      ];
      expect(besideAfter.top - wrongAfter.top).toBe(besideBefore.top - wrongBefore.top);
      expect(besideAfter.height).toBe(besideBefore.height);
    });
  });
}

test('aligns the directors and the request form on About', async ({ page }) => {
  await page.goto('/about');
  const directorList = page.locator('.deck');
  await checkAtWidths(page, [768, 1023, 1024, 1440], async () => {
    for (const selector of ['img', 'b', 'span', 'a']) {
      // Measures all boxes in one call, so that the page cannot move between two measurements.
      const boxes = await directorList.locator(selector).evaluateAll((elements) =>
        elements.map((element) => {
          const { top, height } = element.getBoundingClientRect();
          return `${Math.round(top)} ${Math.round(height)}`;
        }),
      );
      expect(boxes).toHaveLength(5);
      expect(new Set(boxes).size, selector).toBe(1);
    }
    const [list, last] = [
      await measureBox(directorList),
      await measureBox(directorList.locator('a').last()),
    ];
    expect(Math.abs(list.right - last.right)).toBeLessThan(1);
  });
  await checkAtWidths(page, [360, 390], async () => {
    const main = await measureBox(page.getByRole('main'));
    const form = await measureBox(page.getByRole('form', { name: 'Custom research request' }));
    const study = await measureBox(page.getByRole('figure', { name: 'What a study looks like' }));
    expect(form.top).toBeGreaterThan(study.bottom);
    expect(form.top - main.top).toBeLessThan(3 * 844);
  });
  // Clones directors until there are nine, which need a second row.
  await directorList.evaluate((list) => {
    for (const child of [...list.children].slice(1)) list.append(child.cloneNode(true));
  });
  await checkAtWidths(page, [768, 1200], async () => {
    const [first, last] = [directorList.locator('a').first(), directorList.locator('a').last()];
    expect((await measureBox(last)).top - (await measureBox(first)).bottom).toBeCloseTo(32, 0);
  });
});

test('lays out portrait, name and text of a director in the list', async ({ page }) => {
  await page.goto('/about/directors');
  const main = page.getByRole('main');
  const card = main.getByRole('listitem').first();
  const [chair, executive] = [main.getByRole('article').first(), main.getByRole('article').last()];
  const readBoxes = async () => ({
    portrait: await measureBox(card.getByRole('img')),
    name: await measureBox(card.getByRole('heading')),
    text: await measureBox(card.getByText(directors[1]?.desc[0] ?? '')),
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(async () => {
    const phone = await readBoxes();
    expect(phone.portrait.width).toBe(104);
    expect(phone.name.left).toBeGreaterThan(phone.portrait.right);
    expect(phone.name.bottom).toBeLessThanOrEqual(phone.portrait.bottom + 1);
    expect(phone.text.left).toBe(phone.portrait.left);
    expect(phone.text.top).toBeGreaterThan(phone.portrait.bottom);
    expect((await measureBox(chair.getByRole('img'))).width).toBe(390);
  }).toPass();

  await page.setViewportSize({ width: 1440, height: 900 });
  const desktop = await readBoxes();
  // Three cards and two gaps of 32 px fill the width of 1200 px.
  expect(desktop.portrait.width).toBeCloseTo((1200 - 2 * 32) / 3, 0);
  expect(desktop.name.top).toBeGreaterThan(desktop.portrait.bottom);
  expect(desktop.text.top).toBeGreaterThan(desktop.name.bottom);
  expect((await measureBox(chair.getByRole('img'))).left).toBe(0);
  expect((await measureBox(executive.getByRole('img'))).right).toBe(1440);

  // Forces the click, because a link covers the portrait.
  await page.getByRole('main').getByRole('img').last().click({ force: true });
  await expect(page).toHaveURL(toDirectorPath(directors.at(-1)?.name ?? ''));
});

test('lays out the profile of a director with a long biography', async ({ page }) => {
  await page.goto(toDirectorPath(directors[0]?.name ?? ''));
  await expect(page.locator('.profile-portrait img')).toBeVisible();
  await checkAtWidths(page, [320, 479, 480, 600, 767, 768, 1279, 1280, 1920], async (width) => {
    const name = await measureBox(page.getByRole('heading', { level: 1 }));
    const portrait = await measureBox(page.locator('.profile-portrait'));
    expect(Math.abs(portrait.right - width)).toBeLessThan(1);
    expect(name.right).toBeLessThanOrEqual(portrait.left);
    expect(name.bottom).toBeLessThan(portrait.bottom);
    if (width < 768) expect(portrait.width).toBeCloseTo(Math.min(0.4 * width, 200), 0);
    else if (width < 1280) expect(portrait.width).toBeCloseTo(0.38 * width, 0);
    else expect(portrait.width).toBeCloseTo(456 + Math.max(24, (width - 1200) / 2), 0);
    const picture = await measureBox(page.locator('.profile-portrait img'));
    expect(picture.height).toBeCloseTo(portrait.height, 0);
  });
});

test('shows a brief biography beside the portrait of a director', async ({ page }) => {
  const [, second] = directors;
  await page.goto(toDirectorPath(second?.name ?? ''));
  await checkAtWidths(page, [320, 390, 767, 768, 1279, 1280, 1920], async (width) => {
    const name = await measureBox(page.getByRole('heading', { level: 1 }));
    const portrait = await measureBox(page.locator('.profile-portrait'));
    const paragraph = page.getByText(second?.desc[0] ?? '');
    const text = await measureBox(paragraph);
    expect(text.top).toBeGreaterThan(name.bottom);
    expect(text.left).toBeCloseTo(name.left, 0);
    if (width < 768) {
      expect([portrait.left, portrait.width, portrait.height]).toEqual([0, width, 264]);
      expect(name.top).toBeGreaterThan(portrait.bottom);
      return;
    }
    const isWide = width >= 1280;
    expect(portrait.width).toBe(isWide ? 384 : 280);
    expect(portrait.height).toBeGreaterThanOrEqual(isWide ? 480 : 350);
    expect(name.left - portrait.right).toBeCloseTo(isWide ? 72 : 40, 0);
    const fontSize = await paragraph.evaluate((element) => getComputedStyle(element).fontSize);
    expect(fontSize).toBe(isWide ? '28px' : '22px');
  });
});

test('shows the whole drawing of the 404 page on phones', async ({ page, expectErrors }) => {
  expectErrors(/404/);
  await page.goto('/no-such-page');
  await checkAtWidths(page, [320, 390, 600, 767], async (width) => {
    const drawing = await measureBox(page.locator('.chart-drawing'));
    expect(drawing.width).toBeCloseTo(1.46 * width, 0);
    // The outermost lines of the drawing must be inside the window. They are at x = 301 and x =
    // 1299 in its 1600 × 560 px file.
    expect(drawing.left + (301 / 1600) * drawing.width).toBeGreaterThan(0);
    expect(drawing.left + (1299 / 1600) * drawing.width).toBeLessThan(width);
    const title = await measureBox(page.getByRole('heading', { level: 1 }));
    expect(title.top).toBeGreaterThan(drawing.top + (540 / 560) * drawing.height);
  });
});

test('shows the links of the 404 page without scrolling in windows of different height', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/404/);
  await page.goto('/no-such-page');
  const links = page.getByRole('main').getByRole('listitem');
  for (const height of [720, 900, 1080]) {
    await page.setViewportSize({ width: 1440, height });
    const boxes = await Promise.all((await links.all()).map((link) => measureBox(link)));
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    for (const { bottom } of boxes) expect(bottom).toBeLessThanOrEqual(height);
    const drawing = await measureBox(page.locator('.chart-drawing'));
    const title = await measureBox(page.getByRole('heading', { level: 1 }));
    // The title must be below the digits of the drawing. The digits end at 483 px of its height of
    // 900 px.
    expect(title.top).toBeGreaterThan(drawing.top + (483 / 900) * drawing.height);
  }
});

test('lays out a page in the same way after a link and after a direct visit', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const readLayout = () => measureLayout(page, 'main *');
  const links = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['About', 'Services', 'Contact']) {
    await page.goto(`/${name.toLowerCase()}`);
    await waitForHydration(page);
    // With reduced motion, React stops the slides and removes the Pause button.
    await expect(page.getByRole('button', { name: 'Pause the slides' })).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const loadedDirectly = await readLayout();
    await page.goto('/');
    // Home's deferred styles stay active on the next page, so the test waits until they have
    // loaded.
    await expect(page.getByRole('region', { name: 'Trusted by' })).toBeVisible();
    await links.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${name}$`, 'i'));
    await expect.poll(readLayout).toEqual(loadedDirectly);
  }
});

test('disables the automatic dark mode of browsers', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  const devTools = await page.context().newCDPSession(page);
  for (const [path, selector] of [
    ['/', '.hero h1'],
    ['/markets/exchange-rate', '.series-figure'],
  ] as const) {
    await devTools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const section = page.locator(selector).first();
    const withDarkMode = await section.screenshot();
    await devTools.send('Emulation.setAutoDarkModeOverride', { enabled: false });
    await page.reload();
    await page.waitForLoadState('networkidle');
    const withoutDarkMode = await section.screenshot();
    expect(withDarkMode.equals(withoutDarkMode), path).toBe(true);
  }
});
