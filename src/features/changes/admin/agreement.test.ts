import { expect, test } from 'vitest';
import type { StoredFields } from '@/lib/stored';
import { createChange } from '../../../../tests/helpers/builders';
import { findDisagreeingIds, findDisagreement } from './agreement';
import { type DescribeDocument, describeUnknown } from './describe';

const kinds = { figures: 'whole', news: 'fields', history: 'points' } as const;
const describeKinds: DescribeDocument = (document) => {
  const kind = Object.entries(kinds).find(([name]) => document.path.startsWith(`${name}/`));
  return { ...describeUnknown(document), ...(kind && { recordScope: kind[1] }) };
};

interface Sides {
  before: StoredFields | null;
  after: StoredFields | null;
}
const createSides = (before: StoredFields | null, after: StoredFields | null): Sides => ({
  before,
  after,
});
const createPriceChange = (from: number, to: number) => createSides({ price: from }, { price: to });
const createRecords = (path: string, all: readonly Sides[]) =>
  all.map((each, index) => createChange({ id: String(index), documents: [{ path, ...each }] }));

const createMove = (from: number, to: number) =>
  createSides({ displayOrder: from }, { displayOrder: to });
const createPointsChange = (from: StoredFields, to: StoredFields) =>
  createSides({ points: from }, { points: to });
const createItem = (title: string, displayOrder: number, thumbnailUrl = 'own.png') => ({
  title,
  displayOrder,
  thumbnailUrl,
  updatedAt: title,
});

interface RecordsCase {
  name: string;
  path: string;
  /** The records of one document, from oldest to newest. */
  records: Sides[];
}

function findDisagreeing({ path, records }: RecordsCase): string[] {
  const newestFirst = createRecords(`${path}/1`, records).toReversed();
  return [...findDisagreeingIds(newestFirst, describeKinds)];
}

test.each<RecordsCase>([
  {
    name: 'a first change',
    path: 'figures',
    records: [createPriceChange(3000, 2)],
  },
  {
    name: 'a figure that is saved twice and undone',
    path: 'figures',
    records: [createPriceChange(1, 2), createPriceChange(2, 3), createPriceChange(3, 2)],
  },
  {
    name: 'the save after an undo',
    path: 'figures',
    records: [createPriceChange(1, 2), createPriceChange(2, 1), createPriceChange(1, 4)],
  },
  {
    name: 'a figure that is saved again unchanged',
    path: 'figures',
    records: [createPriceChange(1, 2), createPriceChange(2, 2), createPriceChange(2, 3)],
  },
  {
    name: 'an item that is moved and edited',
    path: 'news',
    records: [
      createSides(null, createItem('a', 0)),
      createMove(0, 3),
      createSides(createItem('a', 3), createItem('b', 3)),
    ],
  },
  {
    name: 'an item that is moved twice',
    path: 'news',
    records: [createMove(0, 1), createMove(1, 2)],
  },
  {
    name: 'an item that was deleted and restored',
    path: 'news',
    records: [
      createSides(createItem('a', 0), createItem('b', 0)),
      createSides(createItem('b', 0), null),
      createSides(null, createItem('b', 0)),
    ],
  },
  {
    name: 'a deleted item whose picture was deleted earlier',
    path: 'news',
    records: [
      createSides(createItem('a', 0), createItem('b', 0, '')),
      createSides(createItem('b', 0, ''), null),
    ],
  },
  {
    name: 'a file whose deletion records only its name and path',
    path: 'news',
    records: [
      createSides(null, { name: 'a.pdf', path: 'p', size: 1 }),
      createSides({ name: 'a.pdf', path: 'p' }, null),
    ],
  },
  {
    name: 'points of different days',
    path: 'history',
    records: [
      createPointsChange({ '2025-03-13': { value: 1 } }, { '2025-03-13': { value: 2 } }),
      createPointsChange({ '2025-03-14': { value: 3000 } }, { '2025-03-14': { value: 4 } }),
    ],
  },
  {
    name: 'a corrected point',
    path: 'history',
    records: [
      createPointsChange({ '2025-03-13': null }, { '2025-03-13': { value: 1 } }),
      createPointsChange({ '2025-03-13': { value: 1 } }, { '2025-03-13': { value: 2 } }),
    ],
  },
  {
    name: 'an import and its undo',
    path: 'history',
    records: [
      createPointsChange(
        { '2025-03-13': { value: 1 }, '2025-03-14': null },
        { '2025-03-13': { value: 2 }, '2025-03-14': { value: 3 } },
      ),
      createPointsChange(
        { '2025-03-13': { value: 2 }, '2025-03-14': { value: 3 } },
        { '2025-03-13': { value: 1 }, '2025-03-14': null },
      ),
      createPointsChange({ '2025-03-14': null }, { '2025-03-14': { value: 5 } }),
    ],
  },
  {
    name: 'the sessions of two series',
    path: 'history',
    records: [
      createSides({ asi: { '2025-03-14': 1 } }, { asi: { '2025-03-14': 2 } }),
      createSides({ rate: { '2025-03-14': 9 } }, { rate: { '2025-03-14': 8 } }),
    ],
  },
])('accepts the change records of $name', (records) => {
  expect(findDisagreeing(records)).toEqual([]);
});

test.each<RecordsCase>([
  {
    name: 'an earlier figure that was never saved',
    path: 'figures',
    records: [createPriceChange(1, 2), createPriceChange(3000, 2)],
  },
  {
    name: 'an additional field of a figure',
    path: 'figures',
    records: [createPriceChange(1, 2), createSides({ price: 2, a: 1 }, null)],
  },
  {
    name: 'a missing field of a figure',
    path: 'figures',
    records: [createPriceChange(1, 2), createSides({}, { price: 2 })],
  },
  {
    name: 'a second figure recorded as the first',
    path: 'figures',
    records: [createPriceChange(1, 2), createSides(null, { price: 2 })],
  },
  {
    name: 'the title of an item',
    path: 'news',
    records: [
      createSides(null, createItem('a', 0)),
      createSides(createItem('x', 0), createItem('a', 0)),
    ],
  },
  {
    name: 'the position of an item',
    path: 'news',
    records: [createMove(0, 1), createSides(createItem('a', 2), createItem('b', 2))],
  },
  {
    name: 'an order of items',
    path: 'news',
    records: [createMove(0, 1), createMove(7, 2)],
  },
  {
    name: 'a change of a deleted item',
    path: 'news',
    records: [
      createSides(createItem('a', 0), null),
      createSides(createItem('a', 0), createItem('b', 0)),
    ],
  },
  {
    name: 'the value of a point',
    path: 'history',
    records: [
      createPointsChange({ '2025-03-13': { value: 1 } }, { '2025-03-13': { value: 2 } }),
      createPointsChange({ '2025-03-13': { value: 3000 } }, { '2025-03-13': { value: 2 } }),
    ],
  },
  {
    name: 'an existing point recorded as new',
    path: 'history',
    records: [
      createPointsChange({ '2025-03-13': { value: 1 } }, { '2025-03-13': { value: 2 } }),
      createPointsChange({ '2025-03-13': null }, { '2025-03-13': { value: 2 } }),
    ],
  },
  {
    name: 'the value of a session',
    path: 'history',
    records: [
      createSides({ asi: { '2025-03-14': 1 } }, { asi: { '2025-03-14': 2 } }),
      createSides({ asi: { '2025-03-14': 3000 } }, { asi: { '2025-03-14': 2 } }),
    ],
  },
])('finds a change record that contradicts the previous one: $name', (records) => {
  expect(findDisagreeing(records)).toEqual(['1']);
});

test('compares a change record only with records of the same document', () => {
  const [first, other, forged, next] = [
    ...createRecords('figures/1', [createPriceChange(1, 2)]),
    ...createRecords('figures/2', [createPriceChange(7, 8)]),
    ...createRecords('figures/1', [createPriceChange(3000, 2), createPriceChange(2, 5)]),
  ].map((each, index) => ({ ...each, id: String(index) }));
  const all = [next, forged, other, first].filter((each) => each !== undefined);
  expect([...findDisagreeingIds(all, describeKinds)]).toEqual(['2']);
});

test('compares only the values that are in both change records', () => {
  const path = 'history/asi-2025';
  const [two, forged] = [{ '2025-03-13': { value: 2 } }, { '2025-03-13': { value: 3000 } }];
  const [earlier, later] = createRecords(path, [
    createSides(null, { points: { '2025-03-12': { value: 9 }, ...two } }),
    createSides({ points: forged }, { points: two }),
  ]).flatMap(({ documents }) => documents);
  if (later === undefined) throw new Error('There are two');
  expect(findDisagreement(later, earlier, describeKinds)).toEqual({
    path,
    before: { points: two },
    after: { points: forged },
  });
});
