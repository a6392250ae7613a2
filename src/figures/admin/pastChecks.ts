/* Compares past figures with the figures before and after them. A wrong figure differs widely from
   both neighbours. A real move differs widely from one neighbour only, because the next figure is
   close to the new level. */
import { bisector } from 'd3-array';
import { breaksAndEvents } from '@/content/breaksAndEvents';
import type { SeriesContent } from '@/content/series';
import { holidays } from '@/content/holidays';
import { formatLongDay } from '@/lib/calendar';
import {
  calculatePercentChange,
  DAILY_LIMIT,
  formatSize,
  isBeyondDailyLimit,
  POINTS_LIMIT,
} from '@/lib/change';
import { DAY_MS, isTradingDay } from '@/lib/days';
import { roundDifference } from '@/lib/decimal';
import { formatPercent, formatPrice } from '@/lib/format';
import { NO_WARNING, type SanityCheck, sanityMessages, createWarning } from '@/lib/sanityCheck';
import { toPeriodStart, hasTenures, hasPeriods, type SeriesId } from '../history';
import { indicators } from '../registry';
import { marketStaffMessages } from './messages';
import { formatShortPeriod } from './periods';
import { warnIfOutOfRange } from './ratesDraft';

/** A figure with its day, month or quarter, such as '2026-11-20', '2026-10' or '2026-Q3'. */
export interface DatedFigure {
  key: string;
  value: number;
}

/** A figure with the start of its period (`at`, UTC, in ms). */
interface TimedFigure extends DatedFigure {
  at: number;
}

type Basis = Pick<SeriesContent, 'breaks' | 'events'>;

interface SeriesFacts extends Basis {
  /**
   * True for rates. Rates are compared by the difference in percentage points, and other figures by
   * their ratio.
   */
  isRate: boolean;
  /**
   * True if the figure may equal the previous one. False for statistics, because they are computed
   * anew for each period.
   */
  mayRepeat: boolean;
  /**
   * The usual number of days between two figures. After a longer interval, a larger change is
   * allowed.
   */
  usualDays: number;
}

/**
 * The kinds of limits for the difference between two figures. 'near' is the limit for daily
 * changes. 'far' detects a wrong unit or an extra digit, even if all figures of a file have this
 * error.
 */
type LimitKind = 'near' | 'far';
const MAX_RATIO = { near: 1 + DAILY_LIMIT / 100, far: 3 };
const MAX_POINTS = { near: POINTS_LIMIT, far: 15 };
/**
 * The growth of the limits for each year between two figures. The limit for ratios is multiplied by
 * the first number. The second number is added to the limit for points.
 */
const RATIO_GROWTH_PER_YEAR = 3;
const POINTS_GROWTH_PER_YEAR = 20;

const DAYS_PER_YEAR = 365;
const USUAL_DAYS = { session: 7, list: 40, month: 40, quarter: 140, decision: 140 };

function getUsualDays(series: SeriesId): number {
  if (hasTenures(series)) return USUAL_DAYS.list;
  return USUAL_DAYS[hasPeriods(series) ? indicators[series].every : 'session'];
}

function getSeriesFacts(id: SeriesId): SeriesFacts {
  return {
    ...breaksAndEvents[id],
    isRate: hasTenures(id) || hasPeriods(id),
    mayRepeat: !hasPeriods(id) || indicators[id].every === 'decision',
    usualDays: getUsualDays(id),
  };
}

/** Returns true if the series was not rebased between two figures, so that they can be compared. */
const haveSameBasis = ({ breaks }: Basis, one: DatedFigure, other: DatedFigure) =>
  breaks.every(
    ({ at }) =>
      toPeriodStart(one.key) < toPeriodStart(at) === toPeriodStart(other.key) < toPeriodStart(at),
  );

/** Returns whether a reform took effect between two figures. `from` is the earlier figure. */
const hasEventBetween = ({ events }: Basis, from: DatedFigure, to: DatedFigure) =>
  events.some(({ day }) => toPeriodStart(from.key) < day && day <= toPeriodStart(to.key));

function isBeyondLimit(
  series: SeriesFacts,
  from: TimedFigure,
  to: TimedFigure,
  limit: LimitKind,
): boolean {
  const reached = hasEventBetween(series, from, to) ? 'far' : limit;
  const longer = Math.max(0, (to.at - from.at) / DAY_MS - series.usualDays);
  const years = longer / DAYS_PER_YEAR;
  if (series.isRate) {
    const most = MAX_POINTS[reached] + POINTS_GROWTH_PER_YEAR * years;
    return Math.abs(roundDifference(from.value, to.value)) > most;
  }
  if (reached === 'near' && years === 0) return isBeyondDailyLimit(from.value, to.value);
  const times = Math.max(to.value / from.value, from.value / to.value);
  return times > MAX_RATIO[reached] * RATIO_GROWTH_PER_YEAR ** years;
}

/**
 * Returns the two figures with which a figure is compared: the one before and the one after it. If
 * one of them is missing, the two nearest figures on the other side are used. A single reference is
 * not enough: if it were wrong, its correct neighbour would also get a warning.
 */
function findReferences(
  series: SeriesFacts,
  figure: TimedFigure,
  before: readonly TimedFigure[],
  after: readonly TimedFigure[],
): TimedFigure[] {
  const isUsable = (other: TimedFigure) =>
    haveSameBasis(series, figure, other) && (series.isRate || other.value > 0);
  const earlier = before.slice(-2).filter(isUsable);
  const later = after.slice(0, 2).filter(isUsable);
  const [last, next] = [earlier.at(-1), later[0]];
  return last !== undefined && next !== undefined ? [last, next] : [...earlier, ...later];
}

/**
 * Returns 'above' if a figure is far above all references, and 'below' if it is far below all of
 * them. Otherwise returns null.
 */
function findSide(
  series: SeriesFacts,
  figure: TimedFigure,
  references: readonly TimedFigure[],
  limit: LimitKind,
): 'above' | 'below' | null {
  const isFar = references.every((other) =>
    other.at > figure.at
      ? isBeyondLimit(series, figure, other, limit)
      : isBeyondLimit(series, other, figure, limit),
  );
  if (references.length === 0 || !isFar) return null;
  if (references.every(({ value }) => figure.value > value)) return 'above';
  return references.every(({ value }) => figure.value < value) ? 'below' : null;
}

/**
 * Formats a figure with its day or period, such as '105,432.07 on 20 Nov 26' or '3.84% for Q3
 * 2026'.
 */
function formatDatedFigure({ isRate }: SeriesFacts, { key, value }: DatedFigure): string {
  const text = isRate ? formatPercent(value) : formatPrice(value);
  const isDay = toPeriodStart(key).length === 'YYYY-MM-DD'.length;
  return `${text} ${isDay ? 'on' : 'for'} ${formatShortPeriod(key)}`;
}

/**
 * Describes the change from the previous figure. Returns a warning if a statistic has not changed.
 */
function describeMoveFrom(
  series: SeriesFacts,
  before: DatedFigure,
  { value }: DatedFigure,
): SanityCheck {
  const { isRate, mayRepeat } = series;
  const since = formatShortPeriod(before.key);
  if (value === before.value) {
    return mayRepeat
      ? { ...NO_WARNING, change: 0 }
      : createWarning(sanityMessages.sameWithNewDate(since), 0);
  }
  const way = value > before.value ? 'Up' : 'Down';
  const change = isRate
    ? roundDifference(before.value, value)
    : calculatePercentChange(before.value, value);
  const describe = isRate ? sanityMessages.movedPoints : sanityMessages.moved;
  return { tone: 'fine', change, message: describe(way, formatSize(change), since) };
}

/** Returns a warning if a close equals another close exactly. It was probably copied by mistake. */
export function warnIfCopied(
  { key, value }: DatedFigure,
  others: readonly DatedFigure[],
): SanityCheck {
  const same = others.find((other) => other.key !== key && other.value === value);
  return same === undefined
    ? NO_WARNING
    : createWarning(marketStaffMessages.earlierClose(formatLongDay(same.key)), 0);
}

const byTime = bisector(({ at }: TimedFigure) => at);

const sortByTime = (figures: Iterable<DatedFigure>): TimedFigure[] =>
  Array.from(figures, (figure) => ({
    ...figure,
    at: Date.parse(toPeriodStart(figure.key)),
  })).toSorted((one, other) => one.at - other.at);

/**
 * Compares new figures with the stored figures around them, and with each other.
 * @param name the name of the series in a warning
 * @returns the result for each new figure. Staff must confirm a figure with a warning.
 */
export function checkPastFigures(
  id: SeriesId,
  name: string,
  typed: readonly DatedFigure[],
  stored: readonly DatedFigure[],
): SanityCheck[] {
  const series = getSeriesFacts(id);
  const storedInOrder = sortByTime(stored);
  const merged = sortByTime(
    new Map([...stored, ...typed].map((each) => [each.key, each])).values(),
  );

  const checkOne = (figure: TimedFigure): SanityCheck => {
    if (figure.value === 0) return createWarning(sanityMessages.zero);
    if (!hasPeriods(id) && !isTradingDay(figure.key, holidays)) {
      return createWarning(marketStaffMessages.noSession(formatLongDay(figure.key)));
    }
    const index = byTime.right(merged, figure.at);
    const around = findReferences(
      series,
      figure,
      merged.slice(Math.max(0, index - 3), index - 1),
      merged.slice(index, index + 2),
    );
    // If the new figure replaces a stored figure of the same day, it is compared with the stored
    // figure too.
    const storedIndex = byTime.right(storedInOrder, figure.at);
    const aroundStored = findReferences(
      series,
      figure,
      storedInOrder.slice(Math.max(0, storedIndex - 2), storedIndex),
      storedInOrder.slice(storedIndex, storedIndex + 2),
    );
    const near = findSide(series, figure, around, 'near');
    const far = near === null ? findSide(series, figure, aroundStored, 'far') : null;
    const side = near ?? far;
    if (side !== null) {
      const references = near === null ? aroundStored : around;
      const texts = references.map((each) => formatDatedFigure(series, each));
      return createWarning(sanityMessages.outOfLine(side, texts.join(' and ')));
    }
    const copied = id === 'asi' ? warnIfCopied(figure, around) : NO_WARNING;
    if (copied.tone === 'warning') return copied;
    const last = around.findLast(({ at }) => at < figure.at);
    return last === undefined ? NO_WARNING : describeMoveFrom(series, last, figure);
  };
  return typed.map((each) => {
    const [figure] = sortByTime([each]);
    if (figure === undefined) return NO_WARNING;
    const check = checkOne(figure);
    return series.isRate ? warnIfOutOfRange(id, name, figure.value, check) : check;
  });
}
