import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barAt, barFor, landingIndex, moved } from './insertion';
import cases from './insertion.cases.json' with { type: 'json' };

const ids = ['a', 'b', 'c', 'd', 'e'];
const rows = ids.map((id, index) => ({ id, top: index * 50, height: 40 }));

describe('the bar', () => {
  test.each(cases.bars)('for $what', ({ y, bar }) => {
    expect(barAt(rows, y)).toEqual(bar);
  });
});

describe('the landing index', () => {
  test.each(cases.landings)('$what', ({ dragged, over, before, order }) => {
    const index = landingIndex(ids, dragged, { id: over, side: before ? 'before' : 'after' });
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

test('moving keeps every row and ignores what is out of range, and an empty list has no bar', () => {
  expect(barAt([], 10)).toBeNull();
  expect(moved(ids, 0, 4).join('')).toBe('bcdea');
  expect(moved(ids, 1, 1)).toBe(ids);
  expect(moved(ids, 0, 5)).toBe(ids);
  expect(moved(ids, 9, 0)).toBe(ids);
});
