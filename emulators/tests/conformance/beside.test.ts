import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { errorsOf, verdict } from '../helpers/rules.ts';
import { KNOWN, newsOf, newsOfClaims, newsOfService, newsOfSteps, readCopy } from './beside.ts';
import others from './others.json' with { type: 'json' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, content: unknown): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}

const DATABASE = 'service cloud.firestore { match /databases/{database}/documents';
const rules = {
  firestore: `${DATABASE} { match /a/{id} {
    allow create: if getAfter(request.path).data.n == 1 && exists(/databases/$(database)/documents/b/c);
    allow list: if request.auth.uid == 'ada';
  } } }`,
  storage: `service firebase.storage { match /b/{bucket}/o { match /{name} {
    allow get: if resource.timeCreated < request.time && bucket == 'x';
    allow create: if resource == null && request.resource.size < 3;
  } } }`,
};
const created = { method: 'create', path: 'a/one', data: { n: 1 } };
const known = { function: 'exists', path: 'b/c', result: true };
const cases = {
  firestore: [
    { description: 'told', ...created, functionMocks: [known] },
    { description: 'not told', ...created },
    { description: 'by somebody', method: 'list', path: 'a/one', auth: { uid: 'ada' } },
  ],
  storage: [
    {
      description: 'an old object',
      method: 'get',
      path: 'one',
      bucket: 'x',
      existingResource: { timeCreated: '2026-01-01T00:00:00Z' },
    },
    { description: 'an upload', method: 'create', path: 'one', resource: { size: 2 } },
  ],
};

function writeCopy(service: keyof typeof cases, verdicts: readonly string[]): void {
  write(`rules-corpus/${service}/one.ts`, {
    scenario: { rules: rules[service], cases: cases[service] },
  });
  write(`observations/${service}-rules/rules-${service}-one.json`, {
    observedAt: '2026-11-01T00:00:00Z',
    behavior: Object.fromEntries(
      cases[service].map(({ description }, at) => [description, verdicts[at]]),
    ),
  });
}
const read = () =>
  readCopy(folder, (file) => Promise.resolve(JSON.parse(readFileSync(file, 'utf8'))));

it('names what is new in a copy, what is another verdict, and what is another here for no reason', async () => {
  writeCopy('firestore', ['ALLOW', 'DENY', 'ALLOW']);
  writeCopy('storage', ['ALLOW', 'DENY']);
  write('rules-corpus/storage/without-a-record.ts', {});
  const copy = await read();
  const day = '2026-11-01';
  expect(Object.fromEntries(copy)).toEqual({
    'firestore/one': { day, there: 'ADA', here: 'ADA' },
    'storage/one': { day, there: 'AD', here: 'AA' },
  });
  const row = { day: '2026-07-21', verdicts: 'AD' };
  const apart = 'storage/one, case 1: D there, A here';
  const isNew = (name: string, verdicts: string) => `${name}: new, of ${day}: ${verdicts}`;
  expect(newsOf(copy, {})).toEqual([
    isNew('firestore/one', 'ADA'),
    isNew('storage/one', 'AD'),
    apart,
  ]);
  const same = { 'firestore/one': { ...row, verdicts: 'ADA' } };
  expect(newsOf(copy, { ...same, 'storage/one': row })).toEqual([apart]);
  expect(newsOf(copy, { ...same, 'storage/one': { ...row, differ: { 1: 'why' } } })).toEqual([]);
  expect(
    newsOf(copy, { 'firestore/one': row, 'storage/one': { ...row, differ: { 0: '' } } }),
  ).toEqual([
    'firestore/one: AD of 2026-07-21 is ADA of 2026-11-01',
    'storage/one, case 0: A there, A here',
    apart,
  ]);
});

it('names what is new of the conditions and of a service, whose rules are not in a copy', async () => {
  writeCopy('firestore', ['ALLOW', 'DENY', 'ALLOW']);
  write('rules-corpus/storage/math-namespace.ts', {
    scenario: { rules: 'no rules', cases: [{ description: 'one' }, { description: 'two' }] },
  });
  const record = (name: string, behavior: unknown): void =>
    write(`observations/storage-rules/${name}.json`, { observedAt: '2026-11-01', behavior });
  record('rules-storage-math-namespace', { one: 'ALLOW', two: 'DENY' });
  const fields = 'stdlib-realstorage-request-resource-fields';
  record(fields, { create: { a: 'ALLOW' }, update: { a: 'DENY' }, overwrite: {} });
  const known = { ...KNOWN, [`storage/${fields}/create`]: { day: '', verdicts: 'A' } };
  const row = KNOWN['storage/math-namespace'];
  expect(newsOf(await read(), known)).toEqual([
    'firestore/one: new, of 2026-11-01: ADA',
    `storage/math-namespace: ${row?.verdicts} of ${row?.day} is AD of 2026-11-01`,
    expect.stringMatching(/\/update: [AD]{65} of 2026-09-27 is D of 2026-11-01$/),
    expect.stringMatching(/\/overwrite: [AD]{30} of 2026-09-27 is {2}of 2026-11-01$/),
  ]);
});

it('names what is new among the steps of a copy, and what was answered differently', () => {
  const stepsOf = (steps: object) => ({ recordedAt: '2026-11-01T00:00:00Z', steps });
  const programs = {
    'fs-rules/compile/acceptance': stepsOf({
      valid: { compiled: true },
      'syntax-error': { compiled: true },
      'not-97': { compiled: true },
    }),
    'fs-rules/auth-token/claims': stepsOf({
      'anon-has-email': { status: 404 },
      'a-has-email': { status: 404 },
    }),
    'fs-rules/query/constraints': stepsOf({
      'shape-map-ordered': { status: 403 },
      'no-filter-grpc': { grpc: 0 },
    }),
    'fs-rules/principals/grpc': stepsOf({ 'nobody-asks': { grpc: 7 } }),
    'fs-rules/principals/separation': stepsOf({ 'a-get-open': { status: 200 } }),
    'fs-rules/refusals/credentials': stepsOf({ 'malformed-bearer-rest': { status: 401 } }),
  };
  expect(newsOfSteps({ programs })).toEqual([
    'compile/syntax-error: D, of 2026-11-01: A',
    'compile/not-97: new, of 2026-11-01: A',
    'auth-token/anon-has-email: D, of 2026-11-01: A',
    'query/shape-map-ordered: A, of 2026-11-01: D',
  ]);
});

it('names what is new of the conditions that the official emulator was asked', () => {
  const rows = [
    '| claim | oracle |',
    '| --- | --- |',
    '| `1 is int` | true |',
    "| `'abc'.matches('abc\\|def')` | true |",
    '| `true \\|\\| null` | error |',
    '| `1 is new` | compile-error |',
  ];
  expect(newsOfClaims(rows.join('\n'))).toEqual([
    'true || null: true, there error',
    '1 is new: new, there compile-error',
  ]);
});

it('names what the service found another time, and the steps that are new', () => {
  const ended = (status: number, body?: unknown) => ({ production: { status, body } });
  const found = (...ids: string[]) =>
    ended(
      200,
      ids.map((id) => ({ document: { name: `documents/flt/${id}` } })),
    );
  const counted = (integerValue: string) =>
    ended(200, [{ result: { aggregateFields: { count: { integerValue } } } }]);
  const root = 'projects/demo-firestore-probe/databases/(default)/documents';
  const read = (integerValue: string) => ({
    updateTime: '<now>',
    fields: { v: { integerValue } },
    createTime: '2026-09-06T18:03:45.278Z',
    name: `${root}/rt/a`,
  });
  const programs = [
    {
      id: 'queries/filters',
      steps: {
        'equal-string': found('a', 'c', 'g'),
        'is-null': found('d', 'e'),
        'equal-null': ended(200, [{ readTime: '<now>' }]),
        'not-equal-null': ended(400),
        'no-row-here': found('a'),
      },
    },
    {
      id: 'queries/aggregations',
      steps: { 'count-all': counted('6'), 'count-empty': counted('1') },
    },
    { id: 'errors/rest-shapes', steps: { 'negative-limit': ended(200, []) } },
    {
      id: 'reads/read-time',
      steps: {
        'read-current': ended(200, read('1')),
        'read-at-the-second-update-time': ended(200, read('1')),
      },
    },
    { id: 'transactions/lifecycle', steps: { 'phantom-write': ended(409) } },
    { id: 'emulator/routes', steps: { 'clear-database': ended(200) } },
  ];
  const ofRead = (value: string) =>
    `200 {"createTime":"<now>","fields":{"v":{"integerValue":"${value}"}},"name":"rt/a","updateTime":"<now>"}`;
  expect(newsOfService({ programs })).toEqual([
    'queries/filters#is-null: d, there d e',
    'queries/filters#not-equal-null: , there 400 ',
    'queries/filters#no-row-here: new, there 200 ',
    'queries/aggregations#count-empty: {"count":{"integerValue":"0"}}, there {"count":{"integerValue":"1"}}',
    'errors/rest-shapes#negative-limit: 400 , there 200 ',
    `reads/read-time#read-at-the-second-update-time: ${ofRead('2')}, there ${ofRead('1')}`,
  ]);
});

it('each verdict in the table that is another here has a reason', () => {
  for (const [name, { verdicts, ...row }] of Object.entries(others.scenarios)) {
    expect(verdicts, name).toMatch(/^[AD]+$/);
    const differ: Readonly<Record<string, string>> = { ...('differ' in row && row.differ) };
    for (const [at, why] of Object.entries(differ)) {
      expect(Number(at), name).toBeLessThan(verdicts.length);
      expect(why, name).toMatch(/\w+: |\w+ \w+/);
    }
  }
});

const facts = Object.entries(others.expressions).flatMap(([name, { allowed, denied, ...row }]) => {
  const differ: Readonly<Record<string, string>> = { ...('differ' in row && row.differ) };
  const rowsOf = (conditions: readonly string[], there: boolean) =>
    conditions.map((condition) => ({ name, condition, here: there !== condition in differ }));
  return [...rowsOf(allowed, true), ...rowsOf(denied, false)];
});
it.each(facts)('$name: $condition', ({ condition, here }) => {
  expect(errorsOf(condition).length === 0 && verdict(condition) === 'true').toBe(here);
});
