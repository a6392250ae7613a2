import { type CountableTimeInterval, utcDay, utcMonday, utcMonth, utcYear } from 'd3-time';
import { dayOf, formatLongDate } from '../calendar';
import { linear, type Tick } from './scale';

export interface TimeLabel {
  at: number;
  text: string;
}

export interface TimeTicks {
  ticks: Tick[];
  /** The labels, the most of them first, and fewer for an axis without room for those. */
  labels: TimeLabel[][];
}

/** A stretch of time, both ends included: UTC ms of days. */
export interface Span {
  from: number;
  to: number;
}

const DAY_MS = 86_400_000;
/** The longest spans, in days, that have a tick for each session, each week and each month. */
const SESSIONS_MAX = 130;
const WEEKS_MAX = 800;
const MONTHS_MAX = 2_400;

/** The words of a day, such as `14`, `Mar` and `2025`. */
function wordsOf(at: number) {
  const [day = '', month = '', year = ''] = formatLongDate(dayOf(at)).split(' ');
  return { day, month: month.slice(0, 3), year };
}

/** The first of each interval in a span, or of every third one and so on. */
const startsIn = ({ from, to }: Span, interval: CountableTimeInterval, every = 1) =>
  (interval.every(every) ?? interval).range(new Date(from), new Date(to + 1)).map(Number);
const isWeekday = (at: number) => ![0, 6].includes(new Date(at).getUTCDay());

/** Places ticks at `times`, those of `named` long, and the labels of each list. */
function ticksAt(
  { from, to }: Span,
  times: readonly number[],
  named: readonly number[],
  lists: readonly (readonly number[])[],
  textOf: (at: number, list: number) => string,
): TimeTicks {
  const place = linear(from, to);
  return {
    ticks: times.map((at) => ({ at: place(at), long: named.includes(at) })),
    labels: lists.map((list, index) =>
      list.map((at) => ({ at: place(at), text: textOf(at, index) })),
    ),
  };
}

/** A tick each session, long on the week's first, which is named. */
function bySession(span: Span, days: readonly number[]): TimeTicks {
  const firsts = days.filter(
    (at, index) => utcMonday.floor(new Date(at)).getTime() > (days[index - 1] ?? at - DAY_MS),
  );
  // Counted from the newest, so that the same labels stay as the week goes on.
  const lists = [1, 2, 4].map((every) =>
    firsts.filter((_, index) => (firsts.length - 1 - index) % every === 0),
  );
  return ticksAt(span, days, firsts, lists, (at) => `${wordsOf(at).day} ${wordsOf(at).month}`);
}

/** A tick each week, a long one on the month, which is named: a January by its year. */
function byWeek(span: Span): TimeTicks {
  const months = startsIn(span, utcMonth);
  const ticks = [...new Set([...months, ...startsIn(span, utcMonday)])].sort((a, b) => a - b);
  const lists = [1, 1, 3, 6].map((every) => startsIn(span, utcMonth, every));
  return ticksAt(span, ticks, months, lists, (at, list) => {
    const { month, year } = wordsOf(at);
    if (month !== 'Jan') return month;
    return list === 0 ? `Jan ${year}` : year;
  });
}

/** A tick each month or quarter, long on January, which is named by its year: each one, or those at equal steps. */
function byMonth(span: Span, every: 1 | 3): TimeTicks {
  const januaries = startsIn(span, utcYear);
  const lists = (januaries.length <= 10 ? [1, 2] : [1, 5, 10]).map((step) =>
    startsIn(span, utcYear, step),
  );
  const ticks = startsIn(span, utcMonth, every);
  return ticksAt(span, ticks, januaries, lists, (at) => wordsOf(at).year);
}

/**
 * The ticks and labels of a span of time, drawn as long as it is: 'all' of a series that is a year old has weeks.
 * @param span with `days`, its sessions in UTC ms, oldest first; without them it is each weekday
 */
export function timeTicks(span: Span & { range: string; days?: readonly number[] }): TimeTicks {
  const { from, to, range, days } = span;
  const length = (to - from) / DAY_MS;
  if (length <= SESSIONS_MAX) {
    return bySession(span, days ?? startsIn(span, utcDay).filter(isWeekday));
  }
  if (length <= WEEKS_MAX) return byWeek(span);
  return byMonth(span, range === 'all' || length > MONTHS_MAX ? 3 : 1);
}

/** The ticks of statistics: one each quarter however short the span is, long on January, named by its year. */
export const quarterTicks = (span: Span): TimeTicks => byMonth(span, 3);
