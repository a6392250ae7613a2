import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { verdict } from '../helpers/rules.ts';
import { newsOf, readCopy } from './beside.ts';
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
  expect(verdict(condition) === 'true').toBe(here);
});
