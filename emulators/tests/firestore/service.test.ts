import { beforeAll, describe, expect, it } from 'vitest';
import table from '../conformance/service.json' with { type: 'json' };
import { sharedServer } from '../helpers/firestoreServer.ts';
import { documents, query } from '../helpers/tables.ts';

const server = await sharedServer();
beforeAll(() => server.put(documents(table.documents)));

describe('what production answered an owner', () => {
  it.each(table.queries)('$step', async (row) => {
    expect(await server.find(query(row.query))).toEqual(row.ids);
  });

  it.each(table.aggregations)('$step', async ({ result, ...row }) => {
    const { json, message } = await server.call(':runAggregationQuery', {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: 'agg' }], ...query(row.query) },
        aggregations: [{ alias: 'it', ...row.of }],
      },
    });
    expect(json, message).toMatchObject([{ result: { aggregateFields: { it: result } } }]);
  });
});
