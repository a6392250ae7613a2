import { expect, it } from 'vitest';
import { createResourceFile } from '../../../tests/helpers/builders';
import { splitFileName } from './splitName';
import { groupByMonth } from './fileMonths';

const createFiles = (...times: string[]) =>
  times.map((uploadDate, place) => createResourceFile(String(place), { uploadDate }));
const summarizeMonths = (times: string[], listed = 24) =>
  groupByMonth(createFiles(...times), listed).map(({ name, count, files: of }) => [
    name,
    count,
    of.map(({ id }) => Number(id)),
  ]);

it('groups the files by month and leaves out the newest file', () => {
  expect(
    summarizeMonths(['2025-03-14T09:00:00Z', '2025-03-03T09:00:00Z', '2025-02-28T09:00:00Z']),
  ).toEqual([
    ['March 2025', 2, [1]],
    ['February 2025', 1, [2]],
  ]);
  expect(summarizeMonths(['2025-03-14T09:00:00Z'])).toEqual([]);
  expect(summarizeMonths(['2025-03-14T09:00:00Z', '2024-03-14T09:00:00Z'])).toEqual([
    ['March 2024', 1, [1]],
  ]);
});

it('counts all files of a month even if only some of them are listed', () => {
  const times = ['2025-03-14', '2025-03-13', '2025-03-12', '2025-02-01'];
  expect(summarizeMonths(times, 1)).toEqual([['March 2025', 3, [1]]]);
  expect(summarizeMonths(times, 2)).toEqual([['March 2025', 3, [1, 2]]]);
  expect(summarizeMonths(times, 3)).toEqual([
    ['March 2025', 3, [1, 2]],
    ['February 2025', 1, [3]],
  ]);
});

it('groups files by the month in Lagos, or under "No date" if they have no valid date', () => {
  expect(summarizeMonths(['2025-03-14', '2025-02-28T23:30:00Z'])).toEqual([['March 2025', 2, [1]]]);
  expect(summarizeMonths(['2025-03-14', '', 'soon'])).toEqual([['No date', 2, [1, 2]]]);
});

it.each([
  ['Market summary, 19 November 2026', 'Market summary'],
  ['Market summary 19 Nov 2026', 'Market summary'],
  ['Market summary - 2026-11-19', 'Market summary'],
  ['Market summary, 18 November 2026', 'Market summary, 18 November 2026'],
  ['Week 47, 16 to 19 November 2026', 'Week 47, 16 to 19 November 2026'],
  ['Week 47, 16-19 November 2026', 'Week 47, 16-19 November 2026'],
  ['Week 47, 16 – 19 Nov 2026', 'Week 47, 16 – 19 Nov 2026'],
  ['Prices of 19 November 2026', 'Prices of 19 November 2026'],
  ['Week 47, 19 November 2026', 'Week 47'],
  ['19 November 2026', '19 November 2026'],
  ['Week 47', 'Week 47'],
  ['Week to 19 November 2026', 'Week to 19 November 2026', '2026-11-09'],
])('shows the file name %s as %s', (name, shown, day = '2026-11-19') => {
  const parts = splitFileName(createResourceFile('a', { name, uploadDate: `${day}T09:00:00Z` }));
  expect(parts[0]).toBe(shown);
  expect(parts.join('')).toBe(name);
});
