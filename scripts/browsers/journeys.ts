/** The walk in every browser: each page with its figures, and each kind of control. */
import { seriesPath, seriesSlugs, embedPath } from '../../src/content/seriesSlugs.ts';
import { fixedPaths } from '../../src/content/sitePaths.ts';
import { press, see, type Send } from './session.ts';

export interface Journey {
  name: string;
  path: string;
  /** A window as narrow as the browser makes one. */
  narrow?: boolean;
  walk: (send: Send) => Promise<void>;
}

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

const button = (name: string) =>
  `//button[normalize-space()=${JSON.stringify(name)} or @aria-label=${JSON.stringify(name)}]`;
const one = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;
const slider = `/\\d/.test(${one('input[type=range]')}?.getAttribute('aria-valuetext'))`;
const heading = `${one('h1')}?.getBoundingClientRect().height > 0`;
const fits = 'document.documentElement.scrollWidth <= innerWidth';

/** Each page by its path, with what says that its figures are on the screen. */
const figures: Partial<Record<string, string>> = {
  '/': `/\\d/.test(${one('.asi-value')}?.textContent)`,
  '/resources': `${one('a.file-name')} !== null`,
  '/markets': `/\\d,\\d{3}\\.\\d\\d/.test(${one('main')}?.innerText)`,
};
const pages: readonly (readonly [path: string, shown: string])[] = [
  ...fixedPaths().map((path) => [path, figures[path] ?? heading] as const),
  ...seriesSlugs.flatMap((slug) => [
    [seriesPath(slug), slider] as const,
    [embedPath(slug), slider] as const,
  ]),
  ['/no-such-page', heading],
];

const controls: readonly Journey[] = [
  {
    name: 'menu',
    path: '/',
    narrow: true,
    async walk(send) {
      await press(send, '//summary');
      await press(send, "//details[@open]//a[normalize-space()='Services']");
      await see(send, "location.pathname === '/services'");
      await see(send, heading);
    },
  },
  {
    name: 'tab',
    path: '/',
    async walk(send) {
      await press(send, "//*[@role='tab'][2]");
      await see(send, `${one('[role=tab][aria-selected=true]')}?.textContent === 'Top 5 losers'`);
      await see(
        send,
        "document.querySelectorAll('[role=tabpanel]:not([hidden]) tbody tr').length >= 5",
      );
    },
  },
  {
    name: 'carousel',
    path: '/',
    async walk(send) {
      await press(send, button('Next slide'));
      await see(send, `${one('[aria-label="Slide 2"]')}?.getAttribute('aria-current') === 'true'`);
    },
  },
  {
    name: 'category',
    path: '/resources',
    async walk(send) {
      await press(send, "//nav[@aria-label='Categories']//li[2]/button");
      await see(send, "location.search.includes('category=')");
      await see(send, `${one('.categories li:nth-child(2) [aria-pressed=true]')} !== null`);
    },
  },
  {
    name: 'range of a series',
    path: seriesPath('asi'),
    async walk(send) {
      await see(send, slider);
      await press(send, button('3 months'));
      await see(send, "location.search === '?range=3m'");
      await see(send, slider);
    },
  },
];

export const journeys: readonly Journey[] = [
  ...pages.map(([path, shown]) => ({
    name: path,
    path,
    async walk(send: Send) {
      await see(send, shown);
      await see(send, fits);
    },
  })),
  ...controls,
];

/** Walks through each of them; resolves with what went wrong, by journey. */
export async function walkThrough(send: Send, origin: string): Promise<Map<string, string>> {
  const problems = new Map<string, string>();
  for (const { name, path, narrow, walk } of journeys) {
    try {
      await send('resize', narrow ? PHONE : DESKTOP);
      await send('open', { url: origin + path });
      await walk(send);
    } catch (error) {
      problems.set(name, error instanceof Error ? error.message : String(error));
    }
  }
  return problems;
}
