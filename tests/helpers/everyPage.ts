import type { Page } from '@playwright/test';
import { expect } from './page';
import { overlapping, textsOf } from './texts';

/** Fails where the page is wider than the window, or a text is cut off or lies over another. */
export async function expectFits(page: Page, when: string): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, `${when}: px wider than the window`).toBeLessThanOrEqual(0);
  const texts = await textsOf(page);
  const cut = texts.filter((text) => text.cut).map(({ text }) => text);
  expect(cut, `${when}: cut off`).toEqual([]);
  expect(overlapping(texts), `${when}: over each other`).toEqual([]);
}

/** The same with letters twice as large, which stay so only as long as it takes. */
export async function expectFitsLarge(page: Page): Promise<void> {
  const setSize = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      return document.fonts.ready.then(() => undefined);
    }, size);
  await setSize('200%');
  await expectFits(page, `letters twice as large at ${page.viewportSize()?.width ?? 0}`);
  await setSize('');
}

/** What stands in a field and does not fit it. */
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
 * Where the operating system sets the colours, everything that is drawn by a colour alone is still
 * told from its ground: what is chosen or current, buttons, markers of charts, logos and ticks.
 */
function lostInForcedColors(): string[] {
  const canvas = getComputedStyle(document.body).backgroundColor;
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
  const groundOf = (element: Element, pseudo?: string) =>
    getComputedStyle(element, pseudo).backgroundColor;
  const isLost = (color: string) => color === canvas || color === 'rgba(0, 0, 0, 0)';
  const name = (element: Element) =>
    `${element.localName}.${element.getAttribute('class') ?? ''} '${element.textContent.trim().slice(0, 30)}'`;
  const lost: string[] = [];
  const mustStandOut = (selector: string, pseudo?: string) => {
    for (const element of seen(selector)) {
      if (isLost(groundOf(element, pseudo))) lost.push(`${name(element)}${pseudo ?? ''}`);
    }
  };
  mustStandOut('.slide-dot', '::before');
  mustStandOut('.pager-dot', '::before');
  mustStandOut('[role=tab][aria-selected=true]', '::after');
  mustStandOut('.scale-pointer');
  mustStandOut('.rate-dot', '::after');
  mustStandOut(
    '.admin-menu [aria-current=page], nav[aria-label=Pages] [aria-current=page], button.bg-navy-900:enabled',
  );
  // Logos have colours of their own, so they bring their ground along.
  for (const logo of seen('header img, footer a img, [aria-labelledby=trusted] img')) {
    if (groundOf(logo) === 'rgba(0, 0, 0, 0)') lost.push(name(logo));
  }
  for (const chosen of seen('[aria-pressed=true]')) {
    const other = chosen.closest('ul, [role=group]')?.querySelector('[aria-pressed=false]');
    if (other && groundOf(chosen) === groundOf(other)) lost.push(name(chosen));
  }
  for (const mark of seen('.plot .mark-node')) {
    if (isLost(getComputedStyle(mark).fill)) lost.push(name(mark));
  }
  for (const line of seen('.chart-line')) {
    const { stroke } = getComputedStyle(line);
    if (stroke === canvas || stroke === 'none') lost.push(name(line));
  }
  // A tick that is a background picture keeps its own colours, on any ground.
  for (const control of seen('input[type=checkbox], select')) {
    if (getComputedStyle(control).appearance !== 'auto') lost.push(name(control));
  }
  return lost;
}

/** Fails where something is lost in the colours of a light or a dark system. */
export async function expectSeenInForcedColors(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await expect
      .poll(() => page.evaluate(lostInForcedColors), `forced colours, ${colorScheme}`)
      .toEqual([]);
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
}

const isDark = (color: string) =>
  (color.match(/[\d.]+/g) ?? []).slice(0, 3).every((part) => Number(part) < 0x60);
const isWhite = (color: string) => color === 'rgb(255, 255, 255)' || color.endsWith(', 0)');
/** A4 between its margins, in px. */
const PAPER = 680;

/** On paper: black on white, nothing to press, nothing outside or over another. */
export async function expectOnPaper(page: Page): Promise<void> {
  await page.setViewportSize({ width: PAPER, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const control of await page
    .locator('.letter, .decor, .carousel-controls, form, button')
    .all()) {
    await expect(control).toBeHidden();
  }
  await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const texts = await textsOf(page);
  const wordsOf = (some: typeof texts) => some.map(({ text }) => text);
  expect(wordsOf(texts.filter(({ color }) => !isDark(color))), 'not black').toEqual([]);
  const onColour = texts.filter(({ grounds }) => !grounds.every(isWhite));
  expect(wordsOf(onColour), 'not on white').toEqual([]);
  const outside = texts.filter(({ place }) => place.left < 0 || place.right > PAPER);
  expect(wordsOf(outside), 'beside the paper').toEqual([]);
  expect(overlapping(texts), 'on paper, over each other').toEqual([]);
  await page.emulateMedia({ media: null });
}
