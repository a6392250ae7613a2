import { expect, test, vi } from 'vitest';
import { ada } from '../../../tests/helpers/identity';
import { rememberUser } from './rememberUser';

test('stores the signed-in user without tokens, and deletes it at sign-out', () => {
  rememberUser(Object.assign({ refreshToken: 'secret' }, ada));
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ada);
  expect(localStorage.getItem('isAuth')).toBe('true');
  rememberUser(null);
  expect(localStorage).toHaveLength(0);
});

test('does not fail if the storage of the browser is full or blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => rememberUser(ada)).not.toThrow();
});
