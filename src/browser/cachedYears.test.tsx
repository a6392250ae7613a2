import { expect, it, vi } from 'vitest';
import { forgetYear, cacheYears, MAX_CHARACTERS, cachedYearNames, recallYear } from './cachedYears';
import { recall, remember } from './cache';

const cached = (at: string, characters = 10) => ({ at, data: { points: 'x'.repeat(characters) } });
const [monday, tuesday] = ['2026-11-16T18:00:00.000Z', '2026-11-17T18:00:00.000Z'];

it('returns cached years by name', () => {
  cacheYears({ 'asi-2026': cached(monday), 'asi-2025': cached(monday) });
  expect(recallYear('asi-2026')).toEqual(cached(monday));
  expect(cachedYearNames().toSorted()).toEqual(['asi-2025', 'asi-2026']);
  forgetYear('asi-2025');
  expect(recallYear('asi-2025')).toBeNull();
});

it('deletes only the years read longest ago', () => {
  remember('today', cached(monday));
  const third = MAX_CHARACTERS / 3 + 1;
  cacheYears({ 'asi-2025': cached(monday, third) });
  cacheYears({ 'asi-2026': cached(tuesday, third) });
  cacheYears({ 'gdp-2026': cached(tuesday, third) });
  expect(cachedYearNames().toSorted()).toEqual(['asi-2026', 'gdp-2026']);
  expect(recall('today')).toEqual(cached(monday));
});

it('caches the newest years if there is no space for all', () => {
  const half = MAX_CHARACTERS / 2 - 100;
  const year = cached(monday, half);
  cacheYears({ 'asi-2024': year, 'asi-2025': year, 'asi-2026': year });
  expect(cachedYearNames().toSorted()).toEqual(['asi-2025', 'asi-2026']);
});

it('caches nothing if local storage is full or off', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  cacheYears({ 'asi-2026': cached(monday) });
  expect(recallYear('asi-2026')).toBeNull();
});
