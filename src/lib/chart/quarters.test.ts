import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createQuarterAxis } from './quarters';

const createAxis = (from: string, to: string) =>
  createQuarterAxis({ from: Date.parse(from), to: Date.parse(to) });
const formatLabels = (labels: readonly { text: string; second?: string }[] = []) =>
  labels.map(({ text, second = '' }) => `${text} ${second}`.trim()).join(', ');

it('adds the year under the label of each Q1', () => {
  const { bandWidth, time, middle } = createAxis('2024-10-01', '2025-07-01');
  expect(formatLabels(time.labels[0])).toBe('Q4, Q1 2025, Q2, Q3');
  expect(bandWidth).toBe(0.25);
  expect(time.ticks).toEqual([0.125, 0.375, 0.625, 0.875]);
  expect(middle(Date.parse('2025-04-01'))).toBe(0.625);
});

it('adds the year under the earliest quarter if the span has no Q1', () => {
  expect(formatLabels(createAxis('2025-04-01', '2025-07-01').time.labels[0])).toBe('Q2 2025, Q3');
});

it('returns shorter lists of labels for narrow axes', () => {
  const [, halves, years, second] = createAxis('2019-01-01', '2024-10-01').time.labels;
  expect(formatLabels(halves)).toMatch(/^Q1 2019, Q3, Q1 2020, Q3/);
  expect(formatLabels(years)).toBe('2019, 2020, 2021, 2022, 2023, 2024');
  expect(formatLabels(second)).toBe('2020, 2022, 2024');
});

it('converts a date to a position within the band of its quarter', () => {
  const { position } = createAxis('2025-01-01', '2025-10-01');
  expect(position(Date.parse('2025-04-01'))).toBeCloseTo(0.25);
  expect(position(Date.parse('2025-05-16'))).toBeCloseTo(0.375, 2);
  expect(position(Date.parse('2026-01-01'))).toBeCloseTo(1);
});

it('divides any span into bands of equal width', () => {
  const someDay = fc.integer({ min: 0, max: 22_000 }).map((day) => day * 86_400_000);
  fc.assert(
    fc.property(someDay, someDay, (one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      const { bandWidth, time, middle, position } = createQuarterAxis({ from, to });
      expect(bandWidth * time.ticks.length).toBeCloseTo(1);
      expect(middle(from)).toBeCloseTo(bandWidth / 2);
      expect(middle(to)).toBeCloseTo(1 - bandWidth / 2);
      for (const at of [from, to]) {
        expect(Math.abs(position(at) - middle(at))).toBeLessThanOrEqual(bandWidth / 2 + 1e-9);
      }
    }),
  );
});
