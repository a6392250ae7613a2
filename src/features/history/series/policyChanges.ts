/** Decisions on the policy rate as events on the charts of other series. */
import { pairs } from 'd3-array';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector } from '@/ui/storeHooks';
import type { WithHistory } from '@/figures/historyState';
import type { SeriesContent, SeriesEvent } from '@/content/series';
import { type Points, yearOf } from '@/figures/history';
import { addMonths, dayOf } from '@/lib/calendar';
import { addDays, dayInLagos } from '@/lib/days';
import { formatPercent } from '@/lib/format';
import { type Figure, figuresOf, timeOf } from '../figures';
import { type RangeId, ranges } from '../ranges';
import {
  fetchYears,
  isAnswered,
  type YearRequest,
  type Thunk,
  type Years,
  requestsOfYears,
} from '../reads';
import { useNewestAgain } from '../useNewestAgain';

export interface PolicyChanges {
  /** 'pending' until all years of the range have been read from the database. */
  status: 'pending' | 'failed' | 'known';
  /** Oldest first. */
  changes: readonly SeriesEvent[];
}

/** Returns the decisions that changed the rate. Of the first figure the rate before is unknown. */
export function policyChangesOf(figures: readonly Figure[]): SeriesEvent[] {
  return pairs(figures)
    .filter(([before, decision]) => before.value !== decision.value)
    .map(([before, decision]) => ({
      day: decision.key,
      words: `Policy rate ${decision.value > before.value ? 'raised' : 'cut'} to ${formatPercent(decision.value)}`,
    }));
}

/**
 * The longest time between two decisions, with room: the last one before a range shows its first
 * change.
 */
const BETWEEN_DECISIONS_DAYS = 200;

/**
 * Returns the years of the policy rate for a range. `newest` is the key of the series' newest
 * figure.
 */
export function policyYears(range: RangeId, now: Date, newest?: string): Years {
  const today = dayInLagos(now);
  const years = { series: 'monetaryPolicy', lastYear: yearOf(today) } as const;
  if (range === 'all') return { ...years, firstYear: -Infinity };
  const from = dayOf(addMonths(timeOf(newest ?? today), -ranges[range].months));
  return { ...years, firstYear: yearOf(addDays(from, -BETWEEN_DECISIONS_DAYS)) };
}

/**
 * Asks for the policy rate before `usePolicyChanges` does. The series' own figures are asked for
 * first.
 */
export const openPolicyChanges =
  (content: SeriesContent, range: RangeId): Thunk<void> =>
  (dispatch) => {
    if (content.policyEvents) void dispatch(fetchYears(policyYears(range, new Date())));
  };

function policyChangesIn(yearRequests: readonly YearRequest[]): PolicyChanges {
  // The browser's cache may lack the newest decision, so it does not count.
  const missing = yearRequests.filter((yearRequest) => !isAnswered(yearRequest));
  if (missing.some((yearRequest) => yearRequest?.error)) return { status: 'failed', changes: [] };
  if (missing.length > 0) return { status: 'pending', changes: [] };
  const points: Record<string, Points[string]> = {};
  for (const yearRequest of yearRequests) Object.assign(points, yearRequest?.data?.points);
  return { status: 'known', changes: policyChangesOf(figuresOf(points)) };
}

interface Question {
  /** False for a chart that shows no events. */
  isWanted: boolean;
  range: RangeId;
  /** The key of the series' newest figure. */
  newest: string | undefined;
  /**
   * True while the series' own figures have failed. Once they are there, a policy rate that failed
   * is read again.
   */
  isBroken: boolean;
  now: Date;
}

/** Returns the changes of the policy rate in a range of a series, and reads them. */
export function usePolicyChanges(question: Question): PolicyChanges {
  const { isWanted, range, newest, isBroken, now } = question;
  const dispatch = useAppDispatch();
  const { series, firstYear, lastYear } = policyYears(range, now, newest);
  useEffect(() => {
    if (isWanted && !isBroken) void dispatch(fetchYears({ series, firstYear, lastYear }));
  }, [dispatch, isWanted, isBroken, series, firstYear, lastYear]);
  useNewestAgain(isWanted ? series : null);
  const yearRequests = useAppSelector(
    ({ history }: WithHistory) =>
      isWanted ? requestsOfYears(history, { series, firstYear, lastYear }) : [],
    shallowEqual,
  );
  const found = useMemo(() => policyChangesIn(yearRequests), [yearRequests]);
  // The chart is drawn again with them in slices of a few milliseconds.
  return useDeferredValue(found);
}
