import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTable } from '@/lib/table/findTable';
import { priceListTableKind } from './columns';
import type { ShareRow } from './listRow';
import { canBeInTopFive, rankShares } from './rank';
import { readList } from './readList';

const bare = { row: 1, name: '', text: '', value: null, volume: null, traded: true };
const noVerdict = {
  hasAmount: false,
  untraded: false,
  day: null,
  why: '',
  reason: null,
  detail: '',
};
const createShare = (
  symbol: string,
  previous: number,
  current: number,
  more: Partial<ShareRow> = {},
) => {
  return { ...bare, ...noVerdict, symbol, previous, current, ...more };
};
const listSymbols = (rows: readonly { symbol: string }[]) => rows.map(({ symbol }) => symbol);

it('ranks shares by their exact change and not by the rounded change', () => {
  const list = [
    createShare('A', 3000, 3010),
    createShare('B', 6000, 6020.01),
    createShare('C', 3, 3.0100000001),
  ];
  expect(listSymbols(rankShares('gainers', list).five)).toEqual(['B', 'C', 'A']);
  const losers = list.map((row) => ({ ...row, current: 2 * row.previous - row.current }));
  expect(listSymbols(rankShares('losers', losers).five)).toEqual(['B', 'C', 'A']);
});

it('finds a tie between changes that differ only by a floating-point error', () => {
  const four = ['A', 'B', 'C', 'D'].map((name, at) => createShare(name, 10, 13 - at / 10));
  const tied = [
    createShare('G', 0.3, 0.33),
    createShare('E', 700, 770),
    createShare('F', 1.1, 1.21),
  ];
  const { five, tied: outside } = rankShares('gainers', [...four, ...tied]);
  expect(listSymbols(five)).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(listSymbols(outside)).toEqual(['F', 'G']);
  expect(rankShares('gainers', [...four, ...tied.slice(0, 1)]).tied).toEqual([]);
});

it.each([
  ['value', { value: 5, volume: 1 }, { value: 9, volume: 0 }],
  ['volume', { volume: 5 }, { volume: 9 }],
  ['volume', { value: 7, volume: 5 }, { value: 7, volume: 9 }],
  ['symbol', {}, {}],
])('sorts tied shares by %s', (by, later, sooner) => {
  const [first, second] = by === 'symbol' ? ['UBA', 'ZENITH'] : ['ZENITH', 'UBA'];
  const list = [createShare(second, 100, 105, later), createShare(first, 20, 21, sooner)];
  expect(listSymbols(rankShares('gainers', list).five)).toEqual([first, second]);
});

describe('an unreadable row', () => {
  const up = ['A', 'B', 'C', 'D', 'E'].map((name, at) => createShare(name, 100, 109 - at));
  const rankings = { gainers: rankShares('gainers', up), losers: rankShares('losers', []) };
  it.each([
    ['has no close', true, 0, true],
    ['was not traded', false, 0, false],
    ['rose more than the fifth share', true, 106, true],
    ['rose as much as the fifth share', true, 105, true],
    ['rose less than the fifth share', true, 104, false],
    ['fell while there are fewer than five losers', true, 99, true],
    ['did not move', true, 100, false],
  ])(
    'decides whether an unreadable row can be in the top five if it %s (traded: %s, close: %d): %s',
    (_, traded, current, expected) => {
      const unread = { ...createShare('F', 100, current), traded };
      expect(canBeInTopFive(current === 0 ? { ...unread, current: null } : unread, rankings)).toBe(
        expected,
      );
    },
  );
});

const likelyCells = [
  '',
  '--',
  'GTCO',
  'UBA',
  'TOTAL',
  'NEWGOLD',
  '58.20',
  '1,050.00',
  '3O.15',
  '12,50',
  '0',
  '#N/A',
  'Symbol',
  'Close',
  'PClose',
  '21 Nov 26',
  'a b',
  '(5)',
  '10',
];
const cell = fc.oneof(fc.constantFrom(...likelyCells), fc.string({ maxLength: 6 }));
const anyRows = fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 30 });
/** Generates a row like those in a price list. Several generated rows often share a symbol. */
const likely = fc.tuple(
  fc.constantFrom('GTCO', 'UBA', 'TOTAL', 'NEWGOLD'),
  fc.constantFrom('1', '2', '3', '--', 'x'),
  fc.constantFrom('1', '2', '3', '--'),
  fc.constantFrom('0', '5', ''),
  fc.constantFrom('21 Nov 26', '20 Nov 26', ''),
);
const headed = fc
  .array(fc.oneof(fc.array(cell, { maxLength: 5 }), likely), { maxLength: 30 })
  .map((rows): string[][] => [['Symbol', 'PClose', 'Close', 'Volume', 'Trade Date'], ...rows]);

it('puts each row of a random table into exactly one of read, leftOut and unread', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyRows, headed),
      fc.constantFrom('free' as const, 'atMost' as const, 'exactly' as const),
      (rows, shape) => {
        const reading = readList(findTable({ name: '', rows, shape }, priceListTableKind));
        const all = [...reading.read, ...reading.leftOut, ...reading.unread];
        expect(all.map(({ row }) => row).sort((a, b) => a - b)).toEqual(
          rows.map((_, at) => at + 1),
        );
      },
    ),
    { numRuns: 500 },
  );
});

const price = fc.integer({ min: 1, max: 40 }).map((tenths) => String(tenths / 10));
const sharesOf = fc.uniqueArray(
  fc.tuple(
    fc.stringMatching(/^[A-Z]{1,3}$/),
    price,
    price,
    fc.constantFrom('', '1', '2'),
    fc.constantFrom('', '1', '2'),
  ),
  { maxLength: 40, selector: ([symbol]) => symbol },
);

it('ranks shares in the same order for any order of the rows', () => {
  const list = sharesOf.chain((rows) =>
    fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
  );
  fc.assert(
    fc.property(list, ([rows, shuffled]) => {
      const [one, other] = [rows, shuffled].map((order) => {
        const rows = [['Symbol', 'PClose', 'Close', 'Volume', 'Value'], ...order];
        const { read } = readList(findTable({ name: '', rows, shape: 'free' }, priceListTableKind));
        return (['gainers', 'losers'] as const).map((kind) => {
          const { five, tied } = rankShares(kind, read);
          return { five: listSymbols(five), tied: listSymbols(tied) };
        });
      });
      expect(one).toEqual(other);
    }),
    { numRuns: 300 },
  );
});
