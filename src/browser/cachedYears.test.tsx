import { expect, it, vi } from 'vitest';
import {
  deleteCachedYear,
  cacheYears,
  MAX_CHARACTERS,
  listCachedYears,
  readCachedYear,
} from './cachedYears';
import { readCachedValue, cacheValue } from './cache';

const createCachedYear = (at: string, characters = 10) => ({
  at,
  data: { points: 'x'.repeat(characters) },
});
const [monday, tuesday] = ['2026-11-16T18:00:00.000Z', '2026-11-17T18:00:00.000Z'];

it('reads, lists and deletes cached years by document name', () => {
  cacheYears({ 'asi-2026': createCachedYear(monday), 'asi-2025': createCachedYear(monday) });
  expect(readCachedYear('asi-2026')).toEqual(createCachedYear(monday));
  expect(listCachedYears().toSorted()).toEqual(['asi-2025', 'asi-2026']);
  deleteCachedYear('asi-2025');
  expect(readCachedYear('asi-2025')).toBeNull();
});

it('deletes only the cached years that were read longest ago', () => {
  cacheValue('today', createCachedYear(monday));
  const third = MAX_CHARACTERS / 3 + 1;
  cacheYears({ 'asi-2025': createCachedYear(monday, third) });
  cacheYears({ 'asi-2026': createCachedYear(tuesday, third) });
  cacheYears({ 'gdp-2026': createCachedYear(tuesday, third) });
  expect(listCachedYears().toSorted()).toEqual(['asi-2026', 'gdp-2026']);
  expect(readCachedValue('today')).toEqual(createCachedYear(monday));
});

it('caches the newest years if there is not enough space for all years', () => {
  const half = MAX_CHARACTERS / 2 - 100;
  const year = createCachedYear(monday, half);
  cacheYears({ 'asi-2024': year, 'asi-2025': year, 'asi-2026': year });
  expect(listCachedYears().toSorted()).toEqual(['asi-2025', 'asi-2026']);
});

it('caches nothing if local storage is full or off', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  cacheYears({ 'asi-2026': createCachedYear(monday) });
  expect(readCachedYear('asi-2026')).toBeNull();
});
