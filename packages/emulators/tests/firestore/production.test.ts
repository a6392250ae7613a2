/**
 * Repeats the requests of `production.json`, once for each principal that has sent them. Also
 * repeats the recorded requests of other projects.
 */
import { beforeEach, expect, it } from 'vitest';
import type { JsonObject } from '../../firestore/json.ts';
import { compileRules } from '../../rules/compile/compileRules.ts';
import table from '../conformance/production.json' with { type: 'json' };
import compiled from '../conformance/rulesCompile.json' with { type: 'json' };
import proofs from '../conformance/rulesQueries.json' with { type: 'json' };
import others from '../conformance/rulesRequests.json' with { type: 'json' };
import {
  int,
  ROOT,
  startSharedServer,
  createAuthHeader,
  update,
} from '../helpers/firestoreServer.ts';
import { createDocumentsSource } from '../helpers/rules.ts';
import {
  expandTransform,
  expandDocuments,
  expandTemplate,
  expandQuery,
} from '../helpers/tables.ts';

interface RecordedRow {
  step: string;
  allow: string;
  /** Path of the `match` that contains `allow`. */
  match?: string;
  functions?: string;
  /** True if the rules deny access to every path outside of `match`. */
  sealed?: boolean;
  as?: string;
  authorization?: string;
  get?: string;
  create?: object;
  update?: object;
  mask?: readonly string[];
  transforms?: readonly JsonObject[];
  delete?: string;
  /** Additional documents that the commit of this request writes. */
  with?: object;
  without?: string;
  query?: JsonObject;
  parent?: string;
  request?: readonly unknown[];
  allowed?: boolean;
  verdicts?: string;
  here?: boolean;
  status?: number;
  /** Expected values of the field `n` after the request, by document. */
  then?: object;
}

interface RequestCase {
  what: string;
  rules: string;
  request: readonly [method: string, path: string, body?: unknown];
  headers: Record<string, string>;
  status: number;
  then: Readonly<Record<string, number>>;
}

const MISSING_PATH = /^(q\/nothing$|claims\/)/;

const numbered = Array.from({ length: 25 }, (_, n) => [`src/d${n}`, { n: 1 }] as const);
const stored = expandDocuments({ ...table.documents, ...Object.fromEntries(numbered) });

const PRINCIPALS: Readonly<Record<string, JsonObject | undefined>> = table.tokens;
const getUid = (who: string): string => String(PRINCIPALS[who]?.sub);

/** Returns the authorization header of a principal. Its ID token has the standard claims. */
function createHeaders(who: string, authorization?: string): Record<string, string> {
  const token = PRINCIPALS[who];
  const now = Math.floor(Date.now() / 1000) - 60;
  const standardClaims = {
    iss: 'https://securetoken.google.com/demo-test',
    aud: 'demo-test',
    user_id: token?.sub,
    auth_time: now,
    iat: now,
    exp: now + 3600,
  };
  const own = token ? createAuthHeader(getUid(who), { ...standardClaims, ...token }) : {};
  if (authorization === undefined) return own;
  const bare = String(own.authorization).replace('Bearer ', '');
  return { authorization: authorization.replace('$token', bare) };
}

function createWrites(row: RecordedRow): object[] {
  if (row.delete !== undefined) return [{ delete: `${ROOT}/${row.delete}` }];
  const { create, mask, transforms = [], without } = row;
  const set = (path: string, json: object) =>
    update(path, { ...expandDocuments({ it: { ...json } })['it'] });
  const own = {
    ...set(create ? 'q/new' : 'q/one', create ?? row.update ?? {}),
    ...(mask && { updateMask: { fieldPaths: mask } }),
    ...(create && { currentDocument: { exists: false } }),
    updateTransforms: transforms.map(({ fieldPath, setToServerValue, ...by }) => ({
      fieldPath,
      ...(setToServerValue === undefined ? expandTransform(by) : { setToServerValue }),
    })),
  };
  const others = Object.entries<object>({ ...row.with }).map(([path, json]) => set(path, json));
  return [own, ...others, ...(without === undefined ? [] : [{ delete: `${ROOT}/${without}` }])];
}

function createRequest(row: RecordedRow, who: string): RequestCase['request'] {
  const fillIn = (json: unknown): unknown =>
    JSON.parse(JSON.stringify(json).replaceAll('$docs', ROOT).replaceAll('$uid', getUid(who)));
  if (row.request) {
    const [method, path, body] = row.request;
    return [String(method), String(fillIn(path)), body === undefined ? undefined : fillIn(body)];
  }
  if (row.get !== undefined) return ['GET', `/${row.get}`];
  if (!row.query) return ['POST', ':commit', { writes: createWrites(row) }];
  const structuredQuery = { from: [{ collectionId: 'q' }], ...expandQuery(row.query) };
  return ['POST', `${row.parent ?? ''}:runQuery`, { structuredQuery }];
}

function toRequestCase(row: RecordedRow, who: string, allowed: boolean): RequestCase {
  const { step, match = '/q/{id}', functions = '', sealed = match !== '/q/{id}' } = row;
  const rest = sealed ? '' : 'match /src/{id} { allow write; }';
  return {
    what: row.verdicts === undefined ? step : `${step}, ${who}`,
    rules: createDocumentsSource(
      expandTemplate(`${functions} match ${match} { allow ${row.allow}; } ${rest}`),
    ),
    request: createRequest(row, who),
    headers: createHeaders(who, row.authorization),
    // A 404 means that the rules allowed the request, because rules are evaluated before the
    // document is read.
    status: row.status ?? (allowed ? (MISSING_PATH.test(row.get ?? '') ? 404 : 200) : 403),
    then: { ...row.then },
  };
}

const QUERY_VARIANTS: readonly (readonly [ending: string, query: JsonObject])[] = [
  ['', {}],
  ['-ordered', { orderBy: ['n'] }],
  ['-limited', { limit: 5, offset: 0 }],
];
const shapes = Object.entries(table.shapes).flatMap(([name, [condition, verdicts]]) =>
  QUERY_VARIANTS.map(([ending, shape], at): RecordedRow => ({
    step: `query/shape-${name}${ending}`,
    allow: `list: if ${condition ?? ''}`,
    query: shape,
    allowed: verdicts?.[at] === 'A',
  })),
);
const claims = Object.entries(table.claims).map(
  ([name, [condition = '', verdicts = '']]): RecordedRow => ({
    ...{ step: `claims/${name}`, match: `/claims/${name}`, get: `claims/${name}` },
    ...{ allow: `get: if ${condition}`, verdicts },
  }),
);
const tables: readonly RecordedRow[] = [...table.requests, ...others.rows, ...proofs.rows];
const rows = [...tables, ...shapes, ...claims];

const requests: readonly RequestCase[] = rows.flatMap((row) => {
  const { verdicts, as = 'none', here = row.allowed ?? false } = row;
  if (verdicts === undefined) return [toRequestCase(row, as, here)];
  // The verdict '-' means that production never received this request from this principal.
  return table.who.flatMap((who, at) =>
    verdicts[at] === '-' ? [] : [toRequestCase(row, who, verdicts[at] === 'A')],
  );
});

interface RulesSource {
  step: string;
  source: string;
  version?: string;
  service?: string;
  bytes?: number;
}

function createSource({ source, version = '2', service, bytes = 0 }: RulesSource): string {
  const text = createDocumentsSource(expandTemplate(source))
    .replace(/^.*\n/, version === '' ? '' : `rules_version = '${version}';\n`)
    .replace('cloud.firestore', service ?? 'cloud.firestore');
  return `// ${'x'.repeat(Math.max(0, bytes - text.length - 4))}\n${text}`;
}

const server = await startSharedServer();
const createdPaths = ['q/new', 'src/new', ...['w', 'x', 'y', 'z'].map((id) => `q/${id}`)];
const ownPaths = table.who.map((who) => `own/${who === 'custom' ? 'made-1' : who}/items/new`);
let isUnchanged = false;
beforeEach(async () => {
  if (isUnchanged) return;
  await server.commit(
    [...createdPaths, ...ownPaths].map((path) => ({ delete: `${ROOT}/${path}` })),
  );
  await server.put(stored);
  isUnchanged = true;
});

it.each(requests)(
  "responds with production's status to $what",
  async ({ rules, request: [method, path, body], headers, ...row }) => {
    await server.loadRules(rules);
    isUnchanged = method === 'GET' || path.endsWith('Query');
    const { status, message } = await server.send(method, `/v1/${ROOT}${path}`, body, headers);
    expect(status, message).toBe(row.status);
    for (const [name, n] of Object.entries(row.then)) {
      expect(await server.fields(name)).toMatchObject({ n: int(n) });
    }
  },
);

it.each([...table.compile, ...compiled.rows])(
  'accepts the same rules as production: $step',
  ({ compiles, ...row }) => {
    const { ruleset } = compileRules(createSource(row), 'firestore.rules');
    expect(ruleset !== undefined).toBe('here' in row ? row.here : compiles);
  },
);

it('the recorded table gives a reason for each verdict that differs from production', () => {
  for (const row of [...table.requests, ...table.compile]) expect('here' in row).toBe('why' in row);
  expect(new Set(rows.map(({ step }) => step)).size).toBe(rows.length);
});
