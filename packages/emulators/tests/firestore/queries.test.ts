import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT, by, field, int, sharedServer } from '../helpers/firestoreServer.ts';
import * as tables from '../helpers/tables.ts';
import queries from '../conformance/queries.json' with { type: 'json' };

const server = await sharedServer();
beforeAll(() => server.put(tables.documents(queries.documents)));

const from = [{ collectionId: 'c' }];

it.each(queries.filters)('filters: $what', async ({ where, ids }) => {
  expect(await server.find({ from, where: tables.filter(where) })).toEqual(Array.from(ids));
});

describe('order, cursors, limits', () => {
  it.each(queries.queries)('$what', async ({ query, ids }) => {
    expect(await server.find({ from, ...tables.query(query) })).toEqual(Array.from(ids));
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
