import { expect, it, vi } from 'vitest';
import { forgetYear, keepYears, KEPT_CHARACTERS, keptNames, recallYear } from './keptYears';
import { recall, remember } from './cache';

const cached = (at: string, characters = 10) => ({ at, data: { points: 'x'.repeat(characters) } });
const [monday, tuesday] = ['2026-11-16T18:00:00.000Z', '2026-11-17T18:00:00.000Z'];

it('gives back what was kept, by name', () => {
  keepYears({ 'asi-2026': cached(monday), 'asi-2025': cached(monday) });
  expect(recallYear('asi-2026')).toEqual(cached(monday));
  expect(keptNames().toSorted()).toEqual(['asi-2025', 'asi-2026']);
  forgetYear('asi-2025');
  expect(recallYear('asi-2025')).toBeNull();
});

it('makes room by what was read longest ago, and touches nothing else', () => {
  remember('today', cached(monday));
  const third = KEPT_CHARACTERS / 3 + 1;
  keepYears({ 'asi-2025': cached(monday, third) });
  keepYears({ 'asi-2026': cached(tuesday, third) });
  keepYears({ 'gdp-2026': cached(tuesday, third) });
  expect(keptNames().toSorted()).toEqual(['asi-2026', 'gdp-2026']);
  expect(recall('today')).toEqual(cached(monday));
});

it('keeps the newest of more years than there is room for', () => {
  const half = KEPT_CHARACTERS / 2 - 100;
  const year = cached(monday, half);
  keepYears({ 'asi-2024': year, 'asi-2025': year, 'asi-2026': year });
  expect(keptNames().toSorted()).toEqual(['asi-2025', 'asi-2026']);
});

it('keeps nothing where local storage is full or off', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepYears({ 'asi-2026': cached(monday) });
  expect(recallYear('asi-2026')).toBeNull();
});
