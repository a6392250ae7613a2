import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDropBar, findDropBarForIndex, getDropIndex, moveItem } from './insertion';

const ids = ['a', 'b', 'c', 'd', 'e'];
const rows = ids.map((id, index) => ({ id, top: index * 50, height: 40 }));
const getMovedOrder = (id: string, to: number) =>
  moveItem(rows, id, to)
    .map((row) => row.id)
    .join('');

describe('findDropBar', () => {
  test.each([
    { what: 'in the upper half of a row', y: 105, bar: { id: 'c', side: 'before' } },
    { what: 'in the lower half of a row', y: 135, bar: { id: 'c', side: 'after' } },
    { what: 'above the list', y: -500, bar: { id: 'a', side: 'before' } },
    { what: 'below the list', y: 900, bar: { id: 'e', side: 'after' } },
    { what: 'in a gap, nearer to the row above', y: 142, bar: { id: 'c', side: 'after' } },
    { what: 'in a gap, nearer to the row below', y: 148, bar: { id: 'd', side: 'before' } },
  ])('puts the bar at the nearest edge of a row if the pointer is $what', ({ y, bar }) => {
    expect(findDropBar(rows, y)).toEqual(bar);
  });
});

describe('getDropIndex', () => {
  test.each<[what: string, dragged: string, over: string, before: boolean, order: string]>([
    ['up to below a row', 'e', 'b', false, 'abecd'],
    ['up to above a row', 'e', 'b', true, 'aebcd'],
    ['down to below a row', 'a', 'c', false, 'bcade'],
    ['down to above a row', 'a', 'c', true, 'bacde'],
    ['to the row itself', 'c', 'c', false, 'abcde'],
    ['to below the previous row', 'c', 'b', false, 'abcde'],
    ['to above the next row', 'c', 'd', true, 'abcde'],
  ])('returns the index of a row after a drag %s', (_what, dragged, over, before, order) => {
    const index = getDropIndex(ids, dragged, { id: over, side: before ? 'before' : 'after' });
    expect(getMovedOrder(dragged, index)).toBe(order);
  });

  test('returns the index for which findDropBarForIndex created the bar', () => {
    fc.assert(
      fc.property(fc.nat(4), fc.nat(4), (from, to) => {
        const dragged = ids[from] ?? '';
        const bar = findDropBarForIndex(ids, dragged, to);
        if (from === to) expect(bar).toBeNull();
        else expect(bar && getDropIndex(ids, dragged, bar)).toBe(to);
      }),
    );
  });
});

test('returns the list unchanged if the row or the index does not exist', () => {
  expect(findDropBar([], 10)).toBeNull();
  expect(getMovedOrder('a', 4)).toBe('bcdea');
  expect(getMovedOrder('a', 5)).toBe('bcdea');
  expect(moveItem(rows, 'b', 1)).toBe(rows);
  expect(moveItem(rows, 'a', -1)).toBe(rows);
  expect(moveItem(rows, 'z', 0)).toBe(rows);
});
