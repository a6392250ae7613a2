import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/site/store';
import { firm } from '@/content/firm';
import { createIdleRequest, type RequestState } from '@/lib/requestState';
import { formatExchangeRate, formatNaira } from '@/lib/format';
import { mapKeys } from '@/lib/records';
import { type Points, seriesIds } from '@/figures/history';
import { indicatorIds } from '@/figures/market';
import type { YearOfSeries } from '@/figures/revisions';
import type { HistoryState } from '@/figures/historyState';
import { dueMessages, marketsMessages } from '../messages';
import { MarketsView } from './MarketsView';
import { createLoadedState } from '../../../../tests/helpers/builders';
import { createPoints, createSessionsUpTo } from '../../../../tests/helpers/historyPoints';
import { createHistoryState as historyIn } from '../../../../tests/helpers/seriesHistory';
import { fillRates } from '../../../../tests/helpers/written';
import { renderLinked } from '../../../../tests/helpers/renderWithStore';

/** Friday 14 March 2025 at 19:00 in Lagos. */
const NOW = new Date('2025-03-14T18:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  equity = createLoadedState(1);
});

const SAVED_AT = '2025-03-14T17:42:00.000Z';
const createLists = (...labels: string[]): Points =>
  Object.fromEntries(
    ['2024-03-14', '2025-02-14', '2025-03-14'].map((day, row) => {
      const tenures = labels.map((label, at) => ({ label, rate: 18 + at / 2 - row / 10 }));
      return [day, { tenures, savedAt: SAVED_AT }];
    }),
  );
const createSessions = (values: Record<string, number>) => ({
  ...createSessionsUpTo('2025-03-14', 300),
  ...createPoints(values),
});
const index = { '2025-03-14': 105_432.07, '2025-03-13': 104_782.42, '2025-02-14': 108_053.95 };

const indicators = {
  inflation: {
    '2024-02': 31.7,
    '2024-12': 34.8,
    '2025-01': 24.48,
    '2025-02': 23.18,
  },
  monetaryPolicy: {
    '2024-02-27': 22.75,
    '2024-11-26': 27.5,
    '2025-03-14': 27,
  },
  gdp: {
    '2023-Q4': 3.46,
    '2024-Q3': 3.46,
    '2024-Q4': 3.84,
  },
};

const allPoints = {
  asi: createSessions({ ...index, '2024-03-14': 104_918.36 }),
  exchangeRate: createSessions({ '2025-03-14': 1532.45, '2025-03-13': 1531.2 }),
  ...mapKeys(indicatorIds, (id) => createPoints(indicators[id])),
  bonds: createLists('5-YEAR', '10-YEAR', '20-YEAR'),
  tbills: createLists('91-DAY', '364-DAY'),
};

const createHistory = (requestOf: Parameters<typeof historyIn>[1]) =>
  historyIn(allPoints, requestOf);

const cachedRequest = (status: 'loading' | 'failed') => (year: YearOfSeries) => ({
  ...createIdleRequest<YearOfSeries | null>(year),
  status,
  error: status === 'failed' ? 'Failed' : null,
  requestId: 'r1',
  cachedAt: '2025-03-13T17:42:00.000Z',
});

let equity: RequestState<unknown>;
const openEquity = vi.fn();
const beside = { name: 'equity market', select: () => equity, open: () => openEquity };
function renderMarkets(history: HistoryState) {
  return renderLinked(<MarketsView beside={beside} />, makeStore({ history }), '/markets');
}

/** The title of each card and the page that it links to. */
const CARD_LINKS = {
  'All Share Index (ASI)': '/markets/asi',
  'Naira per dollar': '/markets/exchange-rate',
  'What the government pays to borrow': '/markets/bonds',
  Inflation: '/markets/inflation',
  'Policy rate': '/markets/policy-rate',
  'GDP growth': '/markets/gdp-growth',
};
const CARD_NAMES = Object.keys(CARD_LINKS);
const findCard = (name: string) => within(screen.getByRole('article', { name }));
/** Returns the notice above the cards. Messages inside cards are ignored. */
const findNotice = () => {
  const [notice, ...others] = screen
    .getAllByRole('status')
    .filter((status) => status.closest('article') === null);
  if (notice === undefined || others.length > 0) throw new Error('not one notice');
  return notice;
};
const listButtons = () =>
  screen.queryAllByRole('button').filter((button) => button.closest('article') === null);
it('shows each series with its newest value, date, changes and source', () => {
  const shown: Record<string, string[]> = {
    'All Share Index (ASI)': ['105,432.07', '14 Mar 2025', 'Nigerian Exchange'],
    'Naira per dollar': ['{1532.45}', '14 Mar 2025', 'Central Bank of Nigeria'],
    'What the government pays to borrow': ['a year, for 10 years'],
    Inflation: ['23.18%', 'Feb 2025', 'National Bureau of Statistics'],
    'Policy rate': ['27.00%', '14 Mar 2025', 'Central Bank of Nigeria'],
    'GDP growth': ['3.84%', 'Q4 2024', 'National Bureau of Statistics'],
  };
  const changes: Record<string, string[]> = {
    'All Share Index (ASI)': [
      '0.62% higher than on Thursday',
      '2.43% lower than a month ago',
      '0.49% higher than a year ago',
    ],
    'Naira per dollar': [
      `A dollar costs ${formatNaira(1.25)} (0.08%) more than on Thursday`,
      `${formatNaira(1429.66)} (1,390.86%) more than a month ago`,
      `${formatNaira(1432.07)} (1,426.65%) more than a year ago`,
    ],
    Inflation: [
      '1.30 percentage points lower than in January',
      'A year ago was 31.70%, on the old basket: not comparable',
    ],
    'Policy rate': ['Cut today from 27.50%', '4.25 percentage points higher than a year ago'],
  };
  renderMarkets(createHistory(createLoadedState));
  for (const [name, texts] of Object.entries(shown)) {
    for (const text of texts)
      expect(findCard(name).getAllByText(fillRates(text))[0], name).toBeVisible();
  }
  for (const [name, sentences] of Object.entries(changes)) {
    const items = findCard(name).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent.trim())).toEqual(sentences);
  }
});

it('colours only the changes of the index', () => {
  const { container } = renderMarkets(createHistory(createLoadedState));
  const tones = [...container.querySelectorAll('.change-tone')];
  expect(tones).toHaveLength(1);
  expect(tones[0]?.closest('article')).toHaveAttribute('id', 'asi');
});

it('shows when figures were entered and when the next ones are due', () => {
  renderMarkets(createHistory(createLoadedState));
  expect(screen.getByText(/^Figures for/)).toHaveTextContent(
    'Figures for Friday 14 March 2025, entered by our staff at 18:42. They are not live; we add new ones every trading evening, next on Monday 17 March. Expected next: the bond auction on Monday 24 March.',
  );
});

it('shows the newest session with both an index and an exchange rate', () => {
  const { '2025-03-14': friday, ...asi } = allPoints.asi;
  renderMarkets(historyIn({ ...allPoints, asi }));
  expect(friday).toBeDefined();
  expect(screen.getByText(/^Figures for/)).toHaveTextContent(
    /^Figures for Thursday 13 March 2025, .* next on Friday 14 March\./,
  );
});

it('shows the next expected figures only after every series has loaded', () => {
  const history: Record<string, HistoryState[string]> = { ...createHistory(createLoadedState) };
  for (const name of Object.keys(history)) {
    if (name.startsWith('monetaryPolicy')) {
      history[name] = { ...createIdleRequest(null), status: 'loading', requestId: 'r1' };
    }
  }
  renderMarkets(history);
  expect(findCard('All Share Index (ASI)').getByText('105,432.07')).toBeVisible();
  expect(screen.queryByText(/Expected next/)).toBeNull();
});

it('links the cards to the pages of all series', () => {
  renderMarkets(createHistory(createLoadedState));
  const findHref = (name: string) =>
    within(screen.getByRole('heading', { name })).getByRole('link').getAttribute('href');
  expect(CARD_NAMES.map((name) => [name, findHref(name)])).toEqual(Object.entries(CARD_LINKS));
  const bills = screen.getByRole('link', { name: 'Treasury bills' });
  expect(bills).toHaveAttribute('href', '/markets/treasury-bills');
});

it('lists all series with value and change as links to their cards', () => {
  const { container } = renderMarkets(createHistory(createLoadedState));
  const list = within(screen.getByRole('navigation', { name: 'On this page' }));
  const jumps = list.getAllByRole('link');
  expect(jumps.map(({ textContent }) => textContent)).toEqual([
    'All Share Index14 Mar 2025105,432.07+0.62% from Thursday',
    `Naira per dollar14 Mar 2025${formatNaira(1532.45)}+0.08% from Thursday`,
    'InflationFeb 202523.18%-1.30 pp from January',
    'Policy rate14 Mar 202527.00%-0.50 pp from the previous decision',
    'GDP growthQ4 20243.84%+0.38 pp from Q3',
    'Bonds, 10 years14 Mar 202518.30%-0.10 pp from 14 February',
  ]);
  for (const jump of jumps) {
    const target = jump.getAttribute('href')?.replace(/.*#/, '#') ?? '';
    expect(container.querySelector(target)).not.toBeNull();
  }
});

/** The number of series. The notice also counts the lists of gainers and losers as one more. */
const SERIES_COUNT = seriesIds.length;
it.each([
  ['loading', '18:42. Looking for newer figures...'],
  ['failed', `18:42: ${SERIES_COUNT} of ${SERIES_COUNT + 1}. Newer figures could not be loaded.`],
] as const)('shows one notice about all cached figures: %s', (status, message) => {
  renderMarkets(createHistory(cachedRequest(status)));
  expect(findNotice().textContent).toBe(`From your last visit, 13 Mar 25, ${message}`);
  expect(listButtons()).toHaveLength(status === 'failed' ? 1 : 0);
  expect(findCard('All Share Index (ASI)').getByText('105,432.07')).toBeVisible();
});

const failed = { status: 'failed', data: null, error: 'Failed', requestId: 'r1' } as const;
it('folds all cards below one message if all requests failed', () => {
  equity = failed;
  const { container } = renderMarkets(createHistory(() => failed));
  const message =
    /^The figures could not be loaded\. For the closing prices, ring \+234 .+\. New figures are due on Friday 14 March, in the evening\.$/;
  expect(findNotice().textContent).toMatch(message);
  expect(screen.getAllByText(/could not be loaded/)).toHaveLength(1);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  const cards = within(screen.getByRole('region', { name: marketsMessages.allSeries }));
  expect(cards.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CARD_NAMES);
  expect(screen.queryByText(/^-$|no figures/i)).toBeNull();
  const links = cards.getAllByRole('link');
  expect(links).toHaveLength(2);
  expect(links[0]).toHaveAccessibleName(firm.phones[0].shown);
  expect(links[1]).toHaveAccessibleName(dueMessages.calendarFile);
  expect(screen.queryByRole('navigation')).toBeNull();
  // Each empty axis ends in a hollow circle.
  expect(container.querySelectorAll('.folded-cards circle')).toHaveLength(CARD_NAMES.length);
});

it.each([
  ['they have loaded', createLoadedState(1)],
  ['they are loading', { ...createIdleRequest(null), status: 'loading' } as const],
])('shows the lists of shares next to folded cards if %s', (_, request) => {
  equity = request;
  renderLinked(
    <MarketsView beside={beside}>Top gainers</MarketsView>,
    makeStore({ history: createHistory(() => failed) }),
    '/markets',
  );
  expect(screen.getByText('Top gainers')).toBeVisible();
});

const createEmptyYear = () => createLoadedState({ points: {}, revisions: [] });

it('reports a failed request on a site without figures', () => {
  equity = failed;
  renderMarkets(createHistory(createEmptyYear));
  const message = /in the evening\. Could not be loaded: equity market\.$/;
  expect(findNotice()).toHaveTextContent(message);
});

it('shows when the first figures are due on a site without figures', () => {
  renderMarkets(createHistory(createEmptyYear));
  const message = /^No figures yet\. The first are due on Friday 14 March, in the evening\.$/;
  expect(findNotice().textContent).toMatch(message);
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows on a card the date since which the series has had no new figures', () => {
  vi.setSystemTime('2026-05-20T18:00:00Z');
  renderMarkets(createHistory(createLoadedState));
  const none = findCard('Naira per dollar').getByText('No figures since 14 March 2025.');
  expect(none).toBeVisible();
  expect(findCard('Naira per dollar').getByText(formatExchangeRate(1532.45))).toBeVisible();
  // A policy rate applies until the next decision, so its card never reports that there are no
  // figures since a date.
  expect(findCard('Policy rate').queryByText(/^No figures/)).toBeNull();
});

it('shows on the card of an empty series when its first figure is due', () => {
  const ofIndex = Object.entries(createHistory(createLoadedState)).filter(([id]) =>
    id.startsWith('asi-'),
  );
  renderMarkets({ ...createHistory(createEmptyYear), ...Object.fromEntries(ofIndex) });
  const begins = 'No figures yet. The first is due on Friday 14 March, in the evening.';
  expect(findCard('Naira per dollar').getByText(begins)).toBeVisible();
  expect(findCard('Policy rate').getByText(/^No figures yet\./)).toBeVisible();
});

it('offers one Retry button for all series if only older figures failed to load', () => {
  const ofLastYear = Object.keys(createHistory(createLoadedState)).filter((name) =>
    name.endsWith('-2024'),
  );
  const lost = Object.fromEntries(ofLastYear.map((name) => [name, failed]));
  renderMarkets({ ...createHistory(createLoadedState), ...lost });
  expect(findNotice()).toBeEmptyDOMElement();
  expect(screen.getByRole('button', { name: /the market figures$/ })).toBeVisible();
  expect(findCard('Naira per dollar').getByText(marketsMessages.olderMissing)).toBeVisible();
});

it('shows bonds with an error if bills failed to load', () => {
  renderMarkets({
    ...createHistory(createLoadedState),
    'tbills-2025': failed,
    'tbills-2024': failed,
  });
  const rates = findCard('What the government pays to borrow');
  expect(rates.getByText('18.30%')).toBeVisible();
  const message = 'Could not be loaded: Treasury bills.';
  expect(findNotice()).toHaveTextContent(message);
  expect(rates.getByText('Treasury bills: could not be loaded.')).toBeVisible();
});
