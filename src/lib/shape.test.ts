import { describe, expect, it } from 'vitest';
import { hasShapeOf, withChanges } from './shape';
import cases from './shape.cases.json' with { type: 'json' };

describe('the shape of an example', () => {
  const example = { price: '', gdp: { date: '' }, rows: [{ key: 0, label: '' }] };

  it.each([[[{ key: 4, label: 'x' }]], [[]]])('is there with rows %j', (rows) => {
    expect(hasShapeOf({ price: '1', gdp: { date: 'Q1' }, rows }, example)).toBe(true);
  });

  it.each(cases.others)('is not there: $value', ({ value }) => {
    expect(hasShapeOf(value, example)).toBe(false);
  });

  it('says nothing of the elements of an empty list', () => {
    expect(hasShapeOf([], [])).toBe(true);
    expect(hasShapeOf([1], [])).toBe(false);
  });
});

describe('changes on something newer', () => {
  const from = { value: '1', date: 'Mon', rows: ['a', 'b'] };

  it('are made by field, and leave the others as they are', () => {
    const to = { ...from, value: '2' };
    const onto = { value: '1.5', date: 'Tue', rows: ['c'] };
    expect(withChanges(onto, { from, to })).toEqual({ value: '2', date: 'Tue', rows: ['c'] });
  });

  it('are made to a list as a whole', () => {
    const to = { ...from, rows: ['a', 'B'] };
    const onto = { ...from, rows: ['c', 'b'] };
    expect(withChanges(onto, { from, to }).rows).toEqual(['a', 'B']);
    expect(withChanges(['c'], { from: ['a'], to: ['b'] })).toEqual(['b']);
    expect(withChanges(['c'], { from: ['a'], to: ['a'] })).toEqual(['c']);
    expect(withChanges('c', { from: 'a', to: 'b' })).toBe('b');
  });
});
