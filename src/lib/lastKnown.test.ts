import { expect, it, vi } from 'vitest';
import { recall, remember } from './lastKnown';

it('gives back what was remembered', () => {
  remember('x', { value: 1 });
  expect(recall('x')).toEqual({ value: 1 });
  expect(recall('y')).toBeUndefined();
});

it('has nothing where the storage is broken, full or switched off', () => {
  localStorage.setItem('lastKnown:x', '{');
  expect(recall('x')).toBeUndefined();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => remember('x', 1)).not.toThrow();
});
