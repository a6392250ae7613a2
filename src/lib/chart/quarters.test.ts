import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quarterAxis } from './quarters';

const axis = (from: string, to: string) =>
  quarterAxis({ from: Date.parse(from), to: Date.parse(to) });
const textsOf = (labels: readonly { text: string; second?: string }[] = []) =>
  labels.map(({ text, second = '' }) => `${text} ${second}`.trim()).join(', ');

it('names each quarter, and the year under its first one', () => {
  const { slot, time, middle } = axis('2024-10-01', '2025-07-01');
  expect(textsOf(time.labels[0])).toBe('Q4, Q1 2025, Q2, Q3');
  expect(slot).toBe(0.25);
  expect(time.ticks).toEqual([0.125, 0.375, 0.625, 0.875]);
  expect(middle(Date.parse('2025-04-01'))).toBe(0.625);
});

it('names the year of a span without a first quarter', () => {
  expect(textsOf(axis('2025-04-01', '2025-07-01').time.labels[0])).toBe('Q2 2025, Q3');
});

it('names fewer quarters where there is less room, then years alone', () => {
  const [, halves, years, second] = axis('2019-01-01', '2024-10-01').time.labels;
  expect(textsOf(halves)).toMatch(/^Q1 2019, Q3, Q1 2020, Q3/);
  expect(textsOf(years)).toBe('2019, 2020, 2021, 2022, 2023, 2024');
  expect(textsOf(second)).toBe('2020, 2022, 2024');
});

it('positions a moment within its slot, by the days that have passed', () => {
  const { position } = axis('2025-01-01', '2025-10-01');
  expect(position(Date.parse('2025-04-01'))).toBeCloseTo(0.25);
  expect(position(Date.parse('2025-05-16'))).toBeCloseTo(0.375, 2);
  expect(position(Date.parse('2026-01-01'))).toBeCloseTo(1);
});

it('has slots of the same width in the order of time, whatever the span', () => {
  const someDay = fc.integer({ min: 0, max: 22_000 }).map((day) => day * 86_400_000);
  fc.assert(
    fc.property(someDay, someDay, (one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      const { slot, time, middle, position } = quarterAxis({ from, to });
      expect(slot * time.ticks.length).toBeCloseTo(1);
      expect(middle(from)).toBeCloseTo(slot / 2);
      expect(middle(to)).toBeCloseTo(1 - slot / 2);
      for (const at of [from, to]) {
        expect(Math.abs(position(at) - middle(at))).toBeLessThanOrEqual(slot / 2 + 1e-9);
      }
    }),
  );
});
