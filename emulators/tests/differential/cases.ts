/** The requests to both engines, from the tables of the conformance tests. */
import {
  OWNER,
  PROJECT,
  ROOT,
  int,
  signedIn,
  text,
  transform,
  update,
} from '../helpers/firestoreServer.ts';
import { change, documents, filter, query, value } from '../helpers/tables.ts';
import queries from '../conformance/queries.json' with { type: 'json' };
import transforms from '../conformance/transforms.json' with { type: 'json' };
import methods from '../conformance/rulesMethods.json' with { type: 'json' };
import { compileRows, documentsSource } from '../conformance/rulesCompile.ts';
import operators from '../conformance/rulesOperators.json' with { type: 'json' };
import { DISPUTED, requestDocuments, requestRows } from '../conformance/rulesRequests.ts';
import values from '../conformance/rulesValues.json' with { type: 'json' };
import {
  loadLine,
  operationRows,
  variableRows,
  verifyLine,
} from '../conformance/storageOperations.ts';
import type { Engines } from './engines.ts';

export interface Case {
  name: string;
  /** Why the two sides are meant to differ. */
  onPurpose?: string;
  run(engines: Engines): Promise<unknown>;
}

type Headers = Record<string, string>;

async function ask(
  engines: Engines,
  method: string,
  path: string,
  body?: unknown,
  headers: Headers = OWNER,
): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(`${engines.firestore}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = JSON.parse((await response.text()) || 'null');
  return { status: response.status, answer };
}

const EMULATOR = `/emulator/v1/projects/${PROJECT}`;
const clear = (engines: Engines): Promise<unknown> =>
  ask(engines, 'DELETE', `${EMULATOR}/databases/(default)/documents`);
const commit = (engines: Engines, writes: unknown): Promise<unknown> =>
  ask(engines, 'POST', `/v1/${ROOT}:commit`, { writes });

/** Leaves these documents in the database and no others. */
async function startWith(
  engines: Engines,
  documents: Readonly<Record<string, Parameters<typeof update>[1]>>,
): Promise<void> {
  await clear(engines);
  await commit(
    engines,
    Object.entries(documents).map(([path, fields]) => update(path, fields)),
  );
}

const from = [{ collectionId: 'c' }];
const queryCases = [
  ...queries.filters.map(({ what, where }) => ({ what, asked: { where: filter(where) } })),
  ...queries.queries.map((row) => ({ what: row.what, asked: query(row.query) })),
].map(({ what, asked }): Case => ({
  name: `query: ${what}`,
  run: async (engines) => {
    await startWith(engines, documents(queries.documents));
    const structuredQuery = { from, ...asked };
    return ask(engines, 'POST', `/v1/${ROOT}:runQuery`, { structuredQuery });
  },
}));

const transformCases = transforms.rows.map((row): Case => ({
  name: `transform: ${row.what}`,
  run: async (engines) => {
    await startWith(engines, { 'c/a': row.before === undefined ? {} : { f: value(row.before) } });
    const written = await commit(engines, [transform('f', change(row.change))]);
    return { written, read: await ask(engines, 'GET', `/v1/${ROOT}/c/a`) };
  },
}));

const present = { currentDocument: { exists: true } };
const absent = { currentDocument: { exists: false } };
const writeCases = (
  [
    ['create', [update('c/new', { n: int(1) }, absent)]],
    ['create what exists', [update('c/a', {}, absent)]],
    ['update', [update('c/a', { n: int(2) }, { updateMask: { fieldPaths: ['n'] }, ...present })]],
    ['update what is missing', [update('c/none', {}, present)]],
    ['delete', [{ delete: `${ROOT}/c/a` }]],
    ['delete what is missing', [{ delete: `${ROOT}/c/none` }]],
    ['delete what must exist', [{ delete: `${ROOT}/c/none`, ...present }]],
    ['a mask that removes', [update('c/a', {}, { updateMask: { fieldPaths: ['n'] } })]],
    [
      'a quoted field',
      [update('c/a', { 'x.y': int(1) }, { updateMask: { fieldPaths: ['`x.y`'] } })],
    ],
    ['a reserved field', [update('c/a', { __f__: int(1) })]],
    ['a reserved id', [update('c/__a__', {})]],
    ['a nested array', [update('c/a', { f: { arrayValue: { values: [{ arrayValue: {} }] } } })]],
    ['an integer beyond 64 bits', [update('c/a', { f: int('9223372036854775808') })]],
    ['an unknown value type', [update('c/a', { f: { intValue: '1' } })]],
    ['one that fails of two', [update('c/x', {}), update('c/none', {}, present)]],
  ] as const
).map(([what, writes]): Case => ({
  name: `write: ${what}`,
  run: async (engines) => {
    await startWith(engines, { 'c/a': { n: int(1), s: text('x') } });
    const written = await commit(engines, writes);
    return { written, read: await ask(engines, 'GET', `/v1/${ROOT}/c?pageSize=10`) };
  },
}));

const ADA = signedIn('ada', { user_id: 'ada', admin: 'yes', exp: 9_999_999_999, iat: 0 });

const load = (engines: Engines, content: string, ignoreErrors: boolean) =>
  ask(engines, 'PUT', `${EMULATOR}:securityRules`, {
    rules: { files: [{ name: 'firestore.rules', content }] },
    ignore_errors: ignoreErrors,
  });

/** Only whether they compile: which errors there are, and where, each engine says in its own way. */
const compileCases = compileRows.map(([what, body]): Case => ({
  name: `rules that compile or not: ${what}`,
  run: async (engines) => (await load(engines, documentsSource(body), false)).status,
}));

const requestCases = requestRows.map(([what, rules, request, , source]): Case => ({
  name: `rules and a request: ${what}`,
  ...(source === DISPUTED
    ? { onPurpose: 'too many look-ups deny the request here and are an error value there' }
    : {}),
  run: async (engines) => {
    await startWith(engines, requestDocuments);
    await load(engines, documentsSource(rules), false);
    const [method, path, body] = request;
    return ask(engines, method, `/v1/${ROOT}${path}`, body, {});
  },
}));

/** An expression is true, false or an error: seen by asking for it and for its opposite. */
const rulesCases = [operators, methods, values]
  .flatMap(({ rows }) => Object.values<string[][]>(rows).flat())
  .map(([expression = '']): Case => ({
    name: `rules: ${expression}`,
    run: async (engines) => {
      await startWith(engines, { 'as/one': {}, 'opposite/one': {} });
      const content = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
match /as/{id} { allow get: if ${expression}; }
match /opposite/{id} { allow get: if !(${expression}); }
} }`;
      const loaded = await load(engines, content, true);
      const allowed = (path: string): Promise<unknown> =>
        ask(engines, 'GET', `/v1/${ROOT}/${path}`, undefined, ADA);
      return { loaded, as: await allowed('as/one'), opposite: await allowed('opposite/one') };
    },
  }));

const storageRows = [
  ...operationRows.map(([what, allowed, operation]) => ({
    name: `storage rules: ${what} with \`allow ${allowed}\``,
    rules: `match /pictures/{file} { allow ${allowed}; }`,
    operation,
  })),
  ...variableRows.map(([condition, operation]) => ({
    name: `storage rules: ${condition}`,
    rules: `match /{all=**} { allow read, write: if ${condition}; }`,
    operation,
  })),
];

const storageCases = storageRows.map(({ rules, operation, ...about }, row): Case => ({
  ...about,
  run: async ({ storage }) => {
    const id = 2 * row;
    const ruleset = String(row);
    const loaded = await storage.ask(loadLine(id, ruleset, rules));
    const verified = await storage.ask(verifyLine(id + 1, ruleset, operation));
    return { loaded: loaded['errors'], permit: verified['result'], errors: verified['errors'] };
  },
}));

export const cases: readonly Case[] = [
  ...queryCases,
  ...transformCases,
  ...writeCases,
  ...rulesCases,
  ...compileCases,
  ...requestCases,
  ...storageCases,
];
