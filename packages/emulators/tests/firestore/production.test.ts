/**
 * The steps of `production.json`, each one request for each principal who made it, and what others
 * say of the same kind.
 */
import { beforeEach, expect, it } from 'vitest';
import type { JsonObject } from '../../firestore/json.ts';
import { compileRules } from '../../rules/compile/compileRules.ts';
import table from '../conformance/production.json' with { type: 'json' };
import compiled from '../conformance/rulesCompile.json' with { type: 'json' };
import proofs from '../conformance/rulesQueries.json' with { type: 'json' };
import others from '../conformance/rulesRequests.json' with { type: 'json' };
import { int, ROOT, sharedServer, signedIn, update } from '../helpers/firestoreServer.ts';
import { documentsSource } from '../helpers/rules.ts';
import { change, documents, expand, query } from '../helpers/tables.ts';

interface Row {
  step: string;
  allow: string;
  /** The path that `allow` is for; functions beside it. */
  match?: string;
  functions?: string;
  /** No rule is for what is at other paths than `match`. */
  sealed?: boolean;
  as?: string;
  authorization?: string;
  get?: string;
  create?: object;
  update?: object;
  mask?: readonly string[];
  transforms?: readonly JsonObject[];
  delete?: string;
  /** Documents that the same commit writes or deletes. */
  with?: object;
  without?: string;
  query?: JsonObject;
  /** The document below which is queried, '/own/a'. */
  parent?: string;
  request?: readonly unknown[];
  allowed?: boolean;
  verdicts?: string;
  here?: boolean;
  status?: number;
  /** The field n of documents afterwards. */
  then?: object;
}

interface Asked {
  what: string;
  rules: string;
  request: readonly [method: string, path: string, body?: unknown];
  headers: Record<string, string>;
  status: number;
  then: Readonly<Record<string, number>>;
}

/** What no document is at. */
const NOTHING = /^(q\/nothing$|claims\/)/;

const numbered = Array.from({ length: 25 }, (_, n) => [`src/d${n}`, { n: 1 }] as const);
const stored = documents({ ...table.documents, ...Object.fromEntries(numbered) });

const PRINCIPALS: Readonly<Record<string, JsonObject | undefined>> = table.tokens;
const uidOf = (who: string): string => String(PRINCIPALS[who]?.sub);

/** The header of a principal, with the claims that each ID token has. */
function headersOf(who: string, authorization?: string): Record<string, string> {
  const token = PRINCIPALS[who];
  const now = Math.floor(Date.now() / 1000) - 60;
  const every = {
    iss: 'https://securetoken.google.com/demo-test',
    aud: 'demo-test',
    user_id: token?.sub,
    auth_time: now,
    iat: now,
    exp: now + 3600,
  };
  const own = token ? signedIn(uidOf(who), { ...every, ...token }) : {};
  if (authorization === undefined) return own;
  const bare = String(own.authorization).replace('Bearer ', '');
  return { authorization: authorization.replace('$token', bare) };
}

function writesOf(row: Row): object[] {
  if (row.delete !== undefined) return [{ delete: `${ROOT}/${row.delete}` }];
  const { create, mask, transforms = [], without } = row;
  const set = (path: string, json: object) =>
    update(path, { ...documents({ it: { ...json } })['it'] });
  const own = {
    ...set(create ? 'q/new' : 'q/one', create ?? row.update ?? {}),
    ...(mask && { updateMask: { fieldPaths: mask } }),
    ...(create && { currentDocument: { exists: false } }),
    updateTransforms: transforms.map(({ fieldPath, setToServerValue, ...by }) => ({
      fieldPath,
      ...(setToServerValue === undefined ? change(by) : { setToServerValue }),
    })),
  };
  const others = Object.entries<object>({ ...row.with }).map(([path, json]) => set(path, json));
  return [own, ...others, ...(without === undefined ? [] : [{ delete: `${ROOT}/${without}` }])];
}

function requestOf(row: Row, who: string): Asked['request'] {
  const filled = (json: unknown): unknown =>
    JSON.parse(JSON.stringify(json).replaceAll('$docs', ROOT).replaceAll('$uid', uidOf(who)));
  if (row.request) {
    const [method, path, body] = row.request;
    return [String(method), String(filled(path)), body === undefined ? undefined : filled(body)];
  }
  if (row.get !== undefined) return ['GET', `/${row.get}`];
  if (!row.query) return ['POST', ':commit', { writes: writesOf(row) }];
  const structuredQuery = { from: [{ collectionId: 'q' }], ...query(row.query) };
  return ['POST', `${row.parent ?? ''}:runQuery`, { structuredQuery }];
}

function asked(row: Row, who: string, allowed: boolean): Asked {
  const { step, match = '/q/{id}', functions = '', sealed = match !== '/q/{id}' } = row;
  const rest = sealed ? '' : 'match /src/{id} { allow write; }';
  return {
    what: row.verdicts === undefined ? step : `${step}, ${who}`,
    rules: documentsSource(expand(`${functions} match ${match} { allow ${row.allow}; } ${rest}`)),
    request: requestOf(row, who),
    headers: headersOf(who, row.authorization),
    // Rules come first: what is not there was allowed.
    status: row.status ?? (allowed ? (NOTHING.test(row.get ?? '') ? 404 : 200) : 403),
    then: { ...row.then },
  };
}

const SHAPED: readonly (readonly [ending: string, query: JsonObject])[] = [
  ['', {}],
  ['-ordered', { orderBy: ['n'] }],
  ['-limited', { limit: 5, offset: 0 }],
];
const shapes = Object.entries(table.shapes).flatMap(([name, [condition, verdicts]]) =>
  SHAPED.map(([ending, shape], at): Row => ({
    step: `query/shape-${name}${ending}`,
    allow: `list: if ${condition ?? ''}`,
    query: shape,
    allowed: verdicts?.[at] === 'A',
  })),
);
const claims = Object.entries(table.claims).map(([name, [condition = '', verdicts = '']]): Row => ({
  ...{ step: `claims/${name}`, match: `/claims/${name}`, get: `claims/${name}` },
  ...{ allow: `get: if ${condition}`, verdicts },
}));
const tables: readonly Row[] = [...table.requests, ...others.rows, ...proofs.rows];
const rows = [...tables, ...shapes, ...claims];

const requests: readonly Asked[] = rows.flatMap((row) => {
  const { verdicts, as = 'none', here = row.allowed ?? false } = row;
  if (verdicts === undefined) return [asked(row, as, here)];
  // Not every principal asked.
  return table.who.flatMap((who, at) =>
    verdicts[at] === '-' ? [] : [asked(row, who, verdicts[at] === 'A')],
  );
});

interface Source {
  step: string;
  source: string;
  version?: string;
  service?: string;
  bytes?: number;
}

function sourceOf({ source, version = '2', service, bytes = 0 }: Source): string {
  const text = documentsSource(expand(source))
    .replace(/^.*\n/, version === '' ? '' : `rules_version = '${version}';\n`)
    .replace('cloud.firestore', service ?? 'cloud.firestore');
  return `// ${'x'.repeat(Math.max(0, bytes - text.length - 4))}\n${text}`;
}

const server = await sharedServer();
const made = ['q/new', 'src/new', ...['w', 'x', 'y', 'z'].map((id) => `q/${id}`)];
const owned = table.who.map((who) => `own/${who === 'custom' ? 'made-1' : who}/items/new`);
let isAsStored = false;
beforeEach(async () => {
  if (isAsStored) return;
  await server.commit([...made, ...owned].map((path) => ({ delete: `${ROOT}/${path}` })));
  await server.put(stored);
  isAsStored = true;
});

it.each(requests)(
  'request: $what',
  async ({ rules, request: [method, path, body], headers, ...row }) => {
    await server.loadRules(rules);
    isAsStored = method === 'GET' || path.endsWith('Query');
    const { status, message } = await server.ask(method, `/v1/${ROOT}${path}`, body, headers);
    expect(status, message).toBe(row.status);
    for (const [name, n] of Object.entries(row.then)) {
      expect(await server.fields(name)).toMatchObject({ n: int(n) });
    }
  },
);

it.each([...table.compile, ...compiled.rows])(
  'rules that are loaded: $step',
  ({ compiles, ...row }) => {
    const { ruleset } = compileRules(sourceOf(row), 'firestore.rules');
    expect(ruleset !== undefined).toBe('here' in row ? row.here : compiles);
  },
);

it('each verdict that is another here says why', () => {
  for (const row of [...table.requests, ...table.compile]) expect('here' in row).toBe('why' in row);
  expect(new Set(rows.map(({ step }) => step)).size).toBe(rows.length);
});
