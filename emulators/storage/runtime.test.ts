import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RuntimeClient } from '../tests/helpers/storageRuntime.ts';
import { listAt, parseJson, type JsonObject } from './json.ts';
import {
  loadLine,
  creating,
  operationRows,
  png,
  picture as path,
  recordedRows,
  signedInAs as auth,
  variableRows,
  verifyLine,
  type Operation,
} from '../tests/conformance/storageOperations.ts';

let runtime: RuntimeClient;
let id = 0;
let loaded = 0;

const nextId = (): number => {
  id += 1;
  return id;
};

async function load(rules: string): Promise<string> {
  const rulesetName = String((loaded += 1));
  const reply = loadLine(nextId(), rulesetName, rules);
  const answer = await runtime.ask(reply);
  expect(answer).toMatchObject({ id, status: 'ok', result: { rulesVersion: 2 }, errors: [] });
  return rulesetName;
}

const verify = (rulesetName: string, operation: Operation): JsonObject =>
  verifyLine(nextId(), rulesetName, operation);

async function permits(rules: string, operation: Operation): Promise<unknown> {
  const answer = await runtime.ask(verify(await load(rules), operation));
  expect(answer).toMatchObject({ id, status: 'ok', errors: [] });
  return answer.result;
}

beforeAll(async () => {
  runtime = new RuntimeClient(tmpdir());
  expect(await runtime.next()).toEqual({ id: -1, status: 'ok' });
});

afterAll(async () => {
  runtime.process.stdin.end();
  // The runtime exits when its standard input is closed.
  expect(await runtime.exit()).toBe(0);
  expect(runtime.stderr).toBe('');
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

  it.each(creating)('evaluates $if', async ({ if: condition, permit }) => {
    const rules = `match /pictures/{file} { allow create: if ${condition}; }`;
    const operation = { method: 'create', path, after: png, auth: auth('ada') };
    expect(await permits(rules, operation)).toEqual({ permit });
  });

  it.each(variableRows)('knows that %s', async (condition, operation) => {
    const rules = `match /{all=**} { allow read, write: if ${condition}; }`;
    expect(await permits(rules, operation)).toEqual({ permit: true });
  });

  it.each(recordedRows)('was recorded with $if', async ({ if: condition, operation, ...row }) => {
    const rules = `match /{all=**} { allow read, write: if ${condition}; }`;
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

describe('the coverage of a ruleset', () => {
  it('is what the rules took, in ASCII', async () => {
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
    expect(runtime.lines.every((line) => /^[ -~]*$/.test(line))).toBe(true);
  });

  it('needs a ruleset', async () => {
    const context = { rulesetName: 'none' };
    const answer = await runtime.ask({ action: 'coverage', context, id: nextId() });
    expect(answer).toMatchObject({ id, status: 'ok', result: {} });
    expect(answer.errors).toHaveLength(1);
  });
});

describe('documents in Storage rules', () => {
  const staffOnly = `match /{all=**} { allow get: if firestore.exists(/databases/(default)/documents/staff/$(request.auth.uid))
    && firestore.get(/databases/(default)/documents/levels/one).data.level > 3; }`;
  const get = { method: 'get', path: '/b/bucket/o/x', auth: auth('ada') };
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

  it('may be missing', async () => {
    const first = await runtime.ask(verify(await load(staffOnly), get));
    expect(Number(first.server_request_id)).toBeGreaterThanOrEqual(1_000_000);
    const missing = { id: first.server_request_id, status: 'not_found', errors: [], warnings: [] };
    const last = await runtime.ask(missing);
    expect(last).toMatchObject({ id: first.server_request_id, status: 'ok', errors: [] });
    expect(last.result).toEqual({ permit: false });
  });

  it('are kept apart for requests that overlap', async () => {
    const ruleset = await load(staffOnly);
    const one = await runtime.ask(verify(ruleset, get));
    const other = await runtime.ask(verify(ruleset, { ...get, auth: auth('bob') }));
    expect(other).toMatchObject(question('staff/bob'));
    const missing = { id: other.server_request_id, status: 'not_found' };
    expect(await runtime.ask(missing)).toMatchObject({ result: { permit: false } });
    expect(await runtime.ask(found(one, {}))).toMatchObject(question('levels/one'));
  });
});

describe('lines that make no sense', () => {
  it.each([
    { id: 5 },
    { id: 1_999_999, status: 'ok' },
    { id: 6, action: 'verify' },
    { id: 7, action: 'verify', context: { rulesetName: 'none' } },
    { id: 8, action: 'load_ruleset', context: { source: { files: [7] } } },
  ])('%j is answered all the same', async (message) => {
    const answer = await runtime.ask(message);
    expect(answer).toMatchObject({ id: message.id, status: 'ok' });
    expect(answer.errors).toHaveLength(1);
  });

  it('are passed over if they are no JSON', async () => {
    runtime.process.stdin.write('nonsense\n[1]\n\n');
    expect(await permits('', { method: 'get', path: '/b/c/o/d' })).toEqual({ permit: false });
  });
});

describe('the java shim', () => {
  const java = fileURLToPath(new URL('../java', import.meta.url));
  it('is new enough for firebase-tools', () => {
    const { status, stdout, stderr } = spawnSync(java, ['-Duser.language=en', '-version'], {
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    const major = /version "([1-9][0-9]*)/.exec(`${stdout}\n${stderr}`)?.[1];
    expect(Number(major)).toBeGreaterThanOrEqual(21);
  });

  it('refuses to be anything else', () => {
    expect(spawnSync(java, ['-jar', 'something.jar']).status).toBe(64);
  });

  it('ends on an interrupt', async () => {
    const other = new RuntimeClient(tmpdir());
    await other.next();
    other.process.kill('SIGINT');
    expect(await other.exit()).toBe(0);
  });
});
