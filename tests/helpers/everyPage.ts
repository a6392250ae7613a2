import type { Page } from '@playwright/test';
import { expect } from './page';
import { findOverlaps, readTexts } from './texts';

/** Expects that the page fits into the width of the window and shows no cut or overlapping text. */
export async function expectFits(page: Page, when: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${when}: px wider than the window`).toBeLessThanOrEqual(0);
  const texts = await readTexts(page);
  const cut = texts.filter((text) => text.cut).map(({ text }) => text);
  expect(cut, `${when}: cut off`).toEqual([]);
  expect(findOverlaps(texts), `${when}: overlapping`).toEqual([]);
}

export async function expectFitsWithLargeText(page: Page): Promise<void> {
  const setSize = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      return document.fonts.ready.then(() => undefined);
    }, size);
  await setSize('200%');
  await expectFits(page, `200% font size at ${page.viewportSize()?.width ?? 0}`);
  await setSize('');
}

/** Expects that every text field is wide enough for its value. */
export async function expectFieldsFit(page: Page, when: string): Promise<void> {
  const cut = await page
    .getByRole('textbox')
    .evaluateAll((fields) =>
      fields.flatMap((field) =>
        field instanceof HTMLInputElement && field.scrollWidth > field.clientWidth
          ? [field.value]
          : [],
      ),
    );
  expect(cut, `${when}: cut off in a field`).toEqual([]);
}

/**
 * Returns the elements that are invisible in forced colours, because only a colour separates them
 * from the background. Runs in the page.
 */
function findLostInForcedColors(): string[] {
  const canvas = getComputedStyle(document.body).backgroundColor;
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const findVisible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(isVisible);
  const findBackground = (element: Element, pseudo?: string) =>
    getComputedStyle(element, pseudo).backgroundColor;
  const isLost = (color: string) => color === canvas || color === 'rgba(0, 0, 0, 0)';
  const describeElement = (element: Element) =>
    `${element.localName}.${element.getAttribute('class') ?? ''} '${element.textContent.trim().slice(0, 30)}'`;
  const lost: string[] = [];
  const requireBackground = (selector: string, pseudo?: string) => {
    for (const element of findVisible(selector)) {
      if (isLost(findBackground(element, pseudo)))
        lost.push(`${describeElement(element)}${pseudo ?? ''}`);
    }
  };
  requireBackground('.slide-dot', '::before');
  requireBackground('.pager-dot', '::before');
  requireBackground('[role=tab][aria-selected=true]', '::after');
  requireBackground('.scale-pointer');
  requireBackground('.rate-dot', '::after');
  requireBackground(
    '.admin-menu [aria-current=page], nav[aria-label=Pages] [aria-current=page], button.bg-navy-900:enabled',
  );
  // Forced colours leave logos unchanged, so a logo needs a background of its own.
  for (const logo of findVisible('header img, footer a img, [aria-labelledby=trusted] img')) {
    if (findBackground(logo) === 'rgba(0, 0, 0, 0)') lost.push(describeElement(logo));
  }
  for (const pressed of findVisible('[aria-pressed=true]')) {
    const other = pressed.closest('ul, [role=group]')?.querySelector('[aria-pressed=false]');
    if (other && findBackground(pressed) === findBackground(other))
      lost.push(describeElement(pressed));
  }
  for (const mark of findVisible('.plot .mark-node')) {
    if (isLost(getComputedStyle(mark).fill)) lost.push(describeElement(mark));
  }
  for (const line of findVisible('.chart-line')) {
    const { stroke } = getComputedStyle(line);
    if (stroke === canvas || stroke === 'none') lost.push(describeElement(line));
  }
  // Checkboxes, radio buttons and selects need their native appearance. Drawings in a background
  // image would keep their colour.
  for (const control of findVisible('input[type=checkbox], input[type=radio], select')) {
    if (getComputedStyle(control).appearance !== 'auto') lost.push(describeElement(control));
  }
  return lost;
}

/**
 * Expects that every element stays visible in forced colours, with a light and with a dark system
 * theme.
 */
export async function expectVisibleInForcedColors(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await expect
      .poll(() => page.evaluate(findLostInForcedColors), `forced colours, ${colorScheme}`)
      .toEqual([]);
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
}

const isDark = (color: string) =>
  (color.match(/[\d.]+/g) ?? []).slice(0, 3).every((part) => Number(part) < 0x60);
const isWhite = (color: string) => color === 'rgb(255, 255, 255)' || color.endsWith(', 0)');
/** The width of A4 paper without its margins. */
const PAPER_WIDTH_PX = 680;

/**
 * Expects a printed page in black on white, without controls and without cut or overlapping text.
 */
export async function expectPrintable(page: Page): Promise<void> {
  await page.setViewportSize({ width: PAPER_WIDTH_PX, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const control of await page
    .locator('.letter, .decor, .carousel-controls, form, button')
    .all()) {
    await expect(control).toBeHidden();
  }
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const texts = await readTexts(page);
  const listTexts = (some: typeof texts) => some.map(({ text }) => text);
  expect(listTexts(texts.filter(({ color }) => !isDark(color))), 'not black').toEqual([]);
  const onColour = texts.filter(({ backgrounds }) => !backgrounds.every(isWhite));
  expect(listTexts(onColour), 'not on white').toEqual([]);
  const outside = texts.filter(({ box }) => box.left < 0 || box.right > PAPER_WIDTH_PX);
  expect(listTexts(outside), 'beyond the paper').toEqual([]);
  expect(findOverlaps(texts), 'overlapping on paper').toEqual([]);
  await page.emulateMedia({ media: null });
}
