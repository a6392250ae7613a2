import { FirebaseError } from 'firebase/app';
import { expect, test, vi } from 'vitest';
import { noteRefusal, onRefusal } from './refusals';

test('only refusals are reported, and only while somebody listens', () => {
  const listener = vi.fn();
  const stop = onRefusal(listener);
  noteRefusal(new FirebaseError('unavailable', 'offline'));
  noteRefusal(new Error('permission-denied'));
  noteRefusal('permission-denied');
  expect(listener).not.toHaveBeenCalled();
  noteRefusal(new FirebaseError('permission-denied', 'no'));
  noteRefusal(new FirebaseError('unauthenticated', 'no'));
  noteRefusal(new FirebaseError('storage/unauthorized', 'no'));
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  noteRefusal(new FirebaseError('permission-denied', 'no'));
  expect(listener).toHaveBeenCalledTimes(3);
});
