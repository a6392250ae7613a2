import { expect, test } from 'vitest';
import { initialSession, sessionReducer, type SessionEvent } from './session';
import { ada, bola } from './testClient';

const after = (...events: SessionEvent[]) => events.reduce(sessionReducer, initialSession);
const isStaff = (uid: string): SessionEvent => ({ type: 'checked', uid, result: 'staff' });

test('staff get in only after the list was asked', () => {
  expect(after({ type: 'userSeen', user: ada })).toMatchObject({
    identity: { state: 'checking' },
    entered: false,
  });
  expect(after({ type: 'userSeen', user: ada }, isStaff(ada.uid))).toMatchObject({
    identity: { state: 'staff', user: ada },
    entered: true,
  });
});

test('a late answer about somebody else counts for nothing', () => {
  const session = after(
    { type: 'userSeen', user: ada },
    { type: 'userSeen', user: bola },
    isStaff(ada.uid),
  );
  expect(session).toMatchObject({ identity: { state: 'checking', user: bola }, entered: false });
  expect(after({ type: 'userGone', left: false }, isStaff(ada.uid)).entered).toBe(false);
});

test('only leaving ends the visit; a lost session keeps the page', () => {
  const inside = [{ type: 'userSeen', user: ada }, isStaff(ada.uid)] as const;
  expect(after(...inside, { type: 'userGone', left: false })).toMatchObject({
    identity: { state: 'out', left: false },
    entered: true,
    lastEmail: ada.email,
  });
  expect(after(...inside, { type: 'userGone', left: true }).entered).toBe(false);
});

test('a list that is asked again keeps the page that asks', () => {
  const unchecked: SessionEvent = { type: 'checked', uid: ada.uid, result: 'unchecked' };
  const seen: SessionEvent = { type: 'userSeen', user: ada };
  expect(after(seen, unchecked, { type: 'checkStarted' }).identity).toEqual({
    state: 'unchecked',
    user: ada,
    again: true,
  });
  expect(after(seen, unchecked, { type: 'checkStarted' }, unchecked).identity).toEqual({
    state: 'unchecked',
    user: ada,
  });
});

test('a service that is late is said to be, until it tells', () => {
  expect(after({ type: 'waitedTooLong' }).identity).toEqual({ state: 'unresolved' });
  expect(after({ type: 'waitedTooLong' }, { type: 'userSeen', user: ada }).identity.state).toBe(
    'checking',
  );
  expect(after({ type: 'userGone', left: false }, { type: 'waitedTooLong' }).identity).toEqual({
    state: 'out',
    left: false,
  });
});

test('asking again needs somebody signed in', () => {
  const out = after({ type: 'userGone', left: false });
  expect(sessionReducer(out, { type: 'checkStarted' })).toBe(out);
});
