import type { JsonObject } from '../../firestore/json.ts';
import { ROOT, all, any, by, dict, field, int, list, text } from '../helpers/firestoreServer.ts';

/** Queries over these documents, as the conformance tests and the differential test ask them. */
export const queryDocuments: Readonly<Record<string, JsonObject>> = {
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
};

/** What is asked, the query or its filter, and the ids that it finds, each of one letter. */
type QueryRow = readonly [what: string, query: JsonObject, ids: string];

const double = (doubleValue: number | string): JsonObject => ({ doubleValue });
const ref = (path: string): JsonObject => ({ referenceValue: `${ROOT}/${path}` });

export const filterRows: readonly QueryRow[] = [
  ['== across int and double', field('n', 'EQUAL', int(2)), 'bc'],
  ['== does not cross types', field('n', 'EQUAL', text('2')), 'f'],
  ['!= leaves out null and missing', field('n', 'NOT_EQUAL', int(2)), 'eadf'],
  ['< stays within the type', field('n', 'LESS_THAN', int(2)), 'ea'],
  ['<=', field('n', 'LESS_THAN_OR_EQUAL', int(2)), 'eabc'],
  ['>', field('n', 'GREATER_THAN', double(1.5)), 'bcd'],
  ['>=', field('n', 'GREATER_THAN_OR_EQUAL', int(2)), 'bcd'],
  ['in', field('n', 'IN', list(int(1), text('2'), int(7))), 'af'],
  [
    'in, with an array in its list',
    field('tags', 'IN', list(list(text('red')), text('red'))),
    'bd',
  ],
  ['not-in, with an array in its list', field('tags', 'NOT_IN', list(list(text('red')))), 'dca'],
  ['not-in', field('n', 'NOT_IN', list(int(2), double('NaN'))), 'adf'],
  ['not-in with null finds nothing', field('n', 'NOT_IN', list({ nullValue: null })), ''],
  [
    'not-in with null among others finds nothing',
    field('n', 'NOT_IN', list(int(2), { nullValue: null })),
    '',
  ],
  ['in with NaN does not find NaN', field('n', 'IN', list(double('NaN'))), ''],
  [
    'array-contains-any with null',
    field('tags', 'ARRAY_CONTAINS_ANY', list({ nullValue: null })),
    '',
  ],
  ['a quoted path', field('`m`.`k`', 'EQUAL', int(2)), 'b'],
  ['in with null does not find null', field('n', 'IN', list({ nullValue: null }, int(1))), 'a'],
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
];

export const queryRows: readonly QueryRow[] = [
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
    'start at two fields',
    { orderBy: [by('s'), by('n')], startAt: { values: [text('x'), int(2)], before: true } },
    'cbe',
  ],
  [
    'between cursors over two fields',
    {
      orderBy: [by('s'), by('n', 'DESCENDING')],
      startAt: { values: [text('x'), int(2)], before: false },
      endAt: { values: [text('y')], before: false },
    },
    'ab',
  ],
  [
    // How the SDK sends limitToLast: everything turned round.
    'the last two, as limitToLast asks for them',
    { orderBy: [by('n', 'DESCENDING'), by('__name__', 'DESCENDING')], limit: 2 },
    'fd',
  ],
  ['a cursor beyond a limit', { orderBy: [by('n')], startAt: { values: [int(2)] }, limit: 1 }, 'd'],
];
