import { bisectRight, range } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { utcMonth } from 'd3-time';
import type { Span } from '../calendar';
import type { TimeLabel, TimeTicks } from './time';

const startsIn = ({ from, to }: Span): Date[] => {
  const quarters = utcMonth.every(3);
  return quarters?.range(quarters.floor(new Date(from)), new Date(to + 1)) ?? [];
};

/** The axis of a span of quarters: each has a slot of the same width, in fractions of the axis. */
export function quarterAxis(span: Span) {
  const starts = startsIn(span);
  const slot = 1 / starts.length;
  const quarters = starts.map((start, index) => {
    const quarter = start.getUTCMonth() / 3 + 1;
    return { at: (index + 0.5) * slot, quarter, year: start.getUTCFullYear() };
  });
  const firsts = quarters.filter(({ quarter }) => quarter === 1);
  // A year is named under its first quarter. A span without a first quarter names it under its own
  // first.
  const named = new Set(firsts.length === 0 ? quarters.slice(0, 1) : firsts);
  const labels = (list: typeof quarters) =>
    list.map((each): TimeLabel => {
      const text = `Q${each.quarter}`;
      return { at: each.at, text, ...(named.has(each) && { second: `${each.year}` }) };
    });
  const years = (every: number) =>
    firsts
      .filter(({ year }) => year % every === 0)
      .map(({ at, year }): TimeLabel => ({ at, text: `${year}` }));
  const time: TimeTicks = {
    ticks: quarters.map(({ at }) => at),
    labels: [
      labels(quarters),
      labels(quarters.filter(({ quarter }) => quarter % 2 === 1)),
      ...[1, 2, 5, 10].map(years),
    ],
  };
  const end = utcMonth.offset(starts.at(-1) ?? new Date(span.to), 3);
  return {
    slot,
    time,
    /** Returns the middle of the slot in which a moment lies. */
    middle: (at: number) => (bisectRight(starts, new Date(at)) - 0.5) * slot,
    /**
     * Maps a moment to its position, which a quarter's slot divides by the days that have passed.
     */
    position: scaleLinear(
      [...starts, end].map(Number),
      range(starts.length + 1).map((count) => count * slot),
    ),
  };
}
