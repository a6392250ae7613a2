import { group } from 'd3-array';
import { utcDay } from 'd3-time';
import { holidays } from '@/content/holidays';
import type { SeriesContent } from '@/content/series';
import { toPeriodStart, toQuarter } from '@/figures/history';
import { addMonths, toCalendarDay, type TimeSpan } from '@/lib/calendar';
import { DAY_MS, toLagosDay, isTradingDay } from '@/lib/days';
import { roundAverage } from '@/lib/decimal';
import { type Figure, toTimestamp } from './figures';
import { findExtremes, isDaily, findRangeFigures } from './rangeFigures';
import { isPinned, type SeriesRange } from './ranges';

export const averagePeriods = ['month', 'quarter'] as const;
export type AveragePeriod = (typeof averagePeriods)[number];

export interface PeriodAverage {
  /** A month as '2026-10' or a quarter as '2026-Q4'. */
  key: string;
  /** The mean of all closes, rounded to 2 decimals. */
  average: number;
  /** The close of the last session in the period. */
  end: Figure;
  lowest: Figure;
  highest: Figure;
  sessions: number;
  /** The number of trading days without a figure. */
  missing: number;
  /**
   * The first trading day, if the range or the series begins after the start of the period.
   * Otherwise null.
   */
  from: string | null;
  /** The last trading day, if the range ends before the end of the period. Otherwise null. */
  until: string | null;
  /** True if the period has not ended yet. */
  isSoFar: boolean;
}

export const hasAverages = (content: SeriesContent) => isDaily(content);

const toAveragePeriod = (key: string, period: AveragePeriod) =>
  period === 'month' ? key.slice(0, 7) : toQuarter(key);

/** Returns the first and the last day of a month ('2026-10') or quarter ('2026-Q4'). */
function getPeriodSpan(key: string, period: AveragePeriod): TimeSpan {
  const from = toTimestamp(toPeriodStart(key));
  return { from, to: addMonths(from, period === 'month' ? 1 : 3) - DAY_MS };
}

const listTradingDays = ({ from, to }: TimeSpan) =>
  utcDay
    .range(new Date(from), new Date(to + DAY_MS))
    .map((day) => toCalendarDay(Number(day)))
    .filter((day) => isTradingDay(day, holidays));

export interface AveragesOptions {
  content: SeriesContent;
  /** All figures of the series, oldest first. */
  figures: readonly Figure[];
  range: SeriesRange;
  period: AveragePeriod;
  now: Date;
}

/**
 * Returns the averages of a range by month or quarter, oldest first. Sessions outside the range are
 * ignored. A period without a session has no row.
 */
export function calculateAverages(options: AveragesOptions): PeriodAverage[] {
  const { content, figures: all, range, period, now } = options;
  const { figures, span } = findRangeFigures(content, all, range, now);
  const newest = all.at(-1);
  const chosenEnd = isPinned(range) ? toTimestamp(range.to) : Infinity;
  const byPeriod = group(figures, ({ key }) => toAveragePeriod(key, period));
  return [...byPeriod].flatMap(([key, sessions]) => {
    const [extremes, end] = [findExtremes(sessions), sessions.at(-1)];
    if (extremes === null || end === undefined || newest === undefined) return [];
    const whole = getPeriodSpan(key, period);
    const isOver = toLagosDay(now) > toCalendarDay(whole.to);
    const endsAtNewest = span.to >= newest.at;
    const isUnfinished = endsAtNewest && !isOver;
    const last =
      isOver && endsAtNewest ? Math.min(whole.to, chosenEnd) : Math.min(whole.to, span.to);
    const days = listTradingDays(whole);
    const inRange = days.filter((day) => toTimestamp(day) >= span.from && toTimestamp(day) <= last);
    const entered = new Set(sessions.map((session) => session.key));
    const isCutBefore = days[0] !== undefined && toTimestamp(days[0]) < span.from;
    const isCutAfter = (days.at(-1) ?? '') > toCalendarDay(last);
    return [
      {
        key,
        average: roundAverage(sessions.map(({ value }) => value)),
        end,
        ...extremes,
        sessions: sessions.length,
        missing: inRange.filter((day) => !entered.has(day)).length,
        from: isCutBefore ? (inRange[0] ?? null) : null,
        until: isCutAfter && !isUnfinished ? (inRange.at(-1) ?? null) : null,
        isSoFar: isCutAfter && isUnfinished,
      },
    ];
  });
}
