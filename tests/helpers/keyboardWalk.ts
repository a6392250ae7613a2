import type { Locator, Page } from '@playwright/test';
import { expect } from './page';

/** More presses than any page has stops. */
const MOST_STOPS = 150;

/** What can take the focus by Tab, where it is seen and enabled. */
const STOPS =
  'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"], [contenteditable]';

/** What a walk leaves in the page. */
interface Walk {
  /** In the order of the document, as they are before the first Tab. */
  stops: Element[];
  describe: (element: Element) => string;
  /** Where the stop before stands on the page, if it is of the page's own part. */
  before: { right: number; top: number } | null;
}
declare global {
  interface Window {
    walk?: Walk;
  }
}

function listStops(selector: string): { names: string[]; unreachable: string[] } {
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
  };
  const isStop = (element: Element) =>
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [inert] *') &&
    isSeen(element);
  const describe = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent;
    return `${element.localName} '${name.trim().slice(0, 40) || element.id}'`;
  };
  const stops = [...document.querySelectorAll(selector)].filter(isStop);
  // Tabs that are not selected are an arrow key away.
  const unreachable = [...document.querySelectorAll('body *')].filter(
    (element) =>
      getComputedStyle(element).cursor === 'pointer' &&
      isSeen(element) &&
      !element.matches(':disabled, :disabled *, [role=tab], [role=tab] *, label, label *') &&
      !stops.some((stop) => stop.contains(element) || element.contains(stop)),
  );
  window.walk = { stops, describe, before: null };
  return { names: stops.map(describe), unreachable: unreachable.map(describe) };
}

/** Where the focus is, and what is wrong with how it is seen there. */
function examineFocus(): { at: number; name: string; problems: string[] } {
  const { walk } = window;
  if (walk === undefined) throw new Error('The stops are not listed');
  const { stops, describe, before } = walk;
  const focused = document.activeElement ?? document.body;
  const problems: string[] = [];
  const place = focused.getBoundingClientRect();

  const hasOutline = (element: Element) =>
    [undefined, '::before', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, pseudo);
      return (
        outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1 && !/, 0\)$/.test(outlineColor)
      );
    });
  const around: Element[] = [];
  for (let at: Element | null = focused; at !== null; at = at.parentElement) around.push(at);
  // The slider of a chart outlines the flag of its day.
  if (!around.some(hasOutline) && ![...document.querySelectorAll('main *')].some(hasOutline)) {
    problems.push('its focus is not seen');
  }

  const [left, right] = [Math.max(place.left, 0), Math.min(place.right, innerWidth)];
  const [top, bottom] = [Math.max(place.top, 0), Math.min(place.bottom, innerHeight)];
  // Of a field of many lines the browser scrolls the line with the cursor into sight.
  const isOnScreen = right - left > 2 && bottom - top >= Math.min(place.height / 2, 20);
  if (!isOnScreen) problems.push('it is not on the screen');
  else {
    // Not at its very corners, which may be round.
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
      const there = document.elementFromPoint(x, y);
      return there === null || !(focused.contains(there) || there.contains(focused));
    });
    if (isCovered) problems.push('it is covered');
    for (const [x = 0, y = 0] of edges) {
      for (let at = document.elementFromPoint(x, y); at; at = at.parentElement) {
        if (at.contains(focused)) break;
        if (/fixed|sticky/.test(getComputedStyle(at).position)) {
          problems.push(`${describe(at)} covers a part of it`);
        }
      }
    }
  }

  const inMain = focused.closest('main') !== null;
  // Upwards only into a column further right.
  if (inMain && before && place.bottom + scrollY <= before.top && place.left < before.right - 1) {
    problems.push('it stands above the one before');
  }
  walk.before = inMain ? { right: place.right, top: place.top + scrollY } : null;
  return { at: stops.indexOf(focused), name: describe(focused), problems };
}

/** The next Tab begins at the top, as on a page that was just opened. */
export const focusTop = (page: Page) =>
  page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    window.scrollTo(0, 0);
  });

/**
 * Goes through the page with Tab from its top, and fails where an element that answers to a press
 * is not reached, comes in another order than it is read in, holds the focus, or has it unseen.
 */
export async function walkThrough(page: Page, path: string): Promise<void> {
  const { names, unreachable } = await page.evaluate(listStops, STOPS);
  expect(unreachable, `${path}: pressed by mouse, never reached by Tab`).toEqual([]);
  const met: string[] = [];
  const problems: string[] = [];
  for (const [place, expected] of names.entries()) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(examineFocus);
    met.push(stop.at === place ? expected : `${stop.name} (${stop.at})`);
    problems.push(...stop.problems.map((problem) => `${stop.name}: ${problem}`));
  }
  expect(met, `${path}: Tab goes in reading order`).toEqual(names);
  expect(problems, `${path}: the focus is seen`).toEqual([]);
  await page.keyboard.press('Tab');
  const after = await page.evaluate(examineFocus);
  expect(after.at, `${path}: the last lets go of the focus`).not.toBe(names.length - 1);
}

/**
 * The same for a page with rows of buttons that arrow keys go through, and with bars that stay at
 * its foot: fails where the focus is unseen, off the screen, covered, or under the bar at the top.
 */
export async function walkUnderBars(page: Page, path: string): Promise<void> {
  await page.evaluate(listStops, STOPS);
  const met = new Set<number>();
  const problems: string[] = [];
  while (met.size < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(examineFocus);
    if (stop.at === -1 || met.has(stop.at)) break;
    met.add(stop.at);
    const grave = stop.problems.filter(
      (problem) => !/stands above|^(?!header).* covers/.test(problem),
    );
    problems.push(...grave.map((problem) => `${stop.name}: ${problem}`));
  }
  expect(met.size, `${path}: Tab goes on`).toBeGreaterThan(3);
  expect(problems, `${path}: the focus is seen`).toEqual([]);
}

/**
 * Goes back with Shift+Tab through the page's own part, and fails where the bar at the top lies
 * over the focus.
 */
export async function walkBackUnderBar(page: Page, path: string): Promise<void> {
  const taken = await page.evaluate((selector) => {
    const stops = [...document.querySelectorAll<HTMLElement>(`main :is(${selector})`)];
    const last = stops.findLast(
      (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility(),
    );
    last?.focus();
    return last === undefined || document.activeElement === last;
  }, STOPS);
  expect(taken, `${path}: the last takes the focus`).toBe(true);
  const covered: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Shift+Tab');
    const stop = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const at = document.activeElement ?? document.body;
      if (at.closest('main') === null) return null;
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return { name: at.outerHTML.slice(0, 100), isUnder: at.getBoundingClientRect().top < bar };
    });
    if (stop === null) break;
    if (stop.isUnder) covered.push(stop.name);
  }
  expect(covered, `${path}: under the bar`).toEqual([]);
}

/** Goes on with Tab until this has the focus; shows that the keyboard can reach it. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target.toString()}`);
}

/**
 * Goes there with Tab and presses a key, once it does something: not while the page is busy with
 * it.
 */
export async function press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(target);
  await expect(target).toBeEnabled();
  await target.page().keyboard.press(key);
}
