import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkChange,
  checkDay,
  checkPeriod,
  compare,
  PLAUSIBLE,
  plausibilityMessages as words,
  sinceWord,
  together,
} from './plausibility';
import cases from './plausibility.cases.json' with { type: 'json' };

/** Friday evening in Lagos. */
const now = new Date('2026-11-20T17:42:00Z');
/** What is said beside a figure of the table: null stands for one that is zero. */
const wordsOf = (tone: string, said: string | null) =>
  said === null ? words.zero : tone === 'look' ? words.beyondLimit(said) : said;

describe('a price or an index', () => {
  // A half of a hundredth goes away from zero. What is at the limit once rounded may be beyond it.
  it.each(cases.prices)(
    'stored $stored, typed $typed: $said',
    ({ stored, typed, tone, change, said }) => {
      const checked = compare({ stored, typed, kind: 'price', since: 'Thursday' });
      expect(checked).toEqual({ tone, change, words: wordsOf(tone, said) });
    },
  );

  it('names the stored figure where that has no day', () => {
    expect(compare({ stored: 1531.2, typed: 1532.45, kind: 'price' }).words).toBe(
      'Up 0.08% on 1,531.20',
    );
  });

  it('looks again at the same value with a new date', () => {
    const checked = { stored: 100, typed: 100, kind: 'price', since: 'Thursday' } as const;
    expect(compare({ ...checked, newDate: true })).toEqual({
      tone: 'look',
      change: 0,
      words: 'Same as Thursday, with a new date.',
    });
    expect(compare({ ...checked, typed: 101, newDate: true }).tone).toBe('fine');
  });

  it('asks for a look exactly beyond a tenth, either way, and always says the way', () => {
    const kobo = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(kobo, kobo, (stored, typed) => {
        fc.pre(stored !== typed);
        const figures = { stored: stored / 100, typed: typed / 100 };
        const checked = compare({ ...figures, kind: 'price', since: 'Thursday' });
        expect(checked.tone).toBe(Math.abs(typed - stored) * 10 > stored ? 'look' : 'fine');
        expect(checked.words.startsWith(typed > stored ? 'Up ' : 'Down ')).toBe(true);
        expect(checked.words).not.toMatch(/-|NaN|Infinity| 0\.00%/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a rate', () => {
  // Where none was stored, the first one has moved by itself.
  it.each(cases.rates)(
    'stored $stored, typed $typed: $said',
    ({ stored, typed, tone, change, said }) => {
      const checked = compare({ stored, typed, kind: 'points' });
      expect(checked).toEqual({ tone, change, words: wordsOf(tone, said) });
    },
  );

  it.each(cases.namedRates)(
    'with a name, stored $stored, typed $typed: $said',
    ({ stored, typed, tone, said }) => {
      const checked = compare({ stored, typed, kind: 'points', name: 'Policy rate' });
      expect([checked.tone, checked.words]).toEqual([tone, wordsOf(tone, said)]);
    },
  );

  it('looks again at the same rate of a new period', () => {
    const rate = { stored: 27.5, typed: 27.5, kind: 'points', name: 'Policy rate' } as const;
    const checked = compare({ ...rate, since: 'February 2025', newDate: true });
    expect([checked.tone, checked.words]).toEqual(['look', words.sameWithNewDate('February 2025')]);
  });
});

it.each([
  [10, ''],
  [-10, ''],
  [62, '+62.00%: beyond 10%. Check the digits.'],
  [-10.01, '-10.01%: beyond 10%. Check the digits.'],
])('a typed change of %d percent', (change, said) => {
  expect(checkChange(change).words).toBe(said);
  expect(checkChange(change).tone).toBe(said === '' ? 'fine' : 'look');
});

describe('the day compared with', () => {
  it.each([
    ['2026-11-19', 'Thursday'],
    ['2026-11-20', 'Friday'],
    ['2026-11-14', 'Saturday'],
    ['2026-11-13', '13 Nov'],
    ['2026-11-21', '21 Nov'],
    ['2025-11-20', '20 Nov 25'],
    ['2027-01-04', '4 Jan 27'],
    ['', ''],
    ['2026-02-30', ''],
  ])('%s is %s', (day, said) => {
    expect(sinceWord(day, now)).toBe(said);
  });

  it('goes by the calendar in Lagos', () => {
    expect(sinceWord('2026-11-13', new Date('2026-11-19T23:30:00Z'))).toBe('13 Nov');
    expect(sinceWord('2026-11-13', new Date('2026-11-19T22:30:00Z'))).toBe('Friday');
  });
});

it.each([
  ['2026-11-20', '2026-11-19', 'fine', 'Friday 20 November 2026'],
  ['2026-11-19', '2026-11-19', 'fine', 'Thursday 19 November 2026'],
  ['2026-11-21', '2026-11-19', 'look', words.future('Saturday 21 November 2026')],
  ['2026-11-21', null, 'look', words.future('Saturday 21 November 2026')],
  ['2026-11-18', '2026-11-19', 'look', words.older('Wednesday 18 November 2026', '19 Nov 26')],
  ['2026-11-18', null, 'fine', 'Wednesday 18 November 2026'],
  ['2026-11-18', '', 'fine', 'Wednesday 18 November 2026'],
  ['', '2026-11-19', 'fine', ''],
  // Both beyond today: that it is yet to come is what matters.
  ['2026-12-01', '2026-12-24', 'look', words.future('Tuesday 1 December 2026')],
] as const)('the day %s, stored %s: %s', (typed, stored, tone, said) => {
  expect(checkDay(typed, stored, now)).toEqual({ tone, change: null, words: said });
});

const period = (key: string | null) => ({ key, text: `<${key ?? 'unread'}>` });

it.each([
  ['2026-12', '2026-09', words.future('<2026-12>')],
  ['2026-11', '2026-09', ''],
  ['2026-11-21', '2026-09', words.future('<2026-11-21>')],
  ['2026-Q4', '2026-Q3', ''],
  ['2027-Q1', null, words.future('<2027-Q1>')],
  ['2026-08', '2026-09', words.older('<2026-08>', '<2026-09>')],
  ['2026-Q2', '2026-Q3', words.older('<2026-Q2>', '<2026-Q3>')],
  ['2025-12-31', '2026-Q1', words.older('<2025-12-31>', '<2026-Q1>')],
  // One within the other is no older one.
  ['2026-09', '2026-09-22', ''],
  ['2026-09-22', '2026-09', ''],
  ['2026-Q3', '2026-09', ''],
  ['2026-09', '2026-09', ''],
  [null, '2026-09', ''],
])('the period %s, stored %s: %s', (typed, stored, said) => {
  const checked = checkPeriod(period(typed), stored === null ? null : period(stored), now);
  expect(checked).toEqual({ tone: said === '' ? 'fine' : 'look', change: null, words: said });
});

it('says of several fields what wants a look, else all', () => {
  const fine = compare({ stored: 1, typed: 2, kind: 'points' });
  const zero = compare({ stored: 1, typed: 0, kind: 'points' });
  const beyond = checkChange(62);
  expect(together(fine, zero)).toEqual(zero);
  expect(together(zero, fine, beyond)).toEqual({
    tone: 'look',
    change: 62,
    words: `${words.zero} ${beyond.words}`,
  });
  const both = { tone: 'fine', change: 1, words: '+1.00 +1.00' };
  expect(together(fine, PLAUSIBLE, fine)).toEqual(both);
  expect(together(PLAUSIBLE, PLAUSIBLE)).toEqual(PLAUSIBLE);
});
