import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../firestore/json.ts';
import { all, by, field, int, testServer, type TestServer } from '../helpers/firestoreServer.ts';
import { query } from '../helpers/tables.ts';
import table from './indexes.cases.json' with { type: 'json' };

const folder = mkdtempSync(path.join(tmpdir(), 'firestore-indexes-'));
const file = path.join(folder, 'firestore.indexes.json');
let server: TestServer;
let edits = 0;

const configure = (indexes: unknown[], fieldOverrides: unknown[] = []): void => {
  // The length differs each time: two edits may fall into one tick of the file's clock.
  edits += 1;
  writeFileSync(file, JSON.stringify({ indexes, fieldOverrides }) + ' '.repeat(edits));
};

beforeAll(async () => {
  configure([]);
  server = await testServer({ indexesFile: file });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => configure([]));

const from = [{ collectionId: 'c' }];
const a = field('a', 'EQUAL', int(1));
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
  describe('for a sum or an average', () => {
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

    it.each(table.aggregated)('$what', async (row) => {
      if (row.fields) {
        const refused = await aggregate(row.query, row.aggregations);
        expect([refused.status, refused.error]).toEqual([400, 'FAILED_PRECONDITION']);
        configure([suggestedIn(refused.message)]);
        expect((await aggregate(row.query, row.aggregations)).message).toBe('');
        configure([composite(...row.fields)]);
      }
      expect((await aggregate(row.query, row.aggregations)).message).toBe('');
    });
  });

  const b = field('b', 'EQUAL', int(1));
  const group = [{ collectionId: 'c', allDescendants: true }];
  it('merges indexes that end with the same order', async () => {
    configure([composite('a', 'z'), composite('b', 'z')]);
    expect(await server.find({ from, where: all(a, b), orderBy: [by('z')] })).toEqual([]);
  });

  it('reads an index backwards', async () => {
    configure([composite('a', 'b')]);
    expect(await server.find({ from, where: a, orderBy: [by('b', 'DESCENDING')] })).toEqual([]);
    expect(await server.find({ from, orderBy: [by('a'), by('b', 'DESCENDING')] })).toMatch(
      /^FAILED/,
    );
  });

  it('does not take an index of another collection or scope', async () => {
    configure([{ ...composite('a', 'b'), collectionGroup: 'd' }]);
    expect(await server.find({ from, where: a, orderBy: [by('b')] })).toMatch(/^FAILED/);
    configure([composite('a', 'b')]);
    expect(await server.find({ from: group, where: a, orderBy: [by('b')] })).toMatch(/^FAILED/);
  });

  it('wants an override for a filter on a group', async () => {
    const found = await server.find({ from: group, where: a });
    expect(found).toMatch(/"fieldOverrides"/);
    configure([], [suggestedIn(found)]);
    expect(await server.find({ from: group, where: a })).toEqual([]);
  });
});
