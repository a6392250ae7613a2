import { useAppSelector } from '@/app/hooks';
import type { SeriesContent } from '@/content/series';
import { hasTenures } from '@/figures/history';
import type { MarketState } from '../../marketSlice';
import { type Figure, sameLabel } from '../figures';
import { noticeMessages } from '../messages';
import { formatPeriodDate } from '../periods';
import type { SeriesHistory } from '../useSeriesHistory';
import { formatValue } from '../values';
import { isComplete } from './notices';

interface Subject {
  content: SeriesContent;
  history: SeriesHistory;
}

/**
 * Returns the figure that the documents of Home have for the day or period of a figure; undefined where they are of
 * another one, or were not read since the page was opened. The rate of exchange has no day: it is the newest.
 */
function homeValue(
  { asi, macroeconomics, recent }: MarketState,
  { content: { id }, history }: Subject,
  { key }: Figure,
): number | undefined {
  if (hasTenures(id)) {
    const list = recent.status === 'succeeded' ? recent.data?.lists?.[id] : undefined;
    const wanted = sameLabel(history.tenure ?? '');
    const tenure = list?.tenures.find(({ label }) => sameLabel(label) === wanted);
    return list?.day === key ? tenure?.rate : undefined;
  }
  if (id === 'asi') {
    const index = asi.status === 'succeeded' ? asi.data : null;
    return index?.date === key ? index.value : undefined;
  }
  const stored = macroeconomics.status === 'succeeded' ? macroeconomics.data : null;
  if (id === 'exchangeRate') return stored?.exchangeRate ?? undefined;
  const indicator = stored?.[id];
  return indicator?.date === formatPeriodDate(key) ? indicator.percentage : undefined;
}

/**
 * Returns a notice where Home and the history have different figures for the newest day: one of them is wrong, and
 * nobody should quote either.
 */
export function useHomeDisagreement(subject: Subject): string | null {
  const newest = subject.history.figures.at(-1);
  const home = useAppSelector(({ market }) => newest && homeValue(market, subject, newest));
  if (newest === undefined || home === undefined || home === newest.value) return null;
  if (!isComplete(subject.history)) return null;
  const [there, here] = [home, newest.value].map((value) => formatValue(subject.content, value));
  return noticeMessages.disagrees(formatPeriodDate(newest.key), here ?? '', there ?? '');
}
