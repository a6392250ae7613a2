import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../firestore/json.ts';
import { OWNER, ROOT, int, list, startSharedServer } from '../helpers/firestoreServer.ts';

const server = await startSharedServer();

it.each<[string, JsonObject, JsonObject]>([
  ['null', { nullValue: 'NULL_VALUE' }, { nullValue: null }],
  [
    'a time with a zone',
    { timestampValue: '2026-01-31T01:00:00.123456789+01:00' },
    { timestampValue: '2026-01-31T00:00:00.123456Z' },
  ],
  ['url-safe base64', { bytesValue: '_-8' }, { bytesValue: '/+8=' }],
  ['an integer as a number', { integerValue: 5 }, int(5)],
  ['an empty array', { arrayValue: {} }, list()],
])('stores %s in canonical form', async (_, sent, canonical) => {
  await server.put({ 'c/a': { f: sent } });
  expect(await server.fields('c/a')).toEqual({ f: canonical });
});

describe('documents in the REST API', () => {
  it('creates an id for a new document without an id', async () => {
    const create = async () =>
      (await server.send('POST', `/v1/${ROOT}/plain`, { fields: {} })).json;
    const name = expect.stringMatching(/\/plain\/\w{20}$/) as unknown;
    expect(await create()).toMatchObject({ name });
    expect(await create()).toMatchObject({ name });
    expect(await server.find({ from: [{ collectionId: 'plain' }] })).toHaveLength(2);
  });

  it('lists missing documents that have subcollections if showMissing is set', async () => {
    await server.put({ 'half/a': {}, 'half/b/deep/x': {}, 'half/b/deep/y/more/z': {} });
    const list = async (search: string): Promise<unknown> =>
      (await server.send('GET', `/v1/${ROOT}/half${search}`)).json;
    expect(await list('')).toMatchObject({ documents: [{ name: `${ROOT}/half/a` }] });
    const { nextPageToken, documents } = (await list('?showMissing=true&pageSize=1')) as {
      nextPageToken: string;
      documents: unknown[];
    };
    expect(documents).toMatchObject([{ name: `${ROOT}/half/a` }]);
    expect(await list(`?showMissing=true&pageSize=1&pageToken=${nextPageToken}`)).toEqual({
      documents: [{ name: `${ROOT}/half/b` }],
    });
    expect(await list('?showMissing=true&orderBy=a')).toMatchObject({ error: { code: 400 } });
  });

  it('accepts document ids with a colon and other escaped characters', async () => {
    await server.put({ 'c/a:b c%2': { x: int(1) } });
    expect((await server.send('GET', `/v1/${ROOT}/c/a%3Ab%20c%252`)).status).toBe(200);
    await server.put({ 'c/a:b c%2/d/e': {} });
    const answer = await server.send('POST', `/v1/${ROOT}/c/a%3Ab%20c%252:listCollectionIds`, {});
    expect(answer.json).toEqual({ collectionIds: ['d'] });
  });

  it('allows the origin of the request in preflight and error responses', async () => {
    const preflight = await server.send('OPTIONS', `/v1/${ROOT}:commit`, undefined, {
      origin: 'http://x.example.com',
      'access-control-request-headers': 'authorization,x-goog-api-client',
    });
    expect(preflight.headers.get('access-control-allow-headers')).toBe(
      'authorization,x-goog-api-client',
    );
    const error = await server.call(':commit', '{', { ...OWNER, origin: 'http://x.example.com' });
    expect(error.status).toBe(400);
    for (const { headers } of [preflight, error]) {
      expect(headers.get('access-control-allow-origin')).toBe('http://x.example.com');
      expect(headers.get('access-control-allow-credentials')).toBe('true');
    }
    // A request without an `Origin` header gets the origin `*`. The response must not allow
    // credentials too, because browsers reject this combination.
    const { headers } = await server.call(':commit', '{', OWNER);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });
});
