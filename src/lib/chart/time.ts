import { type TimeInterval, utcDay, utcMonday, utcMonth, utcYear } from 'd3-time';
import type { TimeSpan } from '../calendar';
import { createLinearScale } from './scale';

export interface TimeLabel {
  at: number;
  text: string;
  second?: string;
}

/** An axis of at most this number of days has a tick for each session. */
const MAX_DAYS_BY_SESSION = 130;
/** An axis of at most this number of days has a tick for each week. */
const MAX_DAYS_BY_WEEK = 800;

/**
 * Returns the last item and every n-th item before it. The newest item is therefore always
 * included.
 */
export const pickEveryFromLast = <T>(list: readonly T[], n: number) =>
  list.filter((_, index) => (list.length - 1 - index) % n === 0);

const utcWeekday = utcDay.filter((day) => day.getUTCDay() % 6 !== 0);
const utcWeekOrMonth = utcDay.filter((day) => day.getUTCDay() === 1 || day.getUTCDate() === 1);

/** Returns the first day of each interval, such as a month, within a span. */
const listStarts = ({ from, to }: TimeSpan, interval: TimeInterval | null) =>
  interval?.range(new Date(from), new Date(to + 1)) ?? [];

/** Returns the middle of the part of a month that is before `end`. */
const getMonthMiddle = (start: Date, end: number) =>
  new Date((Number(start) + Math.min(Number(utcMonth.offset(start, 1)), end)) / 2);

/**
 * Returns an axis with ticks at `days`. Each list of days in `lists` gives one list of labels. A
 * label is at its day, or with `toMiddle` in the middle of the time that it names.
 */
function createTicks(
  { from, to }: TimeSpan,
  days: readonly Date[],
  lists: readonly (readonly Date[])[],
  formatText: (date: { day: number; month: string; year: string }, list: number) => string,
  toMiddle: (start: Date) => Date = (start) => start,
) {
  const toPosition = createLinearScale(from, to);
  const toLabel = (start: Date, list: number): TimeLabel => {
    const [, day, month = '', year = ''] = start.toUTCString().split(' ');
    const text = formatText({ day: Number(day), month, year }, list);
    return { at: toPosition(toMiddle(start)), text };
  };
  return {
    ticks: days.map((at) => toPosition(at)),
    /** The positions of long ticks and of the vertical lines of the grid. */
    long: (lists[0] ?? []).map((at) => toPosition(at)),
    /** The lists of labels, starting with the longest. An axis uses the first list that fits. */
    labels: lists.map((list, index) => list.map((at) => toLabel(at, index))),
  };
}
export type TimeTicks = ReturnType<typeof createTicks>;

/**
 * Returns a tick for each month or quarter. Years are the labels. The longest list of labels has
 * all years, and shorter lists have every second, fifth or tenth year.
 */
export function createMonthTicks(span: TimeSpan, every: 1 | 3) {
  const steps = listStarts(span, utcYear).length <= 10 ? [1, 2] : [1, 5, 10];
  const lists = steps.map((step) => listStarts(span, utcYear.every(step)));
  return createTicks(span, listStarts(span, utcMonth.every(every)), lists, ({ year }) => year);
}

/** A list of labels of months: how many months apart, and if January is 'Jan 2026' or '2026'. */
interface MonthStep {
  every: number;
  hasJanuary: boolean;
}
const monthSteps: readonly MonthStep[] = [
  { every: 1, hasJanuary: true },
  { every: 1, hasJanuary: false },
  { every: 3, hasJanuary: false },
  { every: 6, hasJanuary: false },
];
/** The first label is often 'Jan 2025', so it needs more space if every month has a label. */
const figureSteps: readonly MonthStep[] = [
  { every: 1, hasJanuary: true },
  { every: 3, hasJanuary: true },
  { every: 3, hasJanuary: false },
  { every: 6, hasJanuary: false },
];

function createMonthLabels(
  span: TimeSpan,
  interval: TimeInterval,
  steps: readonly MonthStep[],
  toMiddle?: (start: Date) => Date,
) {
  const lists = steps.map(({ every }) => listStarts(span, utcMonth.every(every)));
  return createTicks(
    span,
    listStarts(span, interval),
    lists,
    ({ month, year }, list) => {
      if (month !== 'Jan') return month;
      return steps[list]?.hasJanuary === true ? `Jan ${year}` : year;
    },
    toMiddle,
  );
}

/**
 * Returns the ticks and labels of a time axis. They depend on the length of the time span and not
 * on the range that the visitor selected. For example, a series that is one year old has weekly
 * ticks in the range 'all'.
 * @param span `days` lists the sessions as UTC times in milliseconds, oldest first. By default,
 * each weekday is a session. `isMonthly` is true if the figures are for months. They are drawn at
 * the first day of their month, so the labels of months are there too.
 */
export function createTimeTicks(
  span: TimeSpan & { range: string; days?: readonly number[]; isMonthly?: boolean },
): TimeTicks {
  const length = utcDay.count(new Date(span.from), new Date(span.to));
  if (length > MAX_DAYS_BY_WEEK) return createMonthTicks(span, span.range === 'all' ? 3 : 1);
  if (length > MAX_DAYS_BY_SESSION) {
    return span.isMonthly === true
      ? createMonthLabels(span, utcMonth, figureSteps)
      : createMonthLabels(span, utcWeekOrMonth, monthSteps, (start) =>
          getMonthMiddle(start, span.to),
        );
  }
  // Return one tick for each session. Label the first tick of each week with its date.
  const days = span.days?.map((at) => new Date(at)) ?? listStarts(span, utcWeekday);
  const firsts = days.filter(
    (at, index) => utcMonday.count(days[index - 1] ?? utcDay.offset(at, -1), at) > 0,
  );
  const lists = [1, 2, 4].map((every) => pickEveryFromLast(firsts, every));
  return createTicks(span, days, lists, ({ day, month }) => `${day} ${month}`);
}
