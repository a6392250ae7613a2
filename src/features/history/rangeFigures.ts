import { bisector, greatest, least } from 'd3-array';
import { holidays } from '@/content/holidays';
import type { SeriesContent } from '@/content/series';
import { DAY_MS, toLagosDay } from '@/lib/days';
import { addMonths, toCalendarDay, findNextTradingDay, type TimeSpan } from '@/lib/calendar';
import { hasTenures, isPeriod } from '@/figures/history';
import { type Figure, toTimestamp } from './figures';
import {
  isPinned,
  type PinnedRange,
  type RangeId,
  ranges,
  type SeriesRange,
  getRangeStart,
  hasVariableLength,
} from './ranges';

export const WEEK_MS = 7 * DAY_MS;

type Cadence = Pick<SeriesContent, 'id' | 'every'>;
type KeyedFigure = Pick<Figure, 'key'>;

/**
 * Returns true for series with a figure for each session. Lists of rates come from auctions, which
 * are weeks apart.
 */
export const isDaily = ({ id, every }: Cadence) => every === 'session' && !hasTenures(id);

/**
 * Returns the Monday of the week, in UTC ms. The first Monday after the epoch was 5 January 1970.
 */
export const toMonday = (at: number) => Math.floor((at / DAY_MS - 4) / 7) * WEEK_MS + 4 * DAY_MS;

/**
 * Maximum number of days between two consecutive figures. If the interval is longer, figures are
 * missing.
 */
const MAX_DAYS_BETWEEN = { session: 40, month: 40, quarter: 140, decision: Infinity } as const;

/**
 * Returns true if figures are missing between two given figures. In a weekly chart, only a whole
 * missing week counts as a gap.
 */
export function isGap(
  content: Cadence,
  weekly: boolean,
  from: KeyedFigure,
  to: KeyedFigure,
): boolean {
  const [one, other] = [toTimestamp(from.key), toTimestamp(to.key)];
  if (!isDaily(content)) return other - one > MAX_DAYS_BETWEEN[content.every] * DAY_MS;
  if (!weekly) return findNextTradingDay(from.key, holidays) < to.key;
  const sunday = toCalendarDay(toMonday(one) + 6 * DAY_MS);
  return toTimestamp(findNextTradingDay(sunday, holidays)) < toMonday(other);
}

const timeBisector = bisector(({ at }: Figure) => at);

/**
 * Returns the index of the last figure up to a time, or -1. Uses binary search, because tables call
 * it for each row.
 */
export const findIndexUpTo = (figures: readonly Figure[], at: number) =>
  timeBisector.right(figures, at) - 1;

export type RangeFigures = ReturnType<typeof findRangeFigures>;

/**
 * Returns the decision that introduced a rate. Later decisions, such as `decision`, may have left
 * the rate unchanged.
 */
export function findRateStart(all: readonly Figure[], decision: Figure): Figure {
  const changed = all.findLastIndex(
    ({ at, value }) => at < decision.at && value !== decision.value,
  );
  return all[changed + 1] ?? decision;
}

/** The number of changes in the range 'Last ten'. */
const LAST_CHANGES = 10;

/**
 * Returns the decisions that changed the rate. The first decision is no change, because the rate
 * before it is unknown.
 */
export const listRateChanges = (all: readonly Figure[]) =>
  all.filter((figure, index) => index > 0 && figure.value !== all[index - 1]?.value);

/**
 * Returns the decision that introduced the rate at the start of a span. Returns undefined if there
 * was no rate yet.
 */
function findHeldSince(all: readonly Figure[], figures: readonly Figure[], { from }: TimeSpan) {
  const [first] = figures;
  if (first === undefined || first.at >= from) return undefined;
  return findRateStart(all, first);
}

/**
 * Returns the figures in a span. For decisions, adds the last decision before the span, because its
 * rate still applies when the span starts.
 */
export function findFiguresInSpan(
  { every }: SeriesContent,
  all: readonly Figure[],
  { from, to }: TimeSpan,
) {
  const within = all.filter(({ at }) => at >= from && at <= to);
  const before = all[findIndexUpTo(all, from - 1)];
  const includesBefore = every === 'decision' && before !== undefined && within[0]?.at !== from;
  return includesBefore ? [before, ...within] : within;
}

const getValue = ({ value }: Figure) => value;

/**
 * Returns the lowest and the highest figure, or null without figures. If two figures are equal,
 * returns the earlier one.
 */
export function findExtremes(figures: readonly Figure[]) {
  const [lowest, highest] = [least(figures, getValue), greatest(figures, getValue)];
  return lowest && highest ? { lowest, highest } : null;
}

/**
 * Keeps the last session of each week. Also keeps the first, the highest and the lowest session,
 * because the chart marks these points.
 */
export function thinToWeeks(figures: readonly Figure[]): Figure[] {
  const extremes = findExtremes(figures);
  return figures.filter((figure, index) => {
    const next = figures[index + 1];
    const marked = figure === extremes?.highest || figure === extremes?.lowest;
    return index === 0 || marked || next === undefined || toMonday(next.at) !== toMonday(figure.at);
  });
}

/**
 * If a series begins more than this many days after the start of a range, texts describe the range
 * by dates instead of a phrase such as 'over the year'.
 */
const LATE_DAYS = 10;

const WEEKLY_FROM_MONTHS = 60;

/**
 * Returns the span of a named range, which ends at the newest figure. For decisions, the span ends
 * today, because the latest decision still applies.
 *
 * `until` is set if the figures up to this later day failed to load. The span then ends at `until`.
 * If such a span would begin after the newest figure, it ends at the newest figure instead.
 */
function getNamedSpan(
  { every, breaks }: SeriesContent,
  all: readonly Figure[],
  range: RangeId,
  today: number,
  until: number | undefined,
): TimeSpan {
  const start = range === 'last-ten' ? listRateChanges(all).at(-LAST_CHANGES) : all[0];
  const [oldest, newest] = [(start ?? all[0])?.at ?? today, all.at(-1)?.at ?? today];
  const end = every === 'decision' ? today : (until ?? newest);
  const reachesEnd = every === 'decision' || getRangeStart(range, end, breaks) <= newest;
  const to = reachesEnd ? Math.max(newest, end) : newest;
  const from = Math.max(getRangeStart(range, to, breaks), Math.min(oldest, to));
  return { from: Math.min(from, to), to };
}

/**
 * Returns the part of a pinned range that has figures. The latest decision counts as a figure until
 * today. If the range has no figures, returns the whole range.
 */
function getPinnedSpan(
  { every }: SeriesContent,
  all: readonly Figure[],
  range: PinnedRange,
  today: number,
): TimeSpan {
  const [oldest, newest] = [all[0]?.at ?? today, all.at(-1)?.at ?? today];
  const end = every === 'decision' ? Math.max(newest, today) : newest;
  const from = Math.max(toTimestamp(range.from), oldest);
  const to = Math.min(toTimestamp(range.to), end);
  return from <= to ? { from, to } : { from: toTimestamp(range.from), to: toTimestamp(range.to) };
}

/**
 * Returns true if a range is long enough to show only one session a week. The range '5y' may begin
 * on a day without a session, so its sessions can span a few days less than five years. A range
 * pinned to these sessions still counts as long.
 */
export function isLongRange(range: SeriesRange, { from, to }: TimeSpan): boolean {
  return hasVariableLength(range)
    ? addMonths(from - LATE_DAYS * DAY_MS, WEEKLY_FROM_MONTHS) <= to
    : ranges[range].months >= WEEKLY_FROM_MONTHS;
}

/** Returns true if a series begins later than the start of a named range. */
const isBegunLater = (range: SeriesRange, { from, to }: TimeSpan) =>
  !isPinned(range) &&
  ranges[range].months !== Infinity &&
  from - getRangeStart(range, to) > LATE_DAYS * DAY_MS;

/**
 * Returns the figures of a range. `until` is a day after the newest figure. It is set if the
 * figures up to this day failed to load.
 */
export function findRangeFigures(
  content: SeriesContent,
  all: readonly Figure[],
  range: SeriesRange,
  now: Date,
  until?: number,
) {
  const today = toTimestamp(toLagosDay(now));
  const span = isPinned(range)
    ? getPinnedSpan(content, all, range, today)
    : getNamedSpan(content, all, range, today, until);
  // A rate applies until the next decision, so the rate on a day in the future is unknown.
  const isInFuture = span.from > Math.max(today, all.at(-1)?.at ?? today);
  const figures = isInFuture ? [] : findFiguresInSpan(content, all, span);
  const isSameWeek = ({ at }: Figure, index: number) =>
    toMonday(figures[index - 1]?.at ?? -Infinity) === toMonday(at);
  const weekly =
    isLongRange(range, span) && content.every === 'session' && figures.some(isSameWeek);
  return {
    span,
    /**
     * The figures, oldest first. For decisions, they include the decision that applies when the
     * range starts.
     */
    figures,
    /** The figures for charts and tables: if `weekly`, only one session a week. */
    shownFigures: weekly ? thinToWeeks(figures) : figures,
    weekly,
    /** The decision that introduced the rate at the start of the range. */
    heldSince: findHeldSince(all, figures, span),
    /** True if the series begins after the start of the range. */
    beginsLate: isBegunLater(range, span),
  };
}

/** Returns the key of a figure, or the first day of the span for a decision before the span. */
export const clampKey = (span: TimeSpan, { key, at }: Figure) =>
  at < span.from ? toCalendarDay(span.from) : key;

/**
 * Returns the figure with a key, or the last one before this key. Returns undefined before the
 * first figure and for an invalid key.
 */
export function findFigureAt(figures: readonly Figure[], key: string): Figure | undefined {
  return isPeriod(key) ? figures[findIndexUpTo(figures, toTimestamp(key))] : undefined;
}
