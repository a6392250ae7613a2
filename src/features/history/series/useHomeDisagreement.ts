import { useEffect, useRef, useState } from 'react';
import { type AppThunk, useAppDispatch, useAppSelector } from '@/ui/storeHooks';
import type { SeriesContent } from '@/content/series';
import { hasTenures, getYear } from '@/figures/history';
import type { Asi, Macroeconomics } from '@/figures/market';
import { findDayOfRate, type RecentFigures } from '@/figures/recent';
import { toLagosDay } from '@/lib/days';
import type { RequestState } from '@/lib/requestState';
import { type Figure, normalizeLabel } from '../figures';
import { refetchNewest } from '../reads';
import { noticeMessages } from '../messages';
import { formatPeriodDate } from '../periods';
import type { SeriesHistory } from '../useSeriesHistory';
import { formatValue } from '../values';
import { isComplete } from './notices';

interface HomeState {
  asi: RequestState<Asi | null>;
  macroeconomics: RequestState<Macroeconomics | null>;
  recent: RequestState<RecentFigures | null>;
}

/**
 * Gives access to the newest figures of the home page. The page passes this object in, because
 * features must not import each other. The parameter type `never` lets the page pass a selector for
 * any state.
 */
export interface HomeFigures {
  select: (state: never) => HomeState;
  reload: () => AppThunk<Promise<unknown>>;
}

/** The figure with different values on this page and the home page, and the notice about it. */
export interface HomeDisagreement {
  key: string;
  text: string;
}

interface LoadedSeries {
  content: SeriesContent;
  history: SeriesHistory;
}

/**
 * Returns the value of the home page if it has the same date as the figure, otherwise undefined.
 * The exchange rate on the home page has no date. Its date is that of the last session with the
 * same rate.
 */
function findHomeValue(
  { asi, macroeconomics, recent }: HomeState,
  { content: { id }, history }: LoadedSeries,
  { key }: Figure,
): number | undefined {
  const sessions = recent.status === 'succeeded' ? recent.data : null;
  if (hasTenures(id)) {
    const list = sessions?.lists?.[id];
    const current = normalizeLabel(history.tenure ?? '');
    const tenure = list?.tenures.find(({ label }) => normalizeLabel(label) === current);
    return list?.day === key ? tenure?.rate : undefined;
  }
  if (id === 'asi') {
    const index = asi.status === 'succeeded' ? asi.data : null;
    return index?.date === key ? index.value : undefined;
  }
  const stored = macroeconomics.status === 'succeeded' ? macroeconomics.data : null;
  if (id === 'exchangeRate') {
    const price = stored?.exchangeRate ?? null;
    return price !== null && findDayOfRate(sessions, price) === key ? price : undefined;
  }
  const indicator = stored?.[id];
  return indicator?.date === formatPeriodDate(key) ? indicator.percentage : undefined;
}

/**
 * Returns a notice if the home page and the series page have different values for the newest day. A
 * correction may have been saved between their requests, so both are loaded again first.
 */
export function useHomeDisagreement(
  subject: LoadedSeries,
  homeFigures: HomeFigures,
): HomeDisagreement | null {
  const { content, history } = subject;
  const dispatch = useAppDispatch();
  const newest = history.figures.at(-1);
  const { select, reload } = homeFigures;
  const home = useAppSelector(
    (state: never) => newest && findHomeValue(select(state), subject, newest),
  );
  const isDifferent =
    newest !== undefined && home !== undefined && home !== newest.value && isComplete(history);
  const figures = isDifferent ? `${newest.key} ${newest.value} ${home}` : null;
  /** The different values of the home page and this page, after both have been loaded again. */
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const requested = useRef<string | null>(null);
  useEffect(() => {
    if (figures === null || figures === requested.current) return;
    requested.current = figures;
    const reads = [
      dispatch(refetchNewest(content.id, getYear(toLagosDay(new Date())))),
      dispatch(reload()),
    ];
    void Promise.all(reads).then(() => setConfirmed(figures));
  }, [dispatch, content.id, figures, reload]);
  if (!isDifferent || figures !== confirmed) return null;
  const [homeText, seriesText] = [home, newest.value].map((value) => formatValue(content, value));
  const day = formatPeriodDate(newest.key);
  return {
    key: newest.key,
    text: noticeMessages.disagrees(day, seriesText ?? '', homeText ?? ''),
  };
}
