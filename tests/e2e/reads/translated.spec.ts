/** Text must also update on pages that a browser has translated. */
import type { Page, Request } from '@playwright/test';
import { staffPaths } from '@/content/staffPaths';
import { toEmbedPath, toSeriesPath, seriesSlugs } from '@/content/seriesSlugs';
import { expect, waitForHydration, signIn, test } from '../../helpers/page';
import { publicPages } from '../../helpers/publicPages';
import { readVisibleWords, translate, countTranslatedTexts } from '../../helpers/translator';

test.use({ contextOptions: { reducedMotion: 'reduce' }, newsletter: 'open' });

type Interaction = (page: Page) => Promise<unknown>;
const clickButton =
  (name: string | RegExp): Interaction =>
  (page) =>
    page.getByRole('button', { name }).first().click();

const selectEarlierDay: Interaction = (page) => page.getByRole('slider').press('ArrowLeft');
const seriesInteractions: Interaction[] = [
  (page) => page.locator('.ranges [aria-pressed="false"]:not(.choose-days)').last().click(),
  (page) => page.getByLabel('Compare with').selectOption('year-earlier'),
  selectEarlierDay,
  selectEarlierDay,
  (page) => page.locator('.ranges button').first().click(),
  (page) => page.locator('.tool-keys button').nth(1).click(),
];

const interactionsByPath: Partial<Record<string, readonly Interaction[]>> = {
  '/': [(page) => page.getByRole('tab', { name: 'Top 5 losers' }).click(), clickButton(/next/i)],
  '/resources': [
    (page) => page.locator('.categories button').nth(1).click(),
    (page) => page.locator('.categories button').nth(0).click(),
  ],
  '/corrections': [
    (page) => page.locator('.ranges button').nth(1).click(),
    (page) => page.locator('.ranges button').nth(0).click(),
  ],
  '/contact': [
    clickButton('Send Message'),
    (page) => page.getByLabel('Your Name').fill('Ada'),
    (page) => page.getByLabel('Your Name').fill(''),
  ],
  ...Object.fromEntries(seriesSlugs.map((slug) => [toSeriesPath(slug), seriesInteractions])),
  [toEmbedPath('exchange-rate')]: [(page) => page.locator('.ranges button').nth(-2).click()],
};

/** Waits until the page is hydrated and has no pending requests. */
async function waitUntilSettled(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Returns the pending requests of the page. The set changes with each request and response. */
function trackPendingRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  const removeRequest = (request: Request) => void pending.delete(request);
  page.on('request', (request) => void pending.add(request));
  page.on('requestfinished', removeRequest);
  page.on('requestfailed', removeRequest);
  return pending;
}

/** Waits until the words of the page no longer change, and returns them. */
async function readSettledWords(page: Page, pending: ReadonlySet<Request>): Promise<string[]> {
  await waitUntilSettled(page);
  let words: string[] = [];
  await expect
    .poll(async () => {
      const previous = words;
      words = await readVisibleWords(page);
      return pending.size === 0 && words.join() === previous.join();
    })
    .toBe(true);
  return words;
}

const embeds = [toEmbedPath('exchange-rate'), toEmbedPath('asi')];

for (const path of [...publicPages, ...seriesSlugs.slice(1).map(toSeriesPath), ...embeds]) {
  test(`updates all text on ${path} after the browser has translated it`, async ({
    page,
    expectErrors,
  }) => {
    if (path === '/no-such-page') expectErrors(/404/);
    // React logs this error if a page was translated before hydration, and then renders it again.
    expectErrors(/React error #418/);
    const interactions = interactionsByPath[path] ?? [];
    const pending = trackPendingRequests(page);
    await page.goto(path);
    // Waits for the newsletter pop-up, because it appears late. Embedded charts have no pop-up.
    const newsletterTitle = page.locator('#letter-title');
    if (!embeds.some((embed) => embed === path)) await expect(newsletterTitle).toBeAttached();
    const texts = [await readSettledWords(page, pending)];
    for (const interact of interactions) {
      await interact(page);
      // The chart of a series may update late on a busy computer.
      if (interactions === seriesInteractions) {
        await expect.poll(() => readVisibleWords(page)).not.toEqual(texts.at(-1));
      }
      texts.push(await readSettledWords(page, pending));
    }
    // The figures of the first visit are cached, so the second visit starts with them.
    for (const moment of ['after the page has loaded', 'before newer figures have loaded']) {
      await test.step(`updates the translated text if the browser translates it ${moment}`, async () => {
        await page.goto('about:blank');
        await page.goto(path);
        await waitForHydration(page);
        if (moment.startsWith('after')) await waitUntilSettled(page);
        await translate(page);
        await waitUntilSettled(page);
        await expect.poll(() => readVisibleWords(page)).toEqual(texts[0]);
        for (const [index, interact] of interactions.entries()) {
          await interact(page);
          await expect
            .poll(() => readVisibleWords(page), `interaction ${index + 1}`)
            .toEqual(texts[index + 1]);
        }
      });
    }
  });
}

test('offers a reload when an extension has changed the page', async ({ page, expectErrors }) => {
  expectErrors(/NotFoundError|A page failed/);
  await page.goto('/markets/asi');
  await waitUntilSettled(page);
  await page.locator('.around-reading ul > :last-child').evaluate((element) => element.remove());
  await selectEarlierDay(page);
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

test('excludes figures, symbols and the whole staff area from translation', async ({ page }) => {
  await page.goto('/');
  await waitUntilSettled(page);
  await translate(page);
  expect(await countTranslatedTexts(page)).toBeGreaterThan(20);
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
    expect(await countTranslatedTexts(page), path).toBe(0);
  }
});
