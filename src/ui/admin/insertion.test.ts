import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barAt, barFor, landingIndex, moved } from './insertion';

const ids = ['a', 'b', 'c', 'd', 'e'];
const rows = ids.map((id, index) => ({ id, top: index * 50, height: 40 }));

describe('the bar', () => {
  test.each([
    ['the upper half of a row', 105, { id: 'c', side: 'before' }],
    ['the lower half of a row', 135, { id: 'c', side: 'after' }],
    ['above the list', -500, { id: 'a', side: 'before' }],
    ['below the list', 900, { id: 'e', side: 'after' }],
    ['a gap, nearer to the row above', 142, { id: 'c', side: 'after' }],
    ['a gap, nearer to the row below', 148, { id: 'd', side: 'before' }],
  ])('for %s', (_name, y, bar) => {
    expect(barAt(rows, y)).toEqual(bar);
  });

  test('is nowhere in an empty list', () => {
    expect(barAt([], 10)).toBeNull();
  });
});

describe('the landing index', () => {
  test.each([
    [
      'dragging up onto a lower half lands below that row',
      'e',
      { id: 'b', side: 'after' },
      'abecd',
    ],
    ['dragging up onto an upper half lands above it', 'e', { id: 'b', side: 'before' }, 'aebcd'],
    ['dragging down onto a lower half lands below it', 'a', { id: 'c', side: 'after' }, 'bcade'],
    ['dragging down onto an upper half lands above it', 'a', { id: 'c', side: 'before' }, 'bacde'],
    ['on itself nothing moves', 'c', { id: 'c', side: 'after' }, 'abcde'],
    ['right below the row above nothing moves', 'c', { id: 'b', side: 'after' }, 'abcde'],
    ['right above the row below nothing moves', 'c', { id: 'd', side: 'before' }, 'abcde'],
  ] as const)('%s', (_name, dragged, bar, order) => {
    const index = landingIndex(ids, dragged, bar);
    expect(moved(ids, ids.indexOf(dragged), index).join('')).toBe(order);
  });

  test('the bar for an index leads to that index', () => {
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

test('moving keeps every row and ignores what is out of range', () => {
  expect(moved(ids, 0, 4).join('')).toBe('bcdea');
  expect(moved(ids, 1, 1)).toBe(ids);
  expect(moved(ids, 0, 5)).toBe(ids);
  expect(moved(ids, 9, 0)).toBe(ids);
});
