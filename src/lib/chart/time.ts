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

const isoOf = (at: number) => new Date(at).toISOString().slice(0, 10);
/** Returns a day without its year, such as `14 Mar`. */
const dayAndMonth = (at: number) => formatCalendarDate(isoOf(at)).replace(/ \d+$/, '');
/** Returns a month's short name, such as `Mar`. */
const monthName = (at: number) => formatCalendarDate(isoOf(at)).split(' ')[1] ?? '';

/** Weeks begin on Monday; 1 January 1970 was a Thursday. */
const weekOf = (at: number) => Math.floor((Math.floor(at / DAY_MS) + 3) / 7);
const weekdaysIn = ({ from, to }: Span) => {
  const days: number[] = [];
  for (let at = Math.ceil(from / DAY_MS) * DAY_MS; at <= to; at += DAY_MS) {
    const weekday = new Date(at).getUTCDay();
    if (weekday > 0 && weekday < 6) days.push(at);
  }
  return days;
};

function monthsIn({ from, to }: Span, every: number): number[] {
  const start = new Date(from);
  const months: number[] = [];
  for (let month = Math.floor(start.getUTCMonth() / every) * every; ; month += every) {
    const at = Date.UTC(start.getUTCFullYear(), month, 1);
    if (at > to) return months;
    if (at >= from) months.push(at);
  }
}

/** A tick each session, long on the week's first, which is named. */
function bySession(span: Span, days: readonly number[]): TimeTicks {
  const place = linear(span.from, span.to);
  const ticks: Tick[] = [];
  const firsts: number[] = [];
  for (const [index, at] of days.entries()) {
    const before = days[index - 1];
    const long =
      before === undefined ? new Date(at).getUTCDay() === 1 : weekOf(before) < weekOf(at);
    ticks.push({ at: place(at), long });
    if (long) firsts.push(at);
  }
  // Counted from the newest, so that the same labels stay as the week goes on.
  const rank = (index: number) => {
    const back = firsts.length - 1 - index;
    return back % 4 === 0 ? 0 : back % 2 === 0 ? 1 : 2;
  };
  return {
    ticks,
    labels: firsts.map((at, index) => ({
      at: place(at),
      text: dayAndMonth(at),
      rank: rank(index),
    })),
  };
}

/** A tick each week, a long one on the month, which is named; every third name stays longest. */
function byWeek(span: Span): TimeTicks {
  const place = linear(span.from, span.to);
  const months = monthsIn(span, 1);
  const firsts = new Set(months);
  const weeks = weekdaysIn(span).filter((at) => new Date(at).getUTCDay() === 1 && !firsts.has(at));
  const ticks = [
    ...months.map((at) => ({ at: place(at), long: true })),
    ...weeks.map((at) => ({ at: place(at), long: false })),
  ].sort((a, b) => a.at - b.at);
  const label = (at: number): TimeLabel => {
    const month = new Date(at).getUTCMonth();
    const rank = month % 3 === 0 ? 0 : 1;
    if (month > 0) return { at: place(at), text: monthName(at), rank };
    return { at: place(at), text: isoOf(at).slice(0, 4), lead: `${monthName(at)} `, rank };
  };
  return { ticks, labels: months.map(label) };
}

/** Ranks a year among so many: those that are named first, next and last. */
function rankOfYear(year: number, years: number): 0 | 1 | 2 {
  const [first, next] = years <= 10 ? [2, 1] : years <= 40 ? [5, 1] : [10, 5];
  return year % first === 0 ? 0 : year % next === 0 ? 1 : 2;
}

/** A tick each month or quarter, long on January, which is named by its year. */
function byMonth(span: Span, every: 1 | 3): TimeTicks {
  const place = linear(span.from, span.to);
  const months = monthsIn(span, every);
  const isJanuary = (at: number) => new Date(at).getUTCMonth() === 0;
  const januaries = months.filter(isJanuary);
  return {
    ticks: months.map((at) => ({ at: place(at), long: isJanuary(at) })),
    labels: januaries.map((at) => {
      const year = new Date(at).getUTCFullYear();
      return { at: place(at), text: String(year), rank: rankOfYear(year, januaries.length) };
    }),
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
    return bySession(
      span,
      (days ?? weekdaysIn(span)).filter((at) => at >= from && at <= to),
    );
  }
  if (length <= WEEKS_MAX) return byWeek(span);
  return byMonth(span, range === 'all' || length > MONTHS_MAX ? 3 : 1);
}

/**
 * Returns the ticks of statistics: one each quarter however short the span is, long on January, which is named by its
 * year.
 */
export const quarterTicks = (span: Span): TimeTicks => byMonth(span, 3);
