import { expect, it } from 'vitest';
import { getSideBeyond, formatPosition } from './scaleSpan';

const span = { min: -5, max: 5 };

it.each([
  { value: 0.62, place: '56.20%' },
  { value: 0, place: '50.00%' },
  { value: 99, place: '100.00%' },
  { value: -99, place: '0.00%' },
])('returns the position $place for $value on a scale from -5 to 5', ({ value, place }) => {
  expect(formatPosition(value, span)).toBe(place);
});

it.each([
  { value: -5.01, side: -1 },
  { value: -5, side: 0 },
  { value: 0, side: 0 },
  { value: 5, side: 0 },
  { value: 5.01, side: 1 },
])(
  'returns $side for the value $value (0 if it is on the scale from -5 to 5)',
  ({ value, side }) => {
    expect(getSideBeyond(value, span)).toBe(side);
  },
);
