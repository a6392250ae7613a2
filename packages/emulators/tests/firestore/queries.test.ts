import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT, toOrder, field, int, startSharedServer } from '../helpers/firestoreServer.ts';
import * as tables from '../helpers/tables.ts';
import queries from '../conformance/queries.json' with { type: 'json' };

const server = await startSharedServer();
beforeAll(() => server.put(tables.expandDocuments(queries.documents)));

const from = [{ collectionId: 'c' }];

it.each(queries.filters)(
  'returns the expected documents for the filter $what',
  async ({ where, ids }) => {
    expect(await server.find({ from, where: tables.expandFilter(where) })).toEqual(Array.from(ids));
  },
);

describe('order, cursors and limit of a query', () => {
  it.each(queries.queries)('applies $what', async ({ query, ids }) => {
    expect(await server.find({ from, ...tables.expandQuery(query) })).toEqual(Array.from(ids));
  });

  // `firebase firestore:delete` sends this query to find all documents below a path.
  it('returns the documents of all collections for a query without a collection', async () => {
    const everything = { from: [{ allDescendants: true }] };
    expect(await server.find(everything, '/c/a')).toEqual(['inner']);
    expect(await server.find({ ...everything, limit: 3 })).toEqual(['a', 'inner', 'b']);
    // Source: recorded from production by github.com/t-k/fireemu (`run-query-without-from`).
    expect(await server.find({ limit: 3 })).toEqual(['a', 'inner', 'b']);
    await server.put({ 'late/l': {} });
    expect(
      await server.find({ ...everything, orderBy: [toOrder('__name__', 'DESCENDING')] }),
    ).toEqual([...['far', 'l', 'h', 'g', 'f', 'e', 'd', 'c', 'b', 'inner', 'a']]);
    await server.commit([{ delete: `${ROOT}/late/l` }]);
    expect(await server.find({ ...everything, where: field('n', 'EQUAL', int(1)) })).toMatch(
      /^INVALID_ARGUMENT: .*without a collectionId/,
    );
  });
});

describe('an invalid query', () => {
  it.each(queries.refused)('rejects $what', async ({ query, message }) => {
    const result = await server.find({ from, ...tables.expandQuery(query) });
    expect(result).toMatch(/^INVALID_ARGUMENT/);
    expect(result).toContain(message);
  });

  it('rejects a query that needs vector search', async () => {
    expect(await server.find({ from, findNearest: {} })).toMatch(/^UNIMPLEMENTED/);
  });
});
