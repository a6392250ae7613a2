import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../firestore/json.ts';
import { field, int, sharedServer } from '../helpers/firestoreServer.ts';
import { query } from '../helpers/tables.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'firestore-indexes-'));
const file = path.join(folder, 'firestore.indexes.json');
let edits = 0;

const configure = (indexes: unknown[], fieldOverrides: unknown[] = []): void => {
  // The length differs each time: two edits may fall into one tick of the file's clock.
  edits += 1;
  writeFileSync(file, JSON.stringify({ indexes, fieldOverrides }) + ' '.repeat(edits));
};

configure([]);
const server = await sharedServer({ indexesFile: file });
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => configure([]));

const from = [{ collectionId: 'c' }];
/**
 * Returns an index of the collection, with fields such as 'a' and 'b DESCENDING'; arrays with
 * 'contains'.
 */
const composite = (...fields: string[]): JsonObject => ({
  collectionGroup: 'c',
  queryScope: 'COLLECTION',
  fields: fields.map((each) => {
    const [fieldPath, order = 'ASCENDING'] = each.split(' ');
    return order === 'CONTAINS' ? { fieldPath, arrayConfig: order } : { fieldPath, order };
  }),
});
const suggestedIn = (message: unknown): unknown =>
  JSON.parse(/\{.*\}$/.exec(String(message))?.[0] ?? '');

interface QueryCase {
  what: string;
  query: JsonObject;
}

// Source: "Index types in Cloud Firestore" and "Index merging" of the documentation.
it.each<QueryCase>([
  { what: 'nothing', query: {} },
  { what: 'one equality', query: { where: ['a', 'EQUAL', 1] } },
  {
    what: 'equalities',
    query: {
      where: {
        AND: [
          ['a', 'EQUAL', 1],
          ['b', 'EQUAL', 1],
          ['t', 'ARRAY_CONTAINS', 1],
        ],
      },
    },
  },
  {
    what: 'in with an equality',
    query: {
      where: {
        AND: [
          ['a', 'EQUAL', 1],
          ['b', 'IN', [1, 2]],
        ],
      },
    },
  },
  {
    what: 'or of equalities',
    query: {
      where: {
        OR: [
          ['a', 'EQUAL', 1],
          {
            AND: [
              ['a', 'EQUAL', 1],
              ['b', 'EQUAL', 1],
            ],
          },
        ],
      },
    },
  },
  { what: 'a range', query: { where: ['a', 'GREATER_THAN', 1] } },
  {
    what: 'a range in its order',
    query: { where: ['a', 'LESS_THAN', 1], orderBy: ['a DESCENDING'] },
  },
  { what: 'an order', query: { orderBy: ['a DESCENDING'] } },
  {
    what: 'an order by the field that is fixed',
    query: { where: ['a', 'EQUAL', 1], orderBy: ['a'] },
  },
  {
    what: 'a group without filters',
    query: { from: [{ collectionId: 'c', allDescendants: true }] },
  },
])('needs no composite index: $what', async (row) => {
  expect(await server.find({ from, ...query(row.query) })).toEqual([]);
});

describe('needs a composite index, and says which', () => {
  it.each<QueryCase & { fields: string[] }>([
    {
      what: 'an equality and an order',
      query: { where: ['a', 'EQUAL', 1], orderBy: ['b'] },
      fields: ['a', 'b'],
    },
    {
      what: 'an order downwards',
      query: { where: ['a', 'EQUAL', 1], orderBy: ['b DESCENDING'] },
      fields: ['a', 'b DESCENDING'],
    },
    {
      what: 'an equality and a range',
      query: {
        where: {
          AND: [
            ['a', 'EQUAL', 1],
            ['b', 'GREATER_THAN', 1],
          ],
        },
      },
      fields: ['a', 'b'],
    },
    {
      what: 'two orders',
      query: { orderBy: ['a', 'b DESCENDING'] },
      fields: ['a', 'b DESCENDING'],
    },
    {
      what: 'two ranges',
      query: {
        where: {
          AND: [
            ['b', 'GREATER_THAN', 1],
            ['a', 'LESS_THAN', 1],
          ],
        },
      },
      fields: ['a', 'b'],
    },
    {
      what: 'array-contains and an order',
      query: { where: ['t', 'ARRAY_CONTAINS', 'x'], orderBy: ['b'] },
      fields: ['t CONTAINS', 'b'],
    },
  ])('$what', async (row) => {
    const asked = { from, ...query(row.query) };
    const found = await server.find(asked);
    expect(found).toMatch(/^FAILED_PRECONDITION: The query requires an index/);
    const entry = suggestedIn(found);
    expect(entry).toMatchObject({ collectionGroup: 'c', queryScope: 'COLLECTION' });
    expect(entry).toHaveProperty('fields.length', row.fields.length);
    // What the message says to add is enough, and is seen without a restart.
    for (const index of [entry, composite(...row.fields)]) {
      configure([index]);
      expect(await server.find(asked)).toEqual([]);
    }
  });

  // Source: "Calculate SUM and AVG aggregations using Firestore" (computed through index scans).
  const aggregate = (asked: JsonObject, aggregations: string[]) =>
    server.call(':runAggregationQuery', {
      structuredAggregationQuery: {
        structuredQuery: { from, ...query(asked) },
        aggregations: aggregations.map((each) => {
          const [kind = '', fieldPath] = each.split(' ');
          return { [kind]: fieldPath ? { field: { fieldPath } } : {} };
        }),
      },
    });

  it.each<QueryCase & { aggregations: string[]; fields?: string[] }>([
    { what: 'of all documents: no', query: {}, aggregations: ['sum n'] },
    { what: 'both of one field: no', query: {}, aggregations: ['sum n', 'avg n'] },
    {
      what: 'of the field that is filtered: no',
      query: { where: ['a', 'EQUAL', 1] },
      aggregations: ['sum a'],
    },
    {
      what: 'of the field that is ordered: no',
      query: { orderBy: ['a'] },
      aggregations: ['avg a'],
    },
    {
      what: 'no more than the query when it only counts: no',
      query: { where: ['a', 'EQUAL', 1] },
      aggregations: ['count'],
    },
    {
      what: 'with an equality: yes',
      query: { where: ['a', 'EQUAL', 1] },
      aggregations: ['sum n'],
      fields: ['a', 'n DESCENDING'],
    },
    { what: 'of two fields: yes', query: {}, aggregations: ['sum n', 'avg m'], fields: ['m', 'n'] },
    {
      what: 'with a range: yes',
      query: { where: ['a', 'GREATER_THAN', 1] },
      aggregations: ['sum n'],
      fields: ['a', 'n'],
    },
    {
      what: 'with an equality and an order: yes',
      query: { where: ['a', 'EQUAL', 1], orderBy: ['b'] },
      aggregations: ['avg n'],
      fields: ['a', 'b', 'n'],
    },
  ])('for a sum or an average, $what', async (row) => {
    if (row.fields) {
      const refused = await aggregate(row.query, row.aggregations);
      expect([refused.status, refused.error]).toEqual([400, 'FAILED_PRECONDITION']);
      configure([suggestedIn(refused.message)]);
      expect((await aggregate(row.query, row.aggregations)).message).toBe('');
      configure([composite(...row.fields)]);
    }
    expect((await aggregate(row.query, row.aggregations)).message).toBe('');
  });

  it.each<QueryCase & { indexes: { of: string[]; collectionGroup?: string }[]; needs: boolean }>([
    {
      what: 'merges indexes that end with the same order',
      indexes: [{ of: ['a', 'z'] }, { of: ['b', 'z'] }],
      query: {
        where: {
          AND: [
            ['a', 'EQUAL', 1],
            ['b', 'EQUAL', 1],
          ],
        },
        orderBy: ['z'],
      },
      needs: false,
    },
    {
      what: 'reads an index backwards',
      indexes: [{ of: ['a', 'b'] }],
      query: { where: ['a', 'EQUAL', 1], orderBy: ['b DESCENDING'] },
      needs: false,
    },
    {
      what: 'but not one half of it',
      indexes: [{ of: ['a', 'b'] }],
      query: { orderBy: ['a', 'b DESCENDING'] },
      needs: true,
    },
    {
      what: 'does not take an index of another collection',
      indexes: [{ of: ['a', 'b'], collectionGroup: 'd' }],
      query: { where: ['a', 'EQUAL', 1], orderBy: ['b'] },
      needs: true,
    },
    {
      what: 'does not take an index of another scope',
      indexes: [{ of: ['a', 'b'] }],
      query: {
        from: [{ collectionId: 'c', allDescendants: true }],
        where: ['a', 'EQUAL', 1],
        orderBy: ['b'],
      },
      needs: true,
    },
  ])('$what', async ({ indexes, needs, ...row }) => {
    configure(indexes.map(({ of, ...rest }) => ({ ...composite(...of), ...rest })));
    const found = await server.find({ from, ...query(row.query) });
    if (needs) expect(found).toMatch(/^FAILED_PRECONDITION: The query requires an index/);
    else expect(found).toEqual([]);
  });

  it('wants an override for a filter on a group', async () => {
    const asked = {
      from: [{ collectionId: 'c', allDescendants: true }],
      where: field('a', 'EQUAL', int(1)),
    };
    const found = await server.find(asked);
    expect(found).toMatch(/"fieldOverrides"/);
    configure([], [suggestedIn(found)]);
    expect(await server.find(asked)).toEqual([]);
  });
});
