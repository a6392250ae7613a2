/** Stores of visitors that have read the history of series. */
import { makeStore } from '@/app/site/store';
import { type Points, type SeriesId, seriesIds } from '@/figures/history';
import type { YearOfSeries } from '@/figures/revisions';
import type { HistoryState } from '@/figures/historyState';
import type { RequestState } from '@/lib/requestState';
import { succeeded } from './builders';

export type PointsBySeries = Partial<Record<SeriesId, Points>>;

/**
 * The years of all series in one state; those that are not there were answered, without a document.
 */
export function historyOf(
  past: PointsBySeries,
  requestOf: (year: YearOfSeries) => RequestState<YearOfSeries | null> = succeeded,
  first = 2017,
  last = 2025,
): HistoryState {
  const requests: Record<string, HistoryState[string]> = {};
  for (const series of seriesIds) {
    requests[`${series}-older`] = requestOf({ points: {}, revisions: [] });
    for (let year = first; year <= last; year += 1) {
      const points = Object.entries(past[series] ?? {}).filter(([key]) =>
        key.startsWith(`${year}`),
      );
      requests[`${series}-${year}`] = requestOf({
        points: Object.fromEntries(points),
        revisions: [],
      });
    }
  }
  // As in a store that has read them: its checks for changes pass over what is frozen.
  return Object.freeze(requests);
}

/** A store that has read all years of a series, with these points. */
export const storeWithHistory = (series: SeriesId, points: Points) =>
  makeStore({ history: historyOf({ [series]: points }) });
