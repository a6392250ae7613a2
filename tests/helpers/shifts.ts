/** Measures whether elements of a page move while it loads. */
import type { Page } from '@playwright/test';
import { waitForFrames } from './texts';

/** Fields of a `layout-shift` entry that TypeScript does not declare. */
interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

interface ShiftOptions {
  /** Selector for elements whose shifts do not count. */
  ignored?: string;
  /** 'blocked' if web fonts must not load, 'late' if the test delays web fonts. */
  fonts?: 'blocked' | 'late';
}

/**
 * Adds up the layout shifts of each document. Shifts within half a second after a press do not
 * count. By default, web fonts are blocked, because it is random whether they load before the first
 * paint. By default, the status line of the market board does not count, because its Retry button
 * moves when the text before it changes.
 * @returns a function that returns the sum for the current document
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
    // The browser reports a shift one frame after the shift.
    await waitForFrames(page);
    return page.evaluate(() => Number(document.documentElement.dataset['shifts'] ?? 0));
  };
}

/** Returns the position and size of each matching element as text. */
export const measureLayout = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { top, left, width, height } = element.getBoundingClientRect();
      // Skips the height of these sections, because it depends on their content.
      const size = element.matches('[aria-roledescription], .series-columns')
        ? [width]
        : [width, height];
      const name = element.getAttribute('class') ?? element.localName;
      return `${name} ${[top + scrollY, left, ...size].map(Math.round).join(' ')}`;
    }),
  );
