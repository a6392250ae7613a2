import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SeriesSlug } from '@/content/seriesSlugs';
import type { Points } from '@/figures/history';
import { createStoreWithHistory } from '../../../../tests/helpers/seriesHistory';
import {
  createListPoint,
  createPoints,
  createWeekdayPoints,
} from '../../../../tests/helpers/historyPoints';
import { renderLinked } from '../../../../tests/helpers/renderWithStore';
import { getSeriesContent } from '../../../../tests/helpers/series';
import { EmbeddedSeries } from './EmbeddedSeries';

beforeEach(
  () => void vi.useFakeTimers({ now: new Date('2025-03-14T18:00:00Z'), toFake: ['Date'] }),
);

function showEmbed(slug: SeriesSlug, points: Points, query = '') {
  const content = getSeriesContent(slug);
  const store = createStoreWithHistory(content.id, points);
  renderLinked(<EmbeddedSeries content={content} />, store, `/embed/${slug}${query}`);
}

/**
 * An exchange rate that falls by N1 in each session, except for the last session, in which it rises
 * by N3.
 */
const fallingRates = {
  ...createWeekdayPoints('2022-01-03', '2025-03-13', (place) => 2500 - place),
  ...createPoints({ '2025-03-14': 1671 }),
};

it.each(['', '?range=5y', '?range=all'])(
  'names the previous session next to the change in an embed with the query "%s"',
  (query) => {
    showEmbed('exchange-rate', fallingRates, query);
    expect(screen.getByRole('banner')).toHaveTextContent(/\+0\.24% from Thursday14 Mar 2025$/);
  },
);

it('names the previous decision next to the change in an embed of the policy rate', () => {
  showEmbed('policy-rate', createPoints({ '2024-11-26': 27.5, '2025-02-20': 27 }));
  expect(screen.getByRole('banner')).toHaveTextContent('-0.50 pp from the previous decision');
});

const [short, long] = ['91-DAY', '364-DAY'] as const;
it.each<[string, SeriesSlug, Points, string]>([
  [
    'the latest decision',
    'policy-rate',
    createPoints({ '2024-11-26': 27.5, '2025-02-20': 27 }),
    '20 Feb 2025',
  ],
  [
    'the last auction of a tenor',
    'treasury-bills',
    {
      '2025-02-12': createListPoint([short, 18], [long, 20]),
      '2025-02-26': createListPoint([short, 18.5], [long, 19]),
      '2025-03-12': createListPoint([long, 21]),
    },
    '26 Feb 2025',
  ],
  ['the newest quarter', 'gdp-growth', createPoints({ '2024-Q3': 3.5, '2024-Q4': 3.8 }), 'Q4 2024'],
])('shows the date of %s in an embed', (_, slug, points, date) => {
  showEmbed(slug, points, slug === 'treasury-bills' ? `?tenure=${short}` : '');
  expect(screen.getByRole('banner')).toHaveTextContent(new RegExp(`${date}$`));
});

it.each([
  ['?range=7y', 'There is no range “7y”. The page shows the last year.'],
  [
    '?day=2025-03-09',
    'The market was closed on 9 March 2025. The page shows the figures for 7 March 2025.',
  ],
])('shows a notice in an embed for the invalid query %s', (query, notice) => {
  showEmbed('exchange-rate', fallingRates, query);
  expect(screen.getByText(notice)).toBeVisible();
});

it('removes the notice about an invalid range when the reader chooses another range', () => {
  showEmbed('exchange-rate', fallingRates, '?range=7y&utm_source=mail');
  fireEvent.click(screen.getByRole('button', { name: '5 years' }));
  expect(screen.queryByText(/There is no range/)).toBeNull();
});
