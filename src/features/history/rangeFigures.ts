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
} from './ranges';

export const WEEK_MS = 7 * DAY_MS;

type Cadence = Pick<SeriesContent, 'id' | 'every'>;
type KeyedFigure = Pick<Figure, 'key'>;

/**
 * Returns whether a series has a figure for each session. Rates have none, because their auctions
 * are weeks apart.
 */
export const isDaily = ({ id, every }: Cadence) => every === 'session' && !hasTenures(id);

/** Returns the Monday of a week, UTC ms. 5 January 1970 was a Monday. */
export const toMonday = (at: number) => Math.floor((at / DAY_MS - 4) / 7) * WEEK_MS + 4 * DAY_MS;

/** Maximum days between consecutive figures; a longer interval is a gap. */
const MAX_DAYS_BETWEEN = { session: 40, month: 40, quarter: 140, decision: Infinity } as const;

/**
 * Returns whether figures are missing between two others. For a weekly chart, a whole week has to
 * be missing.
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
 * this for each row.
 */
export const findIndexUpTo = (figures: readonly Figure[], at: number) =>
  timeBisector.right(figures, at) - 1;

export type RangeFigures = ReturnType<typeof findRangeFigures>;

/** Returns the decision that set a rate. Later decisions may have confirmed the rate. */
export function findRateStart(all: readonly Figure[], decision: Figure): Figure {
  const changed = all.findLastIndex(
    ({ at, value }) => at < decision.at && value !== decision.value,
  );
  return all[changed + 1] ?? decision;
}

/**
 * Returns the decision that set the rate at the start of a span. Undefined if there was no rate
 * yet.
 */
function findHeldSince(all: readonly Figure[], figures: readonly Figure[], { from }: TimeSpan) {
  const [first] = figures;
  if (first === undefined || first.at >= from) return undefined;
  return findRateStart(all, first);
}

/**
 * Returns the figures in a span. For decisions, also returns the last one before the span, because
 * it applies until the next decision.
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
 * Returns the lowest and the highest figure; null without figures. If several figures are equal,
 * the first one counts.
 */
export function findExtremes(figures: readonly Figure[]) {
  const [lowest, highest] = [least(figures, getValue), greatest(figures, getValue)];
  return lowest && highest ? { lowest, highest } : null;
}

/**
 * Reduces figures to the last session of each week. Keeps the first session, and the highest and
 * lowest, so that their markers are on the line.
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
 * A series that begins more than this many days after the start of its range is described by dates,
 * not as 'over the year'.
 */
const LATE_DAYS = 10;

/** The shortest range, in months, that shows one session a week. */
const WEEKLY_FROM_MONTHS = 60;

/**
 * Returns the span of a named range. It ends on the newest figure, however old that is, or today
 * for decisions, because they still apply. `until` is a later day whose figures failed to load. The
 * range extends to it if the newest figure is still inside.
 */
function getNamedSpan(
  { every }: SeriesContent,
  all: readonly Figure[],
  range: RangeId,
  today: number,
  until: number | undefined,
): TimeSpan {
  const [oldest, newest] = [all[0]?.at ?? today, all.at(-1)?.at ?? today];
  const end = every === 'decision' ? today : (until ?? newest);
  const reachesEnd = every === 'decision' || getRangeStart(range, end) <= newest;
  const to = reachesEnd ? Math.max(newest, end) : newest;
  return { from: Math.max(getRangeStart(range, to), Math.min(oldest, to)), to };
}

/**
 * Returns the span between two chosen days, without the days before the first figure and after the
 * newest one. A decision applies until today. If no day remains, returns the chosen days.
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

/** Returns whether a range is long enough to show one session a week. */
export function isLongRange(range: SeriesRange, { from, to }: TimeSpan): boolean {
  return isPinned(range)
    ? addMonths(from, WEEKLY_FROM_MONTHS) <= to
    : ranges[range].months >= WEEKLY_FROM_MONTHS;
}

/** Returns whether a series begins later than a named range would. */
const isBegunLater = (range: SeriesRange, { from, to }: TimeSpan) =>
  range !== 'all' && !isPinned(range) && from - getRangeStart(range, to) > LATE_DAYS * DAY_MS;

/** Returns the figures of a range, oldest first. `until` is a later day that failed to load. */
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
  const figures = findFiguresInSpan(content, all, span);
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
    /** The figures to draw and list: one for each week if `weekly`. */
    shownFigures: weekly ? thinToWeeks(figures) : figures,
    weekly,
    /** The decision that set the rate at the start of the range. */
    heldSince: findHeldSince(all, figures, span),
    /** True if the series begins later than the range. */
    beginsLate: isBegunLater(range, span),
  };
}

/**
 * Returns the key of a figure in a span. A rate decided before the span gets the first day of the
 * span.
 */
export const clampKey = (span: TimeSpan, { key, at }: Figure) =>
  at < span.from ? toCalendarDay(span.from) : key;

/**
 * Returns the figure of a key, or else the last one before it. Returns undefined before the first
 * figure and for an invalid key.
 */
export function findFigureAt(figures: readonly Figure[], key: string): Figure | undefined {
  return isPeriod(key) ? figures[findIndexUpTo(figures, toTimestamp(key))] : undefined;
}
