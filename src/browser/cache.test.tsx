import { expect, it, vi } from 'vitest';
import { recall, remember } from './cache';

const at = '2026-03-13T17:42:00.000Z';

it('deletes the cached value of a missing document', () => {
  remember('x', { data: 1, at });
  remember('x', { data: undefined, at });
  expect(recall('x')).toBeNull();
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
  expect(recall('x')).toBeNull();
});

it('returns null if local storage is full or off', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(() => remember('x', { data: 1, at })).not.toThrow();
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  expect(recall('x')).toBeNull();
});
