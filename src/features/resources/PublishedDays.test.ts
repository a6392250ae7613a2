import { expect, it } from 'vitest';
import { resourceFile } from '../../../tests/helpers/builders';
import { publishedDays } from './publishedDays';

const file = (day: string) => resourceFile(day, { uploadDate: `${day}T09:00:00Z` });

it('returns the days of the six weeks up to the newest file', () => {
  const days = ['2026-11-20', '2026-11-20', '2026-10-30', '2026-10-09'];
  expect(publishedDays([...days, '2026-10-08'].map((day) => file(day)))).toEqual(days);
  expect(publishedDays([])).toEqual([]);
});

it('returns the days of twelve months if six weeks have few files', () => {
  const days = ['2026-11-20', '2026-10-20', '2026-09-20', '2025-11-20'];
  expect(publishedDays([...days, '2025-11-19'].map((day) => file(day)))).toEqual(days);
});
