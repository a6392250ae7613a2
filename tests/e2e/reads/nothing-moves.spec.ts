/**
 * Pages must stay in place and accessible while figures load, fail to load, or come from the cache.
 */
import type { Locator, Page } from '@playwright/test';
import { seriesContent } from '@/content/series';
import { formatLongDate } from '@/lib/calendar';
import { addDays, toLagosDay } from '@/lib/days';
import { stockKinds } from '@/figures/stocks';
import { READ_LIMIT_MS } from '@/lib/timeLimit';
import {
  type RequestMatcher,
  failRequests,
  requestFailures,
  holdRequests,
  passReadLimit,
} from '../../helpers/network';
import { changeNewestNote } from '../../helpers/notes';
import { measureBox, expect, expectAccessible, test } from '../../helpers/page';
import { measureLayout, watchShifts } from '../../helpers/shifts';
import { FIRESTORE_URL, INDEX, RATE, getStrip } from '../../helpers/today';

const WEEK_MS = 7 * 86_400_000;
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
];

/**
 * States of the figures, in the order of the test. The names are the `data-state` values of the
 * Today strip: `waiting` (loading), `none` (failed, nothing cached), `fresh` (loaded), `known`
 * (cached, still loading) and `old` (cached, failed to load).
 */
type FigureState = 'waiting' | 'none' | 'fresh' | 'known' | 'old';

interface TestedPage {
  name: string;
  path: string;
  /** `isMatch` selects the reads that fail. `count` is how many of them the page sends. */
  reads: { isMatch: RequestMatcher; count: number };
  /** Selector for elements that must not move at any size. */
  fixedElements: string;
  /** Selector for more elements that must not move on a desktop. */
  fixedOnDesktop?: string;
  /** Replaces `fixedElements` in the state `none`, because the page is shorter without figures. */
  fixedWithoutFigures?: string;
  expectState: Record<FigureState, (page: Page) => Promise<void>>;
  /** Finds the Retry buttons. `count` is how many the page shows after a failure. */
  retryButtons: { find: (page: Page) => Locator; count: number };
  /** Checks the page after the last Retry. Default: the check for `fresh`. */
  expectRetried?: (page: Page) => Promise<void>;
  /** `ignored` selects elements whose layout shifts do not count. */
  shiftOptions?: { ignored: string };
}

const isRead: RequestMatcher = (request) => FIRESTORE_URL.test(request.url());
const dispatchOnline = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('online')));
const stripTexts: Record<FigureState, string> = {
  waiting: 'Loading...',
  none: 'Figures could not be loaded.',
  fresh: INDEX,
  known: 'Looking for newer figures',
  old: 'Could not be refreshed',
};

const getLoadingParts = (page: Page, selector: string) =>
  page.locator(`${selector}[aria-busy=true]`).filter({ hasText: 'Loading...' });
const getBoard = (page: Page) => page.locator('.market-board');
const getBoardLine = (page: Page) => page.locator('.board-line');
const getStatus = (page: Page) => page.locator('main').getByRole('status').first();
const getBoardRetry = (page: Page) =>
  page.getByRole('button', { name: 'Retry the market figures' });
const readCachedKeys = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('lastKnown:'))
      .sort(),
  );
const getClosesLine = (page: Page) => page.locator('.hero-closes');
const getIllustrationNote = (page: Page) => page.locator('.hero-line-note');

const LAST_VISIT_NOTE = String.raw`^From your last visit, \d+ \w{3} \d\d, \d\d:\d\d`;
const PENDING_NOTE = new RegExp(`${LAST_VISIT_NOTE}. Looking for newer figures...$`);
const FAILED_NOTE = new RegExp(`${LAST_VISIT_NOTE}. Newer figures could not be loaded.$`);

const home: TestedPage = {
  name: 'Home',
  path: '/',
  reads: { isMatch: isRead, count: 6 },
  fixedElements:
    'h1, .market-board, .market-board > *, .market-board + *, section:has(.market-board) ~ [aria-roledescription=carousel]',
  retryButtons: { find: getBoardRetry, count: 1 },
  expectState: {
    waiting: (page) => expect(getBoard(page).locator('[aria-busy=true]')).toHaveCount(5),
    none: async (page) => {
      await expect(getStatus(page)).toContainText('The figures could not be loaded.');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
    },
    fresh: async (page) => {
      for (const figure of [INDEX, RATE]) await expect(getBoard(page)).toContainText(figure);
      await expect(getBoardLine(page)).toHaveText('');
    },
    known: async (page) => {
      await expect(getBoard(page)).toContainText(INDEX);
      await expect(getStatus(page)).toHaveText(PENDING_NOTE);
    },
    old: async (page) => {
      await expect(getBoard(page)).toContainText(INDEX);
      await expect(getStatus(page)).toHaveText(FAILED_NOTE);
    },
  },
  expectRetried: async (page) => {
    await home.expectState.fresh(page);
    await dispatchOnline(page);
    await expect(page.getByText('Failed to load news commentary')).toHaveCount(0);
    await expect(getStrip(page)).toHaveAttribute('data-state', 'fresh');
  },
};

const homeSessions: TestedPage = {
  name: 'the last sessions on Home',
  path: '/',
  reads: {
    isMatch: (request) => isRead(request) && (request.postData() ?? '').includes('history/recent'),
    count: 1,
  },
  fixedElements: home.fixedElements,
  // The columns of the stock table adapt to the width of their content, so their shifts do not
  // count.
  shiftOptions: { ignored: '.board-line, .stock-table' },
  retryButtons: { find: getBoardRetry, count: 1 },
  expectState: {
    waiting: async (page) => {
      await expect(getBoard(page)).toContainText(INDEX);
      await expect(getIllustrationNote(page)).toHaveCount(0);
      await expect(getClosesLine(page)).toHaveCount(0);
    },
    none: async (page) => {
      await expect(getBoardLine(page)).toContainText('Could not be loaded: the last 30 days.');
      await expect(getIllustrationNote(page)).toBeVisible();
    },
    fresh: async (page) => {
      await expect(getClosesLine(page)).toHaveCount(1);
      await expect(getIllustrationNote(page)).toHaveCount(0);
      await expect(getBoardLine(page)).toHaveText('');
    },
    known: async (page) => {
      await expect(getClosesLine(page)).toHaveCount(1);
      await expect(getBoardLine(page)).toHaveText(PENDING_NOTE);
    },
    old: async (page) => {
      await expect(getClosesLine(page)).toHaveCount(1);
      await expect(getBoardLine(page)).toContainText(': the last 30 days. Newer figures');
    },
  },
};

const getReadout = (page: Page) => page.getByRole('region', { name: 'Reading' });
const getAlert = (page: Page) => page.getByRole('alert');

const indexSeries: TestedPage = {
  name: 'the page of a series',
  path: '/markets/asi',
  // The page sends two reads for the Today strip and three for the index and its list of events.
  reads: { isMatch: isRead, count: 5 },
  fixedElements: 'h1, .series-head, .reading, .chart, .series-keys, section:has(h1)',
  // On a phone, the columns start below the first two screens, after the list of events.
  fixedOnDesktop: '.series-columns',
  // If the newest session is missing, the plot is narrower, and this shift is intended.
  shiftOptions: { ignored: '.plot' },
  retryButtons: {
    find: (page) => page.getByRole('button', { name: 'Retry All Share Index' }),
    count: 1,
  },
  expectState: {
    waiting: (page) => expect(getLoadingParts(page, '.reading')).toHaveCount(1),
    none: (page) => expect(getAlert(page)).toHaveText('The figures could not be loaded.'),
    fresh: async (page) => {
      await expect(getReadout(page)).toContainText(INDEX);
      await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(14);
      await expect(getAlert(page)).toHaveCount(0);
    },
    known: (page) => expect(getReadout(page)).toContainText('From your last visit.'),
    old: async (page) => {
      await expect(getAlert(page)).toHaveText(
        /^The newest figures could not be loaded\. These end on \d+ \w+( \d{4})?\.$/,
      );
      await expect(getReadout(page)).toContainText('From your last visit');
      await expect(page.locator('.chart-missing')).toHaveCount(1);
    },
  },
};

/**
 * /markets has one card for each series and for each list of shares. Only bonds and T-bills share a
 * card.
 */
const CARD_COUNT = seriesContent.length - 1 + stockKinds.length;
const getCard = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const markets: TestedPage = {
  name: '/markets',
  path: '/markets',
  // The page sends one read for each series, and five for the index, the macroeconomic figures, the
  // lists of shares and the newest note.
  reads: { isMatch: isRead, count: seriesContent.length + 5 },
  fixedElements: 'h1, section:has(h1), .market-card, .card-chart, .card-end, .market-cards ~ .note',
  fixedWithoutFigures: 'h1, section:has(h1)',
  retryButtons: { find: getBoardRetry, count: 1 },
  expectState: {
    waiting: (page) => expect(getLoadingParts(page, '.market-card')).toHaveCount(CARD_COUNT),
    none: async (page) => {
      await expect(getStatus(page)).toContainText('The figures could not be loaded.');
      await expect(page.getByRole('article')).toHaveCount(0);
      const foldedCards = page.locator('.folded-cards > li');
      await expect(foldedCards).toHaveCount(CARD_COUNT - stockKinds.length);
      for (const foldedCard of await foldedCards.all()) {
        expect((await measureBox(foldedCard)).height).toBeLessThanOrEqual(121);
      }
    },
    fresh: async (page) => {
      await expect(getCard(page, 'All Share Index (ASI)')).toContainText(INDEX);
      await expect(getCard(page, 'Inflation')).toContainText('23.18%');
    },
    known: async (page) => {
      await expect(getCard(page, 'All Share Index (ASI)')).toContainText(INDEX);
      await expect(getStatus(page)).toHaveText(PENDING_NOTE);
    },
    old: (page) => expect(getStatus(page)).toHaveText(FAILED_NOTE),
  },
  expectRetried: async (page) => {
    await markets.expectState.fresh(page);
    await expect(getCard(page, 'Top losers')).toContainText('NESTLE');
  },
};

const resources: TestedPage = {
  name: '/resources',
  path: '/resources',
  reads: { isMatch: isRead, count: 4 },
  fixedElements: 'h1, section:has(h1), section:has(h1) > *',
  retryButtons: { find: (page) => page.getByRole('button', { name: /^Retry/ }), count: 1 },
  expectState: {
    waiting: (page) => expect(getStatus(page)).toHaveText('Loading resources'),
    none: (page) => expect(getAlert(page)).toHaveText('Failed to fetch categories'),
    fresh: async (page) => {
      // Searches only in the region of the files, because the Today strip may also contain
      // “Latest”.
      const files = page.getByRole('region', { name: 'Published resources' });
      await expect(files.getByText('Latest', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: /\d files$/ })).not.toHaveCount(0);
      await expect(getAlert(page)).toHaveCount(0);
    },
    // Lists of files are not cached, so a later visit looks like a first visit.
    known: (page) => resources.expectState.waiting(page),
    old: (page) => resources.expectState.none(page),
  },
};

/** Leaves matching requests without a response, and counts them. */
async function hangRequests(page: Page, isMatch: RequestMatcher) {
  let count = 0;
  const restore = await failRequests(
    page,
    (request) => {
      const isHanging = isMatch(request);
      if (isHanging) count += 1;
      return isHanging;
    },
    requestFailures['never answered'],
  );
  return { restore, count: () => count };
}

const joinSelectors = (...selectors: (string | undefined)[]) =>
  selectors.filter((selector) => selector !== undefined).join();

for (const tested of [home, homeSessions, indexSeries, markets, resources]) {
  for (const size of SIZES) {
    const { name, path, reads, expectState, retryButtons } = tested;
    const { expectRetried = expectState.fresh } = tested;
    const isDesktop = size.width >= 768;
    const fixed = joinSelectors(
      '.today',
      tested.fixedElements,
      isDesktop ? tested.fixedOnDesktop : undefined,
    );
    const selectFixed = (state: FigureState) =>
      state === 'none' && tested.fixedWithoutFigures !== undefined
        ? joinSelectors('.today', tested.fixedWithoutFigures)
        : fixed;
    test(`keeps ${name} in place in every state of its figures, at a width of ${size.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      // Removes the note, because it would move the board. `notes.spec.ts` tests the page with a
      // note.
      if (path === '/') await changeNewestNote(page, null);
      await page.clock.install();
      const readShifts = await watchShifts(page, tested.shiftOptions);
      const passReadLimits = async () => {
        await passReadLimit(page, retryButtons.find(page).last());
        // Lets repeated reads time out too, because a page can send a read twice.
        await page.clock.fastForward(READ_LIMIT_MS);
      };
      const checkedWithAxe = new Set<FigureState>();
      const firstLayouts: Record<string, string[]> = {};
      const expectUnmoved = (state: FigureState) =>
        test.step(state, async () => {
          await expectState[state](page);
          const retryCount = state === 'none' || state === 'old' ? retryButtons.count : 0;
          await expect(retryButtons.find(page)).toHaveCount(retryCount);
          if (tested !== homeSessions) {
            await expect(getStrip(page)).toHaveAttribute('data-state', state);
            await expect(getStrip(page)).toContainText(stripTexts[state]);
          }
          const layout = await measureLayout(page, selectFixed(state));
          if (firstLayouts[fixed] === undefined) {
            for (const selector of [fixed, selectFixed('none')]) {
              firstLayouts[selector] = await measureLayout(page, selector);
            }
          }
          expect(layout).toEqual(firstLayouts[selectFixed(state)]);
          // Skips `fresh`, because `sweep.spec.ts` runs axe on each page with loaded figures.
          if (state !== 'fresh' && !checkedWithAxe.has(state)) await expectAccessible(page);
          checkedWithAxe.add(state);
        });
      const expectNoShifts = async () => expect(await readShifts()).toBe(0);

      const firstReads = await hangRequests(page, reads.isMatch);
      await page.goto(path);
      await expect.poll(firstReads.count).toBe(reads.count);
      await expectUnmoved('waiting');
      await passReadLimits();
      await expectUnmoved('none');
      await expectNoShifts();
      if (path === '/') {
        // Browsers do not count layout shifts after a click, so the test dispatches `online`
        // instead of clicking Retry.
        await dispatchOnline(page);
        await passReadLimits();
        await expectNoShifts();
      }
      await firstReads.restore();
      await dispatchOnline(page);
      await expectUnmoved('fresh');

      if (tested !== homeSessions) {
        const keys = await readCachedKeys(page);
        await page.evaluate(() => localStorage.clear());
        const release = await holdRequests(page, FIRESTORE_URL);
        await page.reload();
        await expectUnmoved('waiting');
        release();
        await expectUnmoved('fresh');
        // Waits for the cache, because its code loads after the page has shown the figures.
        await expect.poll(() => readCachedKeys(page)).toEqual(keys);
      }
      await expectNoShifts();

      const laterReads = await hangRequests(page, reads.isMatch);
      await page.clock.setSystemTime(Date.now() + WEEK_MS);
      await page.reload();
      await expect.poll(laterReads.count).toBe(reads.count);
      await expectUnmoved('known');
      await passReadLimits();
      await expectUnmoved('old');
      await expectNoShifts();
      await laterReads.restore();
      await retryButtons.find(page).last().press('Enter');
      await expectRetried(page);
      expect(await measureLayout(page, fixed), 'layout after Retry').toEqual(firstLayouts[fixed]);
    });
  }
}

const WIDTHS = [320, 360, 768, 1024, 1280];
for (const { slug } of seriesContent) {
  test(`keeps the chart of ${slug} in place when its figures arrive, at every width`, async ({
    page,
  }) => {
    const chart = page.locator('.series-figure');
    const readTops = async () => {
      const tops: number[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        tops.push(await chart.evaluate((part) => part.getBoundingClientRect().top + scrollY));
      }
      return tops.map(Math.round);
    };
    const release = await holdRequests(page, FIRESTORE_URL);
    await page.goto(`/markets/${slug}`);
    await expect(getReadout(page)).toHaveAttribute('aria-busy', 'true');
    const before = await readTops();
    release();
    await expect(getReadout(page)).toHaveAttribute('aria-busy', 'false');
    await expect(getReadout(page).locator('.reading-change')).not.toBeEmpty();
    expect(await readTops()).toEqual(before);
  });
}

const today = toLagosDay(new Date());
/** A Sunday before the newest session of the example data. */
const sunday = addDays(today, -7 - new Date(today).getUTCDay());

/** Addresses with an invalid parameter, and the notice that the page shows for it. */
const invalidAddresses = [
  {
    validPath: '/markets/asi',
    path: `/markets/asi?day=${sunday}&range=7y`,
    notice: `The Exchange was closed on ${formatLongDate(sunday)}`,
    fixedElements:
      '.series-head, .reading, .series-figure, .series-keys, .series-tools, .around-reading',
  },
  {
    validPath: '/markets/asi?compare=year-earlier',
    path: '/markets/asi?compare=year-earlier&day=1999-01-01',
    notice: '1 January 1999 is before our first figure',
    fixedElements:
      '.series-head, .reading, .reading-rows, .series-figure, .series-keys, .series-tools',
  },
  {
    validPath: '/markets/bonds',
    path: '/markets/bonds?tenure=%3Cb%3E7-YEAR',
    notice: 'There is no tenor “<b>7-YEAR”.',
    fixedElements: '.series-head, .reading, .series-figure, .series-keys, .series-tools',
  },
  {
    validPath: '/embed/exchange-rate',
    path: '/embed/exchange-rate?range=7y',
    notice: 'There is no range “7y”.',
    fixedElements: '.embed-head, .embed-foot, .embed-foot .ranges',
  },
  {
    validPath: '/resources',
    path: '/resources?category=gone',
    notice: 'There is no category “gone”.',
    fixedElements: '.categories, .library h2',
  },
  {
    validPath: '/corrections',
    path: '/corrections?kind=slip',
    notice: 'There is no reason “slip”.',
    fixedElements: '.legal h1, .corrections .ranges',
  },
];
for (const { validPath, path, notice, fixedElements } of invalidAddresses) {
  for (const size of SIZES) {
    test(`keeps ${validPath} in place when it shows “${notice}”, at a width of ${size.width} px`, async ({
      page,
      openBrowser,
    }) => {
      const validPage = await openBrowser({ viewport: size });
      const readValidShifts = await watchShifts(validPage);
      await validPage.goto(validPath);
      await expect(validPage.locator('[aria-busy=true]')).toHaveCount(0);

      await page.setViewportSize(size);
      const readShifts = await watchShifts(page);
      await page.goto(path);
      await expect(page.getByText(notice)).toBeVisible();
      expect(await readShifts()).toBeLessThanOrEqual(await readValidShifts());
      await expect
        .poll(() => measureLayout(page, fixedElements))
        .toEqual(await measureLayout(validPage, fixedElements));
      expect(await page.locator(fixedElements).count()).toBeGreaterThan(1);
      await expectAccessible(page);
    });
  }
}
