import { expect, it, test } from 'vitest';
import { FIRST_OF_ITS_KIND } from '@/lib/changeLines';
import type { StockKind } from '../documents';
import { describeEquityChange } from './changeWords';

type Row = [symbol: string, previous: number, current: number];
const list = (kind: StockKind, ...rows: Row[]) => ({
  id: kind,
  type: kind,
  lastUpdated: '2025-03-14T17:42:00.000Z',
  stocks: rows.map(([symbol, previousDayClose, currentDayClose], displayOrder) => ({
    id: symbol,
    symbol,
    previousDayClose,
    currentDayClose,
    change: 0,
    displayOrder,
  })),
});
const gainers = (...rows: Row[]) => list('gainers', ...rows);
const gtco: Row = ['GTCO', 100, 110];
const mtnn: Row = ['MTNN', 200, 210];
const wapco: Row = ['WAPCO', 50, 51];

test.each<[string, Row[], Row[], string[]]>([
  [
    'who came and went',
    [gtco, wapco],
    [mtnn, gtco],
    ['WAPCO out', 'MTNN in', '1 in, 1 out, 1 moved'],
  ],
  ['who only moved', [gtco, mtnn], [mtnn, gtco], ['GTCO, MTNN', 'MTNN, GTCO', '2 moved']],
  ['who came', [gtco], [gtco, mtnn], ['-', 'MTNN in', '1 in']],
  [
    'another close',
    [gtco, mtnn],
    [['GTCO', 100, 105], mtnn],
    ['GTCO +10.00%', 'GTCO +5.00%', 'other closes'],
  ],
])('%s', (_, before, after, [from, to, words]) => {
  const found = describeEquityChange(
    'equityMarket/topGainers',
    gainers(...before),
    gainers(...after),
  );
  expect(found?.lines).toHaveLength(1);
  expect(found?.lines[0]).toMatchObject({
    label: 'Top 5 gainers',
    before: from,
    after: to,
    words,
  });
  expect(found?.lines[0]?.full?.before).toContain(before[0]?.[0]);
});

it('says nothing of a list that was saved again, and nothing of others', () => {
  const losers = list('losers', gtco);
  const again = { ...losers, lastUpdated: '2025-03-15T17:42:00.000Z' };
  expect(describeEquityChange('equityMarket/topLosers', losers, again)).toMatchObject({
    name: 'Top 5 losers',
    lines: [],
  });
  expect(describeEquityChange('marketIndices/ASI', null, null)).toBeNull();
});

it('leaves a first list as it is', () => {
  expect(describeEquityChange('equityMarket/topLosers', null, list('losers', gtco))).toMatchObject({
    notUndone: FIRST_OF_ITS_KIND,
  });
});
