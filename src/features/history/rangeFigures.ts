/*
 * The figures of a range, and those that others are compared with: one rule for every place that
 * compares, so that no two of them take another base for the same words.
 */
import { bisector, greatest, least } from 'd3-array';
import { holidays } from '@/content/holidays';
import type { SeriesContent } from '@/content/series';
import { dayInLagos } from '@/lib/days';
import { addMonths, dayOf, nextTradingDay, type Span } from '@/lib/calendar';
import { hasTenures, isPeriod } from '@/figures/history';
import { type Figure, timeOf } from './figures';
import { formOf } from './periods';
import { type RangeId, ranges, REACH_DAYS } from './ranges';

export const DAY_MS = 86_400_000;
export const WEEK_MS = 7 * DAY_MS;

type Drawn = Pick<SeriesContent, 'id' | 'every'>;
type Keyed = Pick<Figure, 'key'>;

/** Returns whether it has a figure each session: rates are of auctions, which are weeks apart. */
export const isDaily = ({ id, every }: Drawn) => every === 'session' && !hasTenures(id);

/** UTC ms of the Monday of a week: 5 January 1970 was one. */
const mondayOf = (at: number) => Math.floor((at / DAY_MS - 4) / 7) * WEEK_MS + 4 * DAY_MS;

/** The longest that lies between two figures of which none is missing between them, days. */
const LONGEST = { session: 40, month: 40, quarter: 140, decision: Infinity } as const;

/** Returns a test for a gap between two figures: of daily ones a session, of weekly ones a week. */
export function isHole(content: Drawn, weekly: boolean, from: Keyed, to: Keyed): boolean {
  const [one, other] = [timeOf(from.key), timeOf(to.key)];
  if (!isDaily(content)) return other - one > LONGEST[content.every] * DAY_MS;
  if (!weekly) return nextTradingDay(from.key, holidays) < to.key;
  const sunday = dayOf(mondayOf(one) + 6 * DAY_MS);
  return timeOf(nextTradingDay(sunday, holidays)) < mondayOf(other);
}

const byTime = bisector(({ at }: Figure) => at);
/**
 * The place of the last figure up to a time, -1 where there is none: tables ask for each of their
 * rows.
 */
const placeUpTo = (figures: readonly Figure[], at: number) => byTime.right(figures, at) - 1;

export type RangeFigures = ReturnType<typeof rangeOf>;

/**
 * Returns the decision since which the rate at the start of a span has been the same; undefined if
 * no rate was held then. Later decisions may have confirmed that rate.
 */
function heldSince(all: readonly Figure[], figures: readonly Figure[], { from }: Span) {
  const [first] = figures;
  if (first === undefined || first.at >= from) return undefined;
  const changed = all.findLastIndex(({ at, value }) => at < first.at && value !== first.value);
  return all[changed + 1];
}

/**
 * Returns the figures of a span: of decisions also the one before, which holds until the first in
 * it.
 */
export function figuresIn({ every }: SeriesContent, all: readonly Figure[], { from, to }: Span) {
  const within = all.filter(({ at }) => at >= from && at <= to);
  const before = all[placeUpTo(all, from - 1)];
  const holds = every === 'decision' && before !== undefined && within[0]?.at !== from;
  return holds ? [before, ...within] : within;
}

const valueOf = ({ value }: Figure) => value;
/** Returns the lowest and the highest figure, the first of equal ones; null without any. */
export function extremesOf(figures: readonly Figure[]) {
  const [lowest, highest] = [least(figures, valueOf), greatest(figures, valueOf)];
  return lowest && highest ? { lowest, highest } : null;
}

/**
 * The last session of each week, the first, and the highest and lowest, so that their marks stand
 * on the line.
 */
function thinned(figures: readonly Figure[]): Figure[] {
  const extremes = extremesOf(figures);
  return figures.filter((figure, index) => {
    const next = figures[index + 1];
    const marked = figure === extremes?.highest || figure === extremes?.lowest;
    return index === 0 || marked || next === undefined || mondayOf(next.at) !== mondayOf(figure.at);
  });
}

/** A range that begins so many days late is called by its days, and not 'over the year'. */
const LATE_DAYS = 10;

/**
 * Returns the figures of a range, of all that are there, oldest first. It ends on the newest
 * figure, however old that is, and of decisions today, since they hold until then. It goes to
 * `until`, a later day of which the figures could not be loaded, if the newest figure is still in
 * it.
 */
export function rangeOf(
  content: SeriesContent,
  all: readonly Figure[],
  range: RangeId,
  now: Date,
  until?: number,
) {
  const today = timeOf(dayInLagos(now));
  const [oldest, newest] = [all[0]?.at ?? today, all.at(-1)?.at ?? today];
  const fromOf = (to: number) => (range === 'all' ? oldest : addMonths(to, -ranges[range].months));
  const end = content.every === 'decision' ? today : (until ?? newest);
  const holdsOrFits = content.every === 'decision' || fromOf(end) <= newest;
  const to = holdsOrFits ? Math.max(newest, end) : newest;
  const usual = fromOf(to);
  const span = { from: Math.max(usual, Math.min(oldest, to)), to };
  const figures = figuresIn(content, all, span);
  const long = range === '5y' || range === 'all';
  const isSameWeek = ({ at }: Figure, index: number) =>
    mondayOf(figures[index - 1]?.at ?? -Infinity) === mondayOf(at);
  const weekly = long && content.every === 'session' && figures.some(isSameWeek);
  return {
    span,
    /** Oldest first; of decisions also the one that holds as the range begins. */
    figures,
    /** The figures to draw and list: of weeks where `weekly`. */
    shownFigures: weekly ? thinned(figures) : figures,
    weekly,
    /** The decision since which the rate has been held that holds as the range begins. */
    held: heldSince(all, figures, span),
    /** The series begins later than the range would. */
    begins: span.from - usual > LATE_DAYS * DAY_MS,
  };
}

/** Returns the key at which a figure counts in a span: a rate decided before holds at its start. */
export const keyIn = (span: Span, { key, at }: Figure) => (at < span.from ? dayOf(span.from) : key);

/**
 * Returns the figures of the same calendar days a year earlier, moved a year on; a key stays the
 * day that it was. 29 February is left out.
 */
export function yearEarlier(content: SeriesContent, all: readonly Figure[], range: RangeFigures) {
  const { span, weekly } = range;
  const moved = all.flatMap((figure) => {
    if (formOf(figure.key) === 'day' && figure.key.endsWith('-02-29')) return [];
    return [{ ...figure, at: addMonths(figure.at, 12) }];
  });
  const within = figuresIn(content, moved, span);
  return weekly ? thinned(within) : within;
}

/**
 * Returns the figure of a key, else the last one before it; undefined before all, and for no key.
 */
export function figureAt(figures: readonly Figure[], key: string): Figure | undefined {
  return isPeriod(key) ? figures[placeUpTo(figures, timeOf(key))] : undefined;
}

/** Returns the figure before this one; of weekly figures the last one of an earlier week. */
export function figureBefore(
  all: readonly Figure[],
  figure: Figure,
  weekly = false,
): Figure | undefined {
  const start = weekly ? mondayOf(figure.at) : figure.at;
  return all[placeUpTo(all, start - 1)];
}

/** A figure that another one of a chart is compared with. */
export interface Comparison {
  before: Figure;
  /** Both are the last figures of their weeks. */
  weekly: boolean;
  /** The figure that is compared is the newest of the series. */
  newest: boolean;
}

/**
 * Returns what a figure of a chart is compared with; undefined for the first one. In a chart of
 * weeks that is the figure of the week before, but the newest figure is always compared with the
 * one before it: its change is read as that of the day.
 */
export function comparisonOf(
  { all, weekly: isOfWeeks }: { all: readonly Figure[]; weekly: boolean },
  figure: Figure,
): Comparison | undefined {
  const newest = figure === all.at(-1);
  const weekly = isOfWeeks && !newest;
  const before = figureBefore(all, figure, weekly);
  return before && { before, weekly, newest };
}

export type Base = NonNullable<ReturnType<typeof figureEarlier>>;

/** The most that the last session may be before the requested day: no holidays are as long. */
const CLOSE_MS = 6 * DAY_MS;
/**
 * Returns the figure of a month or a year before this one: of months and quarters that very period,
 * of decisions the rate that was held, of sessions the last one up to that day, of auctions and
 * where sessions are missing the nearest one within reach. The newest decision counts from today,
 * since it still holds. `key` is its own or the day on which the rate was held; `obvious` is what
 * 'a year ago' means to everybody, and any other is named by its date.
 */
export function figureEarlier(
  content: SeriesContent,
  all: readonly Figure[],
  figure: Figure,
  months: 1 | 12,
  now: Date,
) {
  const holds = content.every === 'decision';
  const from = holds && figure === all.at(-1) ? timeOf(dayInLagos(now)) : figure.at;
  const day = addMonths(from, -months);
  const place = placeUpTo(all, day);
  const upTo = all[place];
  if (holds) return upTo && { figure: upTo, key: dayOf(day), obvious: true };
  const away = upTo === undefined ? Infinity : day - upTo.at;
  if (upTo !== undefined && away <= (isDaily(content) ? CLOSE_MS : 0)) {
    return { figure: upTo, key: upTo.key, obvious: true };
  }
  if (content.every !== 'session') return undefined;
  const after = all[place + 1];
  const isNearer = after !== undefined && after.at < figure.at && after.at - day < away;
  const nearest = isNearer ? after : upTo;
  if (nearest === undefined || Math.abs(nearest.at - day) > REACH_DAYS * DAY_MS) return undefined;
  return { figure: nearest, key: nearest.key, obvious: false };
}
