import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTimeTicks } from './time';

const DAY_MS = 86_400_000;
const toMs = (iso: string) => Date.parse(iso);
const toSpan = (from: string, to: string) => ({ from: toMs(from), to: toMs(to) });

it.each([
  [
    'one month with a tick for each session',
    '2025-02-14',
    '1m',
    21,
    0,
    '17 Feb,24 Feb,3 Mar,10 Mar',
  ],
  [
    'one year with a tick for each week',
    '2024-03-14',
    '1y',
    62,
    0,
    'Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec,Jan 2025,Feb,Mar',
  ],
  ['one year with every third month labelled', '2024-03-14', '1y', 62, 2, 'Apr,Jul,Oct,2025'],
  ['one year with every sixth month labelled', '2024-03-14', '1y', 62, 3, 'Jul,2025'],
  ['5 years with a tick for each month', '2020-03-13', '5y', 60, 0, '2021,2022,2023,2024,2025'],
  [
    '25 years with a tick for each quarter',
    '2000-01-01',
    'all',
    101,
    1,
    '2000,2005,2010,2015,2020,2025',
  ],
  ['a series of 11 days with a tick for each session', '2025-03-03', 'all', 10, 0, '3 Mar,10 Mar'],
  [
    'a series of 5 months with a tick for each week',
    '2024-10-20',
    '5y',
    26,
    0,
    'Nov,Dec,Jan 2025,Feb,Mar',
  ],
])('returns the ticks and labels of %s', (_, from, range, count, list, named) => {
  const { ticks, labels } = createTimeTicks({ ...toSpan(from, '2025-03-14'), range });
  expect(ticks).toHaveLength(count);
  expect(labels[list]?.map(({ text }) => text).join()).toBe(named);
});

it('returns a label for each year in the longest list of labels of the range “all”', () => {
  const { labels } = createTimeTicks({ ...toSpan('2000-01-01', '2025-03-14'), range: 'all' });
  expect(labels[0]).toHaveLength(26);
});

it('returns ticks only for sessions and labels the first session of each week', () => {
  const days = ['2025-04-17', '2025-04-22', '2025-04-23', '2025-04-28'].map(toMs);
  const shown = createTimeTicks({ ...toSpan('2025-04-17', '2025-04-28'), range: '1m', days });
  expect(shown.ticks).toEqual([0, expect.any(Number), expect.any(Number), 1]);
  expect(shown.labels[0]).toEqual([
    { at: shown.ticks[1], text: '22 Apr' },
    { at: shown.ticks[3], text: '28 Apr' },
  ]);
});

it('returns one tick for a single day', () => {
  const one = createTimeTicks({ ...toSpan('2025-03-14', '2025-03-14'), range: 'all' });
  expect(one.ticks).toEqual([1]);
});

it('labels each month in its middle, up to the end of the axis', () => {
  const { long, labels } = createTimeTicks({ ...toSpan('2024-06-15', '2025-03-15'), range: '1y' });
  const days = 273;
  const [july, march] = [labels[0]?.[0], labels[0]?.at(-1)];
  expect([july?.text, march?.text]).toEqual(['Jul', 'Mar']);
  expect(july?.at).toBeCloseTo((16 + 15.5) / days);
  expect(march?.at).toBeCloseTo((days - 7) / days);
  expect(long[0]).toBeCloseTo(16 / days);
});

it('labels the months of a monthly series below its figures', () => {
  const span = toSpan('2024-06-01', '2025-03-01');
  const { ticks, long, labels } = createTimeTicks({ ...span, range: '1y', isMonthly: true });
  expect(ticks).toHaveLength(10);
  expect(labels[0]?.map(({ at }) => at)).toEqual(ticks);
  expect(long).toEqual(ticks);
  expect(labels[1]?.map(({ text }) => text)).toEqual(['Jul', 'Oct', 'Jan 2025']);
});

it('returns sorted ticks that lie on the axis for any span', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -10_000, max: 30_000 }),
      fc.integer({ min: 0, max: 20_000 }),
      fc.constantFrom('1m' as const, '1y' as const, '5y' as const, 'all' as const),
      (first, length, range) => {
        const from = first * DAY_MS;
        const { ticks, long, labels } = createTimeTicks({
          from,
          to: from + length * DAY_MS,
          range,
        });
        expect(ticks).toEqual(expect.arrayContaining(long));
        for (const places of [ticks, ...labels.map((list) => list.map(({ at }) => at))]) {
          expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
          for (const at of places) expect(Math.abs(at - 0.5)).toBeLessThanOrEqual(0.5);
        }
      },
    ),
  );
});
