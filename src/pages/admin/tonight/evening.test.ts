import { expect, test } from 'vitest';
import { dayName, longDay, sessionAt } from './evening';

/* 14 March 2025 was a Friday; 31 March and 1 April were holidays. Lagos is an hour ahead of UTC. */
test.each([
  ['on Friday evening', '2025-03-14T17:31:00Z', '2025-03-14'],
  ['from the close on', '2025-03-14T13:30:00Z', '2025-03-14'],
  ['before the close, the session before', '2025-03-14T13:29:59Z', '2025-03-13'],
  ['after midnight, still that of the evening', '2025-03-14T23:30:00Z', '2025-03-14'],
  ['on Saturday, Friday', '2025-03-15T18:00:00Z', '2025-03-14'],
  ['on Monday morning, Friday', '2025-03-17T08:00:00Z', '2025-03-14'],
  ['on a holiday, the day of trading before', '2025-04-01T18:00:00Z', '2025-03-28'],
])('the session %s', (_, now, day) => {
  expect(sessionAt(new Date(now))).toBe(day);
});

test.each([
  ['2025-03-13', 'Thursday'],
  ['2025-03-10', 'Monday'],
  ['2025-03-08', 'Saturday'],
  ['2025-03-07', '7 Mar'],
  ['2024-12-31', '31 Dec'],
])('%s is %s on 14 March', (day, name) => {
  expect(dayName(day, '2025-03-14')).toBe(name);
});

test('a day in full', () => {
  expect(longDay('2025-03-14')).toBe('14 March 2025');
});
