import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestStop, stopAfterKey } from './reading';
import cases from './reading.cases.json' with { type: 'json' };

const DAY_MS = 86_400_000;
const stopsAt = (...days: readonly string[]) => {
  const times = days.map((day) => Date.parse(day));
  const [from = 0, to = 1] = [times[0], times.at(-1)];
  return times.map((at) => ({ at, x: (at - from) / (to - from) }));
};

describe('the stop under a pointer', () => {
  it('is the nearest of all', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1 }),
        fc.double({ min: -0.5, max: 1.5, noNaN: true }),
        (places, x) => {
          const stops = places.sort((a, b) => a - b).map((place) => ({ at: place, x: place }));
          const found = stops[nearestStop(stops, x)];
          const least = Math.min(...places.map((place) => Math.abs(place - x)));
          expect(Math.abs((found?.x ?? NaN) - x)).toBe(least);
        },
      ),
    );
  });
});

describe('keys', () => {
  const stops = stopsAt(...cases.days);
  it.each(cases.keys)('$key leads from $from to $to', ({ key, from, to }) => {
    expect(stopAfterKey(stops, from, key)).toBe(to);
  });

  it('goes on by at least one stop a page', () => {
    const quarters = stopsAt('2024-01-01', '2024-04-01', '2024-07-01');
    expect(stopAfterKey(quarters, 1, 'PageUp')).toBe(2);
    expect(stopAfterKey(quarters, 1, 'PageDown')).toBe(0);
  });

  it('leaves other keys alone', () => {
    expect(stopAfterKey(stops, 2, 'Tab')).toBeNull();
    expect(stopAfterKey(stops, 2, 'toString')).toBeNull();
  });

  it('goes a month of days on, or to the last session before', () => {
    const days = Array.from({ length: 800 }, (_, day) => ({ at: day * DAY_MS, x: day / 799 }));
    fc.assert(
      fc.property(fc.integer({ min: 31, max: 760 }), (from) => {
        for (const key of ['PageUp', 'PageDown']) {
          const away = ((stopAfterKey(days, from, key) ?? 0) - from) * (key === 'PageUp' ? 1 : -1);
          expect(away).toBeGreaterThanOrEqual(28);
          expect(away).toBeLessThanOrEqual(31);
        }
      }),
    );
  });
});
