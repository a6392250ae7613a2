import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import table from '../tests/conformance/storageOperations.json' with { type: 'json' };
import { isObject, listAt, parseJson, type JsonObject } from './json.ts';

interface Operation {
  method: string;
  path: string;
  before?: unknown;
  after?: unknown;
  auth?: unknown;
  delimiter?: string;
}
const nothing = { null_value: null };
const object = (fields: JsonObject): JsonObject => ({ map_value: { fields } });
const signedInAs = (uid: string): JsonObject =>
  object({
    uid: { string_value: uid },
    token: object({ admin: { bool_value: true }, roles: { list_value: { values: [] } } }),
  });

const { report } = table;
const auth = signedInAs('ada');
const reading: Operation = {
  method: 'get',
  path: '/b/bucket/o/reports/2026.pdf',
  before: report,
  auth,
};
const writing: Operation = { ...reading, method: 'create', before: nothing, after: report };
const describing: Operation = { ...writing, method: 'update', before: report };
const listing: Operation = { method: 'list', path: '/b/bucket/o/reports', delimiter: '/' };
const knowing: readonly (readonly [keyof typeof table.variables, Operation])[] = [
  ['get', reading],
  ['create', writing],
  ['create over it', { ...writing, before: report }],
  ['update', describing],
  ['delete', { ...reading, method: 'delete' }],
  ['get by nobody', { ...reading, auth: nothing }],
  ['list', listing],
];
/** What was recorded of uploads, of which less is said than above, and of new metadata. */
const unsaid = { ...writing, after: object({ ...report.map_value.fields, metadata: object({}) }) };
const recorded: readonly (readonly [keyof typeof table.recorded, Operation])[] = [
  ['create', unsaid],
  ['create over it', { ...unsaid, before: report }],
  ['update', describing],
];

const path = '/b/bucket/o/pictures/a.png';
const png = object({ size: { int_value: 1000 }, contentType: { string_value: 'image/png' } });
const creating: Operation = { method: 'create', path, after: png, auth };

/** Conditions, and whether they permit an operation. */
const conditions = [
  ...knowing.flatMap(([name, operation]) =>
    table.variables[name].map((condition) => ({ if: condition, operation, permit: true })),
  ),
  ...recorded.flatMap(([name, operation]) =>
    table.recorded[name].map((row) => ({ ...row, operation })),
  ),
  ...table.creating.map((row) => ({ ...row, operation: creating })),
];

const operations: readonly (readonly [keyof typeof table.operations, Omit<Operation, 'path'>])[] = [
  ['a new upload', { method: 'create', after: png }],
  ['an overwrite', { method: 'create', before: png, after: png }],
  ['new metadata', { method: 'update', before: png, after: png }],
  ['a download', { method: 'get', before: png }],
  ['a deletion', { method: 'delete', before: png }],
  ['any write', { method: 'write', after: png }],
];
/** An operation, what rules allow for its path, and whether that permits it. */
const operationRows = operations.flatMap(([what, operation]) =>
  Object.entries<boolean>(table.operations[what]).map(
    ([allowed, permit]) => [what, allowed, { ...operation, path }, permit] as const,
  ),
);

const java = fileURLToPath(new URL('../java', import.meta.url));

/** Starts a rules runtime, which talks as it does with firebase-tools. */
function startRuntime() {
  const args = ['-Djava.security.manager=disallow', '-Duser.language=en', '-jar', '/x', 'serve'];
  const child = spawn(java, args, { cwd: tmpdir() });
  const ended = once(child, 'exit');
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  /** All that it wrote. */
  const written = { lines: new Array<string>(), errors: '' };
  child.stderr.on('data', (chunk: Buffer) => (written.errors += chunk.toString()));
  /** Returns the next line, in the order in which they come. */
  const next = async (): Promise<JsonObject> => {
    const line = String((await answers.next()).value);
    written.lines.push(line);
    const message = parseJson(line);
    if (!isObject(message)) throw new Error(`Not an object: ${line}`);
    return message;
  };
  const ask = (message: JsonObject) => {
    child.stdin.write(`${JSON.stringify(message)}\n`);
    return next();
  };
  return { child, ended, written, next, ask };
}

let runtime: ReturnType<typeof startRuntime>;
let id = 0;
let loaded = 0;

const nextId = (): number => {
  id += 1;
  return id;
};

/** Loads a ruleset with these statements for the files of every bucket. */
async function load(rules: string): Promise<string> {
  const rulesetName = String((loaded += 1));
  const content = `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { ${rules} } }`;
  const source = { files: [{ name: 'storage.rules', content }] };
  const context = { rulesetName, source };
  const answer = await runtime.ask({ action: 'load_ruleset', context, id: nextId() });
  expect(answer).toMatchObject({ id, status: 'ok', result: { rulesVersion: 2 }, errors: [] });
  return rulesetName;
}

/** The line in which firebase-tools asks whether an operation is permitted. */
function verify(rulesetName: string, operation: Operation): JsonObject {
  const { method, path, before = nothing, after = nothing, delimiter = '' } = operation;
  const segments = path
    .split('/')
    .slice(1)
    .map((simple) => ({ simple }));
  const request = object({
    path: { path_value: { segments } },
    time: { timestamp_value: '2024-05-06T07:08:09.123Z' },
    resource: after,
    auth: operation.auth ?? nothing,
  });
  const variables = { resource: before, request };
  const service = 'firebase.storage';
  const context = { rulesetName, service, path, method, delimiter, variables };
  return { action: 'verify', context, id: nextId() };
}

async function permits(rules: string, operation: Operation): Promise<unknown> {
  const answer = await runtime.ask(verify(await load(rules), operation));
  expect(answer).toMatchObject({ id, status: 'ok', errors: [] });
  return answer.result;
}

beforeAll(async () => {
  runtime = startRuntime();
  expect(await runtime.next()).toEqual({ id: -1, status: 'ok' });
});

afterAll(async () => {
  runtime.child.stdin.end();
  // The runtime exits when its standard input is closed.
  expect(await runtime.ended).toEqual([0, null]);
  expect(runtime.written.errors).toBe('');
});

describe('the Storage rules runtime', () => {
  it('says where rules are wrong', async () => {
    const files = [
      { name: 'bad.rules', content: "rules_version = '2';\nservice firebase.storage {{" },
    ];
    const context = { rulesetName: 'bad', source: { files } };
    const answer = await runtime.ask({ action: 'load_ruleset', context, id: nextId() });
    expect(answer).toMatchObject({ id, status: 'ok', result: {} });
    const position = { fileName_: 'bad.rules', line_: 2, column_: 27 };
    const [problem] = listAt(answer, 'errors');
    expect(parseJson(typeof problem === 'string' ? problem : '')).toMatchObject({
      sourcePosition_: position,
    });
  });

  it.each(operationRows)('for %s, `allow %s`', async (_name, allowed, operation, permit) => {
    const rules = `match /pictures/{file} { allow ${allowed}; }`;
    expect(await permits(rules, operation)).toEqual({ permit });
  });

  it.each(conditions)('knows $if', async ({ if: condition, operation, ...row }) => {
    const rules = `match /{folder}/{file} { allow read, write: if ${condition}; }`;
    const permit = 'here' in row ? row.here : row.permit;
    expect(await permits(rules, operation)).toEqual({ permit });
    expect('here' in row).toBe('why' in row);
  });

  it('warns of a denial with its reason', async () => {
    const ruleset = await load('match /pictures/{file} {\nallow get: if request.auth != null; }');
    const answer = await runtime.ask(verify(ruleset, { method: 'get', path, before: png }));
    expect(answer.warnings).toEqual([
      expect.stringContaining('storage.rules:2:1: `request.auth != null` (line 2) is false'),
    ]);
  });
});

it('the coverage of a ruleset is what its rules took, in ASCII', async () => {
  const rulesetName = await load("match /x/{file} { allow get: if file == 'é’😀'; }");
  const ask = () => runtime.ask({ action: 'coverage', context: { rulesetName }, id: nextId() });
  const before = await ask();
  expect(before).toMatchObject({ id, status: 'ok', errors: [] });
  expect(JSON.stringify(before)).toContain("file == 'é’😀'");
  expect(before).not.toHaveProperty('result.coverage.report.0.values');
  await runtime.ask(verify(rulesetName, { method: 'get', path: '/b/bucket/o/x/other' }));
  expect(await ask()).toMatchObject({
    result: { coverage: { report: [{ values: [{ value: { boolValue: false }, count: 1 }] }] } },
  });
  expect(runtime.written.lines.every((line) => /^[ -~]*$/.test(line))).toBe(true);
});

describe('documents in Storage rules', () => {
  const staffOnly = `match /{all=**} { allow get: if firestore.exists(/databases/(default)/documents/staff/$(request.auth.uid))
    && firestore.get(/databases/(default)/documents/levels/one).data.level > 3; }`;
  const get = { method: 'get', path: '/b/bucket/o/x', auth };
  const question = (at: string): JsonObject => ({
    status: 'ok',
    action: 'fetch_firestore_document',
    context: { path: `/databases/(default)/documents/${at}` },
  });
  const found = (from: JsonObject, fields: JsonObject): JsonObject => ({
    id: from.server_request_id ?? 0,
    status: 'ok',
    result: { name: 'projects/p/databases/(default)/documents/x/y', fields },
    errors: [],
    warnings: [],
  });

  it('are fetched one after the other', async () => {
    const first = await runtime.ask(verify(await load(staffOnly), get));
    expect(first).toMatchObject({ id, ...question('staff/ada') });
    const second = await runtime.ask(found(first, {}));
    expect(second).toMatchObject({ id: first.server_request_id, ...question('levels/one') });
    expect(Number(second.server_request_id)).toBeGreaterThan(Number(first.server_request_id));
    const level = { level: { integerValue: '4' } };
    const last = await runtime.ask(found(second, level));
    expect(last).toMatchObject({ id: second.server_request_id, result: { permit: true } });
  });

  it('may be missing, and are kept apart for requests that overlap', async () => {
    const ruleset = await load(staffOnly);
    const one = await runtime.ask(verify(ruleset, get));
    expect(Number(one.server_request_id)).toBeGreaterThanOrEqual(1_000_000);
    const other = await runtime.ask(verify(ruleset, { ...get, auth: signedInAs('bob') }));
    expect(other).toMatchObject(question('staff/bob'));
    const missing = { id: other.server_request_id, status: 'not_found', errors: [], warnings: [] };
    const denied = { id: missing.id, status: 'ok', result: { permit: false }, errors: [] };
    expect(await runtime.ask(missing)).toMatchObject(denied);
    expect(await runtime.ask(found(one, {}))).toMatchObject(question('levels/one'));
  });
});

it.each([
  { id: 5 },
  { id: 1_999_999, status: 'ok' },
  { id: 6, action: 'verify' },
  { id: 7, action: 'verify', context: { rulesetName: 'none' } },
  { id: 8, action: 'load_ruleset', context: { source: { files: [7] } } },
  { id: 9, action: 'coverage', context: { rulesetName: 'none' } },
])('%j, which makes no sense, is answered all the same', async (message) => {
  const answer = await runtime.ask(message);
  expect(answer).toMatchObject({ id: message.id, status: 'ok' });
  expect(answer.errors).toHaveLength(1);
});

it('lines that are no JSON are passed over', async () => {
  runtime.child.stdin.write('nonsense\n[1]\n\n');
  expect(await permits('', { method: 'get', path: '/b/c/o/d' })).toEqual({ permit: false });
});

it('the java shim refuses to be anything else', () => {
  expect(spawnSync(java, ['-jar', 'something.jar']).status).toBe(64);
});

it('the java shim ends on an interrupt', async () => {
  const other = startRuntime();
  await other.next();
  other.child.kill('SIGINT');
  expect(await other.ended).toEqual([0, null]);
});
