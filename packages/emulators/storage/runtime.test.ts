import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import table from '../tests/conformance/storageOperations.json' with { type: 'json' };
import { isObject, getList, parseJson, type JsonObject } from './json.ts';

interface Operation {
  method: string;
  path: string;
  before?: unknown;
  after?: unknown;
  auth?: unknown;
  delimiter?: string;
}
const nullValue = { null_value: null };
const createObject = (fields: JsonObject): JsonObject => ({ map_value: { fields } });
const createAuth = (uid: string): JsonObject =>
  createObject({
    uid: { string_value: uid },
    token: createObject({ admin: { bool_value: true }, roles: { list_value: { values: [] } } }),
  });

const { report } = table;
const auth = createAuth('ada');
const download: Operation = {
  method: 'get',
  path: '/b/bucket/o/reports/2026.pdf',
  before: report,
  auth,
};
const upload: Operation = { ...download, method: 'create', before: nullValue, after: report };
const metadataUpdate: Operation = { ...upload, method: 'update', before: report };
const folderList: Operation = { method: 'list', path: '/b/bucket/o/reports', delimiter: '/' };
const readableVariables: readonly (readonly [keyof typeof table.variables, Operation])[] = [
  ['get', download],
  ['create', upload],
  ['create over it', { ...upload, before: report }],
  ['update', metadataUpdate],
  ['delete', { ...download, method: 'delete' }],
  ['get by nobody', { ...download, auth: nullValue }],
  ['list', folderList],
];
/**
 * An upload without custom metadata, because the recorded results do not contain the custom
 * metadata of the real uploads.
 */
const uploadWithoutMetadata = {
  ...upload,
  after: createObject({ ...report.map_value.fields, metadata: createObject({}) }),
};
const recorded: readonly (readonly [keyof typeof table.recorded, Operation])[] = [
  ['create', uploadWithoutMetadata],
  ['create over it', { ...uploadWithoutMetadata, before: report }],
  ['update', metadataUpdate],
];

const path = '/b/bucket/o/pictures/a.png';
const png = createObject({ size: { int_value: 1000 }, contentType: { string_value: 'image/png' } });
const creating: Operation = { method: 'create', path, after: png, auth };

/** Each row has a condition, an operation and the expected result. */
const conditions = [
  ...readableVariables.flatMap(([name, operation]) =>
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
/**
 * Each row has an operation, the one method that the rules allow, and whether the rules permit the
 * operation.
 */
const operationRows = operations.flatMap(([what, operation]) =>
  Object.entries<boolean>(table.operations[what]).map(
    ([allowed, permit]) => [what, allowed, { ...operation, path }, permit] as const,
  ),
);

const java = fileURLToPath(new URL('../java', import.meta.url));

/** Starts a rules runtime and sends messages to it as firebase-tools does. */
function startRuntime() {
  const args = ['-Djava.security.manager=disallow', '-Duser.language=en', '-jar', '/x', 'serve'];
  const child = spawn(java, args, { cwd: tmpdir() });
  const ended = once(child, 'exit');
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const output = { lines: new Array<string>(), errors: '' };
  child.stderr.on('data', (chunk: Buffer) => (output.errors += chunk.toString()));
  const next = async (): Promise<JsonObject> => {
    const line = String((await answers.next()).value);
    output.lines.push(line);
    const message = parseJson(line);
    if (!isObject(message)) throw new Error(`Not an object: ${line}`);
    return message;
  };
  const send = (message: JsonObject) => {
    child.stdin.write(`${JSON.stringify(message)}\n`);
    return next();
  };
  return { child, ended, output, next, send };
}

let runtime: ReturnType<typeof startRuntime>;
let id = 0;
let loaded = 0;

const nextId = (): number => {
  id += 1;
  return id;
};

/**
 * Loads a ruleset with the given statements for the files of every bucket. Returns the name of the
 * ruleset.
 */
async function load(rules: string): Promise<string> {
  const rulesetName = String((loaded += 1));
  const content = `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { ${rules} } }`;
  const source = { files: [{ name: 'storage.rules', content }] };
  const context = { rulesetName, source };
  const answer = await runtime.send({ action: 'load_ruleset', context, id: nextId() });
  expect(answer).toMatchObject({ id, status: 'ok', result: { rulesVersion: 2 }, errors: [] });
  return rulesetName;
}

/** Returns the message with which firebase-tools requests a verdict on an operation. */
function createVerifyRequest(rulesetName: string, operation: Operation): JsonObject {
  const { method, path, before = nullValue, after = nullValue, delimiter = '' } = operation;
  const segments = path
    .split('/')
    .slice(1)
    .map((simple) => ({ simple }));
  const request = createObject({
    path: { path_value: { segments } },
    time: { timestamp_value: '2024-05-06T07:08:09.123Z' },
    resource: after,
    auth: operation.auth ?? nullValue,
  });
  const variables = { resource: before, request };
  const service = 'firebase.storage';
  const context = { rulesetName, service, path, method, delimiter, variables };
  return { action: 'verify', context, id: nextId() };
}

async function requestVerdict(rules: string, operation: Operation): Promise<unknown> {
  const answer = await runtime.send(createVerifyRequest(await load(rules), operation));
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
  expect(runtime.output.errors).toBe('');
});

describe('the Storage rules runtime', () => {
  it('reports the position of a syntax error', async () => {
    const files = [
      { name: 'bad.rules', content: "rules_version = '2';\nservice firebase.storage {{" },
    ];
    const context = { rulesetName: 'bad', source: { files } };
    const answer = await runtime.send({ action: 'load_ruleset', context, id: nextId() });
    expect(answer).toMatchObject({ id, status: 'ok', result: {} });
    const position = { fileName_: 'bad.rules', line_: 2, column_: 27 };
    const [problem] = getList(answer, 'errors');
    expect(parseJson(typeof problem === 'string' ? problem : '')).toMatchObject({
      sourcePosition_: position,
    });
  });

  it.each(operationRows)(
    'decides about %s with the rule `allow %s`',
    async (_name, allowed, operation, permit) => {
      const rules = `match /pictures/{file} { allow ${allowed}; }`;
      expect(await requestVerdict(rules, operation)).toEqual({ permit });
    },
  );

  it.each(conditions)(
    'evaluates the condition $if',
    async ({ if: condition, operation, ...row }) => {
      const rules = `match /{folder}/{file} { allow read, write: if ${condition}; }`;
      const permit = 'here' in row ? row.here : row.permit;
      expect(await requestVerdict(rules, operation)).toEqual({ permit });
      expect('here' in row).toBe('why' in row);
    },
  );

  it('logs a denied request as a warning with its reason', async () => {
    const ruleset = await load('match /pictures/{file} {\nallow get: if request.auth != null; }');
    const answer = await runtime.send(
      createVerifyRequest(ruleset, { method: 'get', path, before: png }),
    );
    expect(answer.warnings).toEqual([
      expect.stringContaining('storage.rules:2:1: `request.auth != null` (line 2) is false'),
    ]);
  });
});

it('sends the coverage of a ruleset as ASCII text', async () => {
  const rulesetName = await load("match /x/{file} { allow get: if file == 'é’😀'; }");
  const send = () => runtime.send({ action: 'coverage', context: { rulesetName }, id: nextId() });
  const before = await send();
  expect(before).toMatchObject({ id, status: 'ok', errors: [] });
  expect(JSON.stringify(before)).toContain("file == 'é’😀'");
  expect(before).not.toHaveProperty('result.coverage.report.0.values');
  await runtime.send(
    createVerifyRequest(rulesetName, { method: 'get', path: '/b/bucket/o/x/other' }),
  );
  expect(await send()).toMatchObject({
    result: { coverage: { report: [{ values: [{ value: { boolValue: false }, count: 1 }] }] } },
  });
  expect(runtime.output.lines.every((line) => /^[ -~]*$/.test(line))).toBe(true);
});

describe('document lookups in Storage rules', () => {
  const staffOnly = `match /{all=**} { allow get: if firestore.exists(/databases/(default)/documents/staff/$(request.auth.uid))
    && firestore.get(/databases/(default)/documents/levels/one).data.level > 3; }`;
  const get = { method: 'get', path: '/b/bucket/o/x', auth };
  const createDocumentRequest = (at: string): JsonObject => ({
    status: 'ok',
    action: 'fetch_firestore_document',
    context: { path: `/databases/(default)/documents/${at}` },
  });
  const createDocumentResponse = (from: JsonObject, fields: JsonObject): JsonObject => ({
    id: from.server_request_id ?? 0,
    status: 'ok',
    result: { name: 'projects/p/databases/(default)/documents/x/y', fields },
    errors: [],
    warnings: [],
  });

  it('fetches documents for Storage rules one after another', async () => {
    const first = await runtime.send(createVerifyRequest(await load(staffOnly), get));
    expect(first).toMatchObject({ id, ...createDocumentRequest('staff/ada') });
    const second = await runtime.send(createDocumentResponse(first, {}));
    expect(second).toMatchObject({
      id: first.server_request_id,
      ...createDocumentRequest('levels/one'),
    });
    expect(Number(second.server_request_id)).toBeGreaterThan(Number(first.server_request_id));
    const level = { level: { integerValue: '4' } };
    const last = await runtime.send(createDocumentResponse(second, level));
    expect(last).toMatchObject({ id: second.server_request_id, result: { permit: true } });
  });

  it('keeps the fetched documents of concurrent requests separate', async () => {
    const ruleset = await load(staffOnly);
    const one = await runtime.send(createVerifyRequest(ruleset, get));
    expect(Number(one.server_request_id)).toBeGreaterThanOrEqual(1_000_000);
    const other = await runtime.send(
      createVerifyRequest(ruleset, { ...get, auth: createAuth('bob') }),
    );
    expect(other).toMatchObject(createDocumentRequest('staff/bob'));
    const missing = { id: other.server_request_id, status: 'not_found', errors: [], warnings: [] };
    const denied = { id: missing.id, status: 'ok', result: { permit: false }, errors: [] };
    expect(await runtime.send(missing)).toMatchObject(denied);
    expect(await runtime.send(createDocumentResponse(one, {}))).toMatchObject(
      createDocumentRequest('levels/one'),
    );
  });
});

it.each([
  { id: 5 },
  { id: 1_999_999, status: 'ok' },
  { id: 6, action: 'verify' },
  { id: 7, action: 'verify', context: { rulesetName: 'none' } },
  { id: 8, action: 'load_ruleset', context: { source: { files: [7] } } },
  { id: 9, action: 'coverage', context: { rulesetName: 'none' } },
])('responds with an error to the invalid message %j', async (message) => {
  const answer = await runtime.send(message);
  expect(answer).toMatchObject({ id: message.id, status: 'ok' });
  expect(answer.errors).toHaveLength(1);
});

it('ignores lines that are not JSON objects', async () => {
  runtime.child.stdin.write('nonsense\n[1]\n\n');
  expect(await requestVerdict('', { method: 'get', path: '/b/c/o/d' })).toEqual({ permit: false });
});

it('the replacement for the java command refuses to run other programs', () => {
  expect(spawnSync(java, ['-jar', 'something.jar']).status).toBe(64);
});

it('the replacement for the java command ends on an interrupt', async () => {
  const other = startRuntime();
  await other.next();
  other.child.kill('SIGINT');
  expect(await other.ended).toEqual([0, null]);
});
