import { expect, it } from 'vitest';
import { addDays, isCalendarDate } from '@/lib/days';
import { holidays } from './holidays';
import source from './holidays.ts?raw';

/**
 * The holidays in `holidays.ts`. Their names and `toConfirm` marks come from the comments in that
 * file.
 */
const publicHolidays = [
  ...source.matchAll(/^ {2}'(.{10})', \/\/ (.+?)(?:, toConfirm: '(moon|moved)')?$/gm),
].map(([, day = '', name = '', toConfirm]) => ({ day, name, toConfirm }));
const days = publicHolidays.map(({ day }) => day);
const findName = (of: string) => publicHolidays.find(({ day }) => day === of)?.name;
const getUtcWeekday = (day: string) => new Date(day).getUTCDay();

it('lists only weekdays, each once, oldest first', () => {
  expect(days.filter((day) => !isCalendarDate(day))).toEqual([]);
  expect(days.filter((day) => getUtcWeekday(day) === 0 || getUtcWeekday(day) === 6)).toEqual([]);
  expect([...holidays]).toEqual(days.toSorted());
  expect(holidays.size).toBe(days.length);
});

it.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
])('has all public holidays of %i, with Easter Sunday on %s', (year, easter) => {
  expect(findName(addDays(easter, -2))).toBe('Good Friday');
  expect(findName(addDays(easter, 1))).toBe('Easter Monday');
  const names = publicHolidays.filter(({ day }) => day.startsWith(`${year}`));
  expect(new Set(names.map(({ name }) => name))).toEqual(
    new Set([
      ...["New Year's Day", 'Good Friday', 'Easter Monday', "Workers' Day", 'Democracy Day'],
      ...['Id el Fitr', 'Id el Kabir', 'Id el Maulud', 'Independence Day'],
      ...['Christmas Day', 'Boxing Day', ...(year === 2025 ? ['National mourning'] : [])],
    ]),
  );
});

/**
 * The days in 2024 and most of 2025 follow the government's notices. Later days come from
 * calculated tables.
 */
it('marks holidays that the government has not declared yet', () => {
  const marked = publicHolidays.filter(({ toConfirm }) => toConfirm === 'moon');
  expect(marked.every(({ name }) => name.startsWith('Id el'))).toBe(true);
  expect(marked[0]?.day).toBe('2026-05-27');
  const moved = publicHolidays.filter(({ toConfirm }) => toConfirm === 'moved');
  expect(moved.map(({ day }) => day)).toEqual([
    ...['2026-12-28', '2027-05-03', '2027-06-14', '2027-12-27', '2027-12-28'],
  ]);
});
