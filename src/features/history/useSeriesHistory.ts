import { max, min } from 'd3-array';
import { useCallback, useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector } from '@/ui/storeHooks';
import type { SeriesContent } from '@/content/series';
import { toLagosDay } from '@/lib/days';
import { useNow } from '@/ui/browserState';
import { isRetrying, getOutdatedTime, type RequestView } from '@/lib/requestState';
import { hasTenures, type Points, getYear } from '@/figures/history';
import type { HistoryState, WithHistory } from '@/figures/historyState';
import { toFigures, findNearestTenure, listTenures } from './figures';
import { fetchYears, isAnswered, type YearRequest, type YearSpan, findYearRequests } from './reads';
import { findFirstYear, type SeriesRange } from './ranges';
import { useNewestAgain } from './useNewestAgain';

export type SeriesHistory = ReturnType<typeof useSeriesHistory>;

/**
 * Returns the years to load for a range. If these years have no figures, returns all years, because
 * older years may have figures.
 */
function getYears(
  content: SeriesContent,
  range: SeriesRange,
  compare: boolean,
  now: Date,
  history: HistoryState = {},
): YearSpan {
  const createYears = (newest?: string) => ({
    series: content.id,
    firstYear: findFirstYear(content, range, compare, now, newest),
    lastYear: getYear(toLagosDay(now)),
  });
  const usual = createYears();
  const yearRequests = findYearRequests(history, usual);
  const isPending = !yearRequests.every(isAnswered);
  if (usual.firstYear === -Infinity || isPending) return usual;
  const [newest] = yearRequests.flatMap(
    (yearRequest) => max(Object.keys(yearRequest?.data?.points ?? {})) ?? [],
  );
  if (newest === undefined) return { ...usual, firstYear: -Infinity };
  return createYears(newest);
}

export const openHistory = (content: SeriesContent, range: SeriesRange, compare = false) =>
  fetchYears(getYears(content, range, compare, new Date()));

function getView(yearRequests: readonly YearRequest[], hasFigures: boolean): RequestView {
  if (hasFigures) return 'done';
  if (yearRequests.some((yearRequest) => yearRequest?.error)) return 'failed';
  return yearRequests.every(isAnswered) ? 'empty' : 'loading';
}

/**
 * Loads the years of a series that a range needs. On the first render, there are no figures, as on
 * the prerendered page. Requests nothing if `isEnabled` is false.
 */
export function useSeriesHistory(
  content: SeriesContent,
  range: SeriesRange,
  compare = false,
  requestedTenure?: string | null,
  isEnabled = true,
) {
  const dispatch = useAppDispatch();
  const now = useNow();
  const { id: series } = content;
  const { firstYear, lastYear } = useAppSelector(
    ({ history }: WithHistory) => getYears(content, range, compare, now, history),
    shallowEqual,
  );
  const retry = useCallback(() => {
    void dispatch(fetchYears({ series, firstYear, lastYear }));
  }, [dispatch, series, firstYear, lastYear]);
  useEffect(() => {
    if (isEnabled) retry();
  }, [isEnabled, retry]);
  useNewestAgain(isEnabled ? series : null);

  const yearRequests = useAppSelector(
    ({ history }: WithHistory) => findYearRequests(history, { series, firstYear, lastYear }),
    shallowEqual,
  );
  const points = useMemo(() => {
    const read: Record<string, Points[string]> = {};
    for (const yearRequest of yearRequests) Object.assign(read, yearRequest?.data?.points);
    return read;
  }, [yearRequests]);
  const years = useMemo(
    () => yearRequests.flatMap((yearRequest) => yearRequest?.data ?? []),
    [yearRequests],
  );
  const tenures = useMemo(() => (hasTenures(series) ? listTenures(points) : []), [series, points]);
  const tenure = findNearestTenure(content, tenures, requestedTenure);
  const figures = useMemo(() => toFigures(points, tenure), [points, tenure]);
  // Memoized, so that charts and tables do not render again without a change.
  return useMemo(() => {
    const failedIndex = yearRequests.findIndex((yearRequest) => yearRequest?.error);
    return {
      /**
       * All loaded figures in order of time, not only those of the range. For lists of rates, the
       * rates of `tenure`.
       */
      figures,
      points,
      /** All stored years, newest first, with their revisions. */
      years,
      tenures,
      tenure,
      view: getView(yearRequests, figures.length > 0),
      /** ISO time of the oldest cached figures on the page. Undefined if no figure is cached. */
      cachedAt: min(yearRequests, (yearRequest) => yearRequest?.cachedAt),
      /**
       * ISO time of the oldest outdated figures on the page. Outdated figures are cached ones, and
       * loaded ones that failed to reload.
       */
      oldSince: min(yearRequests, (yearRequest) => yearRequest && getOutdatedTime(yearRequest)),
      error: yearRequests[failedIndex]?.error ?? null,
      /** Which figures failed to load: the newest figures, or only older ones. */
      failed:
        failedIndex === -1 ? null : failedIndex === 0 ? ('newest' as const) : ('older' as const),
      /** True while a request is pending, for example after the user has chosen a longer range. */
      pending: yearRequests.some((yearRequest) => yearRequest?.status === 'loading'),
      /** True if a year of the range has neither loaded nor cached figures. */
      isPartial: yearRequests.some((yearRequest) => !isAnswered(yearRequest) && !yearRequest?.data),
      /** True if all years of the series have loaded. */
      whole:
        firstYear === -Infinity &&
        yearRequests.every((yearRequest) => yearRequest?.status === 'succeeded'),
      retry,
      retrying: yearRequests.some(
        (yearRequest) => yearRequest !== undefined && isRetrying(yearRequest),
      ),
    };
  }, [yearRequests, figures, points, years, tenures, tenure, firstYear, retry]);
}
