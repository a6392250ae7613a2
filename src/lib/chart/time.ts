import { sort } from 'd3-array';
import { type CountableTimeInterval, utcDay, utcMonday, utcMonth, utcYear } from 'd3-time';
import { linear } from './scale';

export interface TimeLabel {
  at: number;
  text: string;
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
  const [, day, month = '', year = ''] = new Date(at).toUTCString().split(' ');
  return { day: `${Number(day)}`, month, year };
}

/** The first of each interval in a span, or of every third one and so on. */
const startsIn = ({ from, to }: Span, interval: CountableTimeInterval, every = 1) =>
  (interval.every(every) ?? interval).range(new Date(from), new Date(to + 1)).map(Number);
const isWeekday = (at: number) => new Date(at).getUTCDay() % 6 !== 0;

/** Places ticks at `times`, and labels at those of each list. */
function ticksAt(
  { from, to }: Span,
  times: readonly number[],
  lists: readonly (readonly number[])[],
  textOf: (words: ReturnType<typeof wordsOf>, list: number) => string,
) {
  const place = linear(from, to);
  return {
    ticks: times.map((at) => place(at)),
    /** The most of them first, each at a long tick, and fewer for an axis without room for those. */
    labels: lists.map((list, index) =>
      list.map((at): TimeLabel => ({ at: place(at), text: textOf(wordsOf(at), index) })),
    ),
  };
}
export type TimeTicks = ReturnType<typeof ticksAt>;

/** A tick each session, long on the week's first, which is named. */
function bySession(span: Span, days: readonly number[]) {
  const firsts = days.filter(
    (at, index) => Number(utcMonday(new Date(at))) > (days[index - 1] ?? at - DAY_MS),
  );
  // Counted from the newest, so that the same labels stay as the week goes on.
  const lists = [1, 2, 4].map((every) =>
    firsts.filter((_, index) => (firsts.length - 1 - index) % every === 0),
  );
  return ticksAt(span, days, lists, ({ day, month }) => `${day} ${month}`);
}

/** A tick each week, a long one on the month, which is named: a January by its year. */
function byWeek(span: Span) {
  const times = new Set([...startsIn(span, utcMonday), ...startsIn(span, utcMonth)]);
  const lists = [1, 1, 3, 6].map((every) => startsIn(span, utcMonth, every));
  return ticksAt(span, sort(times), lists, ({ month, year }, list) =>
    month !== 'Jan' ? month : list === 0 ? `Jan ${year}` : year,
  );
}

/** A tick each month or quarter, long on January, which is named by its year: each one, or those at equal steps. */
function byMonth(span: Span, every: 1 | 3) {
  const steps = startsIn(span, utcYear).length <= 10 ? [1, 2] : [1, 5, 10];
  const lists = steps.map((step) => startsIn(span, utcYear, step));
  return ticksAt(span, startsIn(span, utcMonth, every), lists, ({ year }) => year);
}

/**
 * The ticks and labels of a span of time, drawn as long as it is: 'all' of a series that is a year old has weeks.
 * @param span with `days`, its sessions in UTC ms, oldest first; without them it is each weekday
 */
export function timeTicks(span: Span & { range: string; days?: readonly number[] }): TimeTicks {
  const { from, to, range, days } = span;
  const length = (to - from) / DAY_MS;
  if (length <= SESSIONS_MAX)
    return bySession(span, days ?? startsIn(span, utcDay).filter(isWeekday));
  if (length <= WEEKS_MAX) return byWeek(span);
  return byMonth(span, range === 'all' || length > MONTHS_MAX ? 3 : 1);
}

/** The ticks of statistics: one each quarter however short the span is, long on January, named by its year. */
export const quarterTicks = (span: Span): TimeTicks => byMonth(span, 3);
