import { expect, test } from 'vitest';
import { isCalendarDate } from '@/lib/days';
import { holidays } from './holidays';
import source from './holidays.ts?raw';

/** What the list says of each day beside it. */
const publicHolidays = [
  ...source.matchAll(/^ {2}'(.{10})', \/\/ (.+?)(?:, toConfirm: '(moon|moved)')?$/gm),
].map(([, day = '', name = '', toConfirm]) => ({ day, name, toConfirm }));
const days = publicHolidays.map(({ day }) => day);
const nameOf = (of: string) => publicHolidays.find(({ day }) => day === of)?.name;
const weekday = (day: string) => new Date(day).getUTCDay();

test('the holidays are real weekdays, oldest first, none twice', () => {
  expect(days.filter((day) => !isCalendarDate(day))).toEqual([]);
  expect(days.filter((day) => weekday(day) === 0 || weekday(day) === 6)).toEqual([]);
  expect([...holidays]).toEqual(days.toSorted());
  expect(holidays.size).toBe(days.length);
});

/** The Gregorian computus. */
function easterSunday(year: number): Date {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (skipped + 19 * golden + 15) % 30;
  const late = epact > 28 || (epact > 27 && golden > 10);
  const moon = epact - (late ? 1 : 0);
  const offset = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  return new Date(Date.UTC(year, 2, 28 + moon - offset));
}

test.each([2024, 2025, 2026, 2027])('%i has the holidays of every year', (year) => {
  const easter = easterSunday(year).getTime();
  const at = (offset: number) => new Date(easter + offset * 86_400_000).toISOString().slice(0, 10);
  expect(nameOf(at(-2))).toBe('Good Friday');
  expect(nameOf(at(1))).toBe('Easter Monday');
  const names = publicHolidays.filter(({ day }) => day.startsWith(`${year}`));
  expect(new Set(names.map(({ name }) => name))).toEqual(
    new Set([
      ...["New Year's Day", 'Good Friday', 'Easter Monday', "Workers' Day", 'Democracy Day'],
      ...['Id el Fitr', 'Id el Kabir', 'Id el Maulud', 'Independence Day'],
      ...['Christmas Day', 'Boxing Day', ...(year === 2025 ? ['National mourning'] : [])],
    ]),
  );
});

/** 2024 and most of 2025 follow the government's notices; later days follow the tables. */
test('what depends on the moon is marked until it was declared', () => {
  const marked = publicHolidays.filter(({ toConfirm }) => toConfirm === 'moon');
  expect(marked.every(({ name }) => name.startsWith('Id el'))).toBe(true);
  expect(marked[0]?.day).toBe('2026-05-27');
  const moved = publicHolidays.filter(({ toConfirm }) => toConfirm === 'moved');
  expect(moved.map(({ day }) => day)).toEqual([
    ...['2026-12-28', '2027-05-03', '2027-06-14', '2027-12-27', '2027-12-28'],
  ]);
});
