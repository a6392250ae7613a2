/** Loaded histories for the store of the public site. */
import { makeStore } from '@/app/site/store';
import { type Points, type SeriesId, seriesIds } from '@/figures/history';
import type { YearOfSeries } from '@/figures/revisions';
import type { HistoryState } from '@/figures/historyState';
import type { RequestState } from '@/lib/requestState';
import { createLoadedState } from './builders';

export type PointsBySeries = Partial<Record<SeriesId, Points>>;

/** Returns the history state of all series. Years without points are loaded, but empty. */
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
  // The mutation checks of the store skip frozen objects, which makes the tests faster.
  return Object.freeze(requests);
}

/** Returns a store in which all years of a series are loaded. */
export const createStoreWithHistory = (series: SeriesId, points: Points) =>
  makeStore({ history: createHistoryState({ [series]: points }) });
