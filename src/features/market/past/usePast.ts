import { useCallback, useEffect, useMemo, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector } from '@/app/hooks';
import type { SeriesContent } from '@/content/series';
import { dayInLagos } from '@/lib/days';
import { isRetrying, type RequestState, type View } from '@/lib/requestState';
import { hasTenures, isOfPeriods, type Points } from '@/figures/history';
import type { HistoryState } from '../historySlice';
import { type Figure, figuresOf, nearestTenure, type Tenure, tenuresOf, timeOf } from './figures';
import { fetchYears, type Years, yearSlots } from './reads';
import { firstYearOf, type RangeId } from './ranges';

export interface Past {
  /** All that is there, in the order of time, not only the range; of lists those of `tenure`. */
  figures: Figure[];
  points: Points;
  /** Of lists, and which one `figures` are of. */
  tenures: Tenure[];
  tenure: string | undefined;
  view: View;
  /** When figures of the last visit that stand in for some of it were read, an ISO time. */
  cachedAt: string | undefined;
  /** The message of a failure, until a new answer. */
  error: string | null;
  /** What could not be loaded: the newest figures, or only older ones. */
  failed: 'newest' | 'older' | null;
  /** An answer is waited for, such as after a longer range was chosen. */
  pending: boolean;
  /** All that there is of the series has been read. */
  whole: boolean;
  retry: () => void;
  retrying: boolean;
}

type Slots = readonly (RequestState<Points | null> | undefined)[];

function pointsOf(slots: Slots): Points {
  const points: Record<string, Points[string]> = {};
  for (const slot of slots) Object.assign(points, slot?.data);
  return points;
}

/** By year, since it is asked for with every change of the store. */
const newestKeys = new WeakMap<Points, string>();

function newestKeyOf(points: Points): string | undefined {
  let newest = newestKeys.get(points);
  if (newest !== undefined) return newest;
  for (const key of Object.keys(points)) {
    if (newest === undefined || timeOf(key) > timeOf(newest)) newest = key;
  }
  if (newest !== undefined) newestKeys.set(points, newest);
  return newest;
}

/** The key of the newest point of several years, the newest year first. */
function newestKey(slots: Slots): string | undefined {
  for (const slot of slots) {
    const newest = newestKeyOf(slot?.data ?? {});
    if (newest !== undefined) return newest;
  }
  return undefined;
}

/**
 * Which years a range of a series needs, as far as no more than the key of its newest figure is known.
 * A decision may have been held for years as a range begins: all of them are needed, which are few.
 */
function usualYears(
  content: SeriesContent,
  range: RangeId,
  compare: boolean,
  now: Date,
  newest?: string,
): Years {
  const { id: series, every } = content;
  const lastYear = Number(dayInLagos(now).slice(0, 4));
  if (every === 'decision') return { series, firstYear: -Infinity, lastYear };
  const needs = { ofPeriods: isOfPeriods(series), compare, newest };
  return { series, firstYear: firstYearOf(range, now, needs), lastYear };
}

/** The same, by what is there. */
function yearsNeeded(
  history: HistoryState,
  content: SeriesContent,
  range: RangeId,
  compare: boolean,
  now: Date,
): Years {
  const usual = usualYears(content, range, compare, now);
  const slots = yearSlots(history, usual);
  if (slots.some((slot) => slot?.status !== 'succeeded')) return usual;
  // Whoever has no figure of late may have older ones.
  const newest = newestKey(slots);
  if (newest === undefined) return { ...usual, firstYear: -Infinity };
  return usualYears(content, range, compare, now, newest);
}

/** For the button that asks again for what of a series could not be loaded. */
export const retryOf = ({ name }: SeriesContent, { retrying, retry }: Past) => ({
  what: name,
  busy: retrying,
  onRetry: retry,
});

/** Asks for the past of a series before `usePast` does, which finds it asked for. */
export const openPast = (content: SeriesContent, range: RangeId, compare = false) =>
  fetchYears(usualYears(content, range, compare, new Date()));

function viewOfAll(slots: Slots, hasFigures: boolean): View {
  if (hasFigures) return 'done';
  if (slots.some((slot) => slot?.error)) return 'failed';
  return slots.every((slot) => slot?.status === 'succeeded') ? 'empty' : 'loading';
}

/**
 * The past of a series in a range, read as far as it is not there. The first render shows nothing of
 * it, as the prerendered page does.
 */
export function usePast(
  content: SeriesContent,
  range: RangeId,
  compare = false,
  wantedTenure?: string | null,
): Past {
  const dispatch = useAppDispatch();
  const [now] = useState(() => new Date());
  const { id: series } = content;
  const lastYear = Number(dayInLagos(now).slice(0, 4));
  const firstYear = useAppSelector(
    ({ history }) => yearsNeeded(history, content, range, compare, now).firstYear,
  );
  const retry = useCallback(() => {
    void dispatch(fetchYears({ series, firstYear, lastYear }));
  }, [dispatch, series, firstYear, lastYear]);
  useEffect(retry, [retry]);

  const slots = useAppSelector(
    ({ history }) => yearSlots(history, { series, firstYear, lastYear }),
    shallowEqual,
  );
  const points = useMemo(() => pointsOf(slots), [slots]);
  const tenures = useMemo(() => (hasTenures(series) ? tenuresOf(points) : []), [series, points]);
  const tenure = nearestTenure(content, tenures, wantedTenure);
  const figures = useMemo(() => figuresOf(points, tenure), [points, tenure]);
  // The same object as long as nothing changes: what is drawn of it need not be drawn again.
  return useMemo(() => {
    const broken = slots.findIndex((slot) => slot?.error);
    const cachedAt = slots.map((slot) => slot?.cachedAt).filter((at) => at !== undefined);
    return {
      figures,
      points,
      tenures,
      tenure,
      view: viewOfAll(slots, figures.length > 0),
      cachedAt: cachedAt.toSorted()[0],
      error: slots[broken]?.error ?? null,
      failed: broken === -1 ? null : broken === 0 ? 'newest' : 'older',
      pending: slots.some((slot) => slot?.status === 'loading'),
      whole: firstYear === -Infinity && slots.every((slot) => slot?.status === 'succeeded'),
      retry,
      retrying: slots.some((slot) => slot !== undefined && isRetrying(slot)),
    };
  }, [slots, figures, points, tenures, tenure, firstYear, retry]);
}
