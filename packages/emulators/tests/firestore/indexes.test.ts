import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../firestore/json.ts';
import { field, int, startSharedServer } from '../helpers/firestoreServer.ts';
import { expandQuery } from '../helpers/tables.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'firestore-indexes-'));
const file = path.join(folder, 'firestore.indexes.json');
let edits = 0;

const configure = (indexes: unknown[], fieldOverrides: unknown[] = []): void => {
  // Gives the file a different size after each edit. Two edits may have the same modification time,
  // so the time does not show that the file has changed.
  edits += 1;
  writeFileSync(file, JSON.stringify({ indexes, fieldOverrides }) + ' '.repeat(edits));
};

configure([]);
const server = await startSharedServer({ indexesFile: file });
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => configure([]));

const from = [{ collectionId: 'c' }];
/** Returns an index with the given fields, for example 'a', 'b DESCENDING' or 't CONTAINS'. */
const createIndex = (...fields: string[]): JsonObject => ({
  collectionGroup: 'c',
  queryScope: 'COLLECTION',
  fields: fields.map((each) => {
    const [fieldPath, order = 'ASCENDING'] = each.split(' ');
    return order === 'CONTAINS' ? { fieldPath, arrayConfig: order } : { fieldPath, order };
  }),
});
const parseSuggestion = (message: unknown): unknown =>
  JSON.parse(/\{.*\}$/.exec(String(message))?.[0] ?? '');

interface QueryCase {
  what: string;
  query: JsonObject;
}

// Source: https://firebase.google.com/docs/firestore/query-data/index-overview
it.each<QueryCase>([
  { what: 'a query without conditions', query: {} },
  { what: 'one equality', query: { where: ['a', 'EQUAL', 1] } },
  {
    what: 'several equalities',
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
    what: 'an `in` filter with an equality',
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
    what: 'an OR of equalities',
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
  { what: 'a single range', query: { where: ['a', 'GREATER_THAN', 1] } },
  {
    what: 'a range ordered by its field',
    query: { where: ['a', 'LESS_THAN', 1], orderBy: ['a DESCENDING'] },
  },
  { what: 'a single order', query: { orderBy: ['a DESCENDING'] } },
  {
    what: 'an order by a field with an equality',
    query: { where: ['a', 'EQUAL', 1], orderBy: ['a'] },
  },
  {
    what: 'a collection group query without filters',
    query: { from: [{ collectionId: 'c', allDescendants: true }] },
  },
])('needs no composite index for $what', async (row) => {
  expect(await server.find({ from, ...expandQuery(row.query) })).toEqual([]);
});

describe('composite indexes', () => {
  it.each<QueryCase & { fields: string[] }>([
    {
      what: 'an equality and an order',
      query: { where: ['a', 'EQUAL', 1], orderBy: ['b'] },
      fields: ['a', 'b'],
    },
    {
      what: 'a descending order',
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
  ])('suggests the missing index for $what', async (row) => {
    const structuredQuery = { from, ...expandQuery(row.query) };
    const result = await server.find(structuredQuery);
    expect(result).toMatch(/^FAILED_PRECONDITION: The query requires an index/);
    const entry = parseSuggestion(result);
    expect(entry).toMatchObject({ collectionGroup: 'c', queryScope: 'COLLECTION' });
    expect(entry).toHaveProperty('fields.length', row.fields.length);
    // With the suggested index, the query works without a restart.
    for (const index of [entry, createIndex(...row.fields)]) {
      configure([index]);
      expect(await server.find(structuredQuery)).toEqual([]);
    }
  });

  // Source: https://firebase.google.com/docs/firestore/query-data/aggregation-queries
  const runAggregation = (structuredQuery: JsonObject, aggregations: string[]) =>
    server.call(':runAggregationQuery', {
      structuredAggregationQuery: {
        structuredQuery: { from, ...expandQuery(structuredQuery) },
        aggregations: aggregations.map((each) => {
          const [kind = '', fieldPath] = each.split(' ');
          return { [kind]: fieldPath ? { field: { fieldPath } } : {} };
        }),
      },
    });

  it.each<QueryCase & { aggregations: string[]; fields?: string[] }>([
    { what: 'no index to aggregate all documents', query: {}, aggregations: ['sum n'] },
    { what: 'no index to sum and average one field', query: {}, aggregations: ['sum n', 'avg n'] },
    {
      what: 'no index to aggregate the filtered field',
      query: { where: ['a', 'EQUAL', 1] },
      aggregations: ['sum a'],
    },
    {
      what: 'no index to aggregate the ordered field',
      query: { orderBy: ['a'] },
      aggregations: ['avg a'],
    },
    {
      what: 'no further index to count documents',
      query: { where: ['a', 'EQUAL', 1] },
      aggregations: ['count'],
    },
    {
      what: 'an index to aggregate with an equality',
      query: { where: ['a', 'EQUAL', 1] },
      aggregations: ['sum n'],
      fields: ['a', 'n DESCENDING'],
    },
    {
      what: 'an index to aggregate two fields',
      query: {},
      aggregations: ['sum n', 'avg m'],
      fields: ['m', 'n'],
    },
    {
      what: 'an index to aggregate with a range',
      query: { where: ['a', 'GREATER_THAN', 1] },
      aggregations: ['sum n'],
      fields: ['a', 'n'],
    },
    {
      what: 'an index to aggregate with an equality and an order',
      query: { where: ['a', 'EQUAL', 1], orderBy: ['b'] },
      aggregations: ['avg n'],
      fields: ['a', 'b', 'n'],
    },
  ])('needs $what', async (row) => {
    if (row.fields) {
      const response = await runAggregation(row.query, row.aggregations);
      expect([response.status, response.error]).toEqual([400, 'FAILED_PRECONDITION']);
      configure([parseSuggestion(response.message)]);
      expect((await runAggregation(row.query, row.aggregations)).message).toBe('');
      configure([createIndex(...row.fields)]);
    }
    expect((await runAggregation(row.query, row.aggregations)).message).toBe('');
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
      what: 'does not use an index if the query needs only one of the two fields in reverse order',
      indexes: [{ of: ['a', 'b'] }],
      query: { orderBy: ['a', 'b DESCENDING'] },
      needs: true,
    },
    {
      what: 'does not use an index of another collection',
      indexes: [{ of: ['a', 'b'], collectionGroup: 'd' }],
      query: { where: ['a', 'EQUAL', 1], orderBy: ['b'] },
      needs: true,
    },
    {
      what: 'does not use an index of a collection for a query of a collection group',
      indexes: [{ of: ['a', 'b'] }],
      query: {
        from: [{ collectionId: 'c', allDescendants: true }],
        where: ['a', 'EQUAL', 1],
        orderBy: ['b'],
      },
      needs: true,
    },
  ])('$what', async ({ indexes, needs, ...row }) => {
    configure(indexes.map(({ of, ...rest }) => ({ ...createIndex(...of), ...rest })));
    const result = await server.find({ from, ...expandQuery(row.query) });
    if (needs) expect(result).toMatch(/^FAILED_PRECONDITION: The query requires an index/);
    else expect(result).toEqual([]);
  });

  it('requires a field override for a filter on a collection group', async () => {
    const structuredQuery = {
      from: [{ collectionId: 'c', allDescendants: true }],
      where: field('a', 'EQUAL', int(1)),
    };
    const result = await server.find(structuredQuery);
    expect(result).toMatch(/"fieldOverrides"/);
    configure([], [parseSuggestion(result)]);
    expect(await server.find(structuredQuery)).toEqual([]);
  });
});
