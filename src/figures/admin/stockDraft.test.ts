import { expect, it } from 'vitest';
import { confirmLabel } from '@/lib/sanityCheck';
import type { StockKind } from '../stocks';
import { equityStaffMessages } from './stockMessages';
import {
  asSaved,
  rowChange,
  type RowDraft,
  stockDocumentOf,
  stockQuestions,
  stockWarnings,
} from './stockDraft';

const now = new Date('2025-03-14T17:05:00Z');
const row = (symbol: string, previous: string, current: string): RowDraft => ({
  id: symbol + previous + current,
  stockId: '',
  symbol,
  previous,
  current,
});

it('stores only complete rows, in order and padded with fillers', () => {
  const rows = [row('', '', ''), row(' UBA ', '38,90', '37.6'), row('X', '0', '1')];
  const stocks = stockDocumentOf('losers', rows, now)?.stocks;
  expect(stocks).toMatchObject([
    { id: `loser_${now.getTime()}_0`, symbol: 'UBA', previousDayClose: 38.9, change: -3.34 },
    ...[1, 2, 3, 4].map((at) => ({ id: `loser_empty_${at}`, symbol: '', previousDayClose: 0 })),
  ]);
  expect(stocks?.map(({ displayOrder }) => displayOrder)).toEqual([0, 1, 2, 3, 4]);
  expect(stocks?.[1]?.change).toBe(0);
  expect(stockDocumentOf('gainers', [row('UBA', '', '1'), row('', '1', '1')], now)).toBeNull();
});

it('cleans the symbols and ids that it stores', () => {
  const one = { ...row('\u202e MTNN\u200b\u00a0X ', '1', '2'), stockId: 'gainer_1' };
  const rows = [one, one, { ...one, stockId: 'ọ' }];
  const stocks = stockDocumentOf('gainers', rows, now)?.stocks ?? [];
  expect(stocks[0]).toMatchObject({ id: 'gainer_1', symbol: 'MTNN X' });
  const made = [1, 2].map((at) => `gainer_${now.getTime()}_${at}`);
  expect(stocks.slice(1, 3).map(({ id }) => id)).toEqual(made);
});

it('names the missing fields of a partly filled row', () => {
  expect(
    stockWarnings([
      row('MTNN', '1', '2'),
      row('mtnn', '1', '2'),
      row('', '', ''),
      row('UBA', '', ''),
      row('', '1', ''),
    ]),
  ).toEqual([
    'Row 4 (UBA) needs both closes. It is not saved.',
    'Row 5 needs a symbol and a current close. It is not saved.',
  ]);
});

it('asks about a symbol that is listed twice', () => {
  const rows = [row('MTNN', '100', '102'), row('mtnn', '100', '102'), row('UBA', '', '')];
  expect(stockQuestions('gainers', rows)).toEqual([
    { label: confirmLabel('MTNN twice among gainers'), reason: 'MTNN is listed more than once.' },
  ]);
});

it('asks about a close beyond the limit, once for each row', () => {
  const rows = [row('MTNN', '410', '4510'), row('UBA', '10', '11')];
  expect(stockQuestions('gainers', rows)).toEqual([
    {
      label: 'MTNN from 410.00 to 4,510.00, +1,000.00%, is right, publish it',
      reason: equityStaffMessages.rowBeyondLimit('Row 1 (MTNN)', '+1,000.00%'),
    },
  ]);
});

it('asks about a falling gainer and a rising loser', () => {
  const rows = [row('UP', '100', '103'), row('DOWN', '100', '97'), row('FLAT', '1', '1')];
  const reasons = (kind: StockKind) => stockQuestions(kind, rows).map(({ reason }) => reason);
  const { gainers, losers } = equityStaffMessages;
  expect(reasons('gainers')).toEqual([gainers.wrongDirection('Row 2 (DOWN)', '-3.00%')]);
  expect(reasons('losers')).toEqual([losers.wrongDirection('Row 1 (UP)', '+3.00%')]);
});

it.each([
  ['100', '0', -100],
  ['100', '', -100],
  ['', '100', 0],
  ['0', '100', 0],
])('computes a change from %s to %s as %d percent', (previous, current, change) => {
  expect(rowChange(row('X', previous, current))).toBe(change);
});

it('leaves partly filled rows unsaved', () => {
  const saved = asSaved([row('MTNN', '1', '2'), row('UBA', '', '')]);
  expect(saved.map(({ symbol }) => symbol)).toEqual(['MTNN', '']);
});
