import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../firestore/json.ts';
import { field, int, sharedServer } from '../helpers/firestoreServer.ts';
import { query } from '../helpers/tables.ts';
import table from './indexes.cases.json' with { type: 'json' };

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
/** Returns an index of the collection, with fields such as 'a' and 'b DESCENDING'; arrays with 'contains'. */
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

// Source: "Index types in Cloud Firestore" and "Index merging" of the documentation.
it.each(table.free)('needs no composite index: $what', async (row) => {
  expect(await server.find({ from, ...query(row.query) })).toEqual([]);
});

describe('needs a composite index, and says which', () => {
  it.each(table.composite)('$what', async (row) => {
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

  it.each(table.aggregated)('for a sum or an average, $what', async (row) => {
    if (row.fields) {
      const refused = await aggregate(row.query, row.aggregations);
      expect([refused.status, refused.error]).toEqual([400, 'FAILED_PRECONDITION']);
      configure([suggestedIn(refused.message)]);
      expect((await aggregate(row.query, row.aggregations)).message).toBe('');
      configure([composite(...row.fields)]);
    }
    expect((await aggregate(row.query, row.aggregations)).message).toBe('');
  });

  it.each(table.given)('$what', async ({ indexes, needs, ...row }) => {
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
