import { describe, expect, test } from 'vitest';
import type { MacroDocuments } from '../documents';
import { asiPoints, fixedIncomePoints, macroPoints, unreadableDates } from './figurePoints';
import type { NewPoint } from './historyTargets';
import { marketStaffMessages } from './messages';

const friday = new Date('2026-11-20T17:00:00Z');
const sunday = new Date('2026-11-22T17:00:00Z');
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

test('rates are of their session', () => {
  const tenures = [{ label: '91-DAY', rate: 18 }];
  const documents = { bonds: { type: 'BONDS', tenures }, tbills: { type: 'T-BILLS', tenures } };
  expect(shown(fixedIncomePoints(documents, '2026-11-20'))).toEqual([
    ['bonds', '2026-11-20', { tenures }],
    ['tbills', '2026-11-20', { tenures }],
  ]);
});

describe('the macroeconomic figures', () => {
  const session = { day: '2026-11-20' };
  const rate = ['exchangeRate', '2026-11-20', { value: 1532.45 }];

  test('are of the periods that their dates name, the exchange rate of its session', () => {
    expect(shown(macroPoints(macro, 1532.45, session, friday))).toEqual([rate, ...indicators]);
  });

  test('have no exchange rate that stayed as it was on a later day, unless staff said so', () => {
    expect(shown(macroPoints(macro, 1532.45, session, sunday))).toEqual(indicators);
    expect(shown(macroPoints(macro, 1500, session, sunday))[0]).toEqual(rate);
    expect(shown(macroPoints(macro, undefined, session, sunday))[0]).toEqual(rate);
    const confirmed = { ...session, confirmed: true } as const;
    expect(shown(macroPoints(macro, 1532.45, confirmed, sunday))[0]).toEqual(rate);
  });

  test('have no point for a date that names no period, and staff are told', () => {
    const { noPeriod } = marketStaffMessages;
    const latest = { date: 'latest', percentage: 1 };
    const unclear = { ...macro, inflation: latest, gdp: { date: ' ', percentage: 2 } };
    const series = macroPoints(unclear, 1500, session, friday).map((point) => point.series);
    expect(series).toEqual(['exchangeRate', 'monetaryPolicy']);
    expect(unreadableDates(macro)).toEqual([]);
    expect(unreadableDates(unclear)).toEqual([noPeriod('latest'), noPeriod('')]);
    expect(unreadableDates({ ...unclear, gdp: latest })).toHaveLength(1);
  });
});
