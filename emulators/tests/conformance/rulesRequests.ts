import type { JsonObject } from '../../firestore/json.ts';
import { ROOT, all, by, field, int, text, update } from '../helpers/firestoreServer.ts';

/** Requests of a visitor that the rules allow or deny, with these documents. */
export const requestDocuments: Readonly<Record<string, JsonObject>> = {
  'q/one': { owner: text('ada'), n: int(1) },
  'q/two': { owner: text('bob'), n: int(2) },
  'q/gone': {},
};

/** What is asked: the method, the path after the root of all documents, the body. */
type Request = readonly [method: string, path: string, body?: JsonObject];
type RequestRow = readonly [
  what: string,
  rules: string,
  request: Request,
  allowed: boolean,
  source: string,
];

/** Recorded in conformance/fs-rules-production.json of t-k/fireemu. */
const RECORDED = 'production, recorded by fireemu';
const EMULATOR = 'the official emulator';
const EXPLORED = 'production, explored by fireemu';
export const DISPUTED = 'sources disagree: see the README of the rules';

const may = (operations: string, condition: string): string =>
  `match /q/{id} { allow ${operations}: if ${condition}; }`;
const get: Request = ['GET', '/q/one'];
const query = (structuredQuery: JsonObject = {}): Request => [
  'POST',
  ':runQuery',
  { structuredQuery: { from: [{ collectionId: 'q' }], ...structuredQuery } },
];
const listing = (parameters = ''): Request => ['GET', `/q${parameters}`];
const named = (id: string): JsonObject =>
  field('__name__', 'EQUAL', { referenceValue: `${ROOT}/q/${id}` });
const create: Request = [
  'POST',
  ':commit',
  { writes: [update('q/new', {}, { currentDocument: { exists: false } })] },
];
const remove: Request = ['POST', ':commit', { writes: [{ delete: `${ROOT}/q/gone` }] }];

const at = (n: number): string => `/databases/$(database)/documents/x/d${n}`;
const lookups = (count: number, call = '!exists', first = 0): string =>
  Array.from({ length: count }, (_, n) => `${call}(${at(first + n)})`).join(' && ');
const nullGets = (count: number): string =>
  Array.from({ length: count }, (_, n) => `get(${at(n)}) == null`).join(' && ');

const byN = { orderBy: [by('n')] };
const owned = "resource.data.owner == 'ada'";
const between = (from: number, until: number): Request =>
  query({
    where: all(
      field('n', 'GREATER_THAN_OR_EQUAL', int(from)),
      field('n', 'LESS_THAN_OR_EQUAL', int(until)),
    ),
  });

export const requestRows: readonly RequestRow[] = [
  ['orderBy is a map', may('list', "request.query.orderBy.n == 'ASC'"), query(byN), true, RECORDED],
  [
    'one field, one order',
    may('list', 'request.query.orderBy.size() == 1'),
    query(byN),
    true,
    RECORDED,
  ],
  [
    'a descending order',
    may('list', "request.query.orderBy.n == 'DESC'"),
    query({ orderBy: [by('n', 'DESCENDING')] }),
    true,
    EMULATOR,
  ],
  ['no order, an empty map', may('list', 'request.query.orderBy == {}'), query(), true, RECORDED],
  ['orderBy is never null', may('list', 'request.query.orderBy == null'), query(), false, RECORDED],
  ['no offset is 0', may('list', 'request.query.offset == 0'), query(), true, RECORDED],
  ['an offset', may('list', 'request.query.offset == 1'), query({ offset: 1 }), true, RECORDED],
  ['no limit is null', may('list', 'request.query.limit == null'), query(), true, RECORDED],
  ['a limit', may('list', 'request.query.limit <= 2'), query({ limit: 2 }), true, RECORDED],
  [
    'the three keys of the reference',
    may('list', "request.query.keys().hasAll(['limit', 'offset', 'orderBy'])"),
    query(),
    true,
    RECORDED,
  ],
  [
    'and no others',
    may('list', "request.query.keys().hasOnly(['limit', 'offset', 'orderBy'])"),
    query(),
    false,
    RECORDED,
  ],
  ['nine keys', may('list', 'request.query.size() == 9'), query(), true, EMULATOR],
  [
    'what is queried',
    may('list', "request.query.kind == 'q' && request.query.parent == null"),
    query(),
    true,
    EXPLORED,
  ],
  [
    'what the lite SDK does not ask for',
    may(
      'list',
      'request.query.groupBy is map && !(request.query.distinct || request.query.allDescendants)',
    ),
    query(),
    true,
    EXPLORED,
  ],
  ['a page of 2', may('list', 'request.query.limit == 2'), listing('?pageSize=2'), true, RECORDED],
  ['a page of 3', may('list', 'request.query.limit <= 2'), listing('?pageSize=3'), false, RECORDED],
  ['a page of any size', may('list', 'request.query.limit <= 2'), listing(), false, RECORDED],

  ['10 look-ups of a get', may('get', lookups(10)), get, true, RECORDED],
  ['11 look-ups of a get', may('get', lookups(11)), get, false, RECORDED],
  ['20 look-ups of a list', may('list', lookups(20)), query(), true, RECORDED],
  ['21 look-ups of a list', may('list', lookups(21)), query(), false, RECORDED],
  [
    'get and exists of one document',
    may('get', `${lookups(10)} && get(${at(0)}) == null`),
    get,
    true,
    RECORDED,
  ],
  [
    'getAfter of one of 10 documents',
    may('create', `${nullGets(10)} && getAfter(${at(0)}) == null`),
    create,
    true,
    RECORDED,
  ],
  [
    'getAfter of an 11th document',
    may('create', `${nullGets(10)} && getAfter(${at(10)}) == null`),
    create,
    false,
    RECORDED,
  ],
  [
    'too many look-ups, then allow ... if true',
    `match /q/{id} { allow get: if ${lookups(11)}; allow get: if true; }`,
    get,
    false,
    DISPUTED,
  ],
  ['too many look-ups || true', may('get', `${lookups(11)} || true`), get, false, DISPUTED],

  ['a get has no request.resource', may('get', "!('resource' in request)"), get, true, RECORDED],
  ['which is not null either', may('get', 'request.resource == null'), get, false, RECORDED],
  ['a list has none', may('list', "!('resource' in request)"), query(), true, EMULATOR],
  ['that of a delete is null', may('delete', 'request.resource == null'), remove, true, RECORDED],

  ['no ; after an allow', 'match /q/{id} { allow get: if true }', get, true, RECORDED],
  ['an unknown operation', may('get, fetch', 'true'), get, true, RECORDED],
  ['only an unknown operation', may('fetch', 'true'), get, false, RECORDED],
  ['math.isInfinite', may('get', 'math.isInfinite(1.0) == false'), get, false, RECORDED],

  [
    'the name of an allowed document',
    may('list', owned),
    query({ where: named('one') }),
    true,
    RECORDED,
  ],
  [
    'the name of another document',
    may('list', owned),
    query({ where: named('two') }),
    false,
    RECORDED,
  ],
  [
    'an id as the rule wants it',
    may('list', "id == 'one'"),
    query({ where: named('one') }),
    true,
    RECORDED,
  ],
  ['another id', may('list', "id == 'one'"), query({ where: named('two') }), false, RECORDED],
  [
    'n >= 1 && n <= 1 for n == 1',
    may('list', 'resource.data.n == 1'),
    between(1, 1),
    false,
    EMULATOR,
  ],
  [
    'n >= 1 && n <= 1 for n >= 1 && n < 2',
    may('list', 'resource.data.n >= 1 && resource.data.n < 2'),
    between(1, 1),
    true,
    EMULATOR,
  ],
];
