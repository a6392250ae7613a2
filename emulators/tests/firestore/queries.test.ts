import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../firestore/json.ts';
import {
  ROOT,
  all,
  any,
  by,
  dict,
  field,
  int,
  list,
  testServer,
  text,
  type TestServer,
} from '../helpers/firestoreServer.ts';
import * as tables from '../helpers/tables.ts';
import queries from '../conformance/queries.json' with { type: 'json' };

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.put(tables.documents(queries.documents));
});
afterAll(() => server.close());

const double = (doubleValue: number | string): JsonObject => ({ doubleValue });
const ref = (path: string): JsonObject => ({ referenceValue: `${ROOT}/${path}` });
const from = [{ collectionId: 'c' }];

it.each(queries.filters)('filters: $what', async ({ where, ids }) => {
  expect(await server.find({ from, where: tables.filter(where) })).toEqual(Array.from(ids));
});

describe('order, cursors, limits', () => {
  it.each(queries.queries)('$what', async ({ query, ids }) => {
    expect(await server.find({ from, ...tables.query(query) })).toEqual(Array.from(ids));
  });

  it('finds a group', async () => {
    const group = [{ collectionId: 'c', allDescendants: true }];
    const query = { from: group, where: field('n', 'EQUAL', int(2)) };
    expect(await server.find(query)).toEqual(['inner', 'b', 'c', 'far']);
  });

  it('finds a group below one document', async () => {
    const query = { from: [{ collectionId: 'c', allDescendants: true }] };
    expect(await server.find(query, '/other/o')).toEqual(['far']);
  });

  // As `firebase firestore:delete` asks for all that lies below a path.
  it('finds the documents of all collections', async () => {
    const everything = { from: [{ allDescendants: true }] };
    expect(await server.find(everything, '/c/a')).toEqual(['inner']);
    expect(await server.find({ ...everything, limit: 3 })).toEqual(['a', 'inner', 'b']);
    await server.put({ 'late/l': {} });
    expect(await server.find({ ...everything, orderBy: [by('__name__', 'DESCENDING')] })).toEqual([
      ...['far', 'l', 'h', 'g', 'f', 'e', 'd', 'c', 'b', 'inner', 'a'],
    ]);
    await server.commit([{ delete: `${ROOT}/late/l` }]);
    expect(await server.find({ ...everything, where: field('n', 'EQUAL', int(1)) })).toMatch(
      /^INVALID_ARGUMENT: .*without a collectionId/,
    );
  });

  it('gives only the fields asked for', async () => {
    const { json } = await server.call(':runQuery', {
      structuredQuery: {
        from,
        limit: 1,
        select: { fields: [{ fieldPath: 'm.k' }, { fieldPath: 's' }] },
      },
    });
    expect(json).toMatchObject([
      { document: { fields: { s: text('x'), m: dict({ k: int(1) }) } } },
    ]);
    const names = await server.call(':runQuery', {
      structuredQuery: { from, limit: 1, select: { fields: [{ fieldPath: '__name__' }] } },
    });
    expect(names.json).toMatchObject([{ document: { fields: {} } }]);
  });
});

describe('aggregation', () => {
  it('counts, sums and averages numbers', async () => {
    const { json } = await server.call(':runAggregationQuery', {
      structuredAggregationQuery: {
        structuredQuery: { from, where: field('n', 'GREATER_THAN', int(0)) },
        aggregations: [
          { alias: 'count', count: {} },
          { alias: 'some', count: { upTo: '2' } },
          { alias: 'sum', sum: { field: { fieldPath: 'n' } } },
          { alias: 'avg', avg: { field: { fieldPath: 'n' } } },
          { alias: 'none', avg: { field: { fieldPath: 's' } } },
        ],
      },
    });
    expect(json).toMatchObject([
      {
        result: {
          aggregateFields: {
            count: int(4),
            some: int(2),
            sum: double(8),
            avg: double(2),
            none: { nullValue: null },
          },
        },
      },
    ]);
  });

  it('passes over documents without the field', async () => {
    const { json } = await server.call(':runAggregationQuery', {
      structuredAggregationQuery: {
        structuredQuery: { from },
        aggregations: [
          { alias: 'count', count: {} },
          { alias: 'none', sum: { field: { fieldPath: 'missing' } } },
          { alias: 'nested', sum: { field: { fieldPath: 'm.k' } } },
          { alias: 'nothing', avg: { field: { fieldPath: 'missing' } } },
        ],
      },
    });
    // A sum and an average count only documents that have each of their fields.
    expect(json).toMatchObject([
      {
        result: {
          aggregateFields: {
            count: int(0),
            none: int(0),
            nested: int(0),
            nothing: { nullValue: null },
          },
        },
      },
    ]);
  });
});

describe('what is refused, and why', () => {
  const many = (count: number): JsonObject =>
    list(...Array.from({ length: count }, (_, n) => int(n)));
  it.each<[string, JsonObject, RegExp]>([
    ['an empty in', { where: field('n', 'IN', list()) }, /non-empty array/],
    ['31 values', { where: field('n', 'IN', many(31)) }, /at most 30/],
    ['11 values not', { where: field('n', 'NOT_IN', many(11)) }, /at most 10/],
    [
      'not-in and !=',
      { where: all(field('n', 'NOT_IN', many(1)), field('s', 'NOT_EQUAL', int(1))) },
      /combined/,
    ],
    [
      'not-in and or',
      { where: any(field('n', 'NOT_IN', many(1)), field('s', 'EQUAL', int(1))) },
      /combined/,
    ],
    [
      'two array-contains',
      { where: all(field('n', 'ARRAY_CONTAINS', int(1)), field('s', 'ARRAY_CONTAINS', int(1))) },
      /only one/,
    ],
    [
      'too many disjunctions',
      { where: all(field('n', 'IN', many(6)), field('s', 'IN', many(6))) },
      /30 disjunctions/,
    ],
    ['a name that is text', { where: field('__name__', 'EQUAL', text('a')) }, /references/],
    ['a field path', { where: field('a..b', 'EQUAL', int(1)) }, /not a field path/],
    ['an operator', { where: field('a', 'LIKE', int(1)) }, /unknown: LIKE/],
    ['a negative limit', { limit: -1 }, /negative/],
    [
      'a long cursor',
      { orderBy: [by('n')], startAt: { values: [int(1), ref('c/a'), int(1)] } },
      /more values/,
    ],
    ['a misspelt name', { order: [] }, /Unknown name "order"/],
    ['one field twice', { orderBy: [by('n'), by('n')] }, /twice/],
  ])('%s', async (_, query, message) => {
    const found = await server.find({ from, ...query });
    expect(found).toMatch(/^INVALID_ARGUMENT/);
    expect(found).toMatch(message);
  });

  it('says that there is no vector search', async () => {
    expect(await server.find({ from, findNearest: {} })).toMatch(/^UNIMPLEMENTED/);
  });
});
