/* Notices about URL parameters that the page of a series could not use. */
import { holidays } from '@/content/holidays';
import type { SeriesContent } from '@/content/series';
import { hasTenures, toSeriesPeriod } from '@/figures/history';
import { type AddressNotice, quoteValue } from '@/lib/addressParameter';
import { addMonths } from '@/lib/calendar';
import { toLagosDay, isTradingDay } from '@/lib/days';
import { listKeys } from '@/lib/records';
import { findFigureAt, isDaily } from '../rangeFigures';
import { normalizeLabel, toTimestamp } from '../figures';
import { noticeMessages } from '../messages';
import { formatPeriodDate } from '../periods';
import { type RangeId, ranges } from '../ranges';
import type { SeriesHistory } from '../useSeriesHistory';
import { readParameters, type SeriesParameter } from './address';
import type { ShownRange } from './shownRange';

/**
 * Returns whether a day is before a range. If it is, only the whole history shows whether the day
 * has a figure.
 */
export function isBeforeRange(day: string, range: RangeId, now: Date): boolean {
  return toTimestamp(day) < addMonths(toTimestamp(toLagosDay(now)), -ranges[range].months);
}

/** Returns why the chart shows the figure of another day; null if it shows the requested day. */
function describeDay(
  content: SeriesContent,
  day: string,
  { figures, whole }: Pick<SeriesHistory, 'figures' | 'whole'>,
  { shownFigures, beginsLate }: ShownRange,
): string | null {
  const [first, newest, inRange] = [figures[0], figures.at(-1), findFigureAt(shownFigures, day)];
  if (first === undefined || newest === undefined || inRange?.key === day) return null;
  const name = formatPeriodDate(day);
  const at = toTimestamp(toSeriesPeriod(content.id, day));
  if (at > newest.at) return noticeMessages.afterNewest(name, formatPeriodDate(newest.key));
  if (inRange === undefined) {
    const why =
      (whole || beginsLate) && at < first.at
        ? noticeMessages.beforeFirst(name, formatPeriodDate(first.key))
        : noticeMessages.beforeRange(name);
    return `${why} ${noticeMessages.newestShown(formatPeriodDate(newest.key))}`;
  }
  const instead = formatPeriodDate(inRange.key);
  if (figures.some(({ key }) => key === day)) return noticeMessages.notWeekly(name, instead);
  const isClosed = isDaily(content) && !isTradingDay(day, holidays);
  return isClosed
    ? noticeMessages.closed(content, name, instead)
    : noticeMessages.noFigure(name, instead);
}

const describeShownTenure = ({ id, name }: SeriesContent, tenure = '') =>
  hasTenures(id) ? noticeMessages.tenureShown(tenure) : noticeMessages.noTenures(name);

const hasTenure = ({ tenures }: Pick<SeriesHistory, 'tenures'>, requested: string) =>
  tenures.some(({ label }) => normalizeLabel(label) === normalizeLabel(requested));

export interface SeriesNotice extends AddressNotice {
  parameter: SeriesParameter;
}

/**
 * Returns whether all figures are loaded and none of them is cached. Only then a missing figure
 * certainly does not exist.
 */
export const isComplete = ({ view, cachedAt, pending, isPartial, error }: SeriesHistory) =>
  view === 'done' && cachedAt === undefined && !pending && !isPartial && error === null;

/** Returns a notice if the requested tenor is not shown. Call it only if all figures are loaded. */
export function findTenureNotice(
  content: SeriesContent,
  query: URLSearchParams,
  history: Pick<SeriesHistory, 'tenures' | 'tenure'>,
): SeriesNotice | null {
  const { value, problem } = readParameters(content, query).tenure;
  const instead = describeShownTenure(content, history.tenure);
  const text =
    value === undefined
      ? problem && `${problem} ${instead}`
      : !hasTenure(history, value) && `There is no tenor ${quoteValue(value)}. ${instead}`;
  return text ? { parameter: 'tenure', text } : null;
}

interface NoticeOptions {
  content: SeriesContent;
  query: URLSearchParams;
  history: SeriesHistory;
  shownRange: ShownRange;
}

/**
 * Returns a notice for each parameter that the page could not use. Call it only if all figures are
 * loaded.
 */
export function findNotices({
  content,
  query,
  history,
  shownRange,
}: NoticeOptions): SeriesNotice[] {
  const { range, compare, day } = readParameters(content, query);
  const newest = formatPeriodDate(history.figures.at(-1)?.key ?? '');
  const texts = {
    range: range.problem && `${range.problem} ${noticeMessages.yearShown}`,
    compare: compare.problem && `${compare.problem} ${noticeMessages.noneCompared}`,
    day:
      day.value === undefined
        ? day.problem && `${day.problem} ${noticeMessages.newestShown(newest)}`
        : describeDay(content, day.value, history, shownRange),
  };
  const tenure = findTenureNotice(content, query, history);
  return [
    ...listKeys(texts).flatMap((parameter) => {
      const text = texts[parameter];
      return text === null ? [] : [{ parameter, text }];
    }),
    ...(tenure === null ? [] : [tenure]),
  ];
}
