import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPeriod } from '../history';
import { formatPeriod, readPeriod } from './periods';

test.each([
  ['February 20, 2025', '2025-02-20'],
  ['20 February 2025', '2025-02-20'],
  ['20th February, 2025', '2025-02-20'],
  ['February 20th 2025', '2025-02-20'],
  ['20th of February 2025', '2025-02-20'],
  ['Thursday, 20 February 2025', '2025-02-20'],
  ['Thursday February 20, 2025', '2025-02-20'],
  ['Tues 18 Nov 2025', '2025-11-18'],
  ['Feb. 20, 2025', '2025-02-20'],
  ['2025-02-20', '2025-02-20'],
  ['2025 February 20', '2025-02-20'],
  ['20 Nov 26', '2026-11-20'],
  ['5-Nov-2026', '2026-11-05'],
  ['as at 20 February 2025', '2025-02-20'],
  ['As of February 20, 2025', '2025-02-20'],
  ['20/02/2025', '2025-02-20'],
  ['02/20/2025', '2025-02-20'],
  ['20.2.2025', '2025-02-20'],
  ['05/05/2025', '2025-05-05'],
  ['  february\u00a020,\t2025 ', '2025-02-20'],
  ['October 2024', '2024-10'],
  ['OCTOBER 2024', '2024-10'],
  ['October, 2024', '2024-10'],
  ['October of 2024', '2024-10'],
  ['Feb 2025', '2025-02'],
  ['Feb. 2025', '2025-02'],
  ['Sept 2025', '2025-09'],
  ['Oct-2024', '2024-10'],
  ['Oct/2024', '2024-10'],
  ['Oct ’24', '2024-10'],
  ["Oct'24", '2024-10'],
  ['2024 October', '2024-10'],
  ['2024-10', '2024-10'],
  ['May 2025', '2025-05'],
  ['Q3 2024', '2024-Q3'],
  ['Q3, 2024', '2024-Q3'],
  ['q3 2024', '2024-Q3'],
  ['Q3-2024', '2024-Q3'],
  ['Q3/2024', '2024-Q3'],
  ['Q32024', '2024-Q3'],
  ['Q 3 2024', '2024-Q3'],
  ['Q3 24', '2024-Q3'],
  ["Q3'24", '2024-Q3'],
  ['3Q24', '2024-Q3'],
  ['3Q 2024', '2024-Q3'],
  ['2024 Q3', '2024-Q3'],
  ['2024-Q3', '2024-Q3'],
  ['2024Q3', '2024-Q3'],
  ['2024 3Q', '2024-Q3'],
  ['Third Quarter 2024', '2024-Q3'],
  ['Third quarter of 2024', '2024-Q3'],
  ['third-quarter 2024', '2024-Q3'],
  ['3rd Quarter, 2024', '2024-Q3'],
  ['2024 fourth quarter', '2024-Q4'],
  ['Quarter 1, 2025', '2025-Q1'],
])('%s is the period %s', (text, key) => {
  expect(readPeriod(text)).toBe(key);
});

test.each([
  ['', 'nothing'],
  ['latest', 'a word'],
  ['03/04/2025', 'a day of March or of April'],
  ['3.4.2025', 'the same'],
  ['2025', 'a year alone'],
  ['October', 'a month of no year'],
  ['Oct 24', 'a day of October, or October 2024'],
  ['Oct-24', 'the same'],
  ['February 20', 'a day of no year'],
  ['Thursday', 'a weekday'],
  ['February 30, 2025', 'no day of the calendar'],
  ['29 Feb 2025', 'no day of that year'],
  ['32 January 2025', 'no day of a month'],
  ['31/31/2025', 'no month'],
  ['2025-13', 'no month'],
  ['2025-02-30', 'no day of the calendar'],
  ['Foo 2025', 'no month'],
  ['Ma 2025', 'March or May'],
  ['Q5 2024', 'no quarter'],
  ['Q0 2024', 'no quarter'],
  ['Fifth Quarter 2024', 'no quarter'],
  ['H1 2025', 'half a year'],
  ['Jan - Mar 2025', 'two months'],
  ['October 2204', 'a slip of the keyboard'],
  ['October 20245', 'a slip of the keyboard'],
  ['20 February 2025 (revised)', 'more than a date'],
  ['November 20, 26', 'a day, or a year first'],
])('%s names no period: %s', (text) => {
  expect(readPeriod(text)).toBeNull();
});

test('what could be two days is the one that is said to be meant', () => {
  expect(readPeriod('03/04/2025', 'day')).toBe('2025-04-03');
  expect(readPeriod('03/04/2025', 'month')).toBe('2025-03-04');
  expect(readPeriod('20/02/2025', 'day')).toBe('2025-02-20');
  expect(readPeriod('20/02/2025', 'month')).toBeNull();
  expect(readPeriod('February 20, 2025', 'month')).toBe('2025-02-20');
});

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const years = fc.integer({ min: 1900, max: 2099 });
const months = days.map((day) => day.slice(0, 7));
const quarters = fc.tuple(years, fc.integer({ min: 1, max: 4 })).map(([y, q]) => `${y}-Q${q}`);

test('a period that is written in words is read back', () => {
  fc.assert(
    fc.property(fc.oneof(days, months, quarters), (key) => {
      expect(readPeriod(formatPeriod(key))).toBe(key);
      expect(readPeriod(formatPeriod(key).toUpperCase())).toBe(key);
      expect(readPeriod(key)).toBe(key);
    }),
  );
});

test('whatever is typed, the answer is a period or null', () => {
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
