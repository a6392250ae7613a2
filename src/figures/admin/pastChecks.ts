/*
 * Checks past figures against the figures around them. A wrong figure is far from both neighbours.
 * A real move is far from one neighbour only, because the next figure follows it.
 */
import { bisector } from 'd3-array';
import { type SeriesContent, seriesContent } from '@/content/series';
import { holidays } from '@/content/holidays';
import { formatLongDay } from '@/lib/calendar';
import {
  changePercent,
  DAILY_LIMIT,
  formatSize,
  isBeyondDailyLimit,
  POINTS_LIMIT,
} from '@/lib/change';
import { DAY_MS, isTradingDay } from '@/lib/days';
import { differenceTo2 } from '@/lib/decimal';
import { formatPercent, formatPrice } from '@/lib/format';
import { NO_WARNING, type SanityCheck, sanityMessages, warning } from '@/lib/sanityCheck';
import { beginOf, hasTenures, isOfPeriods, type SeriesId } from '../history';
import { indicators } from '../registry';
import { marketStaffMessages } from './messages';
import { shortPeriod } from './periods';
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

interface Series extends Basis {
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
type Limit = 'near' | 'far';
const MOST_TIMES = { near: 1 + DAILY_LIMIT / 100, far: 3 };
const MOST_POINTS = { near: POINTS_LIMIT, far: 15 };
/** The growth of the limits for each year between the two figures. */
const TIMES_A_YEAR = 3;
const POINTS_A_YEAR = 20;

const DAYS_OF_YEAR = 365;
const USUAL_DAYS = { session: 7, list: 40, month: 40, quarter: 140, decision: 140 };

function usualDaysOf(series: SeriesId): number {
  if (hasTenures(series)) return USUAL_DAYS.list;
  return USUAL_DAYS[isOfPeriods(series) ? indicators[series].every : 'session'];
}

function seriesFacts(id: SeriesId): Series {
  const content = seriesContent.find((each) => each.id === id);
  return {
    breaks: content?.breaks ?? [],
    events: content?.events ?? [],
    isRate: hasTenures(id) || isOfPeriods(id),
    mayRepeat: !isOfPeriods(id) || indicators[id].every === 'decision',
    usualDays: usualDaysOf(id),
  };
}

/** Returns whether two figures have no rebasing between them. */
const haveSameBasis = ({ breaks }: Basis, one: DatedFigure, other: DatedFigure) =>
  breaks.every(({ at }) => beginOf(one.key) < beginOf(at) === beginOf(other.key) < beginOf(at));

/** Returns whether a reform happened between two figures, the earlier one first. */
const hasEventBetween = ({ events }: Basis, from: DatedFigure, to: DatedFigure) =>
  events.some(({ day }) => beginOf(from.key) < day && day <= beginOf(to.key));

/** Returns whether two figures, the earlier one first, are further apart than a limit allows. */
function isBeyond(series: Series, from: TimedFigure, to: TimedFigure, limit: Limit): boolean {
  const reached = hasEventBetween(series, from, to) ? 'far' : limit;
  const longer = Math.max(0, (to.at - from.at) / DAY_MS - series.usualDays);
  const years = longer / DAYS_OF_YEAR;
  if (series.isRate) {
    const most = MOST_POINTS[reached] + POINTS_A_YEAR * years;
    return Math.abs(differenceTo2(from.value, to.value)) > most;
  }
  if (reached === 'near' && years === 0) return isBeyondDailyLimit(from.value, to.value);
  const times = Math.max(to.value / from.value, from.value / to.value);
  return times > MOST_TIMES[reached] * TIMES_A_YEAR ** years;
}

/**
 * Returns the figures to compare with: the last one before and the first one after. If one side has
 * none, returns the two nearest figures of the other side. With a single reference, a wrong figure
 * would also cause a warning about its neighbour.
 */
function referencesFor(
  series: Series,
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
function sideOf(
  series: Series,
  figure: TimedFigure,
  references: readonly TimedFigure[],
  limit: Limit,
): 'above' | 'below' | null {
  const isFar = references.every((other) =>
    other.at > figure.at
      ? isBeyond(series, figure, other, limit)
      : isBeyond(series, other, figure, limit),
  );
  if (references.length === 0 || !isFar) return null;
  if (references.every(({ value }) => figure.value > value)) return 'above';
  return references.every(({ value }) => figure.value < value) ? 'below' : null;
}

/** Formats a figure with its day or period: '105,432.07 on 20 Nov 26', '3.84% for Q3 2026'. */
function datedText({ isRate }: Series, { key, value }: DatedFigure): string {
  const text = isRate ? formatPercent(value) : formatPrice(value);
  const isDay = beginOf(key).length === 'YYYY-MM-DD'.length;
  return `${text} ${isDay ? 'on' : 'for'} ${shortPeriod(key)}`;
}

/** Describes the move from the previous figure. Warns if a statistic did not change. */
function moveFrom(series: Series, before: DatedFigure, { value }: DatedFigure): SanityCheck {
  const { isRate, mayRepeat } = series;
  const since = shortPeriod(before.key);
  if (value === before.value) {
    return mayRepeat
      ? { ...NO_WARNING, change: 0 }
      : warning(sanityMessages.sameWithNewDate(since), 0);
  }
  const way = value > before.value ? 'Up' : 'Down';
  const change = isRate ? differenceTo2(before.value, value) : changePercent(before.value, value);
  const describe = isRate ? sanityMessages.movedPoints : sanityMessages.moved;
  return { tone: 'fine', change, message: describe(way, formatSize(change), since) };
}

/** Warns if a close equals another one to the last decimal, because it was probably copied. */
export function checkCopied(
  { key, value }: DatedFigure,
  others: readonly DatedFigure[],
): SanityCheck {
  const same = others.find((other) => other.key !== key && other.value === value);
  return same === undefined
    ? NO_WARNING
    : warning(marketStaffMessages.earlierClose(formatLongDay(same.key)), 0);
}

const byTime = bisector(({ at }: TimedFigure) => at);

const inOrder = (figures: Iterable<DatedFigure>): TimedFigure[] =>
  Array.from(figures, (figure) => ({ ...figure, at: Date.parse(beginOf(figure.key)) })).toSorted(
    (one, other) => one.at - other.at,
  );

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
  const series = seriesFacts(id);
  const storedInOrder = inOrder(stored);
  const merged = inOrder(new Map([...stored, ...typed].map((each) => [each.key, each])).values());

  const checkOne = (figure: TimedFigure): SanityCheck => {
    if (figure.value === 0) return warning(sanityMessages.zero);
    if (!isOfPeriods(id) && !isTradingDay(figure.key, holidays)) {
      return warning(marketStaffMessages.noSession(formatLongDay(figure.key)));
    }
    const index = byTime.right(merged, figure.at);
    const around = referencesFor(
      series,
      figure,
      merged.slice(Math.max(0, index - 3), index - 1),
      merged.slice(index, index + 2),
    );
    // If the figure corrects a stored one, the references include that stored figure.
    const storedIndex = byTime.right(storedInOrder, figure.at);
    const aroundStored = referencesFor(
      series,
      figure,
      storedInOrder.slice(Math.max(0, storedIndex - 2), storedIndex),
      storedInOrder.slice(storedIndex, storedIndex + 2),
    );
    const near = sideOf(series, figure, around, 'near');
    const far = near === null ? sideOf(series, figure, aroundStored, 'far') : null;
    const side = near ?? far;
    if (side !== null) {
      const references = near === null ? aroundStored : around;
      const texts = references.map((each) => datedText(series, each));
      return warning(sanityMessages.outOfLine(side, texts.join(' and ')));
    }
    const copied = id === 'asi' ? checkCopied(figure, around) : NO_WARNING;
    if (copied.tone === 'warning') return copied;
    const last = around.findLast(({ at }) => at < figure.at);
    return last === undefined ? NO_WARNING : moveFrom(series, last, figure);
  };
  return typed.map((each) => {
    const [figure] = inOrder([each]);
    if (figure === undefined) return NO_WARNING;
    const check = checkOne(figure);
    return series.isRate ? warnIfOutOfRange(id, name, figure.value, check) : check;
  });
}
