import { type TimeInterval, utcDay, utcMonday, utcMonth, utcYear } from 'd3-time';
import type { Span } from '../calendar';
import { linear } from './scale';

export interface TimeLabel {
  at: number;
  text: string;
  /** A second line, such as the year of a quarter. */
  second?: string;
}

/** The longest spans, in days, that have a tick for each session and each week. */
const SESSIONS_MAX = 130;
const WEEKS_MAX = 800;

/** Returns the last of a list and each n-th before it: as it goes on, the newest stays. */
export const everyFromLast = <T>(list: readonly T[], n: number) =>
  list.filter((_, index) => (list.length - 1 - index) % n === 0);

const utcWeekday = utcDay.filter((day) => day.getUTCDay() % 6 !== 0);
const utcWeekOrMonth = utcDay.filter((day) => day.getUTCDay() === 1 || day.getUTCDate() === 1);

/** The first day of each interval in a span. */
const startsIn = ({ from, to }: Span, interval: TimeInterval | null) =>
  interval?.range(new Date(from), new Date(to + 1)) ?? [];

/** Places ticks at `days`, and labels at those of each list. */
function ticksAt(
  { from, to }: Span,
  days: readonly Date[],
  lists: readonly (readonly Date[])[],
  textOf: (words: { day: number; month: string; year: string }, list: number) => string,
) {
  const place = linear(from, to);
  const labelOf = (at: Date, list: number): TimeLabel => {
    const [, day, month = '', year = ''] = at.toUTCString().split(' ');
    return { at: place(at), text: textOf({ day: Number(day), month, year }, list) };
  };
  return {
    ticks: days.map((at) => place(at)),
    /**
     * The most of them first, each at a long tick, and fewer for an axis without room for those.
     */
    labels: lists.map((list, index) => list.map((at) => labelOf(at, index))),
  };
}
export type TimeTicks = ReturnType<typeof ticksAt>;

/**
 * A tick each month or quarter, long on January, which is named by its year: each one, or those at
 * equal steps.
 */
export function byMonth(span: Span, every: 1 | 3) {
  const steps = startsIn(span, utcYear).length <= 10 ? [1, 2] : [1, 5, 10];
  const lists = steps.map((step) => startsIn(span, utcYear.every(step)));
  return ticksAt(span, startsIn(span, utcMonth.every(every)), lists, ({ year }) => year);
}

/**
 * The ticks and labels of a span of time, drawn as long as it is: 'all' of a series that is a year
 * old has weeks.
 * @param span with `days`, its sessions in UTC ms, oldest first; without them it is each weekday
 */
export function timeTicks(span: Span & { range: string; days?: readonly number[] }): TimeTicks {
  const length = utcDay.count(new Date(span.from), new Date(span.to));
  if (length > WEEKS_MAX) return byMonth(span, span.range === 'all' ? 3 : 1);
  if (length > SESSIONS_MAX) {
    // A tick each week, a long one on the month, which is named: a January by its year.
    const lists = [1, 1, 3, 6].map((every) => startsIn(span, utcMonth.every(every)));
    return ticksAt(span, startsIn(span, utcWeekOrMonth), lists, ({ month, year }, list) => {
      if (month !== 'Jan') return month;
      return list === 0 ? `Jan ${year}` : year;
    });
  }
  // A tick each session, long on the week's first, which is named.
  const days = span.days?.map((at) => new Date(at)) ?? startsIn(span, utcWeekday);
  const firsts = days.filter(
    (at, index) => utcMonday.count(days[index - 1] ?? utcDay.offset(at, -1), at) > 0,
  );
  const lists = [1, 2, 4].map((every) => everyFromLast(firsts, every));
  return ticksAt(span, days, lists, ({ day, month }) => `${day} ${month}`);
}
