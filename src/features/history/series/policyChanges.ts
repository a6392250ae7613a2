/** The changes of the policy rate, as events on the charts of other series. */
import { pairs } from 'd3-array';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector } from '@/ui/storeHooks';
import type { WithHistory } from '@/figures/historyState';
import type { SeriesEvent } from '@/content/breaksAndEvents';
import type { SeriesContent } from '@/content/series';
import { type Points, getYear } from '@/figures/history';
import { toCalendarDay } from '@/lib/calendar';
import { addDays, toLagosDay } from '@/lib/days';
import { formatPercent } from '@/lib/format';
import { type Figure, toFigures, toTimestamp } from '../figures';
import { type SeriesRange, getRangeStart } from '../ranges';
import {
  fetchYears,
  isAnswered,
  type YearRequest,
  type HistoryThunk,
  type YearSpan,
  findYearRequests,
} from '../reads';
import { useNewestAgain } from '../useNewestAgain';

export interface PolicyChanges {
  /** 'pending' while a year of the range has not been returned by Firestore. */
  status: 'pending' | 'failed' | 'known';
  /** The changes of the policy rate, oldest first. */
  changes: readonly SeriesEvent[];
}

/**
 * Returns the decisions that changed the policy rate. The first decision is left out, because the
 * rate before it is unknown.
 */
export function findPolicyChanges(figures: readonly Figure[]): SeriesEvent[] {
  return pairs(figures)
    .filter(([before, decision]) => before.value !== decision.value)
    .map(([before, decision]) => ({
      day: decision.key,
      label: `Policy rate ${decision.value > before.value ? 'raised' : 'cut'} to ${formatPercent(decision.value)}`,
    }));
}

/**
 * Maximum number of days between two decisions. The first decision in a range is compared with the
 * last decision before the range, so this earlier decision must be loaded as well.
 */
const BETWEEN_DECISIONS_DAYS = 200;

/**
 * Returns the years of the policy rate to load for a range.
 * @param newest the key of the newest figure of the series that the chart shows
 */
export function getPolicyYears(range: SeriesRange, now: Date, newest?: string): YearSpan {
  const today = toLagosDay(now);
  const years = { series: 'monetaryPolicy', lastYear: getYear(today) } as const;
  const start = getRangeStart(range, toTimestamp(newest ?? today));
  if (start === -Infinity) return { ...years, firstYear: -Infinity };
  const from = toCalendarDay(start);
  return { ...years, firstYear: getYear(addDays(from, -BETWEEN_DECISIONS_DAYS)) };
}

/**
 * Requests the policy rate before hydration. Must be called after the request for the figures of
 * the series, which are more important.
 */
export const openPolicyChanges =
  (content: SeriesContent, range: SeriesRange): HistoryThunk<void> =>
  (dispatch) => {
    if (content.policyEvents) void dispatch(fetchYears(getPolicyYears(range, new Date())));
  };

function readPolicyChanges(yearRequests: readonly YearRequest[]): PolicyChanges {
  // Cached years count as missing, because they may lack the newest decision.
  const missing = yearRequests.filter((yearRequest) => !isAnswered(yearRequest));
  if (missing.some((yearRequest) => yearRequest?.error)) return { status: 'failed', changes: [] };
  if (missing.length > 0) return { status: 'pending', changes: [] };
  const points: Record<string, Points[string]> = {};
  for (const yearRequest of yearRequests) Object.assign(points, yearRequest?.data?.points);
  return { status: 'known', changes: findPolicyChanges(toFigures(points)) };
}

interface PolicyChangesOptions {
  /** False for a chart that shows no events. */
  isEnabled: boolean;
  range: SeriesRange;
  newest: string | undefined;
  /**
   * True if the figures of the page's series failed to load. When a retry has loaded them, this
   * becomes false, and a failed request for the policy rate is retried as well.
   */
  hasFailed: boolean;
  now: Date;
}

/** Loads the policy rate and returns its changes within a range. */
export function usePolicyChanges(options: PolicyChangesOptions): PolicyChanges {
  const { isEnabled, range, newest, hasFailed, now } = options;
  const dispatch = useAppDispatch();
  const { series, firstYear, lastYear } = getPolicyYears(range, now, newest);
  useEffect(() => {
    if (isEnabled && !hasFailed) void dispatch(fetchYears({ series, firstYear, lastYear }));
  }, [dispatch, isEnabled, hasFailed, series, firstYear, lastYear]);
  useNewestAgain(isEnabled ? series : null);
  const yearRequests = useAppSelector(
    ({ history }: WithHistory) =>
      isEnabled ? findYearRequests(history, { series, firstYear, lastYear }) : [],
    shallowEqual,
  );
  const policyChanges = useMemo(() => readPolicyChanges(yearRequests), [yearRequests]);
  // Deferred, so that React renders the chart in small slices and the page stays responsive.
  return useDeferredValue(policyChanges);
}
