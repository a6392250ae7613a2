import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../firestore/json.ts';
import {
  all,
  any,
  by,
  field,
  int,
  list,
  testServer,
  text,
  type TestServer,
} from '../helpers/firestoreServer.ts';

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
const group = [{ collectionId: 'c', allDescendants: true }];
const a = field('a', 'EQUAL', int(1));
const b = field('b', 'EQUAL', int(1));
const asc = (fieldPath: string): JsonObject => ({ fieldPath, order: 'ASCENDING' });
const desc = (fieldPath: string): JsonObject => ({ fieldPath, order: 'DESCENDING' });
const composite = (...fields: JsonObject[]): JsonObject => ({
  collectionGroup: 'c',
  queryScope: 'COLLECTION',
  fields,
});

// Source: "Index types in Cloud Firestore" and "Index merging" of the documentation.
describe('needs no composite index', () => {
  it.each<[string, JsonObject]>([
    ['nothing', {}],
    ['one equality', { where: a }],
    ['equalities', { where: all(a, b, field('t', 'ARRAY_CONTAINS', int(1))) }],
    ['in with an equality', { where: all(a, field('b', 'IN', list(int(1), int(2)))) }],
    ['or of equalities', { where: any(a, all(a, b)) }],
    ['a range', { where: field('a', 'GREATER_THAN', int(1)) }],
    [
      'a range in its order',
      { where: field('a', 'LESS_THAN', int(1)), orderBy: [by('a', 'DESCENDING')] },
    ],
    ['an order', { orderBy: [by('a', 'DESCENDING')] }],
    ['an order by the field that is fixed', { where: a, orderBy: [by('a')] }],
    ['a group without filters', { from: group }],
  ])('%s', async (_, query) => {
    expect(await server.find({ from, ...query })).toEqual([]);
  });
});

describe('needs a composite index, and says which', () => {
  it.each<[string, JsonObject, JsonObject]>([
    ['an equality and an order', { where: a, orderBy: [by('b')] }, composite(asc('a'), asc('b'))],
    [
      'an order downwards',
      { where: a, orderBy: [by('b', 'DESCENDING')] },
      composite(asc('a'), desc('b')),
    ],
    [
      'an equality and a range',
      { where: all(a, field('b', 'GREATER_THAN', int(1))) },
      composite(asc('a'), asc('b')),
    ],
    ['two orders', { orderBy: [by('a'), by('b', 'DESCENDING')] }, composite(asc('a'), desc('b'))],
    [
      'two ranges',
      { where: all(field('b', 'GREATER_THAN', int(1)), field('a', 'LESS_THAN', int(1))) },
      composite(asc('a'), asc('b')),
    ],
    [
      'array-contains and an order',
      { where: field('t', 'ARRAY_CONTAINS', text('x')), orderBy: [by('b')] },
      composite({ fieldPath: 't', arrayConfig: 'CONTAINS' }, asc('b')),
    ],
  ])('%s', async (_, query, index) => {
    const found = await server.find({ from, ...query });
    expect(found).toMatch(/^FAILED_PRECONDITION: The query requires an index/);
    const entry: unknown = JSON.parse(/\{.*\}$/.exec(String(found))?.[0] ?? '');
    expect(entry).toMatchObject({ collectionGroup: 'c', queryScope: 'COLLECTION' });
    expect((entry as { fields: unknown[] }).fields).toHaveLength(
      index.fields instanceof Array ? index.fields.length : 0,
    );
    // What the message says to add is enough, and is seen without a restart.
    configure([entry]);
    expect(await server.find({ from, ...query })).toEqual([]);
    configure([index]);
    expect(await server.find({ from, ...query })).toEqual([]);
  });

  // Source: "Calculate SUM and AVG aggregations using Firestore" (computed through index scans).
  describe('for a sum or an average', () => {
    const sum = (fieldPath: string): JsonObject => ({ sum: { field: { fieldPath } } });
    const avg = (fieldPath: string): JsonObject => ({ avg: { field: { fieldPath } } });
    const aggregate = (query: JsonObject, ...aggregations: JsonObject[]) =>
      server.call(':runAggregationQuery', {
        structuredAggregationQuery: { structuredQuery: { from, ...query }, aggregations },
      });

    it.each<[string, JsonObject, JsonObject[]]>([
      ['of all documents', {}, [sum('n')]],
      ['both of one field', {}, [sum('n'), avg('n')]],
      ['of the field that is filtered', { where: a }, [sum('a')]],
      ['of the field that is ordered', { orderBy: [by('a')] }, [avg('a')]],
      ['no more than the query when it only counts', { where: a }, [{ count: {} }]],
    ])('%s: no', async (_, query, aggregations) => {
      expect((await aggregate(query, ...aggregations)).message).toBe('');
    });

    it.each<[string, JsonObject, JsonObject[], JsonObject]>([
      ['with an equality', { where: a }, [sum('n')], composite(asc('a'), desc('n'))],
      ['of two fields', {}, [sum('n'), avg('m')], composite(asc('m'), asc('n'))],
      [
        'with a range',
        { where: field('a', 'GREATER_THAN', int(1)) },
        [sum('n')],
        composite(asc('a'), asc('n')),
      ],
      [
        'with an equality and an order',
        { where: a, orderBy: [by('b')] },
        [avg('n')],
        composite(asc('a'), asc('b'), asc('n')),
      ],
    ])('%s: yes', async (_, query, aggregations, index) => {
      const refused = await aggregate(query, ...aggregations);
      expect([refused.status, refused.error]).toEqual([400, 'FAILED_PRECONDITION']);
      configure([JSON.parse(/\{.*\}$/.exec(refused.message)?.[0] ?? '')]);
      expect((await aggregate(query, ...aggregations)).message).toBe('');
      configure([index]);
      expect((await aggregate(query, ...aggregations)).message).toBe('');
    });
  });

  it('merges indexes that end with the same order', async () => {
    configure([composite(asc('a'), asc('z')), composite(asc('b'), asc('z'))]);
    expect(await server.find({ from, where: all(a, b), orderBy: [by('z')] })).toEqual([]);
  });

  it('reads an index backwards', async () => {
    configure([composite(asc('a'), asc('b'))]);
    expect(await server.find({ from, where: a, orderBy: [by('b', 'DESCENDING')] })).toEqual([]);
    expect(await server.find({ from, orderBy: [by('a'), by('b', 'DESCENDING')] })).toMatch(
      /^FAILED/,
    );
  });

  it('does not take an index of another collection or scope', async () => {
    configure([{ ...composite(asc('a'), asc('b')), collectionGroup: 'd' }]);
    expect(await server.find({ from, where: a, orderBy: [by('b')] })).toMatch(/^FAILED/);
    configure([composite(asc('a'), asc('b'))]);
    expect(await server.find({ from: group, where: a, orderBy: [by('b')] })).toMatch(/^FAILED/);
  });

  it('wants an override for a filter on a group', async () => {
    const found = await server.find({ from: group, where: a });
    expect(found).toMatch(/"fieldOverrides"/);
    configure([], [JSON.parse(/\{.*\}$/.exec(String(found))?.[0] ?? '')]);
    expect(await server.find({ from: group, where: a })).toEqual([]);
  });
});
