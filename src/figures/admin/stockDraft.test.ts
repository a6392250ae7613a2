import { expect, it } from 'vitest';
import { formatConfirmLabel } from '@/lib/sanityCheck';
import type { StockKind } from '../stocks';
import { equityStaffMessages } from './stockMessages';
import {
  toSavedRows,
  computeRowChange,
  type RowDraft,
  toStockDocument,
  listStockQuestions,
  listStockWarnings,
} from './stockDraft';

const now = new Date('2025-03-14T17:05:00Z');
const createRow = (symbol: string, previous: string, current: string): RowDraft => ({
  id: symbol + previous + current,
  stockId: '',
  symbol,
  previous,
  current,
});

it('stores only the complete rows of a list, and adds empty entries up to five', () => {
  const rows = [
    createRow('', '', ''),
    createRow(' UBA ', '38,90', '37.6'),
    createRow('X', '0', '1'),
  ];
  const stocks = toStockDocument('losers', rows, now)?.stocks;
  expect(stocks).toMatchObject([
    { id: `loser_${now.getTime()}_0`, symbol: 'UBA', previousDayClose: 38.9, change: -3.34 },
    ...[1, 2, 3, 4].map((at) => ({ id: `loser_empty_${at}`, symbol: '', previousDayClose: 0 })),
  ]);
  expect(stocks?.map(({ displayOrder }) => displayOrder)).toEqual([0, 1, 2, 3, 4]);
  expect(stocks?.[1]?.change).toBe(0);
  expect(
    toStockDocument('gainers', [createRow('UBA', '', '1'), createRow('', '1', '1')], now),
  ).toBeNull();
});

it('stores cleaned symbols and valid, unique ids', () => {
  const one = { ...createRow('\u202e MTNN\u200b\u00a0X ', '1', '2'), stockId: 'gainer_1' };
  const rows = [one, one, { ...one, stockId: 'ọ' }];
  const stocks = toStockDocument('gainers', rows, now)?.stocks ?? [];
  expect(stocks[0]).toMatchObject({ id: 'gainer_1', symbol: 'MTNN X' });
  const made = [1, 2].map((at) => `gainer_${now.getTime()}_${at}`);
  expect(stocks.slice(1, 3).map(({ id }) => id)).toEqual(made);
});

it('reports the missing fields of an incomplete row', () => {
  expect(
    listStockWarnings([
      createRow('MTNN', '1', '2'),
      createRow('mtnn', '1', '2'),
      createRow('', '', ''),
      createRow('UBA', '', ''),
      createRow('', '1', ''),
    ]),
  ).toEqual([
    'Row 4 (UBA) needs both closes. It is not saved.',
    'Row 5 needs a symbol and a current close. It is not saved.',
  ]);
});

it('asks staff to confirm a symbol that is listed twice', () => {
  const rows = [
    createRow('MTNN', '100', '102'),
    createRow('mtnn', '100', '102'),
    createRow('UBA', '', ''),
  ];
  expect(listStockQuestions('gainers', rows)).toEqual([
    {
      label: formatConfirmLabel('MTNN twice among gainers'),
      reason: 'MTNN is listed more than once.',
    },
  ]);
});

it('asks staff to confirm a change beyond the daily limit', () => {
  const rows = [createRow('MTNN', '410', '4510'), createRow('UBA', '10', '11')];
  expect(listStockQuestions('gainers', rows)).toEqual([
    {
      label: 'MTNN from 410.00 to 4,510.00, +1,000.00%, is right, publish it',
      reason: equityStaffMessages.rowBeyondLimit('Row 1 (MTNN)', '+1,000.00%'),
    },
  ]);
});

it('asks staff to confirm a gainer that fell and a loser that rose', () => {
  const rows = [
    createRow('UP', '100', '103'),
    createRow('DOWN', '100', '97'),
    createRow('FLAT', '1', '1'),
  ];
  const listReasons = (kind: StockKind) =>
    listStockQuestions(kind, rows).map(({ reason }) => reason);
  const { gainers, losers } = equityStaffMessages;
  expect(listReasons('gainers')).toEqual([gainers.wrongDirection('Row 2 (DOWN)', '-3.00%')]);
  expect(listReasons('losers')).toEqual([losers.wrongDirection('Row 1 (UP)', '+3.00%')]);
});

it.each([
  ['100', '0', -100],
  ['100', '', -100],
  ['', '100', 0],
  ['0', '100', 0],
])('computes a change from "%s" to "%s" as %d percent', (previous, current, change) => {
  expect(computeRowChange(createRow('X', previous, current))).toBe(change);
});

it('does not save incomplete rows', () => {
  const saved = toSavedRows([createRow('MTNN', '1', '2'), createRow('UBA', '', '')]);
  expect(saved.map(({ symbol }) => symbol)).toEqual(['MTNN', '']);
});
