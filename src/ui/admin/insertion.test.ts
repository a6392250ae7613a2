import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barAt, barFor, landingIndex, movedTo } from './insertion';
import cases from './insertion.cases.json' with { type: 'json' };

const ids = ['a', 'b', 'c', 'd', 'e'];
const rows = ids.map((id, index) => ({ id, top: index * 50, height: 40 }));
const moved = (id: string, to: number) =>
  movedTo(rows, id, to)
    .map((row) => row.id)
    .join('');

describe('the bar', () => {
  test.each(cases.bars)('for $what', ({ y, bar }) => {
    expect(barAt(rows, y)).toEqual(bar);
  });
});

describe('the landing index', () => {
  test.each(cases.landings)('$what', ({ dragged, over, before, order }) => {
    const index = landingIndex(ids, dragged, { id: over, side: before ? 'before' : 'after' });
    expect(moved(dragged, index)).toBe(order);
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

test('moving keeps every row, goes no further than the end and ignores what is not there, and an empty list has no bar', () => {
  expect(barAt([], 10)).toBeNull();
  expect(moved('a', 4)).toBe('bcdea');
  expect(moved('a', 5)).toBe('bcdea');
  expect(movedTo(rows, 'b', 1)).toBe(rows);
  expect(movedTo(rows, 'a', -1)).toBe(rows);
  expect(movedTo(rows, 'z', 0)).toBe(rows);
});
