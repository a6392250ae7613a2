import { describe, expect, test } from 'vitest';
import type { MacroDocuments } from '../documents';
import { asiPoints, fixedIncomePoints, macroPoints, unreadableDates } from './figurePoints';
import type { NewPoint } from './historyTargets';
import { marketStaffMessages } from './messages';

const friday = new Date('2026-11-20T17:00:00Z');
const sunday = new Date('2026-11-22T17:00:00Z');
const christmas = new Date('2026-12-25T17:00:00Z');
const shown = (points: NewPoint[]) =>
  points.map(({ series, key, figure }) => [series, key, figure(undefined)]);

const macro: MacroDocuments = {
  inflation: { date: 'October 2026', percentage: 23.18 },
  gdp: { date: 'Q2 2026', percentage: 3.84 },
  monetaryPolicy: { date: 'November 20, 2026', percentage: 27.5 },
  exchangeRate: { price: 1532.45 },
};
const indicators = [
  ['inflation', '2026-10', { value: 23.18 }],
  ['gdp', '2026-Q2', { value: 3.84 }],
  ['monetaryPolicy', '2026-11-20', { value: 27.5 }],
];

test('the index is of its own date', () => {
  const asi = { value: 105, change: 1, date: '2026-11-19' };
  expect(shown(asiPoints(asi))).toEqual([['asi', '2026-11-19', { value: 105 }]]);
  expect(asiPoints({ ...asi, date: '' })).toEqual([]);
  // A slip of the keyboard is saved all the same: the history has no room for it.
  expect(asiPoints({ ...asi, date: '2999-11-19' })).toEqual([]);
  expect(asiPoints({ ...asi, date: '0206-11-19' })).toEqual([]);
});

test('rates are of the day of the save in Lagos', () => {
  const tenures = [{ label: '91-DAY', rate: 18 }];
  const documents = { bonds: { type: 'BONDS', tenures }, tbills: { type: 'T-BILLS', tenures } };
  const midnight = new Date('2026-11-20T23:30:00Z');
  expect(shown(fixedIncomePoints(documents, midnight))).toEqual([
    ['bonds', '2026-11-21', { tenures }],
    ['tbills', '2026-11-21', { tenures }],
  ]);
});

describe('the macroeconomic figures', () => {
  test('are of the periods that their dates name, the exchange rate of the day of the save', () => {
    expect(shown(macroPoints(macro, 1532.45, friday))).toEqual([
      ['exchangeRate', '2026-11-20', { value: 1532.45 }],
      ...indicators,
    ]);
  });

  test.each([
    ['on a Sunday', sunday],
    ['on a public holiday', christmas],
  ])('have no exchange rate that stayed as it was %s', (_, now) => {
    expect(shown(macroPoints(macro, 1532.45, now))).toEqual(indicators);
    const changed = ['exchangeRate', now.toISOString().slice(0, 10), { value: 1532.45 }];
    expect(shown(macroPoints(macro, 1500, now))[0]).toEqual(changed);
    expect(shown(macroPoints(macro, undefined, now))).toHaveLength(4);
  });

  test('have no point for a date that names no period, and staff are told', () => {
    const { noPeriod } = marketStaffMessages;
    const latest = { date: 'latest', percentage: 1 };
    const unclear = { ...macro, inflation: latest, gdp: { date: ' ', percentage: 2 } };
    const series = macroPoints(unclear, 1500, friday).map((point) => point.series);
    expect(series).toEqual(['exchangeRate', 'monetaryPolicy']);
    expect(unreadableDates(macro)).toEqual([]);
    expect(unreadableDates(unclear)).toEqual([noPeriod('latest'), noPeriod('')]);
    expect(unreadableDates({ ...unclear, gdp: latest })).toHaveLength(1);
  });
});
