import type { Points } from '@/figures/history';
import type { Tenure } from '@/figures/market';
import { describe, expect, test, vi } from 'vitest';
import { addDays } from '@/lib/days';
import { lastMonth } from './lastMonth';
import { makeStore } from '@/app/site/store';
import { idleRequest } from '@/lib/requestState';
import { selectCloseBefore } from './marketSlice';
import {
  type Close,
  closesUpTo,
  dayOfList,
  dayOfRate,
  parseRecent,
  ratesUpTo,
  type Recent,
  withChangeFrom,
} from '@/figures/recent';

describe('the stored document', () => {
  const nothing = { asi: {}, exchangeRate: {} };
  test.each([
    [
      'is parsed; what is malformed is left out with one warning',
      {
        asi: { '2026-11-20': 105432.07, '2026-11-19': 'high', yesterday: 1, '2026-11-18': 1e12 },
        exchangeRate: { '2026-11-20': 1532.45, '2026-11-19': -1, '2199-12-31': 1 },
      },
      { asi: { '2026-11-20': 105432.07 }, exchangeRate: { '2026-11-20': 1532.45 } },
      ': asi of 2026-11-19, asi of yesterday, asi of 2026-11-18, exchangeRate of 2026-11-19, exchangeRate of 2199-12-31 cannot be used',
    ],
    [
      'has lists with their days; one that is malformed or of a day to come is left out',
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
      'has a list of which a rate is malformed',
      { ...nothing, lists: { bonds: { day: '2026-11-06', tenures: [{ label: '5-YEAR' }] } } },
      { ...nothing, lists: {} },
      ': the list of bonds cannot be used',
    ],
    ['holds nothing but malformed maps', { asi: [1], exchangeRate: 'x' }, nothing, ''],
    ['is a text', 'text', nothing, ''],
    ['is null', null, nothing, ''],
    ['may not be there yet', undefined, nothing, undefined],
  ])('%s', (_, stored, parsed, warned) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(parseRecent(stored)).toEqual(parsed);
    expect(warn).toHaveBeenCalledTimes(warned === undefined ? 0 : 1);
    if (warned !== undefined) {
      expect(warn.mock.lastCall?.[0]).toContain(`Left out stored document history/recent${warned}`);
    }
  });
});

describe('what leads up to the figure shown', () => {
  const recent: Recent = {
    asi: { '2026-11-20': 300, '2026-11-18': 100, '2026-11-19': 200 },
    exchangeRate: { '2026-11-20': 1532.45, '2026-11-18': 1532.451, '2026-11-19': 1531.2 },
  };
  const dates = (closes: readonly Close[]) => closes.map(({ date }) => date.slice(-2));

  test.each([
    { name: 'of the newest session', date: '2026-11-20', value: 300, days: ['18', '19', '20'] },
    { name: 'corrected since', date: '2026-11-20', value: 301, days: ['18', '19', '20'] },
    { name: 'of the last visit', date: '2026-11-19', value: 200, days: ['18', '19'] },
    {
      name: 'newer than the history',
      date: '2026-11-23',
      value: 400,
      days: ['18', '19', '20', '23'],
    },
    { name: 'older than the history', date: '2026-10-01', value: 50, days: ['01'] },
    { name: 'without a day', date: '', value: 300, days: [] },
  ])('an index $name is the last of its closes', ({ date, value, days }) => {
    const closes = closesUpTo(recent, { value, change: 0, date });
    expect(dates(closes)).toEqual(days);
    if (date !== '') expect(closes.at(-1)).toEqual({ date, value });
  });

  test.each([
    [1532.45, ['18', '19', '20']],
    [1531.2, ['18', '19']],
    [1600, []],
  ])('a rate of %f is that of the last day that had it', (price, days) => {
    expect(dates(ratesUpTo(recent, price))).toEqual(days);
    const last = days.at(-1);
    expect(dayOfRate(recent, price)).toBe(last === undefined ? null : `2026-11-${last}`);
  });

  const shown = [
    { label: '91-DAY', rate: 18 },
    { label: '364-DAY', rate: 19.84 },
  ];
  test.each<[string, Tenure[], string | null]>([
    ['all of them', shown, '2026-11-13'],
    ['all of them and more', [...shown, { label: '182-DAY', rate: 18.5 }], '2026-11-13'],
    ['not one of them', shown.slice(1), null],
    ['another rate of one', [{ label: '91-DAY', rate: 17 }, ...shown.slice(1)], null],
    ['none of them', [], null],
  ])('rates are of the day of the newest list if that has %s', (_, tenures, day) => {
    const lists = { tbills: { day: '2026-11-13', tenures } };
    expect(dayOfList({ ...recent, lists }, 'tbills', shown)).toBe(day);
    expect(dayOfList({ ...recent, lists }, 'bonds', shown)).toBeNull();
  });

  test('rates have no day without a stored list', () => {
    expect(dayOfList(recent, 'bonds', shown)).toBeNull();
    expect(dayOfList(null, 'bonds', shown)).toBeNull();
    expect(dayOfRate(null, 1532.45)).toBeNull();
  });
});

describe('the last 30 days', () => {
  const day = (ago: number) => addDays('2026-11-20', -ago);
  const closes = (...points: [ago: number, value: number][]) =>
    points.map(([ago, value]) => ({ date: day(ago), value }));

  test('begin 30 days before the newest figure, and end on it', () => {
    const newest = closes([15, 107_000], [9, 107_000], [3, 106_000], [0, 105_432.07]);
    const older = closes([31, 1], [30, 104_561.6], [27, 108_497.2], [21, 106_000]);
    const month = lastMonth([...older, ...newest]);
    expect(month?.words).toBe('30 days: 104,562 to 108,497');
    expect(month?.line).toMatch(/^M0 1000h0L100 0L300 /);
    expect(month?.line).toMatch(/L1000 779$/);
    expect(month?.end).toBe('M1000 779h0');
  });

  test('are named by their first day where the series is shorter', () => {
    expect(lastMonth(closes([23, 1], [0, 2]))?.words).toBe('Since 28 Oct: 1 to 2');
    expect(lastMonth(closes([24, 1], [0, 2]))?.words).toBe('30 days: 1 to 2');
  });

  test('have no line over missing figures, but over a long weekend', () => {
    const line = lastMonth(closes([30, 1], [24, 2], [17, 1], [10, 2], [0, 1]))?.line;
    expect(line).toBe('M0 1000h0L200 0M433 1000h0M667 0h0M1000 1000h0');
  });

  test('say that nothing changed, and draw it half way up', () => {
    const month = lastMonth(closes([30, 1500.2], [0, 1500.2]));
    expect(month).toMatchObject({ words: '30 days: steady at 1,500', end: 'M1000 500h0' });
  });
});

describe('the change of the index', () => {
  const shownOf = (date: string, closes: Record<string, number>, where: 'recent' | 'history') => {
    const savedAt = '2026-11-20T17:42:00.000Z';
    const asi = { value: 105, change: 0.5, date };
    const points: Points = Object.fromEntries(
      Object.entries(closes).map(([day, value]) => [day, { value, savedAt }]),
    );
    const { market } = makeStore().getState();
    const recent = where === 'recent' ? { asi: closes, exchangeRate: {} } : null;
    const state = {
      history: {
        'asi-2026': idleRequest({ points: where === 'history' ? points : {}, revisions: [] }),
      },
      market: { ...market, asi: idleRequest(asi), recent: idleRequest(recent) },
    };
    return withChangeFrom(asi, selectCloseBefore(state)).change;
  };

  test.each([
    ['is that of both closes', '2026-11-20', { '2026-11-19': 100 }, 5],
    ['is so over a weekend', '2026-11-23', { '2026-11-20': 100, '2026-11-23': 104 }, 5],
    ['is so over a holiday', '2026-10-02', { '2026-09-30': 100 }, 5],
    ['is the typed one after a session without a close', '2026-11-20', { '2026-11-18': 100 }, 0.5],
    ['is the typed one where the index was rebased', '2026-11-20', { '2026-11-19': 1050 }, 0.5],
    ['is the typed one without a day', '', { '2026-11-19': 100 }, 0.5],
  ])('%s', (_, date, closes, change) => {
    expect(shownOf(date, closes, 'recent')).toBe(change);
    expect(shownOf(date, closes, 'history')).toBe(change);
  });
});
