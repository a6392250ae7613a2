import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stopMonthOn } from './DayInput';

const DAY_MS = 86_400_000;
const stopsAt = (...days: readonly string[]) => {
  const times = days.map((day) => Date.parse(day));
  const [from = 0, to = 1] = [times[0], times.at(-1)];
  return times.map((at) => ({ at, x: (at - from) / (to - from) }));
};

describe('a month on and back', () => {
  const ends = ['01-30', '01-31', '02-27', '02-28', '03-03', '03-28', '03-31'];
  const stops = stopsAt(...ends.map((day) => `2025-${day}`));

  it('leads to the same day, or the last one before, and ends at both ends', () => {
    const on = [1, 3, 6].map((from) => stopMonthOn(stops, from, 1));
    expect(on).toEqual([3, 5, 6]);
    const back = [6, 4, 0].map((from) => stopMonthOn(stops, from, -1));
    expect(back).toEqual([3, 1, 0]);
  });

  it('goes on by at least one stop', () => {
    const quarters = stopsAt('2024-01-01', '2024-04-01', '2024-07-01');
    expect(stopMonthOn(quarters, 1, 1)).toBe(2);
    expect(stopMonthOn(quarters, 1, -1)).toBe(0);
  });

  it('goes a month of days on, or to the last session before', () => {
    const days = Array.from({ length: 800 }, (_, day) => ({ at: day * DAY_MS, x: day / 799 }));
    fc.assert(
      fc.property(fc.integer({ min: 31, max: 760 }), (from) => {
        for (const months of [1, -1] as const) {
          const away = (stopMonthOn(days, from, months) - from) * months;
          expect(away).toBeGreaterThanOrEqual(28);
          expect(away).toBeLessThanOrEqual(31);
        }
      }),
    );
  });
});
