import { beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../firestore/json.ts';
import { ROOT, by, dict, field, int, sharedServer, text } from '../helpers/firestoreServer.ts';
import * as tables from '../helpers/tables.ts';
import queries from '../conformance/queries.json' with { type: 'json' };

const server = await sharedServer();
beforeAll(() => server.put(tables.documents(queries.documents)));

const double = (doubleValue: number | string): JsonObject => ({ doubleValue });
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
    // Recorded from production (t-k/fireemu, `run-query-without-from`).
    expect(await server.find({ limit: 3 })).toEqual(['a', 'inner', 'b']);
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
    expect(names.json).toMatchObject([{ document: {} }]);
    expect(names.json).not.toHaveProperty('0.document.fields');
  });
});

describe('aggregation', () => {
  const aggregate = async (where: JsonObject, aggregations: Record<string, JsonObject>) => {
    const { json } = await server.call(':runAggregationQuery', {
      structuredAggregationQuery: {
        structuredQuery: { from, ...where },
        aggregations: Object.entries(aggregations).map(([alias, each]) => ({ alias, ...each })),
      },
    });
    return json;
  };
  const of = (fieldPath: string): JsonObject => ({ field: { fieldPath } });

  it('counts, sums and averages numbers', async () => {
    const where = field('n', 'GREATER_THAN', int(0));
    const found = await aggregate(
      { where },
      {
        count: { count: {} },
        some: { count: { upTo: '2' } },
        sum: { sum: of('n') },
        avg: { avg: of('n') },
        none: { avg: of('s') },
      },
    );
    const [count, some, none] = [int(4), int(2), { nullValue: null }];
    const aggregateFields = { count, some, sum: double(8), avg: double(2), none };
    expect(found).toMatchObject([{ result: { aggregateFields } }]);
  });

  it('passes over documents without the field', async () => {
    const found = await aggregate(
      {},
      {
        count: { count: {} },
        none: { sum: of('missing') },
        nested: { sum: of('m.k') },
        nothing: { avg: of('missing') },
      },
    );
    // A sum and an average count only documents that have each of their fields.
    const [count, none, nested, nothing] = [int(0), int(0), int(0), { nullValue: null }];
    const aggregateFields = { count, none, nested, nothing };
    expect(found).toMatchObject([{ result: { aggregateFields } }]);
  });
});

describe('what is refused, and why', () => {
  it.each(queries.refused)('$what', async ({ query, message }) => {
    const found = await server.find({ from, ...tables.query(query) });
    expect(found).toMatch(/^INVALID_ARGUMENT/);
    expect(found).toContain(message);
  });

  it('says that there is no vector search', async () => {
    expect(await server.find({ from, findNearest: {} })).toMatch(/^UNIMPLEMENTED/);
  });
});
