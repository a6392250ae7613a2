import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linePath } from './paths';

const DAY_WIDTH = 0.01;
const on = (day: number, y = 0.5) => ({ day, x: day * DAY_WIDTH, y });
type Dated = ReturnType<typeof on>;
const isHole = (from: Dated, to: Dated) => to.day - from.day > 6;
const breaksOn =
  (...days: number[]) =>
  (from: Dated, to: Dated) =>
    days.some((day) => from.day < day && day <= to.day);
const never = breaksOn();

describe('a line', () => {
  it('ends at a hole, and begins again after it', () => {
    const [from, to, last] = [on(1), on(8), on(9)];
    const path = linePath([from, to, last], isHole, never);
    expect(path).toEqual({ old: [], now: [[from], [to, last]], holes: [[from, to]], breaks: [] });
  });

  it('ends at a break, and what comes before is old', () => {
    const [first, from, to] = [on(1), on(2), on(12)];
    const path = linePath([first, from, to], isHole, breaksOn(5));
    expect(path).toEqual({ old: [[first, from]], now: [[to]], holes: [], breaks: [[from, to]] });
  });

  it('knows no break before its first point, and is nothing without points', () => {
    expect(linePath([on(3)], isHole, breaksOn(3)).now).toEqual([[on(3)]]);
    expect(linePath([], isHole, never)).toEqual({ old: [], now: [[]], holes: [], breaks: [] });
  });

  it('has every point once, whatever is missing', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 200 }), { maxLength: 80 }),
        fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 3 }),
        (days, breakDays) => {
          const points = days.sort((a, b) => a - b).map((day) => on(day));
          const path = linePath(points, isHole, breaksOn(...breakDays));
          const stretches = [...path.old, ...path.now];
          expect(stretches.flat()).toEqual(points);
          expect(stretches).toHaveLength(path.holes.length + path.breaks.length + 1);
        },
      ),
    );
  });
});
