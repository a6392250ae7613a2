import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeTicks } from './time';

const DAY_MS = 86_400_000;
const day = (iso: string) => Date.parse(iso);
const span = (from: string, to: string) => ({ from: day(from), to: day(to) });
/** The labels where there is room for all, or those of a later list. */
const texts = ({ labels }: ReturnType<typeof timeTicks>, list = 0) =>
  labels[list]?.map(({ text }) => text);

describe('the ticks of time', () => {
  it('has one for each session of a month, long on the first of a week, which is named', () => {
    const shown = timeTicks({ ...span('2025-02-14', '2025-03-14'), range: '1m' });
    expect(shown.ticks).toHaveLength(21);
    expect(texts(shown)).toEqual(['17 Feb', '24 Feb', '3 Mar', '10 Mar']);
    expect(shown.ticks[0]).toBe(0);
    expect(shown.ticks.at(-1)).toBe(1);
  });

  it('has none on days without a session, and the week begins with its first', () => {
    const days = ['2025-04-17', '2025-04-22', '2025-04-23', '2025-04-28'].map(day);
    const shown = timeTicks({ ...span('2025-04-17', '2025-04-28'), range: '1m', days });
    expect(shown.ticks).toHaveLength(4);
    expect(shown.labels[0]).toEqual([
      { at: shown.ticks[1], text: '22 Apr' },
      { at: shown.ticks[3], text: '28 Apr' },
    ]);
  });

  it('has one for each week of a year, long on the month, which is named', () => {
    const shown = timeTicks({ ...span('2024-03-14', '2025-03-14'), range: '1y' });
    expect(texts(shown)).toEqual('Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec,Jan 2025,Feb,Mar'.split(','));
    expect(shown.ticks.length).toBeGreaterThan(52);
    expect(texts(shown, 2)).toEqual(['Apr', 'Jul', 'Oct', '2025']);
    expect(texts(shown, 3)).toEqual(['Jul', '2025']);
  });

  it('has one for each month of 5 years, long on January, named by its year', () => {
    const shown = timeTicks({ ...span('2020-03-13', '2025-03-14'), range: '5y' });
    expect(shown.ticks).toHaveLength(60);
    expect(texts(shown)).toEqual(['2021', '2022', '2023', '2024', '2025']);
  });

  it('has one for each quarter of all, long on the year', () => {
    const shown = timeTicks({ ...span('2000-01-01', '2025-03-14'), range: 'all' });
    expect(shown.ticks).toHaveLength(101);
    expect(shown.labels[0]).toHaveLength(26);
    expect(texts(shown, 1)).toEqual(['2000', '2005', '2010', '2015', '2020', '2025']);
  });

  it('draws a young series as long as it is', () => {
    const weeks = timeTicks({ ...span('2025-03-03', '2025-03-14'), range: 'all' });
    expect(texts(weeks)).toEqual(['3 Mar', '10 Mar']);
    const months = timeTicks({ ...span('2024-12-01', '2025-07-01'), range: '5y' });
    expect(texts(months)?.[1]).toBe('Jan 2025');
  });

  it('stands for a single day', () => {
    const one = timeTicks({ ...span('2025-03-14', '2025-03-14'), range: 'all' });
    expect(one.ticks).toEqual([1]);
  });

  it('is sorted and within the ruler, whatever the span', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000, max: 30_000 }),
        fc.integer({ min: 0, max: 20_000 }),
        fc.constantFrom('1m' as const, '1y' as const, '5y' as const, 'all' as const),
        (first, length, range) => {
          const from = first * DAY_MS;
          const { ticks, labels } = timeTicks({ from, to: from + length * DAY_MS, range });
          for (const places of [ticks, ...labels.map((list) => list.map(({ at }) => at))]) {
            expect(ticks).toEqual(expect.arrayContaining(places));
            expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
            for (const at of places) expect(Math.abs(at - 0.5)).toBeLessThanOrEqual(0.5);
          }
        },
      ),
    );
  });
});
