/*
 * Checks past figures against the figures around them. A wrong figure is far from both neighbours.
 * A real move is far from one neighbour only, because the next figure follows it.
 */
import { bisector } from 'd3-array';
import { type SeriesContent, seriesContent } from '@/content/series';
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

/** A figure with the key of its day, month or quarter. */
export interface DatedFigure {
  key: string;
  value: number;
}

/** A figure with the first day of its period (`at`, UTC ms). */
interface TimedFigure extends DatedFigure {
  at: number;
}

type Basis = Pick<SeriesContent, 'breaks' | 'events'>;

interface SeriesFacts extends Basis {
  /**
   * True for rates, which are compared in percentage points. Other figures are compared by ratio.
   */
  isRate: boolean;
  /** True if a figure may equal the previous one. Statistics are computed anew each time. */
  mayRepeat: boolean;
  /** The usual number of days between two figures. The limits grow after a longer interval. */
  usualDays: number;
}

/**
 * The allowed distance between two figures. 'near' is the daily limit, as in the editors. 'far'
 * finds a wrong unit or an extra digit even if all figures of a file have it.
 */
type LimitKind = 'near' | 'far';
const MAX_RATIO = { near: 1 + DAILY_LIMIT / 100, far: 3 };
const MAX_POINTS = { near: POINTS_LIMIT, far: 15 };
/** The growth of the limits for each year between the two figures. */
const RATIO_GROWTH_PER_YEAR = 3;
const POINTS_GROWTH_PER_YEAR = 20;

const DAYS_PER_YEAR = 365;
const USUAL_DAYS = { session: 7, list: 40, month: 40, quarter: 140, decision: 140 };

function getUsualDays(series: SeriesId): number {
  if (hasTenures(series)) return USUAL_DAYS.list;
  return USUAL_DAYS[hasPeriods(series) ? indicators[series].every : 'session'];
}

function getSeriesFacts(id: SeriesId): SeriesFacts {
  const content = seriesContent.find((each) => each.id === id);
  return {
    breaks: content?.breaks ?? [],
    events: content?.events ?? [],
    isRate: hasTenures(id) || hasPeriods(id),
    mayRepeat: !hasPeriods(id) || indicators[id].every === 'decision',
    usualDays: getUsualDays(id),
  };
}

/** Returns whether two figures have no rebasing between them. */
const haveSameBasis = ({ breaks }: Basis, one: DatedFigure, other: DatedFigure) =>
  breaks.every(
    ({ at }) =>
      toPeriodStart(one.key) < toPeriodStart(at) === toPeriodStart(other.key) < toPeriodStart(at),
  );

/** Returns whether a reform happened between two figures, the earlier one first. */
const hasEventBetween = ({ events }: Basis, from: DatedFigure, to: DatedFigure) =>
  events.some(({ day }) => toPeriodStart(from.key) < day && day <= toPeriodStart(to.key));

/** Returns whether two figures, the earlier one first, are further apart than a limit allows. */
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
 * Returns the figures to compare with: the last one before and the first one after. If one side has
 * none, returns the two nearest figures of the other side. With a single reference, a wrong figure
 * would also cause a warning about its neighbour.
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

/** Returns whether a figure is far above or far below all references; null if neither. */
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

/** Formats a figure with its day or period: '105,432.07 on 20 Nov 26', '3.84% for Q3 2026'. */
function formatDatedFigure({ isRate }: SeriesFacts, { key, value }: DatedFigure): string {
  const text = isRate ? formatPercent(value) : formatPrice(value);
  const isDay = toPeriodStart(key).length === 'YYYY-MM-DD'.length;
  return `${text} ${isDay ? 'on' : 'for'} ${formatShortPeriod(key)}`;
}

/** Describes the move from the previous figure. Warns if a statistic did not change. */
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

/** Warns if a close equals another one to the last decimal, because it was probably copied. */
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
 * Compares new figures with the stored ones around them, and with each other.
 * @param name the name of the series in a warning
 * @returns a check for each figure; a warning asks staff to confirm the figure
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
    // If the figure corrects a stored one, the references include that stored figure.
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
