import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/site/store';
import { seriesContent } from '@/content/series';
import { notRequested, type Requested } from '@/lib/requested';
import type { Points } from '../../history';
import type { HistoryState } from '../../historySlice';
import { MarketsView } from './MarketsView';
import { succeeded } from '../../../../../tests/helpers/builders';
import { pointsOf, sessionsUpTo } from '../../../../../tests/helpers/pastPoints';
import { renderWithStore } from '../../../../../tests/helpers/renderWithStore';

/** Friday 14 March 2025, 19:00 in Lagos. */
const NOW = new Date('2025-03-14T18:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  return () => void vi.useRealTimers();
});

const SAVED = '2025-03-14T17:42:00.000Z';
const lists = (days: readonly string[], labels: readonly string[]): Points =>
  Object.fromEntries(
    days.map((day, row) => [
      day,
      {
        tenures: labels.map((label, at) => ({ label, rate: 18 + at / 2 - row / 10 })),
        savedAt: SAVED,
      },
    ]),
  );
const LIST_DAYS = ['2024-03-14', '2025-02-14', '2025-03-14'];

const all: Record<string, Points> = {
  asi: {
    ...sessionsUpTo('2025-03-14', 300),
    ...pointsOf(
      {
        '2025-03-14': 105_432.07,
        '2025-03-13': 104_782.42,
        '2025-02-14': 108_053.95,
        '2024-03-14': 104_918.36,
      },
      SAVED,
    ),
  },
  exchangeRate: {
    ...sessionsUpTo('2025-03-14', 300),
    ...pointsOf({ '2025-03-14': 1532.45, '2025-03-13': 1531.2 }, SAVED),
  },
  inflation: pointsOf({ '2024-02': 31.7, '2024-12': 34.8, '2025-01': 24.48, '2025-02': 23.18 }),
  monetaryPolicy: pointsOf({ '2024-02-27': 22.75, '2024-11-26': 27.5, '2025-03-14': 27 }),
  gdp: pointsOf({ '2023-Q4': 3.46, '2024-Q3': 3.46, '2024-Q4': 3.84 }),
  bonds: lists(LIST_DAYS, ['5-YEAR', '10-YEAR', '20-YEAR']),
  tbills: lists(LIST_DAYS, ['91-DAY', '364-DAY']),
};

/** The years of every series in one state; those that are not here were answered, without a document. */
function historyOf(slotOf: (points: Points) => Requested<Points | null>): HistoryState {
  const history: Record<string, Requested<Points | null>> = {};
  for (const { id } of seriesContent) {
    history[`${id}-older`] = slotOf({});
    for (let year = 2017; year <= 2025; year += 1) {
      const points = Object.entries(all[id] ?? {}).filter(([key]) => key.startsWith(String(year)));
      history[`${id}-${year}`] = slotOf(Object.fromEntries(points));
    }
  }
  return history;
}

const known = (status: 'loading' | 'failed') => (points: Points) => ({
  ...notRequested<Points | null>(points),
  status,
  error: status === 'failed' ? 'Failed' : null,
  requestId: 'r1',
  knownAt: '2025-03-13T17:42:00.000Z',
});

function show(history: HistoryState) {
  return renderWithStore(
    <MemoryRouter initialEntries={['/markets']}>
      <MarketsView />
    </MemoryRouter>,
    makeStore({ history }),
  );
}

const NAMES = [
  'All Share Index (ASI)',
  'Naira per dollar',
  'What the government pays to borrow',
  'Inflation',
  'Policy rate',
  'GDP growth',
] as const;
const card = (name: string) => within(screen.getByRole('article', { name }));
const listOf = (name: string) =>
  card(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.trim());

it('shows each series with its last value, its date, its changes in words and when the next is due', () => {
  show(historyOf(succeeded));
  const expected = {
    'All Share Index (ASI)': ['105,432.07', '14 Mar 2025', 'Monday 17 March, in the evening'],
    'Naira per dollar': ['N1,532.45/$', '14 Mar 2025', 'Monday 17 March, in the evening'],
    Inflation: ['23.18%', 'Feb 2025', 'mid-April'],
    'Policy rate': ['27.00%', '14 Mar 2025', /next meeting/],
    'GDP growth': ['3.84%', 'Q4 2024', /May/],
  };
  for (const [name, texts] of Object.entries(expected)) {
    for (const text of texts) expect(card(name).getAllByText(text)[0], name).toBeVisible();
  }
  expect(listOf('All Share Index (ASI)')).toEqual([
    '0.62% higher than on Thursday',
    '2.43% lower than a month ago',
    '0.49% higher than a year ago',
  ]);
  expect(listOf('Naira per dollar')[0]).toBe('A dollar costs N1.25 more than on Thursday');
  expect(listOf('Inflation')).toEqual([
    '1.30 points lower than in January',
    'A year ago was 31.70%, on the old basket: not comparable',
  ]);
  expect(listOf('Policy rate')[0]).toBe('Cut today from 27.50%');
  expect(
    card('What the government pays to borrow').getByText('a year, for 10 years'),
  ).toBeVisible();
});

it('colours changes of shares alone', () => {
  const { container } = show(historyOf(succeeded));
  const tones = [...container.querySelectorAll('.change-tone')];
  expect(tones).toHaveLength(1);
  expect(tones[0]?.closest('article')).toHaveAttribute('id', 'asi');
});

it('says whose figures they are, when they were entered, and when the next ones come', () => {
  show(historyOf(succeeded));
  expect(screen.getByText(/^Figures of/)).toHaveTextContent(
    'Figures of Friday 14 March 2025, entered by our staff at 18:42. They are not live: new ones come each trading evening, next on Monday 17 March.',
  );
});

it('makes each card a link to its series, and names bills of their own', () => {
  show(historyOf(succeeded));
  const paths = NAMES.map((name) =>
    within(screen.getByRole('heading', { name })).getByRole('link').getAttribute('href'),
  );
  expect(paths).toEqual(
    ['asi', 'exchange-rate', 'bonds', 'inflation', 'policy-rate', 'gdp-growth'].map(
      (slug) => `/markets/${slug}`,
    ),
  );
  expect(screen.getByRole('link', { name: 'Treasury bills' })).toHaveAttribute(
    'href',
    '/markets/treasury-bills',
  );
});

it('lists all series with value and change, each a jump to its card', () => {
  const { container } = show(historyOf(succeeded));
  const jumps = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
    'link',
  );
  expect(jumps.map(({ textContent }) => textContent)).toEqual([
    'All Share Index105,432.07+0.62%',
    'Naira per dollarN1,532.45+N1.25',
    'Inflation23.18%-1.30 pts',
    'Policy rate27.00%-0.50 pts',
    'GDP growth3.84%+0.38 pts',
    'Bonds, 10 years18.30%-0.10 pts',
  ]);
  for (const jump of jumps) {
    const target = jump.getAttribute('href')?.replace(/.*#/, '#') ?? '';
    expect(container.querySelector(target)).not.toBeNull();
  }
});

it('waits with its rulers standing and says nothing of figures', () => {
  const { container } = show({});
  expect(screen.getAllByText('Loading...')).toHaveLength(NAMES.length);
  for (const name of NAMES) {
    expect(screen.getByRole('article', { name })).toHaveAttribute('aria-busy', 'true');
  }
  expect(container.querySelectorAll('.card-chart .upright-ruler')).toHaveLength(NAMES.length);
  expect(screen.getByText(/They are not live\.$/)).toBeVisible();
});

it.each([
  ['loading', 'Looking for newer figures...'],
  ['failed', 'Could not be refreshed.'],
] as const)('shows figures of the last visit with their date while %s', (status, words) => {
  show(historyOf(known(status)));
  for (const name of NAMES) {
    expect(card(name).getByText('From your last visit, 13 Mar 25, 18:42')).toBeVisible();
    expect(card(name).getByText(words, { exact: false })).toBeVisible();
    expect(card(name).queryAllByRole('button', { name: /^Retry/ })).toHaveLength(
      status === 'failed' ? 1 : 0,
    );
  }
  expect(card('All Share Index (ASI)').getByText('105,432.07')).toBeVisible();
});

it('says in each card that its figures could not be loaded, with a Retry', () => {
  show(historyOf(() => ({ status: 'failed', data: null, error: 'Failed', requestId: 'r1' })));
  for (const name of NAMES) {
    expect(card(name).getByText('The figures could not be loaded.')).toBeVisible();
    expect(card(name).getByRole('button', { name: /^Retry/ })).toBeVisible();
  }
  expect(screen.getByRole('status')).toHaveTextContent('The figures could not be loaded.');
});

it('says when an empty series will begin', () => {
  show(historyOf(() => succeeded({})));
  expect(
    card('Naira per dollar').getByText(
      'No figures yet. The first one is to come on Friday 14 March, in the evening.',
    ),
  ).toBeVisible();
  expect(card('Policy rate').getByText(/^No figures yet\./)).toBeVisible();
});

it('shows bonds although bills could not be loaded, and says what failed', () => {
  const history = {
    ...historyOf(succeeded),
    'tbills-2025': { status: 'failed', data: null, error: 'Failed', requestId: 'r1' },
    'tbills-2024': { status: 'failed', data: null, error: 'Failed', requestId: 'r1' },
  } as const;
  show(history);
  const rates = card('What the government pays to borrow');
  expect(rates.getByText('18.30%')).toBeVisible();
  expect(rates.getByRole('button', { name: /^Retry/ })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'These could not be loaded: Treasury bills.',
  );
});
