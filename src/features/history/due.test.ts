import { expect, it, test } from 'vitest';
import { pointsOf } from '../../../tests/helpers/historyPoints';
import { describeBeginning, isCurrent, nextDue } from './due';
import cases from './due.cases.json' with { type: 'json' };
import { figuresOf } from './figures';
import { contentOf } from '../../../tests/helpers/series';

const due = (slug: string, newest: string, now: string) =>
  nextDue(contentOf(slug), figuresOf(pointsOf({ [newest]: 1 })), new Date(now));

// At 23:30 in UTC it is Monday in Lagos already, and no figure of it is there.
it.each(cases.next)(
  'the next figure of $slug after $newest, on $now: $words',
  ({ slug, newest, now, day, words }) => {
    expect(due(slug, newest, now)).toMatchObject({ day, words });
  },
);

it.each(cases.begins)(
  'a series without figures says when it will begin: $slug on $now',
  ({ slug, now, words }) => {
    expect(describeBeginning(contentOf(slug), new Date(now))).toBe(
      `No figures yet. The first is ${words}.`,
    );
  },
);

test.each([
  // A session is due on the next trading day, and may be a week late.
  ['asi', '2025-03-14', '2025-03-24', false],
  ['asi', '2025-03-14', '2025-03-25', true],
  // The auction after that of 26 October is on 23 November.
  ['bonds', '2026-10-26', '2026-11-30', false],
  ['bonds', '2026-10-26', '2026-12-01', true],
  ['treasury-bills', '2026-11-18', '2026-12-09', false],
  ['treasury-bills', '2026-11-18', '2026-12-10', true],
  ['inflation', '2026-10', '2026-12-22', false],
  ['inflation', '2026-10', '2026-12-23', true],
  ['gdp-growth', '2026-Q2', '2026-12-02', false],
  ['gdp-growth', '2026-Q2', '2026-12-03', true],
  // A rate holds until the next decision, however late that is.
  ['policy-rate', '2020-09-22', '2026-11-22', false],
] as const)('%s with its newest figure of %s is old on %s: %s', (slug, key, today, old) => {
  const [newest] = figuresOf(pointsOf({ [key]: 1 }));
  if (newest === undefined) throw new Error(key);
  expect(isCurrent(contentOf(slug), newest, new Date(`${today}T10:00:00Z`))).toBe(!old);
});
