import { useEffect, useRef, useState } from 'react';
import { type AppThunk, useAppDispatch, useAppSelector } from '@/ui/storeHooks';
import type { SeriesContent } from '@/content/series';
import { hasTenures, yearOf } from '@/figures/history';
import type { Asi, Macroeconomics } from '@/figures/market';
import { dayOfRate, type Recent } from '@/figures/recent';
import { dayInLagos } from '@/lib/days';
import type { RequestState } from '@/lib/requestState';
import { type Figure, sameLabel } from '../figures';
import { refetchNewest } from '../reads';
import { noticeMessages } from '../messages';
import { formatPeriodDate } from '../periods';
import type { SeriesHistory } from '../useSeriesHistory';
import { formatValue } from '../values';
import { isComplete } from './notices';

interface HomeState {
  asi: RequestState<Asi | null>;
  macroeconomics: RequestState<Macroeconomics | null>;
  recent: RequestState<Recent | null>;
}

/**
 * Home's newest figures. The page passes them, because features do not import each other. The state
 * is `never`, so that a selector of any state fits.
 */
export interface HomeFigures {
  select: (state: never) => HomeState;
  reload: () => AppThunk<Promise<unknown>>;
}

interface Subject {
  content: SeriesContent;
  history: SeriesHistory;
}

/**
 * Returns the value that Home has for the day or period of a figure. Undefined if Home has another
 * day, or has not been loaded since the page opened. Home has no date for the exchange rate, so the
 * last session with this rate counts.
 */
function homeValue(
  { asi, macroeconomics, recent }: HomeState,
  { content: { id }, history }: Subject,
  { key }: Figure,
): number | undefined {
  const sessions = recent.status === 'succeeded' ? recent.data : null;
  if (hasTenures(id)) {
    const list = sessions?.lists?.[id];
    const current = sameLabel(history.tenure ?? '');
    const tenure = list?.tenures.find(({ label }) => sameLabel(label) === current);
    return list?.day === key ? tenure?.rate : undefined;
  }
  if (id === 'asi') {
    const index = asi.status === 'succeeded' ? asi.data : null;
    return index?.date === key ? index.value : undefined;
  }
  const stored = macroeconomics.status === 'succeeded' ? macroeconomics.data : null;
  if (id === 'exchangeRate') {
    const price = stored?.exchangeRate ?? null;
    return price !== null && dayOfRate(sessions, price) === key ? price : undefined;
  }
  const indicator = stored?.[id];
  return indicator?.date === formatPeriodDate(key) ? indicator.percentage : undefined;
}

/**
 * Returns a notice if Home and the history have different values for the newest day, because nobody
 * should quote either. A correction may have come between the two requests, so both are loaded
 * again first.
 */
export function useHomeDisagreement(subject: Subject, homeFigures: HomeFigures): string | null {
  const { content, history } = subject;
  const dispatch = useAppDispatch();
  const newest = history.figures.at(-1);
  const { select, reload } = homeFigures;
  const home = useAppSelector(
    (state: never) => newest && homeValue(select(state), subject, newest),
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
      dispatch(refetchNewest(content.id, yearOf(dayInLagos(new Date())))),
      dispatch(reload()),
    ];
    void Promise.all(reads).then(() => setConfirmed(figures));
  }, [dispatch, content.id, figures, reload]);
  if (!isDifferent || figures !== confirmed) return null;
  const [homeText, seriesText] = [home, newest.value].map((value) => formatValue(content, value));
  return noticeMessages.disagrees(formatPeriodDate(newest.key), seriesText ?? '', homeText ?? '');
}
