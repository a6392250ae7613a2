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

/** Friday evening in Lagos. */
const now = new Date('2026-11-20T17:42:00Z');

describe('a price or an index', () => {
  it.each([
    [104782.42, 105432.07, 'fine', 0.62, 'Up 0.62% on Thursday'],
    [1531.2, 1532.45, 'fine', 0.08, 'Up 0.08% on Thursday'],
    [1531.2, 1352.45, 'look', -11.67, 'Down 11.67% on Thursday: beyond 10%. Check the digits.'],
    // A half of a hundredth goes away from zero: 5.125 percent.
    [200, 210.25, 'fine', 5.13, 'Up 5.13% on Thursday'],
    [200, 189.75, 'fine', -5.13, 'Down 5.13% on Thursday'],
    [100, 110, 'fine', 10, 'Up 10.00% on Thursday'],
    // Rounded it is at the limit, and it is beyond.
    [105432.07, 115975.28, 'look', 10, words.beyondLimit('Up 10.00% on Thursday')],
    [105432.07, 105432.08, 'fine', 0, 'Up less than 0.01% on Thursday'],
    [105432.07, 1105432.07, 'look', 948.48, words.beyondLimit('Up 948.48% on Thursday')],
    [1, 1234.56, 'look', 123356, words.beyondLimit('Up 123,356.00% on Thursday')],
    [100, 0, 'look', -100, words.zero],
    [null, 0, 'look', null, words.zero],
    [0, 0, 'look', null, words.zero],
    [100, 100, 'fine', 0, ''],
    [100, null, 'fine', null, ''],
    [null, 100, 'fine', null, ''],
    [0, 100, 'fine', null, ''],
    [-5, 100, 'fine', null, ''],
  ] as const)('stored %s, typed %s: %s', (stored, typed, tone, change, said) => {
    const checked = compare({ stored, typed, kind: 'price', since: 'Thursday' });
    expect(checked).toEqual({ tone, change, words: said });
  });

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
        const checked = compare({
          stored: stored / 100,
          typed: typed / 100,
          kind: 'price',
          since: 'Thursday',
        });
        expect(checked.tone).toBe(Math.abs(typed - stored) * 10 > stored ? 'look' : 'fine');
        expect(checked.words.startsWith(typed > stored ? 'Up ' : 'Down ')).toBe(true);
        expect(checked.words).not.toMatch(/-|NaN|Infinity| 0\.00%/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a rate', () => {
  it.each([
    [18.42, 18.39, 'fine', -0.03, '-0.03'],
    [18.39, 18.42, 'fine', 0.03, '+0.03'],
    [18.74, 18.74, 'fine', 0, 'same'],
    [null, 18.39, 'fine', null, ''],
    [18.39, null, 'fine', null, ''],
    [18.39, 0, 'look', null, words.zero],
    // No rate was stored: the first one has moved by itself.
    [0, 5, 'fine', 5, '+5.00'],
    [-1.5, -1.25, 'fine', 0.25, '+0.25'],
  ] as const)('stored %s, typed %s: %s', (stored, typed, tone, change, said) => {
    expect(compare({ stored, typed, kind: 'points' })).toEqual({ tone, change, words: said });
  });

  it.each([
    [27.5, 27, 'fine', 'Policy rate changed: 27.50 to 27.00, 0.50 points lower'],
    [1, 1.005, 'fine', 'Policy rate changed: 1.00 to 1.01, 0.01 points higher'],
    [1, 1.001, 'fine', 'Policy rate changed: 1.00 to 1.00, less than 0.01 points higher'],
    [-1.5, 2, 'fine', 'Policy rate changed: -1.50 to 2.00, 3.50 points higher'],
    [27.5, 27.5, 'fine', ''],
    [27.5, 0, 'look', words.zero],
  ] as const)('with a name, stored %d, typed %d: %s', (stored, typed, tone, said) => {
    const checked = compare({ stored, typed, kind: 'points', name: 'Policy rate' });
    expect([checked.tone, checked.words]).toEqual([tone, said]);
  });

  it('looks again at the same rate of a new period', () => {
    const checked = compare({
      stored: 27.5,
      typed: 27.5,
      kind: 'points',
      name: 'Policy rate',
      since: 'February 2025',
      newDate: true,
    });
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
  expect(together(fine, PLAUSIBLE, fine)).toEqual({
    tone: 'fine',
    change: 1,
    words: '+1.00 +1.00',
  });
  expect(together(PLAUSIBLE, PLAUSIBLE)).toEqual(PLAUSIBLE);
});
