/* From a press to the next paint, with the processor at a quarter: the Event Timing API's figures. */
import type { Browser, Page } from '@playwright/test';
import { median } from '../benchTools.ts';

const PROCESSOR = 4;
const PHONE = { width: 390, height: 844 };

interface Interaction {
  name: string;
  path: string;
  /** Scrolls to what is pressed and waits until it can be. */
  prepare: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
}

const losers = (page: Page) => page.getByRole('tab', { name: 'Top 5 losers' });
const menu = (page: Page) => page.locator('header summary');
const next = (page: Page) => page.getByRole('button', { name: 'Next slide' });
const day = (page: Page) => page.getByRole('slider', { name: 'Day to read' });
const category = (page: Page) => page.locator('main nav').getByRole('button').nth(1);

const interactions: readonly Interaction[] = [
  {
    name: 'tab',
    path: '/',
    prepare: (page) => losers(page).scrollIntoViewIfNeeded(),
    press: (page) => losers(page).click(),
  },
  {
    name: 'menu',
    path: '/',
    prepare: (page) => menu(page).waitFor(),
    press: (page) => menu(page).click(),
  },
  {
    name: 'carousel',
    path: '/',
    prepare: (page) => next(page).scrollIntoViewIfNeeded(),
    press: (page) => next(page).click(),
  },
  {
    name: 'chart',
    path: '/markets/asi',
    prepare: (page) => day(page).focus(),
    press: (page) => page.keyboard.press('ArrowLeft'),
  },
  {
    name: 'category',
    path: '/resources',
    prepare: (page) => category(page).waitFor(),
    press: (page) => category(page).click(),
  },
];

function watch(): void {
  const durations: number[] = [];
  Object.assign(window, { durations });
  // The threshold is not in TypeScript's list of options.
  const events = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isOfInteraction = 'interactionId' in entry && entry.interactionId !== 0;
      if (isOfInteraction) durations.push(entry.duration);
    }
  }).observe(events);
}

async function once(browser: Browser, base: string, interaction: Interaction): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
  await page.addInitScript(watch);
  await page.goto(base + interaction.path);
  await page.waitForLoadState('networkidle');
  await interaction.prepare(page);
  await page.evaluate(() => {
    const durations: unknown = Reflect.get(window, 'durations');
    if (Array.isArray(durations)) durations.length = 0;
  });
  await interaction.press(page);
  // An entry comes after its paint; none below 16 ms comes at all.
  const longest = await page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 200)));
    });
    const durations: unknown = Reflect.get(window, 'durations');
    return Array.isArray(durations) ? Math.max(16, ...durations.map(Number)) : NaN;
  });
  await context.close();
  return longest;
}

/** Returns the median time from press to paint of each interaction, ms. */
export async function measureInteractions(
  browser: Browser,
  base: string,
  runs: number,
): Promise<{ name: string; time: number }[]> {
  const measured: { name: string; time: number }[] = [];
  for (const interaction of interactions) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await once(browser, base, interaction));
    measured.push({ name: interaction.name, time: median(times) });
  }
  return measured;
}
