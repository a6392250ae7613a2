import { beforeEach, describe, expect, it } from 'vitest';
import { isObject, type JsonObject } from '../../firestore/json.ts';
import {
  PROJECT,
  ROOT,
  dict,
  int,
  list,
  sharedServer,
  text,
  transform,
  update,
} from '../helpers/firestoreServer.ts';
import { change, value } from '../helpers/tables.ts';
import transforms from '../conformance/transforms.json' with { type: 'json' };

const server = await sharedServer();
beforeEach(() =>
  server.ask('DELETE', `/emulator/v1/projects/${PROJECT}/databases/(default)/documents`),
);

it.each(transforms.rows)('the documented value: $what', async (row) => {
  await server.put({ 'c/a': row.before === undefined ? {} : { f: value(row.before) } });
  expect((await server.commit([transform('f', change(row.change))])).status).toBe(200);
  expect(await server.fields('c/a')).toEqual({ f: value(row.after) });
});

describe('set, merge, update, delete', () => {
  it('changes what the mask names, nested and quoted, and removes what it names in vain', async () => {
    await server.put({ 'c/a': { x: int(1), m: dict({ a: int(1), b: int(2) }), 'a.b`c': int(1) } });
    const rest = { updateMask: { fieldPaths: ['m.a', 'm.b', '`a.b\\`c`', 'new.deep'] } };
    const fields = { m: dict({ a: int(9) }), 'a.b`c': int(8), new: dict({ deep: int(7) }) };
    expect((await server.commit([update('c/a', fields, rest)])).message).toBe('');
    expect(await server.fields('c/a')).toEqual({
      x: int(1),
      m: dict({ a: int(9) }),
      'a.b`c': int(8),
      new: dict({ deep: int(7) }),
    });
  });

  it('takes names that JavaScript objects have of their own', async () => {
    const fields = { constructor: int(1), toString: int(2), hasOwnProperty: int(3) };
    await server.put({ 'c/a': fields });
    expect(await server.fields('c/a')).toEqual(fields);
  });

  it('keeps the update time when nothing changes', async () => {
    await server.put({ 'c/a': { x: int(1) } });
    const { json: before } = await server.ask('GET', `/v1/${ROOT}/c/a`);
    await server.put({ 'c/a': { x: int(1) } });
    expect((await server.ask('GET', `/v1/${ROOT}/c/a`)).json).toEqual(before);
  });

  it('writes each for itself in batchWrite', async () => {
    const { json } = await server.call(':batchWrite', {
      writes: [update('c/a', {}), update('c/b', {}, { currentDocument: { exists: true } })],
    });
    expect(json).toMatchObject({ status: [{ code: 0 }, { code: 5 }] });
    expect(await server.fields('c/a')).toEqual({});
  });
});

describe('preconditions', () => {
  it('compares the update time as a time', async () => {
    await server.put({ 'c/a': {} });
    const { json } = await server.ask('GET', `/v1/${ROOT}/c/a`);
    const time = (json as { updateTime: string }).updateTime;
    const nine = `${time.slice(0, 19)}.${time.slice(20, -1).padEnd(9, '0')}Z`;
    const changed = (x: number, updateTime: string) =>
      server.commit([update('c/a', { x: int(x) }, { currentDocument: { updateTime } })]);
    expect((await changed(1, nine)).status).toBe(200);
    expect(await changed(2, nine)).toMatchObject({ status: 400, error: 'FAILED_PRECONDITION' });
  });
});

// Recorded from production (t-k/fireemu, `transactions/lifecycle` and `read-time-in-the-distant-past`).
describe('a read-only transaction', () => {
  const refused = { status: 400, error: 'INVALID_ARGUMENT' };
  const transactionIn = (json: unknown): unknown => (isObject(json) ? json.transaction : undefined);

  it('ends with a commit, which may write nothing', async () => {
    const begun = async (): Promise<unknown> => {
      const options = { readOnly: {} };
      return transactionIn((await server.call(':beginTransaction', { options })).json);
    };
    const transaction = await begun();
    const writes = [update('c/new', {})];
    expect(await server.call(':commit', { writes, transaction })).toMatchObject(refused);
    expect(await server.call(':commit', { transaction })).toMatchObject(refused);
    expect((await server.call(':commit', { transaction: await begun() })).status).toBe(200);
    const query = { structuredQuery: { from: [{ collectionId: 'c' }] } };
    const { json } = await server.call(':runQuery', { ...query, newTransaction: { readOnly: {} } });
    const other = transactionIn(Array.isArray(json) ? json[0] : undefined);
    expect(await server.call(':commit', { writes, transaction: other })).toMatchObject(refused);
  });

  it('ends as it began where what it read has changed since', async () => {
    const read = { documents: [`${ROOT}/c/a`], newTransaction: { readOnly: {} } };
    const { json } = await server.call(':batchGet', read);
    const transaction = transactionIn(Array.isArray(json) ? json[0] : undefined);
    await server.commit([update('c/a', { n: int(1) })]);
    expect((await server.call(':commit', { transaction })).status).toBe(200);
  });

  it('reads no time of more than an hour ago', async () => {
    const begin = (readTime: string) =>
      server.call(':beginTransaction', { options: { readOnly: { readTime } } });
    const read = (readTime: string) =>
      server.call(':batchGet', { documents: [`${ROOT}/c/a`], readTime });
    const recent = new Date(Date.now() - 60_000).toISOString();
    for (const ask of [begin, read]) {
      expect(await ask('2000-01-01T00:00:00Z')).toMatchObject(refused);
      expect((await ask(recent)).status).toBe(200);
    }
  });
});

describe('what is refused, and why', () => {
  const deep = (depth: number): JsonObject => (depth === 0 ? int(1) : dict({ a: deep(depth - 1) }));
  it.each<[string, JsonObject, RegExp]>([
    ['a nested array', { f: list(list(int(1))) }, /nested arrays/],
    ['a reserved field', { __f__: int(1) }, /reserved/],
    ['an empty field name', { '': int(1) }, /must not be empty/],
    ['a value of two types', { f: { integerValue: '1', stringValue: '1' } }, /exactly one/],
    ['an unknown type', { f: { intValue: '1' } }, /unknown value type "intValue"/],
    ['an integer beyond 64 bits', { f: int('9223372036854775808') }, /64-bit/],
    ['a time that is none', { f: { timestampValue: '2026-02-30T00:00:00Z' } }, /must be a time/],
    ['a point off the globe', { f: { geoPointValue: { latitude: 91 } } }, /-90 to 90/],
    ['a reference to nowhere', { f: { referenceValue: 'a/b' } }, /referenceValue must be/],
    ['21 levels', { f: deep(21) }, /more than 20 levels/],
    ['half a surrogate pair', { f: text('\ud800') }, /UTF-8/],
    ['more than 1 MiB', { f: text('x'.repeat(1_048_577)) }, /maximum allowed size of 1048576/],
  ])('%s', async (_, fields, message) => {
    const answer = await server.commit([update('c/a', fields)]);
    expect(answer).toMatchObject({ status: 400, error: 'INVALID_ARGUMENT' });
    expect(answer.message).toMatch(message);
  });

  it.each(['__x__', '.', '..'])('the id %s', async (id) => {
    const answer = await server.commit([update(`c/${id}`, {})]);
    expect(answer).toMatchObject({ status: 400, error: 'INVALID_ARGUMENT' });
  });

  // Source: "Usage and limits", the maximum of transformations of one document and size of a name.
  it('more than 500 transforms of a document', async () => {
    const transforms = Array.from({ length: 501 }, (_, n) => ({
      fieldPath: `f${n}`,
      increment: int(1),
    }));
    const write = (count: number): JsonObject =>
      update('c/a', {}, { updateTransforms: transforms.slice(0, count) });
    expect((await server.commit([write(501)])).message).toMatch(/more than 500 transforms/);
    expect((await server.commit([write(500)])).status).toBe(200);
  });

  it('a name above 6 KiB', async () => {
    const path = (ids: number): string =>
      Array.from({ length: ids }, () => 'x'.repeat(1023)).join('/');
    expect((await server.commit([update(path(6), {})])).status).toBe(200);
    const answer = await server.commit([update(path(8), {})]);
    expect(answer).toMatchObject({ status: 400, error: 'INVALID_ARGUMENT' });
    expect(answer.message).toMatch(/longer than 6144 bytes/);
  });

  // Source: release notes of 29 March 2023, which took the limit of 500 writes away.
  it('but not more than 500 writes', async () => {
    const writes = Array.from({ length: 501 }, (_, n) => update(`c/d${n}`, {}));
    expect((await server.commit(writes)).status).toBe(200);
  });
});
