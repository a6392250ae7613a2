import { describe, expect, it } from 'vitest';
import { withChanges } from './withChanges';

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
