import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundDifference, toCommonUnit, roundQuotient } from './decimal';
import { formatChange, isTinyChange } from './change';
import { formatPrice, roundTo2 } from './format';

/** Returns `units` divided by 10^`places` as a number. */
const toNumber = (units: bigint, places: number) => Number(`${units}e-${places}`);

/** Rounds a decimal to 2 decimals with integer arithmetic, with halves away from zero. */
function roundByHand(units: bigint, places: number): number {
  const unit = 10n ** BigInt(places - 2);
  const size = units < 0n ? -units : units;
  const up = (size % unit) * 2n >= unit ? 1n : 0n;
  const hundredths = size / unit + up;
  return toNumber(units < 0n ? -hundredths : hundredths, 2);
}

const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const priceFormat = new Intl.NumberFormat('en-US', digits);

/**
 * Generates numbers up to a billion with 3 to 6 decimals. They have at most 15 digits, which a
 * JavaScript number stores exactly.
 */
const figures = fc
  .integer({ min: 3, max: 6 })
  .chain((places) =>
    fc.tuple(
      fc.bigInt({ min: -(10n ** BigInt(9 + places)), max: 10n ** BigInt(9 + places) }),
      fc.constant(places),
    ),
  );
/**
 * Generates numbers such as 1.005, which end in half a hundredth. Rounding errors are most likely
 * for such numbers.
 */
const halves = fc
  .bigInt({ min: -(10n ** 11n), max: 10n ** 11n })
  .map((hundredths) => [hundredths * 10n + (hundredths < 0n ? -5n : 5n), 3] as const);

describe('roundTo2', () => {
  it.each([
    ['any figure', figures],
    ['any figure that ends in half a hundredth', halves],
  ])('rounds %s by its decimal digits instead of its binary value', (_, kind) => {
    fc.assert(
      fc.property(kind, ([units, places]) => {
        const value = toNumber(units, places);
        const exact = roundByHand(units, places);
        expect(roundTo2(value)).toBe(exact);
        const shown = priceFormat.format(exact);
        expect(formatPrice(value)).toBe(shown);
        if (value === 0 || isTinyChange(value)) return;
        expect(formatChange(value, '')).toBe(shown.startsWith('-') ? shown : `+${shown}`);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    { value: 1.005, rounded: 1.01 },
    { value: -1.005, rounded: -1.01 },
    { value: 11.725, rounded: 11.73 },
    { value: 1.00499999999999, rounded: 1 },
    { value: 10, rounded: 10 },
    { value: 8.4192439, rounded: 8.42 },
    { value: 0.005, rounded: 0.01 },
    { value: 0.0049999, rounded: 0 },
    { value: -0.0049999, rounded: 0 },
    { value: -0, rounded: 0 },
    { value: 1e-7, rounded: 0 },
    { value: -5e-324, rounded: 0 },
    { value: 1e21, rounded: 1e21 },
    { value: 1.7976931348623157e308, rounded: 1.7976931348623157e308 },
    ...[Infinity, NaN].map((value) => ({ value, rounded: value })),
  ])('rounds $value to $rounded', ({ value, rounded }) => {
    expect(roundTo2(value)).toBe(rounded);
  });
});

it('rounds the exact difference of two numbers with halves away from zero', () => {
  const finely = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
  fc.assert(
    fc.property(finely, finely, fc.integer({ min: 3, max: 6 }), (from, to, places) => {
      const difference = roundDifference(toNumber(from, places), toNumber(to, places));
      expect(difference).toBe(roundByHand(to - from, places));
    }),
    { numRuns: 2000 },
  );
  expect(roundDifference(18.42, 18.39)).toBe(-0.03);
  expect(roundDifference(1, 1.005)).toBe(0.01);
  expect(roundDifference(1e9, 1)).toBe(-999_999_999);
});

it('rounds the exact quotient of two numbers with halves away from zero', () => {
  expect(toCommonUnit(1.5, 20)).toEqual([15n, 200n, 10n]);
  expect(toCommonUnit(1e21, 1e-7)).toEqual([10n ** 28n, 1n, 10n ** 7n]);
  expect(roundQuotient(-1n, 200n)).toBe(-0.01);
  expect(roundQuotient(-1n, 201n)).toBe(0);
});
