import { expect, it } from 'vitest';
import { isBeyondDailyLimit } from './change';
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
