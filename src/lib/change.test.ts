import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changePercent, isBeyondDailyLimit } from './change';

it.each([
  [100, 110, false],
  [100, 110.01, true],
  [100, 90, false],
  [100, 89.99, true],
  // In binary 2.2 / 2 is above 1.1.
  [2, 2.2, false],
  [0.1, 0.11, false],
  // Shown as +10.00%.
  [105432.07, 115975.28, true],
  [105432.07, 115975.27, false],
  [0, 5, false],
  [-1, 5, false],
  [NaN, 5, false],
  [5, Infinity, false],
])('from %d to %d is beyond the daily limit: %s', (previous, current, beyond) => {
  expect(isBeyondDailyLimit(previous, current)).toBe(beyond);
});

it('agrees with whole kobo, and with the rounded change where that is clear', () => {
  const kobo = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(
    fc.property(kobo, kobo, (previous, current) => {
      const beyond = isBeyondDailyLimit(previous / 100, current / 100);
      expect(beyond).toBe(Math.abs(current - previous) * 10 > previous);
      const size = Math.abs(changePercent(previous / 100, current / 100));
      if (size !== 10) expect(beyond).toBe(size > 10);
    }),
    { numRuns: 2000 },
  );
});
