import { expect, test } from 'vitest';
import { sessionAt } from '@/figures/admin/session';
import { dayName } from './evening';
import cases from './evening.cases.json' with { type: 'json' };

/* 14 March 2025 was a Friday; 31 March and 1 April were holidays. Lagos is an hour ahead of UTC. */
test.each(cases.sessions)('the session %s', (_, now, day) => {
  expect(sessionAt(new Date(now))).toBe(day);
});

test.each(cases.dayNames)('%s is %s on 14 March', (day, name) => {
  expect(dayName(day, '2025-03-14')).toBe(name);
});
