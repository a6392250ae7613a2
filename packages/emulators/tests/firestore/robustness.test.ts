import fc from 'fast-check';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { isObject } from '../../firestore/json.ts';
import {
  OWNER,
  ROOT,
  int,
  startSharedServer,
  text,
  transform,
  update,
} from '../helpers/firestoreServer.ts';

const server = await startSharedServer();
beforeAll(() => server.put({ 'c/a': { n: int(0) } }));

const splitWords = (text: string): string[] => text.split(' ');
const VERBS = splitWords(
  'commit batchGet runQuery runAggregationQuery batchWrite beginTransaction listCollectionIds ' +
    'rollback executePipeline nonsense',
);

/** Keys of the REST API. This test combines them with unexpected values. */
const key = fc.constantFrom(
  ...splitWords('writes update name fields structuredQuery from where collectionId documents'),
  ...splitWords(
    'fieldFilter compositeFilter op filters field fieldPath value stringValue mapValue',
  ),
  ...splitWords('arrayValue values currentDocument updateTransforms limit orderBy startAt'),
  ...splitWords('__proto__ constructor'),
);
const body = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 6 },
    fc.constantFrom(null, true, -1, 1e30, '', 'EQUAL', 'AND', ROOT, `${ROOT}/c/a`, 'a.b', '`'),
    fc.array(tie('json'), { maxLength: 3 }),
    fc
      .array(fc.tuple(key, tie('json')), { maxLength: 4 })
      .map((entries) => Object.fromEntries(entries)),
  ),
})).json;

describe('the server under unusual requests', () => {
  it('survives requests with any JSON body', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...VERBS), body, async (verb, json) => {
        const { status, error, message } = await server.call(`:${verb}`, json);
        expect([200, 400, 404, 409, 501]).toContain(status);
        if (status !== 200)
          expect([error, message.length > 10]).toEqual([expect.any(String), true]);
      }),
      { numRuns: 250 },
    );
  });

  it.each([
    ['a body that is not JSON', 'nonsense'],
    ['deep arrays', '['.repeat(200_000) + ']'.repeat(200_000)],
    [
      'deep filters',
      `{"structuredQuery":{"from":[{"collectionId":"c"}],"where":${'{"compositeFilter":{"op":"AND","filters":['.repeat(5000)}{}${']}}'.repeat(5000)}}}`,
    ],
    [
      'deep values',
      `{"writes":[{"update":{"name":"${ROOT}/c/z","fields":{"a":${'{"mapValue":{"fields":{"a":'.repeat(5000)}1${'}}}'.repeat(5000)}}}}]}`,
    ],
  ])('survives %s', async (_, sent) => {
    for (const verb of [':runQuery', ':commit']) {
      expect(await server.call(verb, sent)).toMatchObject({
        status: 400,
        error: 'INVALID_ARGUMENT',
      });
    }
  });

  it('rejects a body of 11 MB', async () => {
    const answer = await server.commit([update('c/big', { f: text('x'.repeat(11e6)) })]);
    expect(answer.status).toBe(413);
    expect(answer.message).toMatch(/larger than the limit/);
  });

  it.each([
    ['with a Content-Length', `Content-Length: 100000000000`, ''],
    ['in chunks', 'Transfer-Encoding: chunked', '10000\r\n'],
  ])('rejects an endless body %s', async (_, header, piece) => {
    const socket = connect(server.port, '127.0.0.1');
    let answer = '';
    socket.on('error', () => undefined).on('data', (data) => (answer += data.toString()));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(`POST /v1/${ROOT}:commit HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`);
    const sent = `${piece}${'x'.repeat(0x10000)}${piece && '\r\n'}`;
    // Sends more slowly after the rejection. At full speed, this test would use two cores while the
    // server discards the data.
    const sendMore = () => {
      if (socket.writable)
        socket.write(sent, () => (answer ? setTimeout(sendMore, 20) : sendMore()));
    };
    sendMore();
    await closed;
    expect(answer).toMatch(/^HTTP\/1.1 413 [^]*Connection: close[^]*larger than the limit/);
  });

  it('serves 1,000 connections at once', async () => {
    const get = () => server.call(':batchGet', { documents: [`${ROOT}/c/a`] });
    const answers = await Promise.all(Array.from({ length: 1000 }, get));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  /** Sends a request. Disconnects on the event `when` of the socket: 'drain' or 'data'. */
  const disconnectOn = async (request: string, when: 'drain' | 'data'): Promise<void> => {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(request, () => {
      if (when === 'drain') socket.destroy();
    });
    if (when === 'data') socket.once('data', () => socket.destroy());
    await closed;
  };

  it('survives clients that disconnect in the middle of their request', async () => {
    const start = `POST /v1/${ROOT}:commit HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"wri`;
    await Promise.all(Array.from({ length: 50 }, () => disconnectOn(start, 'drain')));
    expect((await server.call(':batchGet', { documents: [] })).status).toBe(200);
  });

  it('survives clients that disconnect in the middle of the response', async () => {
    const large = { f: text('x'.repeat(1_000_000)) };
    const documents = Array.from({ length: 8 }, (_, n) => [`large/d${n}`, large] as const);
    await server.put(Object.fromEntries(documents));
    const body = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'large' }] } });
    const request =
      `POST /v1/${ROOT}:runQuery HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer owner\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body}`;
    await Promise.all(Array.from({ length: 20 }, () => disconnectOn(request, 'data')));
    expect((await server.call(':batchGet', { documents: [] })).status).toBe(200);
  });

  it('rejects unknown and invalid paths', async () => {
    for (const path of [
      '/nowhere',
      '/v1/projects',
      `/v1/${ROOT}/%zz`,
      `/v1/${ROOT}//`,
      '/emulator/v1/projects/p:x',
    ]) {
      const { status, message } = await server.send('GET', path, undefined, OWNER);
      expect([400, 404, 501]).toContain(status);
      expect(message).not.toBe('');
    }
  });
});

describe('a commit with concurrent clients', () => {
  it('counts every increment of concurrent clients once', async () => {
    const increment = transform('count', { increment: int(1) });
    await Promise.all(Array.from({ length: 200 }, () => server.commit([increment])));
    expect(await server.fields('c/a')).toMatchObject({ count: int(200) });
  });

  it('keeps commits atomic when several clients write at once', async () => {
    await server.put({ 'pair/a': { n: int(0) }, 'pair/b': { n: int(0) } });
    const names = [`${ROOT}/pair/a`, `${ROOT}/pair/b`];
    let wins = 0;
    const writeRounds = async (n: number): Promise<void> => {
      for (let round = 0; round < 15; round += 1) {
        const { json } = await server.call(':batchGet', { documents: names });
        const documents = (Array.isArray(json) ? (json as unknown[]) : []).map((item) =>
          isObject(item) && isObject(item.found) ? item.found : {},
        );
        expect(documents[0]?.fields).toEqual(documents[1]?.fields);
        const fields = { n: int(n * 100 + round + 1) };
        const writes = documents.map(({ updateTime }, at) => ({
          update: { name: names[at], fields },
          currentDocument: { updateTime },
        }));
        const { status, error } = await server.commit(writes);
        expect([200, 400]).toContain(status);
        if (status === 200) wins += 1;
        else expect(error).toBe('FAILED_PRECONDITION');
      }
    };
    await Promise.all(Array.from({ length: 10 }, (_, n) => writeRounds(n)));
    expect(wins).toBeGreaterThanOrEqual(15);
  });
});
