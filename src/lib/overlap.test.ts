import { expect, it } from 'vitest';
import { overlap } from './overlap';

const edges = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});
const BAR = edges(900, 664, 1276, 720);

it.each([
  ['lies within', edges(1000, 680, 1100, 700)],
  ['lies around', edges(0, 0, 1280, 4000)],
  ['reaches in from above', edges(950, 600, 1000, 664.5)],
  ['reaches in from the left', edges(0, 690, 900.5, 700)],
  ['crosses from side to side', edges(0, 690, 1280, 700)],
])('what %s overlaps', (_where, other) => {
  expect(overlap(BAR, other)).toBe(true);
  expect(overlap(other, BAR)).toBe(true);
});

it.each([
  ['ends where it begins', edges(900, 600, 1276, 664)],
  ['stands beside it', edges(0, 664, 900, 720)],
  ['lies above, in the same columns', edges(900, 100, 1276, 400)],
  ['lies beside, in the same rows', edges(100, 664, 500, 720)],
  ['has no height', edges(950, 690, 1000, 690)],
  ['has no width', edges(950, 690, 950, 700)],
  ['is not drawn', edges(0, 0, 0, 0)],
])('what %s does not', (_where, other) => {
  expect(overlap(BAR, other)).toBe(false);
  expect(overlap(other, BAR)).toBe(false);
});
