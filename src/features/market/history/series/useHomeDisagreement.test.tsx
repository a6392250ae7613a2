import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/site/store';
import type { SeriesSlug } from '@/content/seriesSlugs';
import type { Points } from '@/figures/history';
import { parseRecent } from '@/figures/recent';
import { noticeMessages, seriesMessages } from '../messages';
import { SeriesView } from './SeriesView';
import { succeeded } from '../../../../../tests/helpers/builders';
import { listPoint, point } from '../../../../../tests/helpers/historyPoints';
import { renderLinked } from '../../../../../tests/helpers/renderWithStore';
import { contentOf } from '../../../../../tests/helpers/series';
import { historyOf } from '../../../../../tests/helpers/seriesHistory';

const DAY = '2025-03-14';

beforeEach(() => void vi.useFakeTimers({ now: new Date(`${DAY}T18:00:00Z`), toFake: ['Date'] }));

/** The documents of Home, as they were read. */
interface Home {
  asi?: { value: number; change: number; date: string };
  rate?: number;
  gdp?: { date: string; percentage: number };
  bond?: { day: string; rate: number };
}

function show(slug: SeriesSlug, points: Points, home: Home) {
  const { asi = null, rate = null, gdp = null, bond } = home;
  const macroeconomics = { exchangeRate: rate, gdp, inflation: null, monetaryPolicy: null };
  const list = bond && { day: bond.day, tenures: [{ label: '10-YEAR', rate: bond.rate }] };
  const recent = parseRecent({ asi: {}, exchangeRate: {}, lists: list ? { bonds: list } : {} });
  const store = makeStore({
    history: historyOf({ [contentOf(slug).id]: points }),
    market: {
      asi: succeeded(asi),
      macroeconomics: succeeded(macroeconomics),
      fixedIncome: succeeded(null),
      recent: succeeded(recent),
    },
  });
  renderLinked(<SeriesView content={contentOf(slug)} />, store, `/markets/${slug}`);
  return screen.getByRole('region', { name: seriesMessages.reading });
}

const bonds = listPoint(['10-YEAR', 18.5]);
const index = (value: number, date = DAY) => ({ asi: { value, change: 1, date } });
const growth = (percentage: number, date = 'Q4 2024') => ({ gdp: { date, percentage } });

it.each([
  ['asi', { [DAY]: point(98_000) }, index(105_432.07), '14 March 2025', '98,000.00', '105,432.07'],
  [
    'exchange-rate',
    { [DAY]: point(1600) },
    { rate: 1531 },
    '14 March 2025',
    'N1,600.00',
    'N1,531.00',
  ],
  ['gdp-growth', { '2024-Q4': point(30) }, growth(3), 'Q4 2024', '30.00%', '3.00%'],
  [
    'bonds',
    { [DAY]: bonds },
    { bond: { day: DAY, rate: 19 } },
    '14 March 2025',
    '18.50%',
    '19.00%',
  ],
] as const)('says that Home has another figure: %s', (slug, points, home, day, here, there) => {
  expect(show(slug, points, home)).toHaveTextContent(noticeMessages.disagrees(day, here, there));
});

it.each([
  ['the same figure', 'asi', { [DAY]: point(98_000) }, index(98_000)],
  ['a figure of the day before', 'asi', { [DAY]: point(98_000) }, index(97_000, '2025-03-13')],
  ['a figure of another quarter', 'gdp-growth', { '2024-Q4': point(30) }, growth(3, 'Q3 2024')],
  ['a list of another day', 'bonds', { [DAY]: bonds }, { bond: { day: '2025-02-28', rate: 19 } }],
  ['nothing', 'exchange-rate', { [DAY]: point(1600) }, {}],
] as const)('says nothing where Home has %s', (_, slug, points, home) => {
  expect(show(slug, points, home)).not.toHaveTextContent('One of them is wrong');
});
