import { beforeAll, describe, expect, it } from 'vitest';
import { asString } from '../../firestore/json.ts';
import table from '../conformance/service.json' with { type: 'json' };
import { expand } from '../conformance/production.ts';
import { ROOT, sharedServer } from '../helpers/firestoreServer.ts';
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

  it.each(table.requests)('$step', async ({ request: [method, path, body], ...row }) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
    const sent = body === undefined ? body : expand(text).replaceAll('$docs', ROOT);
    const url = `/v1/${ROOT}${asString(path, 'a path')}`;
    const { status, error, message } = await server.ask(asString(method, 'a method'), url, sent);
    const here = 'here' in row ? row.here : [row.status, row.error];
    expect([status, error], message).toEqual(here);
    expect('here' in row).toBe('why' in row);
  });
});
