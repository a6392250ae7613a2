import { expect, test } from 'vitest';
import type { StoredFields } from '@/lib/stored';
import { recordedChange } from '../../../../tests/helpers/builders';
import cases from './agreement.cases.json' with { type: 'json' };
import { disagreeing, disagreement } from './agreement';
import { type Describe, describeUnknown } from './describe';

const kinds = { figures: 'whole', news: 'fields', history: 'points' } as const;
const describeKinds: Describe = (document) => {
  const kind = Object.entries(kinds).find(([name]) => document.path.startsWith(`${name}/`));
  return { ...describeUnknown(document), ...(kind && { kept: kind[1] }) };
};

interface Sides {
  before: StoredFields | null;
  after: StoredFields | null;
}
const sides = (before: StoredFields | null, after: StoredFields): Sides => ({ before, after });
const price = (from: number, to: number) => sides({ price: from }, { price: to });
const recorded = (path: string, all: readonly Sides[]) =>
  all.map((each, index) => recordedChange({ id: String(index), documents: [{ path, ...each }] }));

interface Row {
  name: string;
  path: string;
  /** The records of one document, oldest first. */
  records: Sides[];
  wrong: string[];
}
test.each<Row>(cases)('$name', ({ path, records, wrong }) => {
  const newestFirst = recorded(`${path}/1`, records).toReversed();
  expect([...disagreeing(newestFirst, describeKinds)]).toEqual(wrong);
});

test('a record is compared with the one before of the same document', () => {
  const [first, other, forged, next] = [
    ...recorded('figures/1', [price(1, 2)]),
    ...recorded('figures/2', [price(7, 8)]),
    ...recorded('figures/1', [price(3000, 2), price(2, 5)]),
  ].map((each, index) => ({ ...each, id: String(index) }));
  const all = [next, forged, other, first].filter((each) => each !== undefined);
  expect([...disagreeing(all, describeKinds)]).toEqual(['2']);
});

test('what differs is told as far as both tell of it', () => {
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
