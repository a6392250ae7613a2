import { expect, it } from 'vitest';
import {
  beyond,
  CHANGE_SPAN,
  INDICATOR_SPAN,
  position,
  rateSpan,
  rateTicks,
  tapeFor,
} from './scales';
import cases from './scales.cases.json' with { type: 'json' };

it('places a value on its scale, clamps what lies beyond, and knows beyond which end it does', () => {
  expect(position(0.62, CHANGE_SPAN)).toBe('56.20%');
  expect(position(0, INDICATOR_SPAN)).toBe('20.00%');
  expect([99, -99].map((value) => position(value, CHANGE_SPAN))).toEqual(['100.00%', '0.00%']);
  const sides = [-5.01, -5, 0, 5, 5.01].map((value) => beyond(value, CHANGE_SPAN));
  expect(sides).toEqual([-1, 0, 0, 0, 1]);
});

it.each(cases.axes)('the one axis of $rates is labelled $labels', ({ rates, labels, minor }) => {
  const ticks = rateTicks(rateSpan(rates));
  expect(ticks.labels.map(({ text }) => text).join(' ')).toBe(labels);
  expect(ticks.minor).toBe(minor);
  expect(ticks.major).toBe(ticks.labels.length - 1);
  expect(ticks.minor % ticks.major).toBe(0);
});

it('centres the tape on the rate rounded to N10, the needle at the rate', () => {
  const { needle, labels, ticks } = tapeFor(1532.45);
  expect(needle).toBe(1212.25);
  expect(labels.map(({ text }) => text)).toContain('1,550');
  expect(labels.every(({ x }) => Math.abs(x - needle) > 58)).toBe(true);
  expect(ticks).toMatch(/^M0 64v-/);
});

it('draws nothing below zero', () => {
  expect(tapeFor(0).labels.every(({ text }) => Number(text) >= 0)).toBe(true);
});
