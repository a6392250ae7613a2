/* The figures of a range: which there are, and which of them table and chart show. */
import { bisector, greatest, least } from 'd3-array';
import { holidays } from '@/content/holidays';
import type { SeriesContent } from '@/content/series';
import { DAY_MS, dayInLagos } from '@/lib/days';
import { addMonths, dayOf, nextTradingDay, type Span } from '@/lib/calendar';
import { hasTenures, isPeriod } from '@/figures/history';
import { type Figure, timeOf } from './figures';
import { type RangeId, ranges } from './ranges';

export const WEEK_MS = 7 * DAY_MS;

type Cadence = Pick<SeriesContent, 'id' | 'every'>;
type Keyed = Pick<Figure, 'key'>;

/** Returns whether it has a figure each session: rates are of auctions, which are weeks apart. */
export const isDaily = ({ id, every }: Cadence) => every === 'session' && !hasTenures(id);

/** UTC ms of the Monday of a week: 5 January 1970 was one. */
export const mondayOf = (at: number) => Math.floor((at / DAY_MS - 4) / 7) * WEEK_MS + 4 * DAY_MS;

/** The longest that lies between two figures of which none is missing between them, days. */
const LONGEST = { session: 40, month: 40, quarter: 140, decision: Infinity } as const;

/** Returns a test for a gap between two figures: of daily ones a session, of weekly ones a week. */
export function isHole(content: Cadence, weekly: boolean, from: Keyed, to: Keyed): boolean {
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
export const placeUpTo = (figures: readonly Figure[], at: number) => byTime.right(figures, at) - 1;

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
export function thinned(figures: readonly Figure[]): Figure[] {
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
 * Returns the figure of a key, else the last one before it; undefined before all, and for no key.
 */
export function figureAt(figures: readonly Figure[], key: string): Figure | undefined {
  return isPeriod(key) ? figures[placeUpTo(figures, timeOf(key))] : undefined;
}
