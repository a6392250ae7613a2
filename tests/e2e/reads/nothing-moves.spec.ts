/**
 * Whatever becomes of the figures of a page, it says so, is accessible, and nothing on it moves.
 */
import type { Locator, Page } from '@playwright/test';
import { seriesContent } from '@/content/series';
import { formatLongDate } from '@/lib/calendar';
import { addDays, dayInLagos } from '@/lib/days';
import { stockKinds } from '@/figures/stocks';
import { READ_LIMIT_MS } from '@/lib/timeLimit';
import { type Call, failing, failures, hold, passReadLimit } from '../../helpers/network';
import { boxOf, expect, expectAccessible, test } from '../../helpers/page';
import { placesOf, watchShifts } from '../../helpers/shifts';
import { DATABASE, INDEX, RATE, strip } from '../../helpers/today';

const WEEK_MS = 7 * 86_400_000;
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
];

/** What becomes of the figures, in the order of a visit. */
type State = 'waiting' | 'none' | 'fresh' | 'known' | 'old';

interface Subject {
  name: string;
  path: string;
  /** The reads that do not come, and how many of them there are. */
  reads: { are: Call; count: number };
  /** What keeps its place, as far as it is there. */
  parts: string;
  /** The same, on a desk alone. */
  partsOfDesk?: string;
  /** What of them is left where nothing could be loaded, on a page that folds then. */
  partsOfNone?: string;
  /** What the page says in a state. */
  says: Record<State, (page: Page) => Promise<void>>;
  /** The buttons that ask again, of which the page offers this many. */
  retries: { of: (page: Page) => Locator; count: number };
  /** Says that the last of them has brought its figures, where that is more than fresh. */
  retried?: (page: Page) => Promise<void>;
  /** Parts whose shifts do not count. */
  watched?: { ignored: string };
}

const isRead: Call = (request) => DATABASE.test(request.url());
const online = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));
const stripWords: Record<State, string> = {
  waiting: 'Loading...',
  none: 'Figures could not be loaded.',
  fresh: INDEX,
  known: 'Looking for newer figures',
  old: 'Could not be refreshed',
};

/** What is busy, and says so. */
const waiting = (page: Page, part: string) =>
  page.locator(`${part}[aria-busy=true]`).filter({ hasText: 'Loading...' });
const board = (page: Page) => page.locator('.market-board');
const boardLine = (page: Page) => page.locator('.board-line');
const status = (page: Page) => page.locator('main').getByRole('status').first();
const boardRetry = (page: Page) => page.getByRole('button', { name: 'Retry the market figures' });
/** The names of what the browser cached for the next visit. */
const cachedKeys = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('lastKnown:'))
      .sort(),
  );
const closes = (page: Page) => page.locator('.hero-closes');
const illustration = (page: Page) => page.locator('.hero-line-note');

const OF_LAST_VISIT = String.raw`^From your last visit, \d+ \w{3} \d\d, \d\d:\d\d`;
const LOOKING = new RegExp(`${OF_LAST_VISIT}. Looking for newer figures...$`);
const NOT_NEWER = new RegExp(`${OF_LAST_VISIT}. Newer figures could not be loaded.$`);

const home: Subject = {
  name: 'Home',
  path: '/',
  reads: { are: isRead, count: 6 },
  parts:
    'h1, .market-board, .market-board > *, .market-board + *, section:has(.market-board) ~ [aria-roledescription=carousel]',
  retries: { of: boardRetry, count: 1 },
  says: {
    waiting: (page) => expect(board(page).locator('[aria-busy=true]')).toHaveCount(5),
    none: async (page) => {
      await expect(status(page)).toContainText('The figures could not be loaded.');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
    },
    fresh: async (page) => {
      for (const figure of [INDEX, RATE]) await expect(board(page)).toContainText(figure);
      await expect(boardLine(page)).toHaveText('');
    },
    known: async (page) => {
      await expect(board(page)).toContainText(INDEX);
      await expect(status(page)).toHaveText(LOOKING);
    },
    old: async (page) => {
      await expect(board(page)).toContainText(INDEX);
      await expect(status(page)).toHaveText(NOT_NEWER);
    },
  },
  retried: async (page) => {
    await home.says.fresh(page);
    await online(page);
    await expect(page.getByText('Failed to load news commentary')).toHaveCount(0);
    await expect(strip(page)).toHaveAttribute('data-state', 'fresh');
  },
};

const sessions: Subject = {
  name: 'Home without its last sessions',
  path: '/',
  reads: {
    are: (request) => isRead(request) && (request.postData() ?? '').includes('history/recent'),
    count: 1,
  },
  parts: home.parts,
  // The columns of stocks grow as wide as what is in them.
  watched: { ignored: '.board-line, .stock-table' },
  retries: { of: boardRetry, count: 1 },
  says: {
    waiting: async (page) => {
      await expect(board(page)).toContainText(INDEX);
      await expect(illustration(page)).toHaveCount(0);
      await expect(closes(page)).toHaveCount(0);
    },
    none: async (page) => {
      await expect(boardLine(page)).toContainText('Could not be loaded: the last 30 days.');
      await expect(illustration(page)).toBeVisible();
    },
    fresh: async (page) => {
      await expect(closes(page)).toHaveCount(1);
      await expect(illustration(page)).toHaveCount(0);
      await expect(boardLine(page)).toHaveText('');
    },
    known: async (page) => {
      await expect(closes(page)).toHaveCount(1);
      await expect(boardLine(page)).toHaveText(LOOKING);
    },
    old: async (page) => {
      await expect(closes(page)).toHaveCount(1);
      await expect(boardLine(page)).toContainText(': the last 30 days. Newer figures');
    },
  },
};

const reading = (page: Page) => page.getByRole('region', { name: 'Reading' });
const alert = (page: Page) => page.getByRole('alert');

const series: Subject = {
  name: 'a series',
  path: '/markets/asi',
  // The strip's two, the index, and the policy rate for its events.
  reads: { are: isRead, count: 5 },
  parts: 'h1, .series-head, .reading, .chart, .series-keys, section:has(h1)',
  // On a phone the list of events comes between, below the first two screens.
  partsOfDesk: '.series-columns',
  // The line makes room for the session that is due although it could not be loaded.
  watched: { ignored: '.plot' },
  retries: { of: (page) => page.getByRole('button', { name: 'Retry All Share Index' }), count: 1 },
  says: {
    waiting: (page) => expect(waiting(page, '.reading')).toHaveCount(1),
    none: (page) => expect(alert(page)).toHaveText('The figures could not be loaded.'),
    fresh: async (page) => {
      await expect(reading(page)).toContainText(INDEX);
      await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(14);
      await expect(alert(page)).toHaveCount(0);
    },
    known: (page) => expect(reading(page)).toContainText('From your last visit.'),
    old: async (page) => {
      await expect(alert(page)).toHaveText(
        /^The newest figures could not be loaded\. These end on \d+ \w+( \d{4})?\.$/,
      );
      await expect(reading(page)).toContainText('From your last visit');
      await expect(page.locator('.chart-missing')).toHaveCount(1);
    },
  },
};

/** One of each series but the bills, which the bonds' has too, and one of each list of shares. */
const CARDS = seriesContent.length - 1 + stockKinds.length;
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const markets: Subject = {
  name: 'all series',
  path: '/markets',
  // The index, the macroeconomic figures and the shares as well.
  reads: { are: isRead, count: seriesContent.length + 4 },
  parts: 'h1, section:has(h1), .market-card, .card-chart, .card-end, .market-cards ~ .note',
  partsOfNone: 'h1, section:has(h1)',
  retries: { of: boardRetry, count: 1 },
  says: {
    waiting: (page) => expect(waiting(page, '.market-card')).toHaveCount(CARDS),
    none: async (page) => {
      await expect(status(page)).toContainText('The figures could not be loaded.');
      await expect(page.getByRole('article')).toHaveCount(0);
      const folded = page.locator('.folded-cards > li');
      await expect(folded).toHaveCount(CARDS - stockKinds.length);
      for (const each of await folded.all()) {
        expect((await boxOf(each)).height).toBeLessThanOrEqual(121);
      }
    },
    fresh: async (page) => {
      await expect(card(page, 'All Share Index (ASI)')).toContainText(INDEX);
      await expect(card(page, 'Inflation')).toContainText('23.18%');
    },
    known: async (page) => {
      await expect(card(page, 'All Share Index (ASI)')).toContainText(INDEX);
      await expect(status(page)).toHaveText(LOOKING);
    },
    old: (page) => expect(status(page)).toHaveText(NOT_NEWER),
  },
  retried: async (page) => {
    await markets.says.fresh(page);
    await expect(card(page, 'Top losers')).toContainText('NESTLE');
  },
};

const list: Subject = {
  name: 'a list',
  path: '/resources',
  reads: { are: isRead, count: 4 },
  parts: 'h1, section:has(h1), section:has(h1) > *',
  retries: { of: (page) => page.getByRole('button', { name: /^Retry/ }), count: 1 },
  says: {
    waiting: (page) => expect(status(page)).toHaveText('Loading resources'),
    none: (page) => expect(alert(page)).toHaveText('Failed to fetch categories'),
    fresh: async (page) => {
      // A week later the strip says 'Latest' too.
      const files = page.getByRole('region', { name: 'Published resources' });
      await expect(files.getByText('Latest', { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: /\d files$/ })).not.toHaveCount(0);
      await expect(alert(page)).toHaveCount(0);
    },
    // The browser keeps none of it.
    known: (page) => list.says.waiting(page),
    old: (page) => list.says.none(page),
  },
};

/** Requests that never come, and how many of them there are, until they are let through. */
async function hang(page: Page, are: Call) {
  let waiting = 0;
  const restore = await failing(
    page,
    (request) => {
      const isOne = are(request);
      if (isOne) waiting += 1;
      return isOne;
    },
    failures['never answered'],
  );
  return { restore, waiting: () => waiting };
}

for (const subject of [home, sessions, series, markets, list]) {
  for (const size of SIZES) {
    const { name, path, reads, says, retries, retried = says.fresh } = subject;
    const desk = size.width < 768 ? undefined : subject.partsOfDesk;
    const listOf = (...all: (string | undefined)[]) => all.filter((each) => each).join();
    const parts = listOf('.today', subject.parts, desk);
    const partsIn = (state: State) =>
      state === 'none' && subject.partsOfNone !== undefined
        ? listOf('.today', subject.partsOfNone)
        : parts;
    test(`${name} at ${size.width}: late, never, known, not refreshed`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.clock.install();
      const shifts = await watchShifts(page, subject.watched);
      const timePasses = async () => {
        await passReadLimit(page, retries.of(page).last());
        // The last read that is offered again is not the last that hangs: some were asked for once
        // more.
        await page.clock.fastForward(READ_LIMIT_MS);
      };
      const examined = new Set<State>();
      const before: Record<string, string[]> = {};
      const is = (state: State) =>
        test.step(state, async () => {
          await says[state](page);
          const offered = state === 'none' || state === 'old' ? retries.count : 0;
          await expect(retries.of(page)).toHaveCount(offered);
          if (subject !== sessions) {
            await expect(strip(page)).toHaveAttribute('data-state', state);
            await expect(strip(page)).toContainText(stripWords[state]);
          }
          const places = await placesOf(page, partsIn(state));
          if (before[parts] === undefined) {
            for (const some of [parts, partsIn('none')]) before[some] = await placesOf(page, some);
          }
          expect(places).toEqual(before[partsIn(state)]);
          // With its figures each page is examined elsewhere.
          if (state !== 'fresh' && !examined.has(state)) await expectAccessible(page);
          examined.add(state);
        });
      const nothingMoved = async () => expect(await shifts()).toBe(0);

      const never = await hang(page, reads.are);
      await page.goto(path);
      await expect.poll(never.waiting).toBe(reads.count);
      await is('waiting');
      await timePasses();
      await is('none');
      await nothingMoved();
      if (path === '/') {
        // They are asked for again without a press, after which a shift would not count.
        await online(page);
        await timePasses();
        await nothingMoved();
      }
      await never.restore();
      await online(page);
      await is('fresh');

      if (subject !== sessions) {
        const cached = await cachedKeys(page);
        await page.evaluate(() => localStorage.clear());
        const release = await hold(page, DATABASE);
        await page.reload();
        await is('waiting');
        release();
        await is('fresh');
        // The first answers are shown before the code is there that caches them.
        await expect.poll(() => cachedKeys(page)).toEqual(cached);
      }
      await nothingMoved();

      const notAgain = await hang(page, reads.are);
      await page.clock.setSystemTime(Date.now() + WEEK_MS);
      await page.reload();
      await expect.poll(notAgain.waiting).toBe(reads.count);
      await is('known');
      await timePasses();
      await is('old');
      await nothingMoved();
      await notAgain.restore();
      await retries.of(page).last().press('Enter');
      await retried(page);
      expect(await placesOf(page, parts), 'asked for again').toEqual(before[parts]);
    });
  }
}

const WIDTHS = [320, 360, 768, 1024, 1280];
for (const { slug } of seriesContent) {
  test(`the chart of ${slug} stands where it will be, at each width`, async ({ page }) => {
    const chart = page.locator('.series-figure');
    const tops = async () => {
      const found: number[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        found.push(await chart.evaluate((part) => part.getBoundingClientRect().top + scrollY));
      }
      return found.map(Math.round);
    };
    const release = await hold(page, DATABASE);
    await page.goto(`/markets/${slug}`);
    await expect(reading(page)).toHaveAttribute('aria-busy', 'true');
    const before = await tops();
    release();
    await expect(reading(page)).toHaveAttribute('aria-busy', 'false');
    await expect(reading(page).locator('.reading-change')).not.toBeEmpty();
    expect(await tops()).toEqual(before);
  });
}

const today = dayInLagos(new Date());
/** A Sunday with sessions before and after it. */
const sunday = addDays(today, -7 - new Date(today).getUTCDay());

/**
 * Pages at an address with a value that they cannot use, what they say, and parts that keep their
 * place.
 */
const unusable = [
  {
    plain: '/markets/asi',
    path: `/markets/asi?day=${sunday}&range=7y`,
    notice: `The Exchange was closed on ${formatLongDate(sunday)}`,
    parts: '.series-head, .reading, .series-figure, .series-keys, .series-tools, .around-reading',
  },
  {
    plain: '/markets/asi?compare=year-earlier',
    path: '/markets/asi?compare=year-earlier&day=1999-01-01',
    notice: '1 January 1999 is before our first figure',
    parts: '.series-head, .reading, .reading-rows, .series-figure, .series-keys, .series-tools',
  },
  {
    plain: '/markets/bonds',
    path: '/markets/bonds?tenure=%3Cb%3E7-YEAR',
    notice: 'There is no tenor “<b>7-YEAR”.',
    parts: '.series-head, .reading, .series-figure, .series-keys, .series-tools',
  },
  {
    plain: '/embed/exchange-rate',
    path: '/embed/exchange-rate?range=7y',
    notice: 'There is no range “7y”.',
    parts: '.embed-head, .embed-foot, .embed-foot .ranges',
  },
  {
    plain: '/resources',
    path: '/resources?category=gone',
    notice: 'There is no category “gone”.',
    parts: '.categories, .library h2',
  },
  {
    plain: '/corrections',
    path: '/corrections?kind=slip',
    notice: 'There is no reason “slip”.',
    parts: '.legal-text nav, .legal-text .ranges',
  },
];
for (const { plain, path, notice, parts } of unusable) {
  for (const size of SIZES) {
    test(`a notice moves nothing: ${notice}, ${plain} at ${size.width}`, async ({
      page,
      openBrowser,
    }) => {
      const usual = await openBrowser({ viewport: size });
      const usualShifts = await watchShifts(usual);
      await usual.goto(plain);
      await expect(usual.locator('[aria-busy=true]')).toHaveCount(0);

      await page.setViewportSize(size);
      const shifts = await watchShifts(page);
      await page.goto(path);
      await expect(page.getByText(notice)).toBeVisible();
      expect(await shifts()).toBeLessThanOrEqual(await usualShifts());
      await expect.poll(() => placesOf(page, parts)).toEqual(await placesOf(usual, parts));
      expect(await page.locator(parts).count()).toBeGreaterThan(1);
      await expectAccessible(page);
    });
  }
}
