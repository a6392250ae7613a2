/*
 * Measures the time from an input to the next paint with the Event Timing API. The processor is
 * slowed down to a quarter of its speed.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { median } from 'd3-array';
import { type BenchRow, createRow, RUNS } from './rows.ts';
import type { ServedSite } from './site.ts';
import { openSlowPage, openPhoneContext } from './visits.ts';

const MAX_MS = 200;

interface Interaction {
  name: string;
  path: string;
  control: (page: Page) => Locator;
  /** Key to press. If undefined, the control is clicked. */
  key?: string;
}

const interactions: readonly Interaction[] = [
  { name: 'tab', path: '/', control: (page) => page.getByRole('tab', { name: 'Top 5 losers' }) },
  { name: 'menu', path: '/', control: (page) => page.locator('header summary') },
  {
    name: 'carousel',
    path: '/',
    control: (page) => page.getByRole('button', { name: 'Next slide' }),
  },
  {
    name: 'chart',
    path: '/markets/asi',
    control: (page) => page.getByRole('slider', { name: 'Day to read' }),
    key: 'ArrowLeft',
  },
  {
    name: 'category',
    path: '/resources',
    control: (page) => page.locator('main nav').getByRole('button').nth(1),
  },
];

/**
 * Runs in the browser. Returns a list, to which the browser later adds the duration of each
 * interaction.
 */
function recordDurations(): number[] {
  const durations: number[] = [];
  // TypeScript's DOM types lack `durationThreshold`. In a variable, TypeScript accepts the
  // additional property.
  const events = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isInteraction = 'interactionId' in entry && entry.interactionId !== 0;
      if (isInteraction) durations.push(entry.duration);
    }
  }).observe(events);
  return durations;
}

async function measureOnce(
  browser: Browser,
  base: string,
  { path, control: find, key }: Interaction,
) {
  const context = await openPhoneContext(browser);
  const page = await openSlowPage(context);
  await page.goto(base + path);
  await page.waitForLoadState('networkidle');
  const control = find(page);
  await control.scrollIntoViewIfNeeded();
  if (key !== undefined) await control.focus();
  const durations = await page.evaluateHandle(recordDurations);
  await (key === undefined ? control.click() : page.keyboard.press(key));
  // The browser adds an entry only after the paint, so wait before reading the list. Interactions
  // that take less than 16 ms get no entry.
  const longest = await durations.evaluate(async (all) => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 200)));
    });
    return Math.max(16, ...all);
  });
  await context.close();
  return longest;
}

/** Measures the time from input to paint of each interaction. The results are in milliseconds. */
export async function measureInteractions(site: ServedSite, browser: Browser): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const interaction of interactions) {
    const times: number[] = [];
    while (times.length < RUNS) times.push(await measureOnce(browser, site.base, interaction));
    const what = `Input to paint, processor slowed down: ${interaction.name}`;
    rows.push(createRow(what, median(times) ?? NaN, 'ms', MAX_MS));
  }
  return rows;
}
