import { expect, it } from 'vitest';
import { createResourceFile } from '../../../tests/helpers/builders';
import { listPublishedDays } from './publishedDays';

const file = (day: string) => createResourceFile(day, { uploadDate: `${day}T09:00:00Z` });

it('returns the days of the files in the last six weeks', () => {
  const days = ['2026-11-20', '2026-11-20', '2026-10-30', '2026-10-09'];
  expect(listPublishedDays([...days, '2026-10-08'].map((day) => file(day)))).toEqual(days);
  expect(listPublishedDays([])).toEqual([]);
});

it('returns the days of the files in the last twelve months if the last six weeks have few files', () => {
  const days = ['2026-11-20', '2026-10-20', '2026-09-20', '2025-11-20'];
  expect(listPublishedDays([...days, '2025-11-19'].map((day) => file(day)))).toEqual(days);
});
