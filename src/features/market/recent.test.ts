import type { Points } from '@/figures/history';
import type { Tenure } from '@/figures/market';
import { describe, expect, test, vi } from 'vitest';
import { addDays } from '@/lib/days';
import { describeLastMonth } from './lastMonth';
import { makeStore } from '@/app/site/store';
import { createIdleRequest } from '@/lib/requestState';
import { selectCloseBefore } from './marketSlice';
import {
  type DatedClose,
  listClosesUpTo,
  findDayOfList,
  findDayOfRate,
  parseRecent,
  listRatesUpTo,
  type RecentFigures,
  withChangeFrom,
} from '@/figures/recent';

describe('parseRecent', () => {
  const nothing = { asi: {}, exchangeRate: {} };
  test.each([
    [
      'malformed figures as missing, with one warning',
      {
        asi: { '2026-11-20': 105432.07, '2026-11-19': 'high', yesterday: 1, '2026-11-18': 1e12 },
        exchangeRate: { '2026-11-20': 1532.45, '2026-11-19': -1, '2199-12-31': 1 },
      },
      { asi: { '2026-11-20': 105432.07 }, exchangeRate: { '2026-11-20': 1532.45 } },
      ': asi of 2026-11-19, asi of yesterday, asi of 2026-11-18, exchangeRate of 2026-11-19, exchangeRate of 2199-12-31 cannot be used',
    ],
    [
      'a list with a future date as missing',
      {
        ...nothing,
        lists: {
          bonds: { day: '2026-11-06', tenures: [{ label: '5-YEAR', rate: 18 }] },
          tbills: { day: '2199-11-06', tenures: [{ label: '91-DAY', rate: 18 }] },
        },
      },
      {
        ...nothing,
        lists: { bonds: { day: '2026-11-06', tenures: [{ label: '5-YEAR', rate: 18 }] } },
      },
      ': the list of tbills cannot be used',
    ],
    [
      'a list with a malformed rate as missing',
      { ...nothing, lists: { bonds: { day: '2026-11-06', tenures: [{ label: '5-YEAR' }] } } },
      { ...nothing, lists: {} },
      ': the list of bonds cannot be used',
    ],
    [
      'the times of saves, if they are stored',
      {
        asi: { '2026-11-20': { value: 1, savedAt: '2026-11-20T17:42:00.000Z' }, '2026-11-19': 2 },
        exchangeRate: {},
      },
      {
        asi: { '2026-11-20': 1, '2026-11-19': 2 },
        exchangeRate: {},
        savedAt: { asi: { '2026-11-20': '2026-11-20T17:42:00.000Z' } },
      },
      undefined,
    ],
    ['documents with malformed maps as empty maps', { asi: [1], exchangeRate: 'x' }, nothing, ''],
    ['a string as empty maps', 'text', nothing, ''],
    ['null as empty maps', null, nothing, ''],
    ['a missing document without a warning', undefined, nothing, undefined],
  ])('parses %s', (_, stored, parsed, warned) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(parseRecent(stored)).toEqual(parsed);
    expect(warn).toHaveBeenCalledTimes(warned === undefined ? 0 : 1);
    if (warned !== undefined) {
      expect(warn.mock.lastCall?.[0]).toContain(`Left out stored document history/recent${warned}`);
    }
  });
});

describe('recent sessions', () => {
  const recent: RecentFigures = {
    asi: { '2026-11-20': 300, '2026-11-18': 100, '2026-11-19': 200 },
    exchangeRate: { '2026-11-20': 1532.45, '2026-11-18': 1532.451, '2026-11-19': 1531.2 },
  };
  const getDays = (closes: readonly DatedClose[]) => closes.map(({ date }) => date.slice(-2));

  test.each([
    { name: 'from the newest session', date: '2026-11-20', value: 300, days: ['18', '19', '20'] },
    {
      name: 'that differs from the stored close',
      date: '2026-11-20',
      value: 301,
      days: ['18', '19', '20'],
    },
    { name: 'from an earlier session', date: '2026-11-19', value: 200, days: ['18', '19'] },
    {
      name: 'that is newer than the history',
      date: '2026-11-23',
      value: 400,
      days: ['18', '19', '20', '23'],
    },
    { name: 'that is older than the history', date: '2026-10-01', value: 50, days: ['01'] },
    { name: 'without a date', date: '', value: 300, days: [] },
  ])('returns the closing values up to an index $name', ({ date, value, days }) => {
    const closes = listClosesUpTo(recent, { value, change: 0, date });
    expect(getDays(closes)).toEqual(days);
    if (date !== '') expect(closes.at(-1)).toEqual({ date, value });
  });

  test.each([
    [1532.45, ['18', '19', '20']],
    [1531.2, ['18', '19']],
    [1600, []],
  ])('ends the exchange rates on the last date that has the rate %f', (price, days) => {
    expect(getDays(listRatesUpTo(recent, price))).toEqual(days);
    const last = days.at(-1);
    expect(findDayOfRate(recent, price)).toBe(last === undefined ? null : `2026-11-${last}`);
  });

  const shown = [
    { label: '91-DAY', rate: 18 },
    { label: '364-DAY', rate: 19.84 },
  ];
  test.each<[string, Tenure[], string | null]>([
    ['all current rates', shown, '2026-11-13'],
    ['all current rates and more', [...shown, { label: '182-DAY', rate: 18.5 }], '2026-11-13'],
    ['only some current rates', shown.slice(1), null],
    ['a different rate for one tenor', [{ label: '91-DAY', rate: 17 }, ...shown.slice(1)], null],
    ['no rates', [], null],
  ])('finds the date of the current rates if the newest list has %s', (_, tenures, day) => {
    const lists = { tbills: { day: '2026-11-13', tenures } };
    expect(findDayOfList({ ...recent, lists }, 'tbills', shown)).toBe(day);
    expect(findDayOfList({ ...recent, lists }, 'bonds', shown)).toBeNull();
  });

  test('returns null if the date of a list or a rate is unknown', () => {
    expect(findDayOfList(recent, 'bonds', shown)).toBeNull();
    expect(findDayOfList(null, 'bonds', shown)).toBeNull();
    expect(findDayOfRate(null, 1532.45)).toBeNull();
  });
});

describe('describeLastMonth', () => {
  const day = (ago: number) => addDays('2026-11-20', -ago);
  const closes = (...points: [ago: number, value: number][]) =>
    points.map(([ago, value]) => ({ date: day(ago), value }));

  test('draws a line for the 30 days up to the newest figure', () => {
    const newest = closes([15, 107_000], [9, 107_000], [3, 106_000], [0, 105_432.07]);
    const older = closes([31, 1], [30, 104_561.6], [27, 108_497.2], [21, 106_000]);
    const month = describeLastMonth([...older, ...newest]);
    expect(month?.label).toBe('30 days: 104,562 to 108,497');
    expect(month?.line).toMatch(/^M0 1000h0L100 0L300 /);
    expect(month?.line).toMatch(/L1000 779$/);
    expect(month?.end).toBe('M1000 779h0');
  });

  test('labels the line with its first day if it is much shorter than 30 days', () => {
    expect(describeLastMonth(closes([23, 1], [0, 2]))?.label).toBe('Since 28 Oct: 1 to 2');
    expect(describeLastMonth(closes([24, 1], [0, 2]))?.label).toBe('30 days: 1 to 2');
  });

  test('interrupts the line for missing figures but not for a long weekend', () => {
    const line = describeLastMonth(closes([30, 1], [24, 2], [17, 1], [10, 2], [0, 1]))?.line;
    expect(line).toBe('M0 1000h0L200 0M433 1000h0M667 0h0M1000 1000h0');
  });

  test('draws a level line in the middle if the figure did not change', () => {
    const month = describeLastMonth(closes([30, 1500.2], [0, 1500.2]));
    expect(month).toMatchObject({ label: '30 days: steady at 1,500', end: 'M1000 500h0' });
  });
});

describe('withChangeFrom', () => {
  const getShownChange = (
    date: string,
    closes: Record<string, number>,
    source: 'recent' | 'history',
  ) => {
    const savedAt = '2026-11-20T17:42:00.000Z';
    const asi = { value: 105, change: 0.5, date };
    const points: Points = Object.fromEntries(
      Object.entries(closes).map(([day, value]) => [day, { value, savedAt }]),
    );
    const { market } = makeStore().getState();
    const recent = source === 'recent' ? { asi: closes, exchangeRate: {} } : null;
    const state = {
      history: {
        'asi-2026': createIdleRequest({
          points: source === 'history' ? points : {},
          revisions: [],
        }),
      },
      market: { ...market, asi: createIdleRequest(asi), recent: createIdleRequest(recent) },
    };
    return withChangeFrom(asi, selectCloseBefore(state)).change;
  };

  test.each([
    ['computed from both closes', '2026-11-20', { '2026-11-19': 100 }, 5],
    ['computed over a weekend', '2026-11-23', { '2026-11-20': 100, '2026-11-23': 104 }, 5],
    ['computed over a holiday', '2026-10-02', { '2026-09-30': 100 }, 5],
    [
      'typed by staff if the previous session has no close',
      '2026-11-20',
      { '2026-11-18': 100 },
      0.5,
    ],
    ['typed by staff if the index was rebased', '2026-11-20', { '2026-11-19': 1050 }, 0.5],
    ['typed by staff if the index has no date', '', { '2026-11-19': 100 }, 0.5],
  ])('returns the change %s', (_, date, closes, change) => {
    expect(getShownChange(date, closes, 'recent')).toBe(change);
    expect(getShownChange(date, closes, 'history')).toBe(change);
  });
});
