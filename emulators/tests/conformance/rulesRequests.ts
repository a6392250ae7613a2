import type { JsonObject } from '../../firestore/json.ts';
import { ROOT, update } from '../helpers/firestoreServer.ts';
import { documents, query } from '../helpers/tables.ts';
import table from './rulesRequests.json' with { type: 'json' };

export const requestDocuments = documents(table.documents);

/** A request: the method, the path after the root of all documents, the body. */
type Request = readonly [method: string, path: string, body?: JsonObject];
type RequestRow = readonly [
  what: string,
  rules: string,
  request: Request,
  allowed: boolean,
  source: string,
];

const { recorded } = table.sources;
const DISPUTED = 'sources disagree: see the README of the rules';

const may = (allow: string): string => `match /q/{id} { allow ${allow}; }`;
const get: Request = ['GET', '/q/one'];
const listed = (parts: JsonObject = {}): Request => [
  'POST',
  ':runQuery',
  { structuredQuery: { from: [{ collectionId: 'q' }], ...query(parts) } },
];
const committed = (write: JsonObject): Request => ['POST', ':commit', { writes: [write] }];
const create = committed(update('q/new', {}, { currentDocument: { exists: false } }));
const remove = committed({ delete: `${ROOT}/q/gone` });

const at = (n: number): string => `/databases/$(database)/documents/x/d${n}`;
const joined = (count: number, each: (path: string) => string): string =>
  Array.from({ length: count }, (_, n) => each(at(n))).join(' && ');
const lookups = (count: number): string => joined(count, (path) => `!exists(${path})`);
const gets = joined(10, (path) => `get(${path}) == null`);
const tooMany = lookups(11);

export const requestRows: readonly RequestRow[] = [
  ...table.rows.map((row): RequestRow => {
    const request: Request = row.get === undefined ? listed(row.query) : ['GET', row.get];
    return [row.what, may(row.allow), request, row.allowed, row.source];
  }),
  ['that of a delete is null', may('delete: if request.resource == null'), remove, true, recorded],
  ['no ; after an allow', 'match /q/{id} { allow get: if true }', get, true, recorded],
  ['10 look-ups of a get', may(`get: if ${lookups(10)}`), get, true, recorded],
  ['11 look-ups of a get', may(`get: if ${tooMany}`), get, false, recorded],
  ['20 look-ups of a list', may(`list: if ${lookups(20)}`), listed(), true, recorded],
  ['21 look-ups of a list', may(`list: if ${lookups(21)}`), listed(), false, recorded],
  [
    'get and exists of one document',
    may(`get: if ${lookups(10)} && get(${at(0)}) == null`),
    get,
    true,
    recorded,
  ],
  ...([0, 10] as const).map((n): RequestRow => [
    n === 0 ? 'getAfter of one of 10 documents' : 'getAfter of an 11th document',
    may(`create: if ${gets} && getAfter(${at(n)}) == null`),
    create,
    n === 0,
    recorded,
  ]),
  [
    'too many look-ups, then allow ... if true',
    may(`get: if ${tooMany}; allow get: if true`),
    get,
    false,
    DISPUTED,
  ],
  ['too many look-ups || true', may(`get: if ${tooMany} || true`), get, false, DISPUTED],
];
