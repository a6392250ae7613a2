import type { Locator, Page } from '@playwright/test';
import { expect } from './page';

/** The maximum number of Tab stops in a walk. No page has more focusable elements than this. */
const MAX_STOPS = 150;

/** Elements that Tab can reach if they are visible and enabled. */
const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"], [contenteditable]';

/** The state of a walk with Tab, which is stored in the page. */
interface KeyboardWalk {
  /** The focusable elements in document order, before the first Tab. */
  stops: Element[];
  describe: (element: Element) => string;
  /** The position of the previously focused element, or null if it was outside `main`. */
  previous: { right: number; top: number } | null;
}
declare global {
  interface Window {
    keyboardWalk?: KeyboardWalk;
  }
}

/**
 * Lists the focusable elements, and the clickable elements that Tab cannot reach. Runs in the page.
 */
function listStops(selector: string): { names: string[]; unreachable: string[] } {
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
  };
  const isStop = (element: Element) =>
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [inert] *') &&
    isVisible(element);
  const describeElement = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent;
    return `${element.localName} '${name.trim().slice(0, 40) || element.id}'`;
  };
  const stops = [...document.querySelectorAll(selector)].filter(isStop);
  // Unselected tabs are left out, because the arrow keys reach them.
  const unreachable = [...document.querySelectorAll('body *')].filter(
    (element) =>
      getComputedStyle(element).cursor === 'pointer' &&
      isVisible(element) &&
      !element.matches(':disabled, :disabled *, [role=tab], [role=tab] *, label, label *') &&
      !stops.some((stop) => stop.contains(element) || element.contains(stop)),
  );
  window.keyboardWalk = { stops, describe: describeElement, previous: null };
  return { names: stops.map(describeElement), unreachable: unreachable.map(describeElement) };
}

/**
 * Returns the focused element and the reasons why a user might not see the focus. Runs in the page.
 */
function examineFocus(): { index: number; name: string; problems: string[] } {
  const { keyboardWalk } = window;
  if (keyboardWalk === undefined) throw new Error('Call listStops before examineFocus');
  const { stops, describe, previous } = keyboardWalk;
  const focused = document.activeElement ?? document.body;
  const problems: string[] = [];
  const box = focused.getBoundingClientRect();

  const hasOutline = (element: Element) =>
    [undefined, '::before', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, pseudo);
      return (
        outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1 && !/, 0\)$/.test(outlineColor)
      );
    });
  const ancestors: Element[] = [];
  for (let element: Element | null = focused; element !== null; element = element.parentElement) {
    ancestors.push(element);
  }
  // When the slider of a chart has the focus, the outline is around the label of the selected day.
  if (!ancestors.some(hasOutline) && ![...document.querySelectorAll('main *')].some(hasOutline)) {
    problems.push('has no focus outline');
  }

  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  // In a tall field, the browser scrolls only the line of the cursor into view.
  const isOnScreen = right - left > 2 && bottom - top >= Math.min(box.height / 2, 20);
  if (!isOnScreen) problems.push('is off the screen');
  else {
    // Skips the corners, which may be rounded.
    const points = [0.1, 0.5, 0.9].map((part) => [
      left + part * (right - left),
      top + part * (bottom - top),
    ]);
    const [, [midX = 0, midY = 0] = []] = points;
    const edges = [
      [midX, top + 3],
      [midX, bottom - 3],
    ];
    const probes = [...points, [left + 3, midY], [right - 3, midY], ...edges];
    const isCovered = probes.every(([x = 0, y = 0]) => {
      const topmost = document.elementFromPoint(x, y);
      return topmost === null || !(focused.contains(topmost) || topmost.contains(focused));
    });
    if (isCovered) problems.push('is covered');
    for (const [x = 0, y = 0] of edges) {
      let element = document.elementFromPoint(x, y);
      for (; element && !element.contains(focused); element = element.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(element).position)) {
          problems.push(`is partly covered by ${describe(element)}`);
        }
      }
    }
  }

  const inMain = focused.closest('main') !== null;
  // Moving up is allowed if the element is in a column further right, because that column starts
  // higher.
  const isAbove = previous !== null && box.bottom + scrollY <= previous.top;
  if (inMain && isAbove && box.left < previous.right - 1) {
    problems.push('is above the previous stop');
  }
  keyboardWalk.previous = inMain ? { right: box.right, top: box.top + scrollY } : null;
  return { index: stops.indexOf(focused), name: describe(focused), problems };
}

/** Resets the focus, so that the next Tab starts at the top of the page. */
export const focusPageTop = (page: Page) =>
  page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    window.scrollTo(0, 0);
  });

/**
 * Walks through a public page with Tab. Expects that Tab reaches every clickable element in reading
 * order, that the focus is always visible, and that Tab finally leaves the page.
 */
export async function walkPublicPage(page: Page, path: string): Promise<void> {
  const { names, unreachable } = await page.evaluate(listStops, FOCUSABLE);
  expect(unreachable, `${path}: clickable, but not reached by Tab`).toEqual([]);
  const visited: string[] = [];
  const problems: string[] = [];
  for (const [index, expected] of names.entries()) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(examineFocus);
    visited.push(stop.index === index ? expected : `${stop.name} (${stop.index})`);
    problems.push(...stop.problems.map((problem) => `${stop.name}: ${problem}`));
  }
  expect(visited, `${path}: Tab follows the reading order`).toEqual(names);
  expect(problems, `${path}: the focus is visible`).toEqual([]);
  await page.keyboard.press('Tab');
  const next = await page.evaluate(examineFocus);
  expect(next.index, `${path}: Tab leaves the last element`).not.toBe(names.length - 1);
}

/**
 * Walks through a staff page with Tab. The walk ignores the order of the elements, because staff
 * pages have rows of buttons for the arrow keys. It also ignores bars at the bottom that cover part
 * of an element.
 */
export async function walkStaffPage(page: Page, path: string): Promise<void> {
  await page.evaluate(listStops, FOCUSABLE);
  const visited = new Set<number>();
  const problems: string[] = [];
  while (visited.size < MAX_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(examineFocus);
    if (stop.index === -1 || visited.has(stop.index)) break;
    visited.add(stop.index);
    const serious = stop.problems.filter(
      (problem) => !/is above|is partly covered by (?!header)/.test(problem),
    );
    problems.push(...serious.map((problem) => `${stop.name}: ${problem}`));
  }
  expect(visited.size, `${path}: Tab moves the focus`).toBeGreaterThan(3);
  expect(problems, `${path}: the focus is visible`).toEqual([]);
}

/**
 * Walks back through `main` with Shift+Tab. Expects that the header never covers the focused
 * element.
 */
export async function walkBackUnderHeader(page: Page, path: string): Promise<void> {
  const isFocused = await page.evaluate((selector) => {
    const stops = [...document.querySelectorAll<HTMLElement>(`main :is(${selector})`)];
    const last = stops.findLast(
      (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility(),
    );
    last?.focus();
    return last === undefined || document.activeElement === last;
  }, FOCUSABLE);
  expect(isFocused, `${path}: the last element is focused`).toBe(true);
  const covered: string[] = [];
  for (let presses = 0; presses < MAX_STOPS; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const stop = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const focused = document.activeElement ?? document.body;
      if (focused.closest('main') === null) return null;
      const headerBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const isCovered = focused.getBoundingClientRect().top < headerBottom;
      return { html: focused.outerHTML.slice(0, 100), isCovered };
    });
    if (stop === null) break;
    if (stop.isCovered) covered.push(stop.html);
  }
  expect(covered, `${path}: covered by the header`).toEqual([]);
}

export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MAX_STOPS; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target.toString()}`);
}

/** Moves the focus to the target with Tab, waits until the target is enabled, and presses a key. */
export async function press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(target);
  await expect(target).toBeEnabled();
  await target.page().keyboard.press(key);
}
