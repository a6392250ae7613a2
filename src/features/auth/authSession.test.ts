import { expect, test } from 'vitest';
import { ada, bola } from '../../../tests/helpers/identity';
import { initialSession, type SessionEvent, sessionReducer } from './authSession';

const after = (...events: SessionEvent[]) => events.reduce(sessionReducer, initialSession);
const seen: SessionEvent = { type: 'userSeen', user: ada };
const gone: SessionEvent = { type: 'userGone', left: false };
const isStaff = (uid: string): SessionEvent => ({ type: 'checked', uid, result: 'staff' });

test('ignores the result of a staff check if another user has signed in since', () => {
  const session = after(seen, { type: 'userSeen', user: bola }, isStaff(ada.uid));
  expect(session).toMatchObject({ identity: { state: 'checking', user: bola }, entered: false });
  expect(after(gone, isStaff(ada.uid)).entered).toBe(false);
});

test('keeps the sign-in state unresolved after a timeout until the identity service responds', () => {
  const late: SessionEvent = { type: 'waitedTooLong' };
  expect(after(late).identity).toEqual({ state: 'unresolved' });
  expect(after(late, seen).identity.state).toBe('checking');
  expect(after(gone, late).identity).toEqual({ state: 'out', left: false });
});
