import { Timestamp } from 'firebase/firestore/lite';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isSameData, applyChanges } from './sameData';

test('treats a copy of data as equal to the data', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(isSameData(value, structuredClone(value))).toBe(true);
    }),
  );
});

test.each([
  ['a value', { price: 1 }, { price: 2 }],
  ['a missing field', { price: 1 }, { price: 1, date: 'x' }],
  ['a field that is undefined on one side', { price: undefined }, { date: undefined }],
  ['an order of rows', [{ id: 'a' }, { id: 'b' }], [{ id: 'b' }, { id: 'a' }]],
  ['a list and a map', [1], { 0: 1 }],
  ['no document', undefined, { price: 1 }],
  ['null and a map', null, {}],
  ['a text and a number', { price: '1' }, { price: 1 }],
  ['times', { at: Timestamp.fromMillis(1) }, { at: Timestamp.fromMillis(2) }],
  ['a time and a map like it', Timestamp.fromMillis(0), { seconds: 0, nanoseconds: 0 }],
])('returns false for data with this difference: %s', (_name, a, b) => {
  expect(isSameData(a, b)).toBe(false);
  expect(isSameData(b, a)).toBe(false);
});

test('treats reordered fields and equal timestamps as equal data', () => {
  expect(isSameData({ a: 1, b: { c: [1] } }, { b: { c: [1] }, a: 1 })).toBe(true);
  expect(isSameData({ at: Timestamp.fromMillis(5) }, { at: Timestamp.fromMillis(5) })).toBe(true);
});

describe('applyChanges', () => {
  const from = { value: '1', date: 'Mon', rows: ['a', 'b'] };

  it('replaces only the fields that differ between the two versions', () => {
    const to = { ...from, value: '2' };
    const onto = { value: '1.5', date: 'Tue', rows: ['c'] };
    expect(applyChanges(onto, { from, to })).toEqual({ value: '2', date: 'Tue', rows: ['c'] });
  });

  it('replaces a changed list with the whole new list', () => {
    const to = { ...from, rows: ['a', 'B'] };
    const onto = { ...from, rows: ['c', 'b'] };
    expect(applyChanges(onto, { from, to }).rows).toEqual(['a', 'B']);
    expect(applyChanges(['c'], { from: ['a'], to: ['b'] })).toEqual(['b']);
    expect(applyChanges(['c'], { from: ['a'], to: ['a'] })).toEqual(['c']);
    expect(applyChanges('c', { from: 'a', to: 'b' })).toBe('b');
  });
});
