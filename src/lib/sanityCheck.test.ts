import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCalendarDate } from './format';
import {
  checkChange,
  checkDay,
  checkPeriod,
  compareFigures,
  NO_WARNING,
  sanityMessages as words,
  combineChecks,
} from './sanityCheck';

/** 20 November 2026 is a Friday. The time in Lagos is 18:42. */
const now = new Date('2026-11-20T17:42:00Z');
/** Returns the expected message. If `text` is null, this is the message about a figure of 0. */
const getMessage = (tone: string, text: string | null) =>
  text === null ? words.zero : tone === 'warning' ? words.beyondLimit(text) : text;

describe('compareFigures for a price or an index', () => {
  // The change from 105432.07 to 115975.28 rounds to 10.00%, but is above the limit of 10%.
  it.each<
    [
      stored: number | null,
      typed: number | null,
      text: string | null,
      tone: string,
      change: number | null,
    ]
  >([
    [104782.42, 105432.07, 'Up 0.62% from Thursday', 'fine', 0.62],
    [1531.2, 1532.45, 'Up 0.08% from Thursday', 'fine', 0.08],
    [1531.2, 1352.45, 'Down 11.67% from Thursday', 'warning', -11.67],
    [200, 210.25, 'Up 5.13% from Thursday', 'fine', 5.13],
    [200, 189.75, 'Down 5.13% from Thursday', 'fine', -5.13],
    [100, 110, 'Up 10.00% from Thursday', 'fine', 10],
    [105432.07, 115975.28, 'Up 10.00% from Thursday', 'warning', 10],
    [105432.07, 105432.08, 'Up less than 0.01% from Thursday', 'fine', 0],
    [105432.07, 1105432.07, 'Up 948.48% from Thursday', 'warning', 948.48],
    [1, 1234.56, 'Up 123,356.00% from Thursday', 'warning', 123356],
    [100, 0, null, 'warning', -100],
    [null, 0, null, 'warning', null],
    [0, 0, null, 'warning', null],
    [100, 100, '', 'fine', 0],
    [100, null, '', 'fine', null],
    [null, 100, '', 'fine', null],
    [0, 100, '', 'fine', null],
    [-5, 100, '', 'fine', null],
  ])(
    'compares the stored price %s with the typed price %s: %j',
    (stored, typed, text, tone, change) => {
      const checked = compareFigures({ stored, typed, kind: 'price', since: 'Thursday' });
      expect(checked).toMatchObject({ tone, message: getMessage(tone, text) });
      // A change that rounds to 0.00 is returned unrounded, so compare only 2 decimals.
      if (change === null) expect(checked.change).toBeNull();
      else expect(checked.change).toBeCloseTo(change, 2);
    },
  );

  it('warns about a price that moved by more than 10% in either direction', () => {
    const kobo = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(kobo, kobo, (stored, typed) => {
        fc.pre(stored !== typed);
        const figures = { stored: stored / 100, typed: typed / 100 };
        const checked = compareFigures({ ...figures, kind: 'price', since: 'Thursday' });
        expect(checked.tone).toBe(Math.abs(typed - stored) * 10 > stored ? 'warning' : 'fine');
        const size = Math.abs(checked.change ?? 0);
        if (size !== 10) expect(checked.tone).toBe(size > 10 ? 'warning' : 'fine');
        expect(checked.message.startsWith(typed > stored ? 'Up ' : 'Down ')).toBe(true);
        expect(checked.message).not.toMatch(/-|NaN|Infinity| 0\.00%/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('compareFigures for a rate', () => {
  it.each<
    [
      stored: number | null,
      typed: number | null,
      text: string | null,
      tone: string,
      change: number | null,
    ]
  >([
    [18.42, 18.39, '-0.03', 'fine', -0.03],
    [18.39, 18.42, '+0.03', 'fine', 0.03],
    [18.74, 18.74, 'same', 'fine', 0],
    [null, 18.39, '', 'fine', null],
    [18.39, null, '', 'fine', null],
    [18.39, 0, null, 'warning', null],
    [0, 5, '+5.00', 'fine', 5],
    [-1.5, -1.25, '+0.25', 'fine', 0.25],
  ])(
    'compares the stored rate %s with the typed rate %s: %j',
    (stored, typed, text, tone, change) => {
      const checked = compareFigures({ stored, typed, kind: 'points' });
      expect(checked).toEqual({ tone, change, message: getMessage(tone, text) });
    },
  );

  it.each<[stored: number, typed: number, text: string | null, tone: string]>([
    [27.5, 27, 'Policy rate changed: 27.50 to 27.00, 0.50 points lower', 'fine'],
    [1, 1.005, 'Policy rate changed: 1.00 to 1.01, 0.01 points higher', 'fine'],
    [1, 1.001, 'Policy rate changed: 1.00 to 1.00, less than 0.01 points higher', 'fine'],
    [-1.5, 2, 'Policy rate changed: -1.50 to 2.00, 3.50 points higher', 'fine'],
    [27.5, 27.5, '', 'fine'],
    [27.5, 0, null, 'warning'],
  ])(
    'compares the stored policy rate %s with the typed rate %s: %j',
    (stored, typed, text, tone) => {
      const checked = compareFigures({ stored, typed, kind: 'points', name: 'Policy rate' });
      expect([checked.tone, checked.message]).toEqual([tone, getMessage(tone, text)]);
    },
  );
});

/** Returns the expected message for a date or period that staff typed. */
const getDateMessage = (is: string, typed: string, stored: string) =>
  is === 'future' ? words.future(typed) : is === 'older' ? words.older(typed, stored) : typed;

// A date in the future gets only the warning about the future, even if it is also earlier than the
// stored date.
it.each<[typed: string, stored: string | null, is: string, day: string]>([
  ['2026-11-20', '2026-11-19', 'fine', 'Friday 20 November 2026'],
  ['2026-11-19', '2026-11-19', 'fine', 'Thursday 19 November 2026'],
  ['2026-11-21', '2026-11-19', 'future', 'Saturday 21 November 2026'],
  ['2026-11-21', null, 'future', 'Saturday 21 November 2026'],
  ['2026-11-18', '2026-11-19', 'older', 'Wednesday 18 November 2026'],
  ['2026-11-18', null, 'fine', 'Wednesday 18 November 2026'],
  ['2026-11-18', '', 'fine', 'Wednesday 18 November 2026'],
  ['', '2026-11-19', 'fine', ''],
  ['2026-12-01', '2026-12-24', 'future', 'Tuesday 1 December 2026'],
])('checks the typed date %j against the stored date %j: %s', (typed, stored, is, day) => {
  expect(checkDay(typed, stored, now)).toEqual({
    tone: is === 'fine' ? 'fine' : 'warning',
    change: null,
    message: getDateMessage(is, day, formatCalendarDate(stored ?? '')),
  });
});

const createPeriod = (key: string | null) => ({ key, text: `<${key}>` });

// A period within the stored period does not count as earlier than the stored period.
it.each([
  { typed: '2026-11', stored: '2026-09', is: 'fine' },
  { typed: '2026-11-20', stored: '2026-09', is: 'fine' },
  { typed: '2026-Q4', stored: '2026-Q3', is: 'fine' },
  { typed: '2026-Q3', stored: null, is: 'fine' },
  { typed: '2026-08', stored: '2026-09', is: 'older' },
  { typed: '2026-Q2', stored: '2026-Q3', is: 'older' },
  { typed: '2025-12-31', stored: '2026-Q1', is: 'older' },
  { typed: '2026-09', stored: '2026-09-22', is: 'fine' },
  { typed: '2026-09-22', stored: '2026-09', is: 'fine' },
  { typed: '2026-Q3', stored: '2026-09', is: 'fine' },
  { typed: '2026-09', stored: '2026-09', is: 'fine' },
  { typed: null, stored: '2026-09', is: 'fine' },
])(
  'checks the typed period $typed against the stored period $stored: $is',
  ({ typed, stored, is }) => {
    const checked = checkPeriod(createPeriod(typed), stored === null ? null : createPeriod(stored));
    expect(checked).toEqual({
      tone: is === 'fine' ? 'fine' : 'warning',
      change: null,
      message: is === 'fine' ? '' : getDateMessage(is, `<${typed}>`, `<${stored}>`),
    });
  },
);

it('combines the warnings of several fields, or all messages if there is no warning', () => {
  const fine = compareFigures({ stored: 1, typed: 2, kind: 'points' });
  const zero = compareFigures({ stored: 1, typed: 0, kind: 'points' });
  const beyond = checkChange(62);
  expect(combineChecks(fine, zero)).toEqual(zero);
  expect(combineChecks(zero, fine, beyond)).toEqual({
    tone: 'warning',
    change: 62,
    message: `${words.zero} ${beyond.message}`,
  });
  const both = { tone: 'fine', change: 1, message: '+1.00 +1.00' };
  expect(combineChecks(fine, NO_WARNING, fine)).toEqual(both);
  expect(combineChecks(NO_WARNING, NO_WARNING)).toEqual(NO_WARNING);
});
