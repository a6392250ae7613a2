import { type TimeInterval, utcDay, utcMonday, utcMonth, utcYear } from 'd3-time';
import type { TimeSpan } from '../calendar';
import { createLinearScale } from './scale';

export interface TimeLabel {
  at: number;
  text: string;
  second?: string;
}

/** The longest spans, in days, with a tick for each session and with a tick for each week. */
const MAX_DAYS_BY_SESSION = 130;
const MAX_DAYS_BY_WEEK = 800;

/** Returns the last item and every n-th before it, so that the newest keeps its label. */
export const pickEveryFromLast = <T>(list: readonly T[], n: number) =>
  list.filter((_, index) => (list.length - 1 - index) % n === 0);

const utcWeekday = utcDay.filter((day) => day.getUTCDay() % 6 !== 0);
const utcWeekOrMonth = utcDay.filter((day) => day.getUTCDay() === 1 || day.getUTCDate() === 1);

/** Returns the first day of each interval in a span. */
const listStarts = ({ from, to }: TimeSpan, interval: TimeInterval | null) =>
  interval?.range(new Date(from), new Date(to + 1)) ?? [];

/** Returns ticks at `days`, and labels for each list of days. */
function createTicks(
  { from, to }: TimeSpan,
  days: readonly Date[],
  lists: readonly (readonly Date[])[],
  formatText: (words: { day: number; month: string; year: string }, list: number) => string,
) {
  const toPosition = createLinearScale(from, to);
  const toLabel = (at: Date, list: number): TimeLabel => {
    const [, day, month = '', year = ''] = at.toUTCString().split(' ');
    return { at: toPosition(at), text: formatText({ day: Number(day), month, year }, list) };
  };
  return {
    ticks: days.map((at) => toPosition(at)),
    /** The lists of labels, longest first. An axis uses the first that has enough room. */
    labels: lists.map((list, index) => list.map((at) => toLabel(at, index))),
  };
}
export type TimeTicks = ReturnType<typeof createTicks>;

/**
 * Returns a tick for each month or quarter. January has a long tick, labelled with its year.
 * Shorter lists of labels have years at equal steps.
 */
export function createMonthTicks(span: TimeSpan, every: 1 | 3) {
  const steps = listStarts(span, utcYear).length <= 10 ? [1, 2] : [1, 5, 10];
  const lists = steps.map((step) => listStarts(span, utcYear.every(step)));
  return createTicks(span, listStarts(span, utcMonth.every(every)), lists, ({ year }) => year);
}

/**
 * Returns the ticks and labels of a time span. They depend on its length and not on its range: for
 * a series that is a year old, the range 'all' has weekly ticks.
 * @param span `days` has its sessions in UTC ms, oldest first. By default, each weekday is a
 * session.
 */
export function createTimeTicks(
  span: TimeSpan & { range: string; days?: readonly number[] },
): TimeTicks {
  const length = utcDay.count(new Date(span.from), new Date(span.to));
  if (length > MAX_DAYS_BY_WEEK) return createMonthTicks(span, span.range === 'all' ? 3 : 1);
  if (length > MAX_DAYS_BY_SESSION) {
    // Return one tick a week. The first tick of a month is long and labelled with the month. Labels
    // of January have the year.
    const lists = [1, 1, 3, 6].map((every) => listStarts(span, utcMonth.every(every)));
    return createTicks(span, listStarts(span, utcWeekOrMonth), lists, ({ month, year }, list) => {
      if (month !== 'Jan') return month;
      return list === 0 ? `Jan ${year}` : year;
    });
  }
  // Return one tick a session. The first tick of a week is long and labelled with its date.
  const days = span.days?.map((at) => new Date(at)) ?? listStarts(span, utcWeekday);
  const firsts = days.filter(
    (at, index) => utcMonday.count(days[index - 1] ?? utcDay.offset(at, -1), at) > 0,
  );
  const lists = [1, 2, 4].map((every) => pickEveryFromLast(firsts, every));
  return createTicks(span, days, lists, ({ day, month }) => `${day} ${month}`);
}
