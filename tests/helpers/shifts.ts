/** Whether anything on a page moves by itself while answers come. */
import type { Page } from '@playwright/test';
import { drawn } from './texts';

/** What TypeScript does not know of a `layout-shift` entry. */
interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

interface Watched {
  ignored?: string;
  /**
   * What becomes of the fonts of the text, which stay away unless a test holds them back itself.
   */
  fonts?: 'away' | 'late';
}

/**
 * The sum of all layout shifts since the document began, in the device's own font: whether a font
 * comes before the first paint or after it is chance. Left out are those that follow a press within
 * half a second, and those of `ignored` parts: by default the board's line, whose Retry stands
 * behind a text that grows shorter.
 */
export async function watchShifts(
  page: Page,
  { ignored = '.board-line', fonts = 'away' }: Watched = {},
): Promise<() => Promise<number>> {
  if (fonts === 'away') await page.route(/\.woff2$/, (route) => route.fulfill({ status: 204 }));
  await page.addInitScript((parts) => {
    new PerformanceObserver((list) => {
      const shifts: (PerformanceEntry & Partial<Shift>)[] = list.getEntries();
      for (const { value = 0, hadRecentInput = false, sources = [] } of shifts) {
        const isIgnored = ({ node }: Shift['sources'][number]) =>
          node instanceof Element && node.closest(parts) !== null;
        if (!hadRecentInput && !sources.every(isIgnored)) {
          const sum = Number(document.documentElement.dataset['shifts'] ?? 0) + value;
          document.documentElement.dataset['shifts'] = String(sum);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, ignored);
  return async () => {
    // Entries come after the frame that they are of.
    await drawn(page);
    return page.evaluate(() => Number(document.documentElement.dataset['shifts'] ?? 0));
  };
}

/** Where the parts of a page stand, and how large they are. */
export const placesOf = (page: Page, parts: string) =>
  page.locator(parts).evaluateAll((found) =>
    found.map((part) => {
      const { top, left, width, height } = part.getBoundingClientRect();
      // The end of a page is as long as what it says there.
      const size = part.matches('[aria-roledescription], .series-columns')
        ? [width]
        : [width, height];
      const name = part.getAttribute('class') ?? part.localName;
      return `${name} ${[top + scrollY, left, ...size].map(Math.round).join(' ')}`;
    }),
  );
