/** The steps of `production.json`, each one request for each principal who made it. */
import type { JsonObject } from '../../firestore/json.ts';
import { ROOT, signedIn, update } from '../helpers/firestoreServer.ts';
import { change, documents, query } from '../helpers/tables.ts';
import { documentsSource } from './rulesCompile.ts';
import table from './production.json' with { type: 'json' };

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

export interface Asked {
  what: string;
  rules: string;
  request: readonly [method: string, path: string, body?: unknown];
  headers: Record<string, string>;
  status: number;
  then: Readonly<Record<string, number>>;
}

/** Expands `{{text×n}}` and TREE(n). */
export function expand(text: string): string {
  const repeated = text.replaceAll(
    /\{\{(.*?)×(\d+)(?:\+(\d+))?\}\}/gs,
    (_all, each: string, times: string, from = '0') =>
      Array.from({ length: Number(times) }, (_, n) => {
        const at = n + Number(from);
        return each.replaceAll('##', String(at + 1)).replaceAll('#', String(at));
      }).join(''),
  );
  return repeated.replaceAll(/TREE\((\d+)\)/g, (_all, leaves: string) => tree(Number(leaves)));
}

function tree(leaves: number): string {
  const half = Math.floor(leaves / 2);
  return leaves === 1 ? 'true' : `(${tree(half)} && ${tree(leaves - half)})`;
}

const numbered = Array.from({ length: 25 }, (_, n) => [`src/d${n}`, { n: 1 }] as const);
export const stored = documents({ ...table.documents, ...Object.fromEntries(numbered) });

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
    status: row.status ?? (allowed ? (row.get === 'q/nothing' ? 404 : 200) : 403),
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
export const rows: readonly Row[] = [...table.requests, ...shapes];

/** Returns whether each principal was allowed to, null where it did not ask. */
const verdictsOf = (verdicts: string) =>
  table.who.map((who, at) => ({
    who,
    allowed: verdicts[at] === '-' ? null : verdicts[at] === 'A',
  }));

/** What production was asked. */
export const requests: readonly Asked[] = rows.flatMap((row) =>
  row.verdicts === undefined
    ? [asked(row, row.as ?? 'none', row.here ?? row.allowed ?? false)]
    : verdictsOf(row.verdicts).flatMap(({ who, allowed }) =>
        allowed === null ? [] : [asked(row, who, allowed)],
      ),
);

/** Rules with a document for each claim, which may be read if it holds, and who may read which. */
export const claims = {
  rules: documentsSource(
    Object.entries(table.claims)
      .map(([name, [condition]]) => `match /claims/${name} { allow get: if ${condition ?? ''}; }`)
      .join('\n'),
  ),
  rows: table.who.map((who, at) => ({
    who,
    headers: headersOf(who),
    held: Object.fromEntries(
      Object.entries(table.claims).map(([name, [, verdicts]]) => [name, verdicts?.[at] === 'A']),
    ),
  })),
};

interface Source {
  step: string;
  source: string;
  version?: string;
  service?: string;
  bytes?: number;
}

export function sourceOf({ source, version = '2', service, bytes = 0 }: Source): string {
  const text = documentsSource(expand(source))
    .replace(/^.*\n/, version === '' ? '' : `rules_version = '${version}';\n`)
    .replace('cloud.firestore', service ?? 'cloud.firestore');
  return `// ${'x'.repeat(Math.max(0, bytes - text.length - 4))}\n${text}`;
}
