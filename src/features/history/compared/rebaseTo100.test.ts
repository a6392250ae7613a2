import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rebaseTo100, type ValuePair } from './rebaseTo100';

const cents = fc.integer({ min: 1, max: 10 ** 9 });
const centPairs = fc.array(fc.tuple(cents, cents), { minLength: 1, maxLength: 30 });

/** Converts whole cents to prices with two decimals. */
const toPrices = (pairs: readonly ValuePair[], scale = 1) =>
  pairs.map(([one, other]): ValuePair => [Number(`${one * scale}e-2`), Number(`${other}e-2`)]);

describe('rebaseTo100', () => {
  it('returns exactly 100 for the first values of both series', () => {
    fc.assert(
      fc.property(centPairs, (pairs) => {
        expect(rebaseTo100(toPrices(pairs))?.[0]).toEqual([100, 100]);
      }),
    );
  });

  it('returns the same values if a series has another unit', () => {
    fc.assert(
      fc.property(centPairs, fc.integer({ min: 1, max: 1000 }), (pairs, scale) => {
        expect(rebaseTo100(toPrices(pairs, scale))).toEqual(rebaseTo100(toPrices(pairs)));
      }),
    );
  });

  it('swaps the values if the series are swapped', () => {
    fc.assert(
      fc.property(centPairs, (pairs) => {
        const swapped = pairs.map(([one, other]): ValuePair => [other, one]);
        expect(rebaseTo100(swapped)).toEqual(
          rebaseTo100(pairs)?.map(([one, other]) => [other, one]),
        );
      }),
    );
  });

  it('returns exactly 100 for a later value that equals the first value', () => {
    fc.assert(
      fc.property(centPairs, (pairs) => {
        const prices = toPrices(pairs);
        expect(rebaseTo100([...prices, ...prices.slice(0, 1)])?.at(-1)).toEqual([100, 100]);
      }),
    );
  });

  it('returns exact quotients rounded half up', () => {
    fc.assert(
      fc.property(centPairs, (pairs) => {
        const base = pairs[0]?.[0] ?? 1;
        const expected = pairs.map(
          ([one]) => Number((BigInt(one) * 20_000n + BigInt(base)) / (2n * BigInt(base))) / 100,
        );
        expect(rebaseTo100(toPrices(pairs))?.map(([one]) => one)).toEqual(expected);
      }),
    );
  });

  it.each([
    [
      [8, 8.0004],
      [100, 100.01],
    ],
    [
      [8, 8.0003],
      [100, 100],
    ],
    [
      [0.3, 0.1],
      [100, 33.33],
    ],
    [
      [1532.45, 1687.45],
      [100, 110.11],
    ],
  ])('rebases the values %j to 100: %j', (values, expected) => {
    const pairs = values.map((value): ValuePair => [value, 1]);
    expect(rebaseTo100(pairs)?.map(([one]) => one)).toEqual(expected);
  });

  it.each([
    {
      pairs: [
        [1, 2],
        [0, 2],
      ],
    },
    {
      pairs: [
        [1, 2],
        [1, -0.01],
      ],
    },
    {
      pairs: [
        [-3, 2],
        [1, 2],
      ],
    },
  ] satisfies { pairs: ValuePair[] }[])(
    'returns null if a value is 0 or below: $pairs',
    ({ pairs }) => {
      expect(rebaseTo100(pairs)).toBeNull();
    },
  );

  it('returns an empty array without days', () => {
    expect(rebaseTo100([])).toEqual([]);
  });
});
