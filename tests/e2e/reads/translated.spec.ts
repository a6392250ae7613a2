/** Every public page while a browser translates it: the same presses lead to the same text. */
import type { Page, Request } from '@playwright/test';
import { staffPaths } from '@/content/staffPaths';
import { embedPath, seriesPath, seriesSlugs } from '@/content/seriesSlugs';
import { expect, hydrated, signIn, test } from '../../helpers/page';
import { publicPages } from '../../helpers/publicPages';
import { shownWords, translate, translatedPieces } from '../../helpers/translator';

test.use({ contextOptions: { reducedMotion: 'reduce' }, newsletter: 'open' });

type Press = (page: Page) => Promise<unknown>;
const button =
  (name: string | RegExp): Press =>
  (page) =>
    page.getByRole('button', { name }).first().click();

const readEarlier: Press = (page) => page.getByRole('slider').press('ArrowLeft');
const seriesPresses: Press[] = [
  (page) => page.locator('.ranges button').nth(-2).click(),
  (page) => page.getByRole('checkbox').check(),
  readEarlier,
  readEarlier,
  (page) => page.locator('.ranges button').first().click(),
  (page) => page.locator('.tool-keys button').nth(1).click(),
];

/** What is pressed on a page. */
const pressesOn: Partial<Record<string, readonly Press[]>> = {
  '/': [(page) => page.getByRole('tab', { name: 'Top 5 losers' }).click(), button(/next/i)],
  '/resources': [
    (page) => page.locator('.categories button').nth(1).click(),
    (page) => page.locator('.categories button').nth(0).click(),
  ],
  '/corrections': [
    (page) => page.locator('.ranges button').nth(1).click(),
    (page) => page.locator('.ranges button').nth(0).click(),
  ],
  '/contact': [
    button('Send Message'),
    (page) => page.getByLabel('Your Name').fill('Ada'),
    (page) => page.getByLabel('Your Name').fill(''),
  ],
  ...Object.fromEntries(seriesSlugs.map((slug) => [seriesPath(slug), seriesPresses])),
  [embedPath('exchange-rate')]: [(page) => page.locator('.ranges button').nth(-2).click()],
};

/** Waits until a page has its figures, and stands still. */
async function untilStill(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Returns the requests of a page that have no answer yet. */
function watchRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  const end = (request: Request) => void pending.delete(request);
  page.on('request', (request) => void pending.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return pending;
}

/** Returns the words of a page once they stay the same, and nothing is being loaded. */
async function settledWords(page: Page, pending: ReadonlySet<Request>): Promise<string[]> {
  await untilStill(page);
  let words: string[] = [];
  await expect
    .poll(async () => {
      const before = words;
      words = await shownWords(page);
      return pending.size === 0 && words.join() === before.join();
    })
    .toBe(true);
  return words;
}

const embeds = [embedPath('exchange-rate'), embedPath('asi')];

for (const path of [...publicPages, ...seriesSlugs.slice(1).map(seriesPath), ...embeds]) {
  test(`${path} shows the same text after translation`, async ({ page, expectErrors }) => {
    if (path === '/no-such-page') expectErrors(/404/);
    // React renders a page anew, and reports it, if the page was translated before hydration.
    expectErrors(/React error #418/);
    const presses = pressesOn[path] ?? [];
    const pending = watchRequests(page);
    await page.goto(path);
    // The letter comes once the browser is idle. Embeds have none.
    const letter = page.locator('#letter-title');
    if (!embeds.some((embed) => embed === path)) await expect(letter).toBeAttached();
    const texts = [await settledWords(page, pending)];
    for (const press of presses) {
      await press(page);
      // Each press of a series changes the text, but on a busy computer not at once.
      if (presses === seriesPresses) {
        await expect.poll(() => shownWords(page)).not.toEqual(texts.at(-1));
      }
      texts.push(await settledWords(page, pending));
    }
    // The second visit begins with the figures of the first.
    for (const visit of ['after the page is there', 'before its newer figures are there']) {
      await test.step(visit, async () => {
        await page.goto('about:blank');
        await page.goto(path);
        await hydrated(page);
        if (visit.startsWith('after')) await untilStill(page);
        await translate(page);
        await untilStill(page);
        await expect.poll(() => shownWords(page)).toEqual(texts[0]);
        for (const [at, press] of presses.entries()) {
          await press(page);
          await expect.poll(() => shownWords(page), `press ${at + 1}`).toEqual(texts[at + 1]);
        }
      });
    }
  });
}

test('a page that something else has changed stays readable, says so, and can be loaded again', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/NotFoundError|A page failed/);
  await page.goto('/markets/asi');
  await untilStill(page);
  await page.locator('.around-reading ul > :last-child').evaluate((change) => change.remove());
  await readEarlier(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    'A translator or an extension of your browser may have changed it.',
  );
  await expect(page.getByRole('heading', { level: 1, name: 'All Share Index' })).toBeVisible();
  await expect(page.getByText('What it is')).toBeVisible();
  await expect(page.getByText('Loading...').filter({ visible: true })).toHaveCount(0);
  await alert.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.getByRole('table').getByText('105,432.07')).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('figures, dates, symbols and file names are not translated, and nothing of the staff area', async ({
  page,
}) => {
  await page.goto('/');
  await untilStill(page);
  await translate(page);
  expect(await translatedPieces(page)).toBeGreaterThan(20);
  const board = page.locator('.market-board');
  for (const text of ['105,432.07', '27.50%', 'MTNN']) {
    await expect(board.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of staffPaths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await translate(page);
    expect(await translatedPieces(page), path).toBe(0);
  }
});
