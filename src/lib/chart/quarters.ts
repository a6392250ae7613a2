import { bisectRight, range } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { utcMonth } from 'd3-time';
import type { TimeSpan } from '../calendar';
import type { TimeLabel, TimeTicks } from './time';

const listQuarterStarts = ({ from, to }: TimeSpan): Date[] => {
  const quarters = utcMonth.every(3);
  return quarters?.range(quarters.floor(new Date(from)), new Date(to + 1)) ?? [];
};

/**
 * Returns the axis of a chart with one band for each quarter. All bands have the same width. Widths
 * and positions are fractions of the axis.
 */
export function createQuarterAxis(span: TimeSpan) {
  const starts = listQuarterStarts(span);
  const bandWidth = 1 / starts.length;
  const quarters = starts.map((start, index) => {
    const quarter = start.getUTCMonth() / 3 + 1;
    return { at: (index + 0.5) * bandWidth, quarter, year: start.getUTCFullYear() };
  });
  const firsts = quarters.filter(({ quarter }) => quarter === 1);
  // Add the year under each Q1. If the span has no Q1, add the year under its earliest quarter.
  const named = new Set(firsts.length === 0 ? quarters.slice(0, 1) : firsts);
  const toLabels = (list: typeof quarters) =>
    list.map((each): TimeLabel => {
      const text = `Q${each.quarter}`;
      return { at: each.at, text, ...(named.has(each) && { second: `${each.year}` }) };
    });
  const toYearLabels = (every: number) =>
    firsts
      .filter(({ year }) => year % every === 0)
      .map(({ at, year }): TimeLabel => ({ at, text: `${year}` }));
  const middles = quarters.map(({ at }) => at);
  const time: TimeTicks = {
    ticks: middles,
    long: middles,
    labels: [
      toLabels(quarters),
      toLabels(quarters.filter(({ quarter }) => quarter % 2 === 1)),
      ...[1, 2, 5, 10].map(toYearLabels),
    ],
  };
  const end = utcMonth.offset(starts.at(-1) ?? new Date(span.to), 3);
  return {
    bandWidth,
    time,
    /** Returns the middle of the band that contains a time. */
    middle: (at: number) => (bisectRight(starts, new Date(at)) - 0.5) * bandWidth,
    /**
     * Returns the position of a time on the axis. Within the band of a quarter, the position
     * depends on the days that have passed.
     */
    position: scaleLinear(
      [...starts, end].map(Number),
      range(starts.length + 1).map((count) => count * bandWidth),
    ),
  };
}
