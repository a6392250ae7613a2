import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCalendarDate } from './format';
import {
  checkChange,
  checkDay,
  checkPeriod,
  compare,
  NO_WARNING,
  sanityMessages as words,
  combineChecks,
} from './sanityCheck';
import cases from './sanityCheck.cases.json' with { type: 'json' };

/** Friday evening in Lagos. */
const now = new Date('2026-11-20T17:42:00Z');
/** Returns the message beside a figure of the table; null stands for one that is zero. */
const wordsOf = (tone: string, said: string | null) =>
  said === null ? words.zero : tone === 'warning' ? words.beyondLimit(said) : said;

describe('a price or an index', () => {
  // A half of a hundredth goes away from zero. What is at the limit once rounded may be beyond it.
  it.each(cases.prices)(
    'stored $stored, typed $typed: $said',
    ({ stored, typed, tone, change, said }) => {
      const checked = compare({ stored, typed, kind: 'price', since: 'Thursday' });
      expect(checked).toMatchObject({ tone, words: wordsOf(tone, said) });
      // A change that rounds to 0.00 is not rounded: its direction is shown.
      if (change === null) expect(checked.change).toBeNull();
      else expect(checked.change).toBeCloseTo(change, 2);
    },
  );

  it('asks for a look exactly beyond a tenth, either way, and always says the way', () => {
    const kobo = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(kobo, kobo, (stored, typed) => {
        fc.pre(stored !== typed);
        const figures = { stored: stored / 100, typed: typed / 100 };
        const checked = compare({ ...figures, kind: 'price', since: 'Thursday' });
        expect(checked.tone).toBe(Math.abs(typed - stored) * 10 > stored ? 'warning' : 'fine');
        const size = Math.abs(checked.change ?? 0);
        if (size !== 10) expect(checked.tone).toBe(size > 10 ? 'warning' : 'fine');
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
});

/** Returns the text about a day or period, with a warning where it is in the future or older. */
const remark = (is: string, typed: string, stored: string) =>
  is === 'future' ? words.future(typed) : is === 'older' ? words.older(typed, stored) : typed;

// Where both are beyond today, that it is yet to come is what matters.
it.each(cases.days)('the day $typed, stored $stored: $is', ({ typed, stored, is, day }) => {
  expect(checkDay(typed, stored, now)).toEqual({
    tone: is === 'fine' ? 'fine' : 'warning',
    change: null,
    words: remark(is, day, formatCalendarDate(stored ?? '')),
  });
});

const period = (key: string | null) => ({ key, text: `<${key}>` });

// One within the other is no older one.
it.each(cases.periods)('the period $typed, stored $stored: $is', ({ typed, stored, is }) => {
  const checked = checkPeriod(period(typed), stored === null ? null : period(stored));
  expect(checked).toEqual({
    tone: is === 'fine' ? 'fine' : 'warning',
    change: null,
    words: is === 'fine' ? '' : remark(is, `<${typed}>`, `<${stored}>`),
  });
});

it('says of several fields warnings, else all', () => {
  const fine = compare({ stored: 1, typed: 2, kind: 'points' });
  const zero = compare({ stored: 1, typed: 0, kind: 'points' });
  const beyond = checkChange(62);
  expect(combineChecks(fine, zero)).toEqual(zero);
  expect(combineChecks(zero, fine, beyond)).toEqual({
    tone: 'warning',
    change: 62,
    words: `${words.zero} ${beyond.words}`,
  });
  const both = { tone: 'fine', change: 1, words: '+1.00 +1.00' };
  expect(combineChecks(fine, NO_WARNING, fine)).toEqual(both);
  expect(combineChecks(NO_WARNING, NO_WARNING)).toEqual(NO_WARNING);
});
