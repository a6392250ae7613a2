import { expect, it } from 'vitest';
import { createTape } from './tape';

it('centres the tape on the rate rounded to 10 naira and points the needle at the exact rate', () => {
  const { needle, labels, ticks } = createTape(1532.45);
  expect(needle).toBe(1212.25);
  expect(labels.map(({ text }) => text)).toContain('1,550');
  expect(labels.every(({ x }) => Math.abs(x - needle) > 58)).toBe(true);
  expect(ticks).toMatch(/^M0 64v-/);
});

it('labels no price below 0 naira', () => {
  expect(createTape(0).labels.every(({ text }) => Number(text) >= 0)).toBe(true);
});
