import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPeriod } from '../history';
import { UNREADABLE_TEXT } from '@/lib/plainText';
import { sanityMessages } from '@/lib/sanityCheck';
import { marketStaffMessages } from './messages';
import { readFileDate } from './fileDates';
import {
  formatPeriod,
  isFuturePeriod,
  findPeriodError,
  readPeriod,
  findReleaseDateError,
} from './periods';
import { futurePeriods, periodsOnlyInFiles, acceptedPeriods, rejectedPeriods } from './periodCases';

test.each(Object.entries(acceptedPeriods))('reads %s as the period %s', (text, key) => {
  expect(readPeriod(text)).toBe(key);
});

test.each(Object.entries({ ...acceptedPeriods, ...periodsOnlyInFiles }))(
  'reads %s in an imported file as the period %s',
  (text, key) => {
    expect(readFileDate(text)).toBe(key);
  },
);

test.each(Object.keys(periodsOnlyInFiles))(
  'does not accept %s in a form, because firestore.rules does not accept it',
  (text) => {
    expect(readPeriod(text)).toBeNull();
  },
);

test.each(Object.entries(rejectedPeriods))('finds no period in "%s" (%s)', (text) => {
  expect(readPeriod(text)).toBeNull();
  expect(readFileDate(text)).toBeNull();
});

test('reads a numeric date in the given order of day and month', () => {
  expect(readPeriod('03/04/2025', 'day')).toBe('2025-04-03');
  expect(readPeriod('03/04/2025', 'month')).toBe('2025-03-04');
  expect(readPeriod('20/02/2025', 'day')).toBe('2025-02-20');
  expect(readPeriod('20/02/2025', 'month')).toBeNull();
  expect(readPeriod('February 20, 2025', 'month')).toBe('2025-02-20');
});

describe.each(futurePeriods)('at $now', ({ now, ahead, open }) => {
  test.each(Object.entries(ahead))('rejects a figure for %s as too early', (text, key) => {
    expect(readPeriod(text)).toBe(key);
    expect(isFuturePeriod(key, new Date(now))).toBe(true);
  });

  test.each(Object.entries(open))('accepts a figure for %s', (text, key) => {
    expect(readPeriod(text)).toBe(key);
    expect(isFuturePeriod(key, new Date(now))).toBe(false);
  });
});

const now = new Date('2026-11-29T12:00:00.000Z');

test('rejects a future period that staff choose for a release of today', () => {
  const { notOver } = marketStaffMessages;
  expect(findPeriodError('inflation', 'December 2026', now)).toBe(
    sanityMessages.future('December 2026'),
  );
  expect(findPeriodError('gdp', '4Q26', now)).toBe(notOver('Q4 2026'));
  expect(findPeriodError('gdp', 'Q3 2026', now)).toBeNull();
});

test.each([
  ['', null],
  [' ', null],
  ['soon', null],
  ['2027-03', sanityMessages.future('March 2027')],
  ['2150-01-05', sanityMessages.future('January 5, 2150')],
  ['Mar 2027', sanityMessages.future('March 2027')],
  ['4Q26', marketStaffMessages.notOver('Q4 2026')],
  ['Q3 2026', null],
  ['February 2026', null],
  ['2026-02', null],
  ['2026-02-30', marketStaffMessages.noSuchDate],
  ['\u{13441}', UNREADABLE_TEXT],
  ['---', UNREADABLE_TEXT],
])('checks the date %j of an indicator and returns the error: %s', (text, error) => {
  expect(findReleaseDateError(text, now)).toBe(error);
});

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const years = fc.integer({ min: 1900, max: 2099 });
const months = days.map((day) => day.slice(0, 7));
const quarters = fc.tuple(years, fc.integer({ min: 1, max: 4 })).map(([y, q]) => `${y}-Q${q}`);

test('parses each formatted period to its key', () => {
  fc.assert(
    fc.property(fc.oneof(days, months, quarters), (key) => {
      expect(readPeriod(formatPeriod(key))).toBe(key);
      expect(readPeriod(formatPeriod(key).toUpperCase())).toBe(key);
      expect(readPeriod(key)).toBe(key);
    }),
  );
});

test('never throws and returns a valid period or null for any text', () => {
  const piece = fc.constantFrom(
    ...['20', '3', '13', '2024', '24', 'Q3', '3Q', 'quarter', 'third', 'October', 'Feb', 'May'],
    ...[' ', ', ', '-', '/', '.', "'", 'of', 'th', '0'],
  );
  const typed = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 7 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const key = readPeriod(text);
      expect(key === null || isPeriod(key)).toBe(true);
    }),
  );
});
