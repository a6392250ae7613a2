import { expect, it, test } from 'vitest';
import { FIRST_OF_ITS_KIND } from '@/lib/changeLines';
import type { StockKind } from '../documents';
import changes from './changes.json';
import { describeEquityChange } from './changeWords';

type Row = (string | number)[];
const list = (kind: StockKind, ...rows: Row[]) => ({
  id: kind,
  type: kind,
  lastUpdated: '2025-03-14T17:42:00.000Z',
  stocks: rows.map(([symbol, previousDayClose, currentDayClose], displayOrder) => {
    return { id: symbol, symbol, previousDayClose, currentDayClose, change: 0, displayOrder };
  }),
});
const gtco: Row = ['GTCO', 100, 110];

test.each(changes)('$name', ({ before, after, line }) => {
  const [from, to] = [list('gainers', ...before), list('gainers', ...after)];
  const found = describeEquityChange('equityMarket/topGainers', from, to);
  expect(found?.lines).toHaveLength(1);
  expect(found?.lines[0]).toMatchObject({ label: 'Top 5 gainers', ...line });
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
