import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barAt, barFor, landingIndex, movedTo } from './insertion';

const ids = ['a', 'b', 'c', 'd', 'e'];
const rows = ids.map((id, index) => ({ id, top: index * 50, height: 40 }));
const moved = (id: string, to: number) =>
  movedTo(rows, id, to)
    .map((row) => row.id)
    .join('');

describe('the bar', () => {
  test.each([
    { what: 'the upper half of a row', y: 105, bar: { id: 'c', side: 'before' } },
    { what: 'the lower half of a row', y: 135, bar: { id: 'c', side: 'after' } },
    { what: 'above the list', y: -500, bar: { id: 'a', side: 'before' } },
    { what: 'below the list', y: 900, bar: { id: 'e', side: 'after' } },
    { what: 'a gap, nearer to the row above', y: 142, bar: { id: 'c', side: 'after' } },
    { what: 'a gap, nearer to the row below', y: 148, bar: { id: 'd', side: 'before' } },
  ])('is at the nearest edge of a row for a pointer at $what', ({ y, bar }) => {
    expect(barAt(rows, y)).toEqual(bar);
  });
});

describe('the landing index', () => {
  test.each<[what: string, dragged: string, over: string, before: boolean, order: string]>([
    ['dragging up onto a lower half lands below that row', 'e', 'b', false, 'abecd'],
    ['dragging up onto an upper half lands above it', 'e', 'b', true, 'aebcd'],
    ['dragging down onto a lower half lands below it', 'a', 'c', false, 'bcade'],
    ['dragging down onto an upper half lands above it', 'a', 'c', true, 'bacde'],
    ['on itself nothing moves', 'c', 'c', false, 'abcde'],
    ['right below the row above nothing moves', 'c', 'b', false, 'abcde'],
    ['right above the row below nothing moves', 'c', 'd', true, 'abcde'],
  ])('lands correctly: %s', (_what, dragged, over, before, order) => {
    const index = landingIndex(ids, dragged, { id: over, side: before ? 'before' : 'after' });
    expect(moved(dragged, index)).toBe(order);
  });

  test('returns a bar that leads to the given index', () => {
    fc.assert(
      fc.property(fc.nat(4), fc.nat(4), (from, to) => {
        const dragged = ids[from] ?? '';
        const bar = barFor(ids, dragged, to);
        if (from === to) expect(bar).toBeNull();
        else expect(bar && landingIndex(ids, dragged, bar)).toBe(to);
      }),
    );
  });
});

test('keeps every row, stops at the end and ignores unknown rows, and has no bar for an empty list', () => {
  expect(barAt([], 10)).toBeNull();
  expect(moved('a', 4)).toBe('bcdea');
  expect(moved('a', 5)).toBe('bcdea');
  expect(movedTo(rows, 'b', 1)).toBe(rows);
  expect(movedTo(rows, 'a', -1)).toBe(rows);
  expect(movedTo(rows, 'z', 0)).toBe(rows);
});
