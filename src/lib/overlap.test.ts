import { expect, it } from 'vitest';
import { overlap } from './overlap';
import cases from './overlap.cases.json' with { type: 'json' };

const BAR = { left: 900, top: 664, right: 1276, bottom: 720 };

it.each(cases.over)('what $what overlaps', (other) => {
  expect(overlap(BAR, other)).toBe(true);
  expect(overlap(other, BAR)).toBe(true);
});

it.each(cases.apart)('what $what does not', (other) => {
  expect(overlap(BAR, other)).toBe(false);
  expect(overlap(other, BAR)).toBe(false);
});
