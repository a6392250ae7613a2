/** Stores of visitors with loaded histories. */
import { makeStore } from '@/app/site/store';
import { type Points, type SeriesId, seriesIds } from '@/figures/history';
import type { YearOfSeries } from '@/figures/revisions';
import type { HistoryState } from '@/figures/historyState';
import type { RequestState } from '@/lib/requestState';
import { createLoadedState } from './builders';

export type PointsBySeries = Partial<Record<SeriesId, Points>>;

/** Returns the state of all series. Years that are not given have no document. */
export function createHistoryState(
  past: PointsBySeries,
  requestOf: (year: YearOfSeries) => RequestState<YearOfSeries | null> = createLoadedState,
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
  // Freezes the requests, so that the store's checks for mutations skip them.
  return Object.freeze(requests);
}

/** Returns a store with all years of a series loaded, with these points. */
export const createStoreWithHistory = (series: SeriesId, points: Points) =>
  makeStore({ history: createHistoryState({ [series]: points }) });
