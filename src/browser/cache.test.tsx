import { expect, it, vi } from 'vitest';
import { readCachedValue, cacheValue } from './cache';

const at = '2026-03-13T17:42:00.000Z';

it('deletes the cached value of a missing document', () => {
  cacheValue('x', { data: 1, at });
  cacheValue('x', { data: undefined, at });
  expect(readCachedValue('x')).toBeNull();
});

it.each([
  '{',
  'None',
  '7',
  '[]',
  '""',
  '{"value":1}',
  '{"data":1}',
  '{"data":1,"at":7}',
  '{"data":1,"at":"?"}',
])('ignores the malformed entry %s', (text) => {
  localStorage.setItem('lastKnown:x', text);
  expect(readCachedValue('x')).toBeNull();
});

it('returns no cached value if local storage is full or off', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(() => cacheValue('x', { data: 1, at })).not.toThrow();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  expect(readCachedValue('x')).toBeNull();
});
