/* Measures what a reader waits for on a page, in a phone's browser behind a slow network. */
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { median } from 'd3-array';
import { keysOf, mapKeys } from '../../src/lib/records.ts';
import { type Row, row, RUNS } from './rows.ts';
import { LOCAL_SPEED, type ServedSite } from './site.ts';

/** Bits a second and milliseconds, and the most until the figures of `/` are on the screen. */
const NETWORKS = [
  {
    name: '1.6 Mbit/s, 150 ms',
    speed: { down: 1_600_000, up: 750_000, roundTrip: 150 },
    budgets: { first: 2200, second: 800 },
  },
  { name: '400 kbit/s, 400 ms', speed: { down: 400_000, up: 400_000, roundTrip: 400 } },
];
/** Elements with a digit in them once a page's figures are there. */
const FIGURES = {
  '/': ['.today b', '.asi-value'],
  '/about': ['.today b'],
};

/**
 * The waits of a reader, with their names in the results: milliseconds from the press on a link to
 * the page until something is painted, until the largest part of the first screen is (on Home its
 * headline), until its figures can be read (those of this visit, or dated ones of the last), and
 * until React answers in the main part of the page.
 */
const WAITS = {
  firstPaint: 'first paint',
  headline: 'headline',
  figures: 'figures',
  usable: 'usable',
};
type Waits = Record<keyof typeof WAITS, number>;

/** A mid-range phone is so many times slower than this machine. */
const PROCESSOR = 4;
const PHONE = { width: 390, height: 844 };
const GIVEN_UP_MS = 60_000;

export const phone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: PHONE });

export async function pageOn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
  return page;
}

/** Runs in the page from its start, and looks in each frame whether what is waited for is there. */
function watch(figures: readonly string[]): void {
  const seen: Record<string, number> = {};
  Object.assign(window, { waited: seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen['headline'] = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const has = (selector: string) => /\d/.test(document.querySelector(selector)?.textContent ?? '');
  const isHydrated = () => {
    const main = document.querySelector('#content');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  };
  const look = () => {
    const now = performance.now();
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (paint !== undefined) seen['firstPaint'] = paint.startTime;
    if (seen['figures'] === undefined && figures.every(has)) seen['figures'] = now;
    if (seen['usable'] === undefined && isHydrated()) seen['usable'] = now;
    inFrame.disconnect();
    requestAnimationFrame(observe);
  };
  // It calls back after a frame's layout: what the page fills in in that frame is there by then.
  const inFrame = new ResizeObserver(look);
  const observe = () => inFrame.observe(document.documentElement);
  requestAnimationFrame(observe);
}

/**
 * Longer than a worker takes to keep a visit; one that failed to install tries again at the next
 * visit.
 */
const KEPT_WITHIN_MS = 15_000;

/**
 * Waits until the page and the code that it has fetched are in the cache of the worker, or will not
 * be.
 */
async function waitUntilKept(page: Page): Promise<void> {
  // Not `waitForFunction`, which takes a promise for an answer.
  const isKept = () =>
    page.evaluate(async () => {
      const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
      const code = fetched.filter((name) => name.includes('/assets/'));
      const addresses = [window.location.href, ...code];
      const kept = await Promise.all(addresses.map((address) => caches.match(address)));
      return kept.every((answer) => answer !== undefined);
    });
  const end = Date.now() + KEPT_WITHIN_MS;
  while (!(await isKept())) {
    if (Date.now() > end) {
      console.log(`   not kept: ${page.url()}`);
      return;
    }
    await setTimeout(100);
  }
}

async function visit(context: BrowserContext, url: string, figures: readonly string[]) {
  const page = await pageOn(context);
  // The loader of these scripts keeps the names of functions by a call that pages do not have.
  await page.addInitScript('globalThis.__name = (work) => work;');
  await page.addInitScript(watch, figures);
  await page.goto(url, { timeout: GIVEN_UP_MS });
  const isThere = (names: readonly string[]) => {
    const seen: unknown = Reflect.get(window, 'waited');
    if (typeof seen !== 'object' || seen === null) return null;
    return names.every((name) => name in seen) ? { ...seen } : null;
  };
  const waited: Partial<Record<string, number>> = await page
    .waitForFunction(isThere, keysOf(WAITS), { timeout: GIVEN_UP_MS })
    .then(async (seen) => (await seen.jsonValue()) ?? {})
    .catch(async (error: unknown) => {
      const seen = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'waited')));
      throw new Error(`${url} never came so far that all was seen, only ${seen}`, { cause: error });
    });
  // What comes after the page is usable belongs to this visit too, and to what the next one finds:
  // its worker keeps the page and its code.
  await page.waitForLoadState('networkidle', { timeout: GIVEN_UP_MS });
  await waitUntilKept(page);
  await page.close();
  return mapKeys(keysOf(WAITS), (name) => waited[name] ?? NaN);
}

/** Measures first visits to each page over each network, and the second visits that follow them. */
export async function measureVisits({ base, over }: ServedSite, browser: Browser): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, speed, budgets } of NETWORKS) {
    const { hangUp } = await over(speed);
    for (const [path, figures] of Object.entries(FIGURES)) {
      const all: Record<'first' | 'second', Waits[]> = { first: [], second: [] };
      for (let run = 0; run < RUNS; run += 1) {
        const context = await phone(browser);
        for (const which of keysOf(all)) {
          // The connections of the visit before have ended by then.
          hangUp();
          all[which].push(await visit(context, base + path, figures));
        }
        await context.close();
      }
      for (const which of keysOf(all)) {
        for (const wait of keysOf(WAITS)) {
          const what = `${path}, ${name}, ${which} visit: ${WAITS[wait]}`;
          const budget = path === '/' && wait === 'figures' ? budgets?.[which] : undefined;
          rows.push(row(what, median(all[which], (waits) => waits[wait]) ?? NaN, 'ms', budget));
        }
      }
    }
  }
  await over(LOCAL_SPEED);
  return rows;
}
