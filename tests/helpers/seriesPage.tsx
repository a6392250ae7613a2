import { makeStore } from '@/app/site/store';
import type { SeriesContent } from '@/content/series';
import type { RangeId } from '@/features/history/ranges';
import { homeFigures } from '@/features/market/homeFigures';
import { SeriesView } from '@/features/history/series/SeriesView';
import type { HistoryState } from '@/figures/historyState';
import { figuresInRange, rowsOf, tenureOf } from './expected/figures';
import { renderLinked } from './renderWithStore';
import type { PointsBySeries } from './seriesHistory';

export interface SeriesPage {
  content: SeriesContent;
  points: PointsBySeries;
  history: HistoryState;
  range: RangeId;
  compare: boolean;
}

/**
 * Opens the page of a series. Returns all figures of the series, and those that the page should
 * show.
 */
export function openSeriesPage({ content, points, history, range, compare }: SeriesPage) {
  const query = `?range=${range}${compare ? '&compare=year-earlier' : ''}`;
  const address = `/markets/${content.slug}${query}`;
  renderLinked(
    <SeriesView content={content} home={homeFigures} />,
    makeStore({ history }),
    address,
  );
  const all = rowsOf(points[content.id] ?? {}, tenureOf(content));
  return { all, found: figuresInRange(content, all, range) };
}
