import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/site/store';
import { firm } from '@/content/firm';
import type { SeriesSlug } from '@/content/seriesSlugs';
import type { Points } from '@/figures/history';
import { createIdleRequest } from '@/lib/requestState';
import { RETRY_LABEL } from '@/ui/retryMessages';
import { embedMessages, historyMessages } from '../messages';
import { createListPoint, createPoints } from '../../../../tests/helpers/historyPoints';
import { renderLinked } from '../../../../tests/helpers/renderWithStore';
import { getSeriesContent } from '../../../../tests/helpers/series';
import { createHistoryState } from '../../../../tests/helpers/seriesHistory';
import { QuotedFigure } from './QuotedFigure';

beforeEach(
  () => void vi.useFakeTimers({ now: new Date('2025-03-14T18:00:00Z'), toFake: ['Date'] }),
);

function renderFigure(slug: SeriesSlug, points: Points, query = '') {
  const content = getSeriesContent(slug);
  const store = makeStore({ history: createHistoryState({ [content.id]: points }) });
  return renderLinked(<QuotedFigure content={content} />, store, `/embed/${slug}${query}`);
}

const closes = { '2025-03-12': 104000, '2025-03-13': 104786.4, '2025-03-14': 105432.07 };

it('shows the newest figure with its date, change, source and a link', () => {
  const { container } = renderFigure('asi', createPoints(closes));
  expect(screen.getByRole('heading')).toHaveTextContent('All Share Index (ASI)');
  expect(screen.getByText('14 Mar 2025')).toHaveAttribute('datetime', '2025-03-14');
  expect(screen.getByText('105,432.07')).toBeVisible();
  expect(screen.getByText('+0.62%').closest('p')).toHaveTextContent('+0.62% from Thursday');
  const source = 'Nigerian Exchange, close of the day. You may quote this figure,';
  expect(screen.getByRole('contentinfo')).toHaveTextContent(source);
  const link = screen.getByRole('link', { name: new RegExp(embedMessages.historyAt(firm.name)) });
  expect(link).toHaveAttribute('href', '/markets/asi');
  // The frame must not show other figures of the series.
  expect(container).not.toHaveTextContent('104');
  expect(screen.queryByRole('slider')).toBeNull();
});

it('shows the rate of the tenor in the URL', () => {
  const points = {
    '2025-02-14': createListPoint(['5-YEAR', 18.5], ['10-YEAR', 19]),
    '2025-03-14': createListPoint(['5-YEAR', 18.39], ['10-YEAR', 18.74]),
  };
  const { unmount } = renderFigure('bonds', points);
  expect(screen.getByRole('heading')).toHaveTextContent('Government bonds, 10-YEAR');
  expect(screen.getByText('18.74%')).toBeVisible();
  expect(screen.getByText('-0.26 pp').closest('p')).toHaveTextContent('from 14 February');
  unmount();
  renderFigure('bonds', points, '?tenure=5-YEAR');
  expect(screen.getByText('18.39%')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/markets/bonds?tenure=5-YEAR');
});

it('shows the date of the last auction of the selected tenor', () => {
  const points = {
    '2025-02-24': createListPoint(['5-YEAR', 18.5], ['10-YEAR', 19]),
    '2025-03-10': createListPoint(['5-YEAR', 18.39]),
  };
  renderFigure('bonds', points, '?tenure=10-YEAR');
  expect(screen.getByText('19.00%')).toBeVisible();
  expect(screen.getByText('24 Feb 2025')).toHaveAttribute('datetime', '2025-02-24');
});

it.each([
  ['?tenure=7-YEAR', 'There is no tenor “7-YEAR”. The page shows the figures of 10-YEAR.'],
  ['?tenure=', 'The address has a tenor without a value. The page shows the figures of 10-YEAR.'],
  ['?tenure=10-year&range=7y&utm_source=mail', ''],
])('shows a notice only for an unknown or empty tenor in the URL: %s', (query, notice) => {
  renderFigure(
    'bonds',
    { '2025-03-14': createListPoint(['5-YEAR', 18.39], ['10-YEAR', 18.74]) },
    query,
  );
  expect(screen.getByText('18.74%')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${notice}$`));
});

it.each(['?range=all', '?day=2025-03-12'])(
  'ignores the query %s and shows only the newest figure',
  (query) => {
    renderFigure('asi', createPoints(closes), query);
    expect(screen.getByText('105,432.07')).toBeVisible();
    expect(screen.queryByText('104,000.00')).toBeNull();
  },
);

it('reports that the figure is loading or failed to load', () => {
  const content = getSeriesContent('asi');
  const renderWithStatus = (status: 'loading' | 'failed') => {
    const history = createHistoryState({}, () => ({
      ...createIdleRequest(null),
      ...{ status, requestId: 'r1', error: status === 'failed' ? 'Failed' : null },
    }));
    return renderLinked(<QuotedFigure content={content} />, makeStore({ history }));
  };
  const { unmount } = renderWithStatus('loading');
  expect(screen.getByText(historyMessages.loading)).toBeInTheDocument();
  expect(screen.getByRole('link')).toBeVisible();
  unmount();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderWithStatus('failed');
  expect(screen.getByText(embedMessages.notLoaded)).toBeVisible();
  expect(screen.getByRole('button', { name: new RegExp(RETRY_LABEL) })).toBeVisible();
});
