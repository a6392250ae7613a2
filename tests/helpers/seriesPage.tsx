import type { ReactNode } from 'react';
import { makeStore } from '@/app/site/store';
import type { SeriesContent } from '@/content/series';
import type { RangeId } from '@/features/history/ranges';
import { homeFigures } from '@/features/market/homeFigures';
import { SeriesView } from '@/features/history/series/SeriesView';
import type { HistoryState } from '@/figures/historyState';
import { findFiguresInRange, toRows, getTenure } from './expected/figures';
import { renderLinked } from './renderWithStore';
import type { PointsBySeries } from './seriesHistory';

export interface SeriesPage {
  content: SeriesContent;
  points: PointsBySeries;
  history: HistoryState;
  range: RangeId;
  compare: boolean;
}

export const renderSeriesPage = (
  content: SeriesContent,
  history: HistoryState,
  query: string,
  beside?: ReactNode,
) =>
  renderLinked(
    <>
      <SeriesView content={content} home={homeFigures} />
      {beside}
    </>,
    makeStore({ history }),
    `/markets/${content.slug}${query}`,
  );

/**
 * Opens the page of a series. Returns all figures of the series, and the figures that the page
 * should show.
 */
export function openSeriesPage({ content, points, history, range, compare }: SeriesPage) {
  const query = `?range=${range}${compare ? '&compare=year-earlier' : ''}`;
  renderSeriesPage(content, history, query);
  const all = toRows(points[content.id] ?? {}, getTenure(content));
  return { all, found: findFiguresInRange(content, all, range) };
}
