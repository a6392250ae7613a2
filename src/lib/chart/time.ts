import { type CountableTimeInterval, utcDay, utcMonday, utcMonth } from 'd3-time';
import { dayOf } from '../days';
import { formatCalendarDate } from '../format';
import { linear, type Tick } from './scale';

/** Spans of a chart, shortest first. */
export type ChartRange = '1m' | '3m' | '1y' | '5y' | 'all';

export interface TimeLabel {
  at: number;
  text: string;
  /** Precedes the text where there is room: the month of a January. */
  lead?: string;
  /** The rank: where there is no room, 2 goes first, then 1. */
  rank: 0 | 1 | 2;
}

export interface TimeTicks {
  ticks: Tick[];
  labels: TimeLabel[];
}

/** A stretch of time, both ends included: UTC ms of days. */
export interface Span {
  from: number;
  to: number;
}

const DAY_MS = 86_400_000;
/** The longest spans, in days, that have a tick for each session and for each week. */
const SESSIONS_MAX = 130;
const WEEKS_MAX = 800;
const MONTHS_MAX = 2_400;

const monthOf = (at: number) => new Date(at).getUTCMonth();
const yearOf = (at: number) => new Date(at).getUTCFullYear();
/** The words of a day, such as `14`, `Mar` and `2025`. */
const wordsOf = (at: number) => formatCalendarDate(dayOf(at)).split(' ');

/** The first of each interval in a span. */
const startsIn = ({ from, to }: Span, interval: CountableTimeInterval) =>
  interval.range(new Date(from), new Date(to + 1)).map(Number);
const isWeekday = (at: number) => ![0, 6].includes(new Date(at).getUTCDay());

/** A tick each session, long on the week's first, which is named. */
function bySession(span: Span, days: readonly number[]): TimeTicks {
  const place = linear(span.from, span.to);
  const isFirst = (at: number, index: number) =>
    utcMonday.floor(new Date(at)).getTime() > (days[index - 1] ?? at - DAY_MS);
  const firsts = days.filter(isFirst);
  // Counted from the newest, so that the same labels stay as the week goes on.
  const rank = (index: number) => {
    const back = firsts.length - 1 - index;
    return back % 4 === 0 ? 0 : back % 2 === 0 ? 1 : 2;
  };
  return {
    ticks: days.map((at, index) => ({ at: place(at), long: isFirst(at, index) })),
    labels: firsts.map((at, index) => ({
      at: place(at),
      text: wordsOf(at).slice(0, 2).join(' '),
      rank: rank(index),
    })),
  };
}

/** A tick each week, a long one on the month, which is named; every third name stays longest. */
function byWeek(span: Span): TimeTicks {
  const place = linear(span.from, span.to);
  const months = startsIn(span, utcMonth);
  const ticks = [...new Set([...months, ...startsIn(span, utcMonday)])].sort((a, b) => a - b);
  return {
    ticks: ticks.map((at) => ({ at: place(at), long: months.includes(at) })),
    labels: months.map((at) => {
      const [, month = ''] = wordsOf(at);
      const label = { at: place(at), rank: monthOf(at) % 3 === 0 ? 0 : 1 } as const;
      if (monthOf(at) > 0) return { ...label, text: month };
      return { ...label, text: String(yearOf(at)), lead: `${month} ` };
    }),
  };
}

/** A tick each month or quarter, long on January, which is named by its year. */
function byMonth(span: Span, every: 1 | 3): TimeTicks {
  const place = linear(span.from, span.to);
  const months = startsIn(span, utcMonth).filter((at) => monthOf(at) % every === 0);
  const januaries = months.filter((at) => monthOf(at) === 0);
  /** Years are named at equal steps: those at the larger ones first. */
  const [first, next] = januaries.length <= 10 ? [2, 1] : januaries.length <= 40 ? [5, 1] : [10, 5];
  const rank = (year: number) => (year % first === 0 ? 0 : year % next === 0 ? 1 : 2);
  return {
    ticks: months.map((at) => ({ at: place(at), long: monthOf(at) === 0 })),
    labels: januaries.map((at) => ({
      at: place(at),
      text: String(yearOf(at)),
      rank: rank(yearOf(at)),
    })),
  };
}

/**
 * The ticks and labels of a span of time, drawn as long as it is: 'all' of a series that is a year old has weeks.
 * @param span with `days`, the sessions in UTC ms, oldest first; without them it is each weekday
 */
export function timeTicks(span: Span & { range: ChartRange; days?: readonly number[] }): TimeTicks {
  const { from, to, range, days } = span;
  const length = (to - from) / DAY_MS;
  if (length <= SESSIONS_MAX) {
    const sessions = days ?? startsIn(span, utcDay).filter(isWeekday);
    return bySession(
      span,
      sessions.filter((at) => at >= from && at <= to),
    );
  }
  if (length <= WEEKS_MAX) return byWeek(span);
  return byMonth(span, range === 'all' || length > MONTHS_MAX ? 3 : 1);
}

/** The ticks of statistics: one each quarter however short the span is, long on January, named by its year. */
export const quarterTicks = (span: Span): TimeTicks => byMonth(span, 3);
