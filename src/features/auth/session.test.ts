import { expect, test } from 'vitest';
import { initialSession, sessionReducer, type SessionEvent } from './session';
import { ada, bola } from '../../../tests/helpers/identity';

const after = (...events: SessionEvent[]) => events.reduce(sessionReducer, initialSession);
const seen: SessionEvent = { type: 'userSeen', user: ada };
const gone: SessionEvent = { type: 'userGone', left: false };
const isStaff = (uid: string): SessionEvent => ({ type: 'checked', uid, result: 'staff' });

test('staff get in only after the list was asked', () => {
  expect(after(seen)).toMatchObject({ identity: { state: 'checking' }, entered: false });
  expect(after(seen, isStaff(ada.uid))).toMatchObject({
    identity: { state: 'staff', user: ada },
    entered: true,
  });
});

test('a late answer about somebody else counts for nothing', () => {
  const session = after(seen, { type: 'userSeen', user: bola }, isStaff(ada.uid));
  expect(session).toMatchObject({ identity: { state: 'checking', user: bola }, entered: false });
  expect(after(gone, isStaff(ada.uid)).entered).toBe(false);
});

test('only leaving ends the visit; a lost session keeps the page', () => {
  const inside = [seen, isStaff(ada.uid)] as const;
  expect(after(...inside, gone)).toMatchObject({
    identity: { state: 'out', left: false },
    entered: true,
    lastEmail: ada.email,
  });
  expect(after(...inside, { type: 'userGone', left: true }).entered).toBe(false);
});

test('a list that is asked again keeps the page that asks', () => {
  const unchecked: SessionEvent = { type: 'checked', uid: ada.uid, result: 'unchecked' };
  const asked: SessionEvent = { type: 'checkStarted' };
  const identity = { state: 'unchecked', user: ada };
  expect(after(seen, unchecked, asked).identity).toEqual({ ...identity, again: true });
  expect(after(seen, unchecked, asked, unchecked).identity).toEqual(identity);
  // Asking again needs somebody signed in.
  const out = after(gone);
  expect(sessionReducer(out, asked)).toBe(out);
});

test('a service that is late is said to be, until it tells', () => {
  const late: SessionEvent = { type: 'waitedTooLong' };
  expect(after(late).identity).toEqual({ state: 'unresolved' });
  expect(after(late, seen).identity.state).toBe('checking');
  expect(after(gone, late).identity).toEqual({ state: 'out', left: false });
});
