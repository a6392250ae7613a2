import { expect, test } from 'vitest';
import type { StoredFields } from '@/lib/stored';
import { recordedChange } from '../../../../tests/helpers/builders';
import { disagreeing, disagreement } from './agreement';
import { type Describe, describeUnknown } from './describe';

const kinds = { figures: 'whole', news: 'fields', history: 'points' } as const;
const describeKinds: Describe = (document) => {
  const kind = Object.entries(kinds).find(([name]) => document.path.startsWith(`${name}/`));
  return { ...describeUnknown(document), ...(kind && { recordScope: kind[1] }) };
};

interface Sides {
  before: StoredFields | null;
  after: StoredFields | null;
}
const sides = (before: StoredFields | null, after: StoredFields | null): Sides => ({
  before,
  after,
});
const price = (from: number, to: number) => sides({ price: from }, { price: to });
const recorded = (path: string, all: readonly Sides[]) =>
  all.map((each, index) => recordedChange({ id: String(index), documents: [{ path, ...each }] }));

const moved = (from: number, to: number) => sides({ displayOrder: from }, { displayOrder: to });
const points = (from: StoredFields, to: StoredFields) => sides({ points: from }, { points: to });
const item = (title: string, displayOrder: number, thumbnailUrl = 'own.png') => ({
  title,
  displayOrder,
  thumbnailUrl,
  updatedAt: title,
});

interface RecordsCase {
  name: string;
  path: string;
  /** The records of one document, oldest first. */
  records: Sides[];
}

/** Returns the indexes of the records that do not agree with the one before. */
function findDisagreeing({ path, records }: RecordsCase): string[] {
  const newestFirst = recorded(`${path}/1`, records).toReversed();
  return [...disagreeing(newestFirst, describeKinds)];
}

test.each<RecordsCase>([
  {
    name: 'a first change',
    path: 'figures',
    records: [price(3000, 2)],
  },
  {
    name: 'a figure that is saved twice and undone',
    path: 'figures',
    records: [price(1, 2), price(2, 3), price(3, 2)],
  },
  {
    name: 'the save after an undo',
    path: 'figures',
    records: [price(1, 2), price(2, 1), price(1, 4)],
  },
  {
    name: 'a figure that is saved again unchanged',
    path: 'figures',
    records: [price(1, 2), price(2, 2), price(2, 3)],
  },
  {
    name: 'an item that is moved and edited',
    path: 'news',
    records: [sides(null, item('a', 0)), moved(0, 3), sides(item('a', 3), item('b', 3))],
  },
  {
    name: 'an item that is moved twice',
    path: 'news',
    records: [moved(0, 1), moved(1, 2)],
  },
  {
    name: 'an item that was deleted and restored',
    path: 'news',
    records: [
      sides(item('a', 0), item('b', 0)),
      sides(item('b', 0), null),
      sides(null, item('b', 0)),
    ],
  },
  {
    name: 'a deleted item whose picture was deleted earlier',
    path: 'news',
    records: [sides(item('a', 0), item('b', 0, '')), sides(item('b', 0, ''), null)],
  },
  {
    name: 'a file whose deletion records only its name and path',
    path: 'news',
    records: [
      sides(null, { name: 'a.pdf', path: 'p', size: 1 }),
      sides({ name: 'a.pdf', path: 'p' }, null),
    ],
  },
  {
    name: 'points of different days',
    path: 'history',
    records: [
      points({ '2025-03-13': { value: 1 } }, { '2025-03-13': { value: 2 } }),
      points({ '2025-03-14': { value: 3000 } }, { '2025-03-14': { value: 4 } }),
    ],
  },
  {
    name: 'a corrected point',
    path: 'history',
    records: [
      points({ '2025-03-13': null }, { '2025-03-13': { value: 1 } }),
      points({ '2025-03-13': { value: 1 } }, { '2025-03-13': { value: 2 } }),
    ],
  },
  {
    name: 'an import and its undo',
    path: 'history',
    records: [
      points(
        { '2025-03-13': { value: 1 }, '2025-03-14': null },
        { '2025-03-13': { value: 2 }, '2025-03-14': { value: 3 } },
      ),
      points(
        { '2025-03-13': { value: 2 }, '2025-03-14': { value: 3 } },
        { '2025-03-13': { value: 1 }, '2025-03-14': null },
      ),
      points({ '2025-03-14': null }, { '2025-03-14': { value: 5 } }),
    ],
  },
  {
    name: 'the sessions of two series',
    path: 'history',
    records: [
      sides({ asi: { '2025-03-14': 1 } }, { asi: { '2025-03-14': 2 } }),
      sides({ rate: { '2025-03-14': 9 } }, { rate: { '2025-03-14': 8 } }),
    ],
  },
])('accepts the records of $name', (records) => {
  expect(findDisagreeing(records)).toEqual([]);
});

test.each<RecordsCase>([
  {
    name: 'an earlier figure that was never saved',
    path: 'figures',
    records: [price(1, 2), price(3000, 2)],
  },
  {
    name: 'an additional field of a figure',
    path: 'figures',
    records: [price(1, 2), sides({ price: 2, a: 1 }, null)],
  },
  {
    name: 'a missing field of a figure',
    path: 'figures',
    records: [price(1, 2), sides({}, { price: 2 })],
  },
  {
    name: 'a second figure recorded as the first',
    path: 'figures',
    records: [price(1, 2), sides(null, { price: 2 })],
  },
  {
    name: 'the title of an item',
    path: 'news',
    records: [sides(null, item('a', 0)), sides(item('x', 0), item('a', 0))],
  },
  {
    name: 'the position of an item',
    path: 'news',
    records: [moved(0, 1), sides(item('a', 2), item('b', 2))],
  },
  {
    name: 'an order of items',
    path: 'news',
    records: [moved(0, 1), moved(7, 2)],
  },
  {
    name: 'a change of a deleted item',
    path: 'news',
    records: [sides(item('a', 0), null), sides(item('a', 0), item('b', 0))],
  },
  {
    name: 'the value of a point',
    path: 'history',
    records: [
      points({ '2025-03-13': { value: 1 } }, { '2025-03-13': { value: 2 } }),
      points({ '2025-03-13': { value: 3000 } }, { '2025-03-13': { value: 2 } }),
    ],
  },
  {
    name: 'an existing point recorded as new',
    path: 'history',
    records: [
      points({ '2025-03-13': { value: 1 } }, { '2025-03-13': { value: 2 } }),
      points({ '2025-03-13': null }, { '2025-03-13': { value: 2 } }),
    ],
  },
  {
    name: 'the value of a session',
    path: 'history',
    records: [
      sides({ asi: { '2025-03-14': 1 } }, { asi: { '2025-03-14': 2 } }),
      sides({ asi: { '2025-03-14': 3000 } }, { asi: { '2025-03-14': 2 } }),
    ],
  },
])('finds a record that contradicts the previous one: $name', (records) => {
  expect(findDisagreeing(records)).toEqual(['1']);
});

test('compares only records of the same document', () => {
  const [first, other, forged, next] = [
    ...recorded('figures/1', [price(1, 2)]),
    ...recorded('figures/2', [price(7, 8)]),
    ...recorded('figures/1', [price(3000, 2), price(2, 5)]),
  ].map((each, index) => ({ ...each, id: String(index) }));
  const all = [next, forged, other, first].filter((each) => each !== undefined);
  expect([...disagreeing(all, describeKinds)]).toEqual(['2']);
});

test('compares only the values that both records have', () => {
  const path = 'history/asi-2025';
  const [two, forged] = [{ '2025-03-13': { value: 2 } }, { '2025-03-13': { value: 3000 } }];
  const [earlier, later] = recorded(path, [
    sides(null, { points: { '2025-03-12': { value: 9 }, ...two } }),
    sides({ points: forged }, { points: two }),
  ]).flatMap(({ documents }) => documents);
  if (later === undefined) throw new Error('There are two');
  expect(disagreement(later, earlier, describeKinds)).toEqual({
    path,
    before: { points: two },
    after: { points: forged },
  });
});
