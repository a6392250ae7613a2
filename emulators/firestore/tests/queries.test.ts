import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../json.ts';
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
} from './client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.put({
    'c/a': {
      n: int(1),
      s: text('x'),
      tags: list(text('red'), text('blue')),
      m: dict({ k: int(1) }),
    },
    'c/b': { n: int(2), s: text('y'), tags: list(text('red')), m: dict({ k: int(2) }) },
    'c/c': { n: { doubleValue: 2 }, s: text('x'), tags: list() },
    'c/d': { n: int(3), s: { nullValue: null }, tags: text('red') },
    'c/e': { n: { doubleValue: 'NaN' }, s: text('z') },
    'c/f': { n: text('2'), s: text('w') },
    'c/g': { s: text('v') },
    'c/h': { n: { nullValue: null } },
    'c/a/c/inner': { n: int(2) },
    'other/o/c/far': { n: int(2) },
  });
});
afterAll(() => server.close());

const double = (doubleValue: number | string): JsonObject => ({ doubleValue });
const ref = (path: string): JsonObject => ({ referenceValue: `${ROOT}/${path}` });
const from = [{ collectionId: 'c' }];

// Reference: StructuredQuery of google.firestore.v1, and "Query and filter data" of the guide.
describe('filters', () => {
  it.each<[string, JsonObject, string]>([
    ['== across int and double', field('n', 'EQUAL', int(2)), 'bc'],
    ['== does not cross types', field('n', 'EQUAL', text('2')), 'f'],
    ['!= leaves out null and missing', field('n', 'NOT_EQUAL', int(2)), 'eadf'],
    ['< stays within the type', field('n', 'LESS_THAN', int(2)), 'ea'],
    ['<=', field('n', 'LESS_THAN_OR_EQUAL', int(2)), 'eabc'],
    ['>', field('n', 'GREATER_THAN', double(1.5)), 'bcd'],
    ['>=', field('n', 'GREATER_THAN_OR_EQUAL', int(2)), 'bcd'],
    ['in', field('n', 'IN', list(int(1), text('2'), int(7))), 'af'],
    ['not-in', field('n', 'NOT_IN', list(int(2), double('NaN'))), 'adf'],
    ['not-in with null finds nothing', field('n', 'NOT_IN', list({ nullValue: null })), ''],
    ['array-contains', field('tags', 'ARRAY_CONTAINS', text('red')), 'ab'],
    [
      'array-contains-any',
      field('tags', 'ARRAY_CONTAINS_ANY', list(text('blue'), text('green'))),
      'a',
    ],
    ['is null', field('n', 'IS_NULL'), 'h'],
    ['is not null', field('n', 'IS_NOT_NULL'), 'eabcdf'],
    ['is NaN', field('n', 'IS_NAN'), 'e'],
    ['is not NaN', field('n', 'IS_NOT_NAN'), 'abcdf'],
    ['a map', field('m', 'EQUAL', dict({ k: int(2) })), 'b'],
    ['within a map', field('m.k', 'GREATER_THAN', int(0)), 'ab'],
    ['a name', field('__name__', 'EQUAL', ref('c/b')), 'b'],
    ['names', field('__name__', 'IN', list(ref('c/b'), ref('c/h'))), 'bh'],
    ['a range of names', field('__name__', 'GREATER_THAN', ref('c/f')), 'gh'],
    ['and', all(field('n', 'EQUAL', int(2)), field('s', 'EQUAL', text('x'))), 'c'],
    ['or', any(field('n', 'EQUAL', int(1)), field('s', 'EQUAL', text('y'))), 'ab'],
    [
      'and of ors',
      all(
        any(field('n', 'EQUAL', int(1)), field('n', 'EQUAL', int(2))),
        any(field('s', 'EQUAL', text('x')), field('s', 'EQUAL', text('q'))),
      ),
      'ac',
    ],
    [
      'inequalities on two fields',
      all(field('n', 'GREATER_THAN', int(1)), field('s', 'GREATER_THAN', text('w'))),
      'cb',
    ],
  ])('%s', async (_, where, ids) => {
    expect(await server.find({ from, where })).toEqual(Array.from(ids));
  });
});

describe('order, cursors, limits', () => {
  it.each<[string, JsonObject, string]>([
    ['all by name', {}, 'abcdefgh'],
    ['a field, then the name', { orderBy: [by('n')] }, 'heabcdf'],
    ['backwards, the name too', { orderBy: [by('n', 'DESCENDING')] }, 'fdcbaeh'],
    ['two fields', { orderBy: [by('s'), by('n', 'DESCENDING')] }, 'dfcabe'],
    ['limit', { orderBy: [by('n')], limit: 2 }, 'he'],
    ['limit as a wrapped number', { limit: { value: 1 } }, 'a'],
    ['limit 0', { limit: 0 }, ''],
    ['offset', { orderBy: [by('n')], offset: 5 }, 'df'],
    ['start at', { orderBy: [by('n')], startAt: { values: [int(2)], before: true } }, 'bcdf'],
    ['start after', { orderBy: [by('n')], startAt: { values: [int(2)], before: false } }, 'df'],
    ['end at', { orderBy: [by('n')], endAt: { values: [int(2)], before: false } }, 'heabc'],
    ['end before', { orderBy: [by('n')], endAt: { values: [int(2)], before: true } }, 'hea'],
    [
      'start after a document',
      { orderBy: [by('n'), by('__name__')], startAt: { values: [int(2), ref('c/b')] } },
      'cdf',
    ],
    [
      'start at, backwards',
      { orderBy: [by('n', 'DESCENDING')], startAt: { values: [int(2)], before: true } },
      'cbaeh',
    ],
    [
      'a group',
      { from: [{ collectionId: 'c', allDescendants: true }], where: field('n', 'EQUAL', int(2)) },
      '',
    ],
  ])('%s', async (what, query, ids) => {
    const found = await server.find({ from, ...query });
    expect(found).toEqual(what === 'a group' ? ['inner', 'b', 'c', 'far'] : Array.from(ids));
  });

  it('finds a group below one document', async () => {
    const query = { from: [{ collectionId: 'c', allDescendants: true }] };
    expect(await server.find(query, '/other/o')).toEqual(['far']);
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
