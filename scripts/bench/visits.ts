/* What a reader waits for on a page, in a phone's browser behind a slow network. */
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { median } from '../benchTools.ts';

/** Milliseconds from the press on a link to the page. */
export interface Waits {
  firstPaint: number;
  /** The largest part of the first screen is painted; on Home that is its headline. */
  headline: number;
  /** The page's figures can be read: those of this visit, or dated ones of the last. */
  figures: number;
  /** React answers in the main part of the page. */
  usable: number;
}

/** A mid-range phone is so many times slower than this machine. */
const PROCESSOR = 4;
const PHONE = { width: 390, height: 844 };
const GIVEN_UP_MS = 60_000;
const WAITS = ['firstPaint', 'headline', 'figures', 'usable'] as const;

/** Runs in the page from its start, and looks at each frame whether what is waited for is there. */
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
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Longer than a worker takes to keep a visit; one that failed to install tries again at the next visit. */
const KEPT_WITHIN_MS = 15_000;

/** Waits until the page and the code that it has fetched are in the cache of the worker, or will not be. */
async function waitUntilKept(page: Page): Promise<void> {
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
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
  // The loader of these scripts keeps the names of functions by a call that pages do not have.
  await page.addInitScript('globalThis.__name = (work) => work;');
  await page.addInitScript(watch, figures);
  await page.goto(url, { timeout: GIVEN_UP_MS });
  const waited = await page
    .waitForFunction(
      (names) => {
        const seen: unknown = Reflect.get(window, 'waited');
        if (typeof seen !== 'object' || seen === null) return null;
        return names.every((name) => name in seen) ? { ...seen } : null;
      },
      WAITS,
      { timeout: GIVEN_UP_MS },
    )
    .then((seen): Promise<Partial<Record<string, number>>> =>
      seen.jsonValue().then((value) => value ?? {}),
    )
    .catch(async (error: unknown) => {
      const seen = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'waited')));
      throw new Error(`${url} never came so far that all was seen, only ${seen}`, { cause: error });
    });
  // What comes after the page is usable belongs to this visit too, and to what the next one finds: its worker
  // keeps the page and its code.
  await page.waitForLoadState('networkidle', { timeout: GIVEN_UP_MS });
  await waitUntilKept(page);
  await page.close();
  const of = (name: keyof Waits) => waited[name] ?? NaN;
  return {
    firstPaint: of('firstPaint'),
    headline: of('headline'),
    figures: of('figures'),
    usable: of('usable'),
  };
}

const medians = (all: readonly Waits[]): Waits => ({
  firstPaint: median(all.map(({ firstPaint }) => firstPaint)),
  headline: median(all.map(({ headline }) => headline)),
  figures: median(all.map(({ figures }) => figures)),
  usable: median(all.map(({ usable }) => usable)),
});

export interface Visits {
  url: string;
  /** Selectors of elements that hold a digit once the page's figures are there. */
  figures: readonly string[];
  runs: number;
  /** Ends the connections of a visit before the next one. */
  hangUp: () => void;
}

/** Returns the medians of so many first visits, and of the second visits that follow them. */
export async function measureVisits(
  browser: Browser,
  { url, figures, runs, hangUp }: Visits,
): Promise<{ first: Waits; second: Waits }> {
  const first: Waits[] = [];
  const second: Waits[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: PHONE });
    hangUp();
    first.push(await visit(context, url, figures));
    hangUp();
    second.push(await visit(context, url, figures));
    await context.close();
  }
  return { first: medians(first), second: medians(second) };
}
