import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changePercent, isBeyondDailyLimit } from './change';
import cases from './change.cases.json' with { type: 'json' };

// Shown as 10.00% a change may be beyond the limit, and in binary 2.2 / 2 is above 1.1.
it.each([
  ...cases.limits,
  { previous: NaN, current: 5, beyond: false },
  { previous: 5, current: Infinity, beyond: false },
])(
  'from $previous to $current is beyond the daily limit: $beyond',
  ({ previous, current, beyond }) => {
    expect(isBeyondDailyLimit(previous, current)).toBe(beyond);
  },
);

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
