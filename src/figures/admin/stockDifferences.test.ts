import { expect, it, test } from 'vitest';
import type { StockKind } from '../stocks';
import { describeFigureChange } from './differences';
import { toStockFieldRows } from './stockDifferences';

type Row = (string | number)[];
const createList = (kind: StockKind, ...rows: Row[]) => ({
  id: kind,
  type: kind,
  lastUpdated: '2025-03-14T17:42:00.000Z',
  stocks: rows.map(([symbol, previousDayClose, currentDayClose], displayOrder) => {
    return { id: symbol, symbol, previousDayClose, currentDayClose, change: 0, displayOrder };
  }),
});
const gtco: Row = ['GTCO', 100, 110];

test.each([
  {
    name: 'shares that entered and left',
    before: [
      ['GTCO', 100, 110],
      ['WAPCO', 50, 51],
    ],
    after: [
      ['MTNN', 200, 210],
      ['GTCO', 100, 110],
    ],
    line: { before: 'WAPCO out', after: 'MTNN in', words: '1 in, 1 out, 1 moved' },
  },
  {
    name: 'shares that only moved',
    before: [
      ['GTCO', 100, 110],
      ['MTNN', 200, 210],
    ],
    after: [
      ['MTNN', 200, 210],
      ['GTCO', 100, 110],
    ],
    line: { before: 'GTCO, MTNN', after: 'MTNN, GTCO', words: '2 moved' },
  },
  {
    name: 'a share that entered',
    before: [['GTCO', 100, 110]],
    after: [
      ['GTCO', 100, 110],
      ['MTNN', 200, 210],
    ],
    line: { before: '-', after: 'MTNN in', words: '1 in' },
  },
  {
    name: 'a changed close',
    before: [
      ['GTCO', 100, 110],
      ['MTNN', 200, 210],
    ],
    after: [
      ['GTCO', 100, 105],
      ['MTNN', 200, 210],
    ],
    line: { before: 'GTCO +10.00%', after: 'GTCO +5.00%', words: 'new closes' },
  },
])('describes the difference between two lists: $name', ({ before, after, line }) => {
  const [from, to] = [createList('gainers', ...before), createList('gainers', ...after)];
  const found = describeFigureChange('equityMarket/topGainers', from, to);
  const shown = found?.differences.map((each) => ({
    label: each.label,
    before: each.before?.short,
    after: each.after?.short,
    words: each.note,
  }));
  expect(shown).toEqual([{ label: 'Top 5 gainers', ...line }]);
  expect(found?.differences[0]?.before?.text).toContain(before[0]?.[0]);
});

it('finds no difference if a list is saved again without a change', () => {
  const losers = createList('losers', gtco);
  const again = { ...losers, lastUpdated: '2025-03-15T17:42:00.000Z' };
  expect(describeFigureChange('equityMarket/topLosers', losers, again)).toMatchObject({
    name: 'Top 5 losers',
    differences: [],
  });
});

it('labels the rows of a list with their positions', () => {
  const typed = [
    ['mtnn ', '220', '1,245.5'],
    ['', '5', 'abc'],
    ['OANDO', '', '7'],
    [' ', '', ''],
  ];
  const rows = typed.map(([symbol = '', previous = '', current = ''], index) => {
    return { id: `row-${index}`, stockId: '', symbol, previous, current };
  });
  expect(toStockFieldRows(rows)).toEqual([
    { label: '#1', text: 'mtnn', detail: '220.00 to 1,245.50' },
    { label: '#2', text: '-', detail: '5.00 to abc' },
    { label: '#3', text: 'OANDO', detail: '- to 7.00' },
    { label: '#4', text: '' },
  ]);
});
