import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_LABELS, MIN_LABELS, type ValueScale, createValueScale } from './scale';

const finite = fc
  .double({ min: -1e15, max: 1e15, noNaN: true })
  .map((value) => Math.round(value * 100) / 100);
const someValues = fc.oneof(
  fc.array(finite, { minLength: 1, maxLength: 40 }),
  fc
    .array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1 })
    .map((all) => all.map((part) => part / 1e6)),
  fc.array(fc.double({ min: 1e-9, max: 1e-6, noNaN: true }), { minLength: 1 }),
  // The values of an index lie in a narrow range far from 0.
  fc
    .tuple(finite, fc.array(fc.double({ min: 0, max: 0.001, noNaN: true }), { minLength: 1 }))
    .map(([base, parts]) => parts.map((part) => base * (1 + part))),
);

const isRound = (step: number) => {
  const [mantissa] = step.toExponential(6).split('e');
  return [1, 2, 5].includes(Number(mantissa));
};
const expectValuesOnScale = ({ low, high }: ValueScale, values: readonly number[]) => {
  expect(low).toBeLessThanOrEqual(Math.min(...values));
  expect(high).toBeGreaterThanOrEqual(Math.max(...values));
};

it('shows every value on a scale with 4 to 7 round labels', () => {
  fc.assert(
    fc.property(someValues, fc.boolean(), (values, zero) => {
      const scale = createValueScale(values, { zero });
      const { labels, major, toPosition, ticks } = scale;
      const [first = 0, second = 0] = labels.map((label) => ticks.indexOf(label));
      const minor = major / (second - first);
      expect(labels.length).toBeGreaterThanOrEqual(MIN_LABELS);
      expect(labels.length).toBeLessThanOrEqual(MAX_LABELS);
      expect(isRound(major)).toBe(true);
      expect(isRound(minor)).toBe(true);
      for (const label of labels) {
        expect(Math.abs(label / major - Math.round(label / major))).toBeLessThan(1e-6);
      }
      expectValuesOnScale(scale, values);
      expect(toPosition(ticks[0] ?? NaN)).toBeCloseTo(0, 6);
      expect(toPosition(ticks.at(-1) ?? NaN)).toBeCloseTo(1, 6);
      expect(ticks.filter((value) => labels.includes(value))).toEqual(labels);
    }),
  );
});

it('returns the number of decimals that the labels need', () => {
  fc.assert(
    fc.property(someValues, (values) => {
      const { labels, decimals } = createValueScale(values);
      const written = labels.map((label) => Number(label.toFixed(Math.min(decimals, 100))));
      expect(written).toEqual(labels);
      expect(new Set(written).size).toBe(labels.length);
    }),
  );
});

it('makes the scale at most twice as high as the span of the values', () => {
  fc.assert(
    fc.property(someValues, (values) => {
      const span = Math.max(...values) - Math.min(...values);
      const most = Math.max(...values.map(Math.abs));
      fc.pre(span > most * 1e-6);
      const { low, high } = createValueScale(values);
      expect(span / (high - low)).toBeGreaterThan(0.5);
    }),
  );
});

it.each([
  {
    what: 'the index of a year',
    values: [95418.22, 108497.4],
    labels: [95000, 100000, 105000, 110000],
    zero: false,
  },
  { what: 'a rate from 0', values: [34.8], labels: [0, 10, 20, 30, 40], zero: true },
  { what: 'growth from 0', values: [2.98, 3.84], labels: [0, 1, 2, 3, 4, 5], zero: true },
  { what: 'negative values', values: [-3, -1], labels: [-3, -2.5, -2, -1.5, -1], zero: false },
  { what: 'bars on both sides of 0', values: [-6.1, 5], labels: [-10, -5, 0, 5, 10], zero: true },
  { what: 'nothing but 0', values: [0], labels: [0, 0.2, 0.4, 0.6, 0.8, 1], zero: true },
])('returns round labels for $what', ({ values, zero, labels }) => {
  expect(createValueScale(values, { zero }).labels).toEqual(labels);
});

it('leaves about 5% of room around a single value or equal values', () => {
  const one = createValueScale([105_432.07]);
  const equal = createValueScale([105_432.07, 105_432.07, 105_432.07]);
  expect(one).toEqual({ ...equal, toPosition: one.toPosition });
  expectValuesOnScale(one, [105_432.07 * 0.95, 105_432.07 * 1.05]);
  expect(one.high - one.low).toBeLessThan(105_432.07 * 0.15);
  expectValuesOnScale(createValueScale([-2]), [-2.1, -1.9]);
  expectValuesOnScale(createValueScale([0]), [-1, 1]);
});

it('does not extend the scale beyond 0 if all values are on one side of 0', () => {
  expect(createValueScale([0.1, 10]).low).toBe(0);
  expect(createValueScale([-10, -0.1]).high).toBe(0);
  expect(createValueScale([])).toMatchObject({ low: 0, high: 1 });
});

it('makes the scale at least as high as the option `least`', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -3, max: 3, noNaN: true })), (values) => {
      const scale = createValueScale(values, { least: 2 });
      if (values.length > 0) expect(scale.high - scale.low).toBeGreaterThanOrEqual(2 - 1e-9);
      // If all values are 0, the scale has room below and above 0.
      const isAbove = Math.min(...values) >= 0 && Math.max(...values) > 0;
      if (isAbove) expect(scale.low).toBeGreaterThanOrEqual(0);
    }),
  );
});
