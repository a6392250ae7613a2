/* Notices about URL parameters that a series page could not use. */
import { holidays } from '@/content/holidays';
import type { SeriesContent } from '@/content/series';
import { hasTenures, toSeriesPeriod } from '@/figures/history';
import { type AddressNotice, type ParameterValue, quoteValue } from '@/lib/addressParameter';
import { toLagosDay, isTradingDay } from '@/lib/days';
import { listKeys } from '@/lib/records';
import { findFigureAt, isDaily } from '../rangeFigures';
import { normalizeLabel, toTimestamp } from '../figures';
import { hasAverages } from '../averages';
import { averageMessages, noticeMessages } from '../messages';
import { formatPeriodDate } from '../periods';
import { isPinned, type SeriesRange, getRangeStart } from '../ranges';
import type { SeriesHistory } from '../useSeriesHistory';
import { readParameters, type SeriesParameter } from './address';
import type { ShownRange } from './shownRange';

/**
 * Returns true if a day is before a range. The page then has to load the whole history to find out
 * if the day has a figure.
 */
export function isBeforeRange(
  { breaks }: SeriesContent,
  day: string,
  range: SeriesRange,
  now: Date,
): boolean {
  return toTimestamp(day) < getRangeStart(range, toTimestamp(toLagosDay(now)), breaks);
}

/**
 * Returns why the chart shows a different day from the one in the URL, or null if it shows that
 * day.
 */
function describeDay(
  content: SeriesContent,
  day: string,
  { figures, whole }: Pick<SeriesHistory, 'figures' | 'whole'>,
  { range, shownFigures, beginsLate }: ShownRange,
): string | null {
  const [first, newest, inRange] = [figures[0], figures.at(-1), findFigureAt(shownFigures, day)];
  if (first === undefined || newest === undefined || inRange?.key === day) return null;
  const name = formatPeriodDate(day);
  const at = toTimestamp(toSeriesPeriod(content.id, day));
  const last = shownFigures.at(-1);
  if (
    isPinned(range) &&
    last !== undefined &&
    (inRange === undefined || at > toTimestamp(range.to))
  )
    return `${noticeMessages.outsideRange(name)} ${noticeMessages.lastShown(formatPeriodDate(last.key))}`;
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
 * Returns true if all figures have loaded and none is from the cache. Only then is it certain that
 * a missing figure does not exist.
 */
export const isComplete = ({ view, cachedAt, pending, isPartial, error }: SeriesHistory) =>
  view === 'done' && cachedAt === undefined && !pending && !isPartial && error === null;

/**
 * Returns a notice if the page shows a different tenor from the one in the URL. Must only be called
 * when all figures have loaded.
 */
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

/** Returns why the page could not use the first day of a pinned range, or null if it could. */
function describeFirstKey(
  content: SeriesContent,
  from: ParameterValue<string>,
  to: ParameterValue<string>,
): string | null {
  const defaultShown = noticeMessages.defaultShown(content);
  if (from.problem !== null) return `${from.problem} ${defaultShown}`;
  const hasOneEnd = (from.value === undefined) !== (to.value === undefined);
  if (hasOneEnd && to.problem === null) {
    const end = from.value === undefined ? 'first' : 'last';
    return `${noticeMessages.endMissing(end, content)} ${defaultShown}`;
  }
  if (from.value === undefined || to.value === undefined) return null;
  if (toTimestamp(from.value) <= toTimestamp(to.value)) return null;
  const ends = [from.value, to.value].map(formatPeriodDate);
  return `${noticeMessages.endsReversed(ends[0] ?? '', ends[1] ?? '')} ${defaultShown}`;
}

interface NoticeOptions {
  content: SeriesContent;
  query: URLSearchParams;
  history: SeriesHistory;
  shownRange: ShownRange;
}

/**
 * Returns a notice for each URL parameter that the page could not use. Must only be called when all
 * figures have loaded.
 */
export function findNotices({
  content,
  query,
  history,
  shownRange,
}: NoticeOptions): SeriesNotice[] {
  const { range, from, to, compare, day, by } = readParameters(content, query);
  const newest = formatPeriodDate(history.figures.at(-1)?.key ?? '');
  const step =
    by.problem ??
    (by.value && !hasAverages(content) ? averageMessages.noAverages(content.name) : null);
  const texts = {
    range: range.problem && `${range.problem} ${noticeMessages.defaultShown(content)}`,
    from: describeFirstKey(content, from, to),
    to: to.problem && `${to.problem} ${noticeMessages.defaultShown(content)}`,
    compare: compare.problem && `${compare.problem} ${noticeMessages.noneCompared}`,
    day:
      day.value === undefined
        ? day.problem && `${day.problem} ${noticeMessages.newestShown(newest)}`
        : describeDay(content, day.value, history, shownRange),
    by: step && `${step} ${averageMessages.dailyShown}`,
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
