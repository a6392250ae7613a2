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
 * Home's newest figures. The page passes them, because features do not import each other. The state
 * is `never`, so that a selector of any state fits.
 */
export interface HomeFigures {
  select: (state: never) => HomeState;
  reload: () => AppThunk<Promise<unknown>>;
}

interface LoadedSeries {
  content: SeriesContent;
  history: SeriesHistory;
}

/**
 * Returns the value that Home has for the day or period of a figure. Undefined if Home has another
 * day, or has not been loaded since the page opened. Home has no date for the exchange rate, so the
 * last session with this rate counts.
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
 * Returns a notice if Home and the history have different values for the newest day, because nobody
 * should quote either. A correction may have come between the two requests, so both are loaded
 * again first.
 */
export function useHomeDisagreement(
  subject: LoadedSeries,
  homeFigures: HomeFigures,
): string | null {
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
  /** The differing values that were loaded again and still differ. */
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
  return noticeMessages.disagrees(formatPeriodDate(newest.key), seriesText ?? '', homeText ?? '');
}
