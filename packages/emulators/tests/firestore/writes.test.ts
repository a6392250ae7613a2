import { beforeEach, describe, expect, it } from 'vitest';
import { isObject, type JsonObject } from '../../firestore/json.ts';
import {
  ROOT,
  dict,
  int,
  list,
  startSharedServer,
  text,
  transform,
  update,
} from '../helpers/firestoreServer.ts';
import { expandTransform, expandValue } from '../helpers/tables.ts';
import transforms from '../conformance/transforms.json' with { type: 'json' };

const server = await startSharedServer();
beforeEach(() => server.clear());

it.each(transforms.rows)('stores the documented result of the transform $what', async (row) => {
  await server.put({ 'c/a': row.before === undefined ? {} : { f: expandValue(row.before) } });
  expect((await server.commit([transform('f', expandTransform(row.change))])).status).toBe(200);
  expect(await server.fields('c/a')).toEqual({ f: expandValue(row.after) });
});

describe('write operations: set, merge, update and delete', () => {
  it('changes only the fields in the mask, including nested and quoted fields', async () => {
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

  it('accepts field names that are members of every JavaScript object', async () => {
    const fields = { constructor: int(1), toString: int(2), hasOwnProperty: int(3) };
    await server.put({ 'c/a': fields });
    expect(await server.fields('c/a')).toEqual(fields);
  });

  it('keeps the update time when a write changes nothing', async () => {
    await server.put({ 'c/a': { x: int(1) } });
    const { json: before } = await server.send('GET', `/v1/${ROOT}/c/a`);
    await server.put({ 'c/a': { x: int(1) } });
    expect((await server.send('GET', `/v1/${ROOT}/c/a`)).json).toEqual(before);
  });

  it('applies each write of batchWrite separately', async () => {
    const { json } = await server.call(':batchWrite', {
      writes: [update('c/a', {}), update('c/b', {}, { currentDocument: { exists: true } })],
    });
    expect(json).toMatchObject({ status: [{ code: 0 }, { code: 5 }] });
    expect(await server.fields('c/a')).toEqual({});
  });
});

it('commits a read-only transaction even if a document in it has changed', async () => {
  const read = { documents: [`${ROOT}/c/a`], newTransaction: { readOnly: {} } };
  const { json } = await server.call(':batchGet', read);
  const begun: unknown = Array.isArray(json) ? json[0] : undefined;
  await server.commit([update('c/a', { n: int(1) })]);
  expect((await server.call(':commit', { ...(isObject(begun) && begun) })).status).toBe(200);
});

describe('the validation of writes', () => {
  const deep = (depth: number): JsonObject => (depth === 0 ? int(1) : dict({ a: deep(depth - 1) }));
  it.each<[string, JsonObject, RegExp]>([
    ['a nested array', { f: list(list(int(1))) }, /nested arrays/],
    ['a reserved field', { __f__: int(1) }, /reserved/],
    ['an empty field name', { '': int(1) }, /must not be empty/],
    ['a value of two types', { f: { integerValue: '1', stringValue: '1' } }, /exactly one/],
    ['an unknown type', { f: { intValue: '1' } }, /unknown value type "intValue"/],
    ['an integer of more than 64 bits', { f: int('9223372036854775808') }, /64-bit/],
    ['an invalid date', { f: { timestampValue: '2026-02-30T00:00:00Z' } }, /must be a time/],
    ['an invalid latitude', { f: { geoPointValue: { latitude: 91 } } }, /-90 to 90/],
    ['an invalid reference', { f: { referenceValue: 'a/b' } }, /referenceValue must be/],
    ['a value with 21 levels', { f: deep(21) }, /more than 20 levels/],
    ['half a surrogate pair', { f: text('\ud800') }, /UTF-8/],
    [
      'a document of more than 1 MiB',
      { f: text('x'.repeat(1_048_577)) },
      /maximum allowed size of 1048576/,
    ],
  ])('rejects %s', async (_, fields, message) => {
    const answer = await server.commit([update('c/a', fields)]);
    expect(answer).toMatchObject({ status: 400, error: 'INVALID_ARGUMENT' });
    expect(answer.message).toMatch(message);
  });

  // Source: the maximum size of a document name in
  // https://firebase.google.com/docs/firestore/quotas
  it('rejects a document name of more than 6 KiB', async () => {
    const createPath = (ids: number): string =>
      Array.from({ length: ids }, () => 'x'.repeat(1023)).join('/');
    expect((await server.commit([update(createPath(6), {})])).status).toBe(200);
    const answer = await server.commit([update(createPath(8), {})]);
    expect(answer).toMatchObject({ status: 400, error: 'INVALID_ARGUMENT' });
    expect(answer.message).toMatch(/longer than 6144 bytes/);
  });

  // Source: the release notes of Cloud Firestore of 29 March 2023, which removed the limit of 500
  // writes.
  it('accepts more than 500 writes in one commit', async () => {
    const writes = Array.from({ length: 501 }, (_, n) => update(`c/d${n}`, {}));
    expect((await server.commit(writes)).status).toBe(200);
  });
});
