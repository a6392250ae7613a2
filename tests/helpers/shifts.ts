/** Measures whether a page moves while it loads. */
import type { Page } from '@playwright/test';
import { waitForFrames } from './texts';

/** The fields of a `layout-shift` entry that TypeScript does not declare. */
interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

interface ShiftOptions {
  /** A selector for elements whose shifts do not count. */
  ignored?: string;
  /** Whether web fonts are blocked, or load late because the test delays them. */
  fonts?: 'blocked' | 'late';
}

/**
 * Sums up the layout shifts of each document. Shifts within half a second after a press do not
 * count. Web fonts are blocked by default, because it is random whether a font loads before the
 * first paint. The status line of Home's market board is ignored by default: its Retry button
 * follows a text that becomes shorter.
 * @returns a function that returns the sum of the current document
 */
export async function watchShifts(
  page: Page,
  { ignored = '.board-line', fonts = 'blocked' }: ShiftOptions = {},
): Promise<() => Promise<number>> {
  if (fonts === 'blocked') await page.route(/\.woff2$/, (route) => route.fulfill({ status: 204 }));
  await page.addInitScript((ignoredSelector) => {
    new PerformanceObserver((list) => {
      const shifts: (PerformanceEntry & Partial<LayoutShift>)[] = list.getEntries();
      for (const { value = 0, hadRecentInput = false, sources = [] } of shifts) {
        const isIgnored = ({ node }: LayoutShift['sources'][number]) =>
          node instanceof Element && node.closest(ignoredSelector) !== null;
        if (!hadRecentInput && !sources.every(isIgnored)) {
          const sum = Number(document.documentElement.dataset['shifts'] ?? 0) + value;
          document.documentElement.dataset['shifts'] = String(sum);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, ignored);
  return async () => {
    // The browser reports a shift after the frame in which it happened.
    await waitForFrames(page);
    return page.evaluate(() => Number(document.documentElement.dataset['shifts'] ?? 0));
  };
}

/** Returns the position and size of each element that matches, as text. */
export const measureLayout = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { top, left, width, height } = element.getBoundingClientRect();
      // The height of these sections depends on their content, so only the width is compared.
      const size = element.matches('[aria-roledescription], .series-columns')
        ? [width]
        : [width, height];
      const name = element.getAttribute('class') ?? element.localName;
      return `${name} ${[top + scrollY, left, ...size].map(Math.round).join(' ')}`;
    }),
  );
