/* Measures how long visitors wait for a page in a phone's browser with a slow network. */
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { median } from 'd3-array';
import { listKeys, mapKeys } from '../../src/lib/records.ts';
import { type BenchRow, createRow, RUNS } from './rows.ts';
import { LOCAL_SPEED, type ServedSite } from './site.ts';

/**
 * Simulated networks. `down` and `up` are in bits per second, and `roundTrip` is in milliseconds.
 * `budgets.first` and `budgets.second` limit the time in milliseconds until `/` shows its figures,
 * on the first visit and on the second visit.
 */
const NETWORKS = [
  {
    name: '1.6 Mbit/s, 150 ms',
    speed: { down: 1_600_000, up: 750_000, roundTrip: 150 },
    budgets: { first: 2200, second: 800 },
  },
  { name: '400 kbit/s, 400 ms', speed: { down: 400_000, up: 400_000, roundTrip: 400 } },
];
/** Selectors of elements. An element contains a digit as soon as the page shows its figures. */
const FIGURE_SELECTORS = {
  '/': ['.today b', '.asi-value'],
  '/about': ['.today b'],
};

/**
 * Names of the measured times in the results. All times are in milliseconds since the start of the
 * navigation:
 * - the first paint
 * - the largest paint of the first screen (the headline on Home)
 * - the first figures, either current figures or cached figures with their date
 * - the hydration of the main part of the page
 */
const WAIT_LABELS = {
  firstPaint: 'first paint',
  headline: 'headline',
  figures: 'figures',
  usable: 'usable',
};
type WaitTimes = Record<keyof typeof WAIT_LABELS, number>;

/** Factor by which the browser's processor is slowed down, to simulate a mid-range phone. */
const CPU_SLOWDOWN = 4;
const PHONE_VIEWPORT = { width: 390, height: 844 };
const TIMEOUT_MS = 60_000;

export const openPhoneContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: PHONE_VIEWPORT });

export async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

/**
 * Runs in the browser from the start of the page. After each frame, records the time of each event
 * in `WAIT_LABELS` that has occurred.
 */
function recordTimes(figures: readonly string[]): void {
  const seen: Record<string, number> = {};
  Object.assign(window, { waited: seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen['headline'] = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const hasDigit = (selector: string) =>
    /\d/.test(document.querySelector(selector)?.textContent ?? '');
  const isHydrated = () => {
    const main = document.querySelector('#content');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  };
  const recordFrame = () => {
    const now = performance.now();
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (paint !== undefined) seen['firstPaint'] = paint.startTime;
    if (seen['figures'] === undefined && figures.every(hasDigit)) seen['figures'] = now;
    if (seen['usable'] === undefined && isHydrated()) seen['usable'] = now;
    afterLayout.disconnect();
    requestAnimationFrame(observe);
  };
  // The observer runs after the layout of a frame, so it finds everything that the frame changed.
  const afterLayout = new ResizeObserver(recordFrame);
  const observe = () => afterLayout.observe(document.documentElement);
  requestAnimationFrame(observe);
}

/**
 * How long a service worker may take to cache a visit. If its installation fails, the browser tries
 * again on the next visit.
 */
const CACHE_TIMEOUT_MS = 15_000;

/**
 * Waits until the service worker has cached the page and its code. Stops waiting after
 * CACHE_TIMEOUT_MS.
 */
async function waitUntilCached(page: Page): Promise<void> {
  // `waitForFunction` cannot be used here, because it treats every promise as true.
  const isCached = () =>
    page.evaluate(async () => {
      const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
      const code = fetched.filter((name) => name.includes('/assets/'));
      const addresses = [window.location.href, ...code];
      const cached = await Promise.all(addresses.map((address) => caches.match(address)));
      return cached.every((answer) => answer !== undefined);
    });
  const end = Date.now() + CACHE_TIMEOUT_MS;
  while (!(await isCached())) {
    if (Date.now() > end) {
      console.log(`   not cached: ${page.url()}`);
      return;
    }
    await setTimeout(100);
  }
}

async function visit(context: BrowserContext, url: string, figures: readonly string[]) {
  const page = await openSlowPage(context);
  // tsx inserts calls to `__name` into functions that run in the page. The page has no such
  // function, so this script defines one.
  await page.addInitScript('globalThis.__name = (work) => work;');
  await page.addInitScript(recordTimes, figures);
  await page.goto(url, { timeout: TIMEOUT_MS });
  const getCompleteTimes = (names: readonly string[]) => {
    const seen: unknown = Reflect.get(window, 'waited');
    if (typeof seen !== 'object' || seen === null) return null;
    return names.every((name) => name in seen) ? { ...seen } : null;
  };
  const waited: Partial<Record<string, number>> = await page
    .waitForFunction(getCompleteTimes, listKeys(WAIT_LABELS), { timeout: TIMEOUT_MS })
    .then(async (seen) => (await seen.jsonValue()) ?? {})
    .catch(async (error: unknown) => {
      const seen = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'waited')));
      throw new Error(`${url} did not become usable in time. Seen so far: ${seen}`, {
        cause: error,
      });
    });
  // The service worker caches the page and its code only after the page is usable. The second visit
  // measures the cache, so the cache must be complete.
  await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
  await waitUntilCached(page);
  await page.close();
  return mapKeys(listKeys(WAIT_LABELS), (name) => waited[name] ?? NaN);
}

/** Measures a first and a second visit to each page with each network. */
export async function measureVisits(
  { base, setSpeed }: ServedSite,
  browser: Browser,
): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const { name, speed, budgets } of NETWORKS) {
    const { hangUp } = await setSpeed(speed);
    for (const [path, figures] of Object.entries(FIGURE_SELECTORS)) {
      const all: Record<'first' | 'second', WaitTimes[]> = { first: [], second: [] };
      for (let run = 0; run < RUNS; run += 1) {
        const context = await openPhoneContext(browser);
        for (const which of listKeys(all)) {
          hangUp();
          all[which].push(await visit(context, base + path, figures));
        }
        await context.close();
      }
      for (const which of listKeys(all)) {
        for (const wait of listKeys(WAIT_LABELS)) {
          const what = `${path}, ${name}, ${which} visit: ${WAIT_LABELS[wait]}`;
          const budget = path === '/' && wait === 'figures' ? budgets?.[which] : undefined;
          rows.push(
            createRow(what, median(all[which], (waits) => waits[wait]) ?? NaN, 'ms', budget),
          );
        }
      }
    }
  }
  await setSpeed(LOCAL_SPEED);
  return rows;
}
