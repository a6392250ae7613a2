/** Where parts of the pages stand, which only a browser knows. */
import type { Page } from '@playwright/test';
import { directorPath, directors } from '@/content/directors';
import { boxOf, expect, hydrated, test } from '../../helpers/page';
import { placesOf } from '../../helpers/shifts';
import { drawn } from '../../helpers/texts';

/** Runs `check` at each width. */
async function atWidths(
  page: Page,
  widths: readonly number[],
  check: (width: number) => Promise<void>,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await drawn(page);
    await test.step(`at ${width}`, () => check(width));
  }
}

test('services and contact: the drawing with its note, the pin of the map', async ({ page }) => {
  await page.goto('/services');
  // The drawing of a service ends 40 above the foot, where its note stands.
  await atWidths(page, [390, 1440], async () => {
    const service = page.getByRole('region', { name: 'Survey Services' });
    const drawing = await boxOf(service.locator('div > img'));
    const picture = await boxOf(service.locator('div:has(> img)'));
    const note = await boxOf(service.getByText('Illustration'));
    expect(picture.bottom - drawing.bottom).toBeCloseTo(40, 0);
    expect(note.top).toBeGreaterThanOrEqual(drawing.bottom);
    expect(note.bottom).toBeLessThan(picture.bottom);
  });

  await page.goto('/contact');
  await atWidths(page, [320, 600, 768, 1024, 1199, 1280, 1440, 1920], async (width) => {
    const map = page.getByRole('region', { name: 'Map' });
    await map.scrollIntoViewIfNeeded();
    const [frame, drawing] = [await boxOf(map), await boxOf(map.locator('img'))];
    const card = await boxOf(map.locator('.office-card'));
    // The drawing's pin is at 742 of 1600, 306 of 520.
    const pin = [
      drawing.left + (742 / 1600) * drawing.width,
      drawing.top + (306 / 520) * drawing.height,
    ] as const;
    const isBesideCard = pin[0] - 36 > card.right || pin[1] + 36 < card.top;
    expect(isBesideCard).toBe(true);
    // On a tablet it stands in the middle of what the card leaves free.
    const middle = width >= 768 && width < 1200 ? (card.right + width) / 2 : width / 2;
    expect(Math.abs(pin[0] - middle)).toBeLessThan(2);
    expect(drawing.left).toBeLessThanOrEqual(0);
    expect(drawing.right).toBeGreaterThanOrEqual(width);
    expect(drawing.top).toBeLessThanOrEqual(frame.top + 1);
  });
});

for (const { path, wrong, beside, send } of [
  { path: '/contact', wrong: 'Your Name', beside: 'Your Email', send: 'Send Message' },
  { path: '/about', wrong: 'Name', beside: 'Phone No.', send: 'Submit' },
]) {
  test(`a field on ${path} stays as it is when the one beside it is wrong`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await atWidths(page, [768, 1440], async () => {
      const form = page.locator('form');
      const field = form.getByLabel(beside, { exact: true });
      await field.fill('ada@example.com');
      await form.getByLabel(wrong, { exact: true }).fill('Ada');
      const [first, other] = [
        await boxOf(form.getByLabel(wrong, { exact: true })),
        await boxOf(field),
      ];
      await form.getByLabel(wrong, { exact: true }).fill('');
      await form.getByRole('button', { name: send }).click();
      await expect(form.getByText('Name is required')).toBeVisible();
      const [firstAfter, otherAfter] = [
        await boxOf(form.getByLabel(wrong, { exact: true })),
        await boxOf(field),
      ];
      // Both stand in one line, as before.
      expect(otherAfter.top - firstAfter.top).toBe(other.top - first.top);
      expect(otherAfter.height).toBe(other.height);
    });
  });
}

test('about: the deck is one even row from 768 on, the form follows the study within three screens of a phone', async ({
  page,
}) => {
  await page.goto('/about');
  const deck = page.locator('.deck');
  await atWidths(page, [768, 1023, 1024, 1440], async () => {
    for (const part of ['img', 'b', 'span', 'a']) {
      // Measured at one moment: the page may still move as a whole.
      const boxes = await deck.locator(part).evaluateAll((all) =>
        all.map((each) => {
          const { top, height } = each.getBoundingClientRect();
          return `${Math.round(top)} ${Math.round(height)}`;
        }),
      );
      expect(boxes).toHaveLength(5);
      expect(new Set(boxes).size, part).toBe(1);
    }
    const [whole, last] = [await boxOf(deck), await boxOf(deck.locator('a').last())];
    expect(Math.abs(whole.right - last.right)).toBeLessThan(1);
  });
  await atWidths(page, [360, 390], async () => {
    const main = await boxOf(page.getByRole('main'));
    const form = await boxOf(page.getByRole('form', { name: 'Custom research request' }));
    const study = await boxOf(page.getByRole('figure', { name: 'What a study looks like' }));
    expect(form.top).toBeGreaterThan(study.bottom);
    expect(form.top - main.top).toBeLessThan(3 * 844);
  });
  // Of nine directors some stand in a second row, clear of what the first one says.
  await deck.evaluate((list) => {
    for (const each of [...list.children].slice(1)) list.append(each.cloneNode(true));
  });
  await atWidths(page, [768, 1200], async () => {
    const [first, last] = [deck.locator('a').first(), deck.locator('a').last()];
    expect((await boxOf(last)).top - (await boxOf(first)).bottom).toBeCloseTo(32, 0);
  });
});

test('directors: portrait, name, text, and a card that leads to the profile as drawn', async ({
  page,
}) => {
  await page.goto('/about/directors');
  const main = page.getByRole('main');
  const card = main.getByRole('listitem').first();
  const [chair, executive] = [main.getByRole('article').first(), main.getByRole('article').last()];
  const parts = async () => ({
    portrait: await boxOf(card.getByRole('img')),
    name: await boxOf(card.getByRole('heading')),
    text: await boxOf(card.getByText(directors[1]?.desc[0] ?? '')),
  });
  await page.setViewportSize({ width: 390, height: 844 });
  // The page is drawn anew for the width of a phone.
  await expect(async () => {
    const phone = await parts();
    expect(phone.portrait.width).toBe(104);
    expect(phone.name.left).toBeGreaterThan(phone.portrait.right);
    expect(phone.name.bottom).toBeLessThanOrEqual(phone.portrait.bottom + 1);
    expect(phone.text.left).toBe(phone.portrait.left);
    expect(phone.text.top).toBeGreaterThan(phone.portrait.bottom);
    expect((await boxOf(chair.getByRole('img'))).width).toBe(390);
  }).toPass();

  await page.setViewportSize({ width: 1440, height: 900 });
  const desk = await parts();
  // Three in a row, with gaps of 32; the two who lead reach the page's edges.
  expect(desk.portrait.width).toBeCloseTo((1200 - 2 * 32) / 3, 0);
  expect(desk.name.top).toBeGreaterThan(desk.portrait.bottom);
  expect(desk.text.top).toBeGreaterThan(desk.name.bottom);
  expect((await boxOf(chair.getByRole('img'))).left).toBe(0);
  expect((await boxOf(executive.getByRole('img'))).right).toBe(1440);

  // Forced: the link lies over the portrait.
  await page.getByRole('main').getByRole('img').last().click({ force: true });
  await expect(page).toHaveURL(directorPath(directors.at(-1)?.name ?? ''));
  await expect(page.locator('.profile-portrait img')).toBeVisible();
  await atWidths(page, [320, 479, 480, 600, 767, 768, 1279, 1280, 1920], async (width) => {
    const name = await boxOf(page.getByRole('heading', { level: 1 }));
    const portrait = await boxOf(page.locator('.profile-portrait'));
    expect(Math.abs(portrait.right - width)).toBeLessThan(1);
    expect(name.right).toBeLessThanOrEqual(portrait.left);
    expect(name.bottom).toBeLessThan(portrait.bottom);
    if (width < 768) expect(portrait.width).toBeCloseTo(Math.min(0.4 * width, 200), 0);
    else if (width < 1280) expect(portrait.width).toBeCloseTo(0.38 * width, 0);
    else expect(portrait.width).toBeCloseTo(456 + Math.max(24, (width - 1200) / 2), 0);
    const picture = await boxOf(page.locator('.profile-portrait img'));
    expect(picture.height).toBeCloseTo(portrait.height, 0);
  });
});

test('the three figures of the 404 page are whole on phones', async ({ page, expectErrors }) => {
  expectErrors(/404/);
  await page.goto('/no-such-page');
  await atWidths(page, [320, 390, 600, 767], async (width) => {
    const drawing = await boxOf(page.locator('.chart-drawing'));
    expect(drawing.width).toBeCloseTo(1.46 * width, 0);
    // They stand between 301 and 1299 of 1600, and end at 540 of 560.
    expect(drawing.left + (301 / 1600) * drawing.width).toBeGreaterThan(0);
    expect(drawing.left + (1299 / 1600) * drawing.width).toBeLessThan(width);
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    expect(title.top).toBeGreaterThan(drawing.top + (540 / 560) * drawing.height);
  });
});

test('a page looks the same by a link as by its address', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const boxes = () => placesOf(page, 'main *');
  const links = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['About', 'Services', 'Contact']) {
    await page.goto(`/${name.toLowerCase()}`);
    await hydrated(page);
    // The slides stand still once React has asked for reduced motion.
    await expect(page.getByRole('button', { name: 'Pause the slides' })).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const byAddress = await boxes();
    await page.goto('/');
    // Its later styles are there, and stay.
    await expect(page.getByRole('region', { name: 'Trusted by' })).toBeVisible();
    await links.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${name}$`, 'i'));
    await expect.poll(boxes).toEqual(byAddress);
  }
});

test('no browser darkens the pages by itself: the headline and the labels of charts stay readable', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  const devTools = await page.context().newCDPSession(page);
  for (const [path, part] of [
    ['/', '.hero h1'],
    ['/markets/exchange-rate', '.series-figure'],
  ] as const) {
    await devTools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const drawn = page.locator(part).first();
    const darkened = await drawn.screenshot();
    await devTools.send('Emulation.setAutoDarkModeOverride', { enabled: false });
    await page.reload();
    await page.waitForLoadState('networkidle');
    const asOurs = await drawn.screenshot();
    expect(darkened.equals(asOurs), path).toBe(true);
  }
});
