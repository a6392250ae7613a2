import { FirebaseError } from 'firebase/app';
import { expect, test, vi } from 'vitest';
import { reportPermissionError, onPermissionError } from './permissionErrors';

test('only permission errors are reported, and only while somebody listens', () => {
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
