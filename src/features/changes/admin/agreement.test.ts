import { describe, expect, it, test } from 'vitest';
import type { DescribeChange } from '@/lib/changeLines';
import type { StoredFields } from '@/lib/stored';
import { recordedChange } from '../../../../tests/helpers/builders';
import { disagreeing, disagreement } from './agreement';

const kinds = { figures: 'whole', news: 'fields', history: 'points' } as const;
const describers = Object.entries(kinds).map(
  ([collection, kept]): DescribeChange =>
    (path) =>
      path.startsWith(`${collection}/`) ? { name: path, lines: [], kept } : null,
);

type Sides = [before: StoredFields | null, after: StoredFields | null];
const price = (from: number, to: number): Sides => [{ price: from }, { price: to }];
const place = (from: number, to: number): Sides => [{ displayOrder: from }, { displayOrder: to }];
const item = (title: string, displayOrder = 0) => {
  return { title, displayOrder, thumbnailUrl: 'own.png', updatedAt: title };
};
const day = (key: string, from: number | null, to: number | null): Sides => [
  { points: { [key]: from === null ? null : { value: from } } },
  { points: { [key]: to === null ? null : { value: to } } },
];
const session = (series: string, from: number, to: number): Sides => [
  { [series]: { '2025-03-14': from } },
  { [series]: { '2025-03-14': to } },
];

const recorded = (path: string, all: Sides[]) =>
  all.map(([before, after], index) =>
    recordedChange({ id: String(index), documents: [{ path, before, after }] }),
  );
/** The places of the records that do not agree, of records of one document, oldest first. */
const wrongOf = (path: string, all: Sides[]) =>
  [...disagreeing(recorded(path, all).toReversed(), describers)].map(Number);

type Row = [name: string, path: keyof typeof kinds, records: Sides[]];

describe('records agree', () => {
  it.each<Row>([
    ['of a first change', 'figures', [price(3000, 2)]],
    ['of saves of a figure, and their undo', 'figures', [price(1, 2), price(2, 3), price(3, 2)]],
    ['of the save after an undo', 'figures', [price(1, 2), price(2, 1), price(1, 4)]],
    ['of a figure saved again', 'figures', [price(1, 2), price(2, 2), price(2, 3)]],
    ['of items and orders', 'news', [[null, item('a')], place(0, 3), [item('a', 3), item('b', 3)]]],
    ['of an order after an order', 'news', [place(0, 1), place(1, 2)]],
    [
      'of an item that was deleted and put back',
      'news',
      [
        [item('a'), item('b')],
        [item('b'), null],
        [null, item('b')],
      ],
    ],
    [
      'of an item whose picture was deleted before it',
      'news',
      [
        [item('a'), { ...item('b'), thumbnailUrl: '' }],
        [{ ...item('b'), thumbnailUrl: '' }, null],
      ],
    ],
    [
      'of a file whose deletion tells its name and path alone',
      'news',
      [
        [null, { name: 'a.pdf', path: 'p', size: 1 }],
        [{ name: 'a.pdf', path: 'p' }, null],
      ],
    ],
    ['of other points', 'history', [day('2025-03-13', 1, 2), day('2025-03-14', 3000, 4)]],
    ['of a point, corrected', 'history', [day('2025-03-13', null, 1), day('2025-03-13', 1, 2)]],
    [
      'of an import and its undo',
      'history',
      [
        [
          { points: { '2025-03-13': { value: 1 }, '2025-03-14': null } },
          { points: { '2025-03-13': { value: 2 }, '2025-03-14': { value: 3 } } },
        ],
        [
          { points: { '2025-03-13': { value: 2 }, '2025-03-14': { value: 3 } } },
          { points: { '2025-03-13': { value: 1 }, '2025-03-14': null } },
        ],
        day('2025-03-14', null, 5),
      ],
    ],
    ['of the sessions of two series', 'history', [session('asi', 1, 2), session('rate', 9, 8)]],
  ])('%s', (_, path, records) => {
    expect(wrongOf(`${path}/1`, records)).toEqual([]);
  });
});

describe('a record does not agree', () => {
  it.each<Row>([
    ['of a figure that was never there', 'figures', [price(1, 2), price(3000, 2)]],
    ['of a figure with more than was there', 'figures', [price(1, 2), [{ price: 2, a: 1 }, null]]],
    ['of a figure without what was there', 'figures', [price(1, 2), [{}, { price: 2 }]]],
    ['of a figure that is said to be the first', 'figures', [price(1, 2), [null, { price: 2 }]]],
    [
      'of the words of an item',
      'news',
      [
        [null, item('a')],
        [item('x'), item('a')],
      ],
    ],
    ['of the place of an item', 'news', [place(0, 1), [item('a', 2), item('b', 2)]]],
    ['of an order', 'news', [place(0, 1), place(7, 2)]],
    [
      'of an item that was deleted',
      'news',
      [
        [item('a'), null],
        [item('a'), item('b')],
      ],
    ],
    ['of a point', 'history', [day('2025-03-13', 1, 2), day('2025-03-13', 3000, 2)]],
    ['of a point that was there', 'history', [day('2025-03-13', 1, 2), day('2025-03-13', null, 2)]],
    ['of a session', 'history', [session('asi', 1, 2), session('asi', 3000, 2)]],
  ])('%s', (_, path, records) => {
    expect(wrongOf(`${path}/1`, records)).toEqual([1]);
  });
});

test('a record is compared with the one before of the same document', () => {
  const [first, other, forged, next] = [
    ...recorded('figures/1', [price(1, 2)]),
    ...recorded('figures/2', [price(7, 8)]),
    ...recorded('figures/1', [price(3000, 2), price(2, 5)]),
  ].map((each, index) => ({ ...each, id: String(index) }));
  const all = [next, forged, other, first].filter((each) => each !== undefined);
  expect([...disagreeing(all, describers)]).toEqual(['2']);
});

test('what differs is told as far as both tell of it', () => {
  const path = 'history/asi-2025';
  const [earlier, later] = recorded(path, [
    [null, { points: { '2025-03-12': { value: 9 }, '2025-03-13': { value: 2 } } }],
    day('2025-03-13', 3000, 2),
  ]).flatMap(({ documents }) => documents);
  if (later === undefined) throw new Error('There are two');
  expect(disagreement(later, earlier, describers)).toEqual({
    path,
    before: { points: { '2025-03-13': { value: 2 } } },
    after: { points: { '2025-03-13': { value: 3000 } } },
  });
});
