import { FirebaseError } from 'firebase/app';
import { expect, test, vi } from 'vitest';
import { reportPermissionError, onPermissionError } from './permissionErrors';

test('reports only permission errors, and only to current listeners', () => {
  const listener = vi.fn();
  const stop = onPermissionError(listener);
  reportPermissionError(new FirebaseError('unavailable', 'offline'));
  reportPermissionError(new Error('permission-denied'));
  reportPermissionError('permission-denied');
  expect(listener).not.toHaveBeenCalled();
  reportPermissionError(new FirebaseError('permission-denied', 'no'));
  reportPermissionError(new FirebaseError('unauthenticated', 'no'));
  reportPermissionError(new FirebaseError('storage/unauthorized', 'no'));
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  reportPermissionError(new FirebaseError('permission-denied', 'no'));
  expect(listener).toHaveBeenCalledTimes(3);
});
