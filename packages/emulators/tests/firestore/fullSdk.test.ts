import { deleteApp, initializeApp } from 'firebase/app';
import * as full from 'firebase/firestore';
import { once } from 'node:events';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { FULL_SDK_NOT_SERVED } from '../../shared/fullSdk.ts';
import { PROJECT, startSharedServer, startTestServer } from '../helpers/firestoreServer.ts';

const ORIGIN = 'http://x.example.com';
const rejected = {
  code: 'unimplemented',
  message: expect.stringContaining(FULL_SDK_NOT_SERVED) as string,
};
const countLogged = (): number =>
  server.lines.filter((line) => line === FULL_SDK_NOT_SERVED).length;

full.setLogLevel('silent');
const server = await startSharedServer();
const app = initializeApp({ projectId: PROJECT }, 'full-test');
const db = full.getFirestore(app);
full.connectFirestoreEmulator(db, '127.0.0.1', server.port);
afterAll(() => deleteApp(app));

describe('the full SDK', () => {
  it('rejects the full SDK with a message and logs the message once', async () => {
    const ref = full.doc(db, 'c/a');
    await expect(full.getDoc(ref)).rejects.toMatchObject(rejected);
    await expect(full.getDocs(full.collection(db, 'c'))).rejects.toMatchObject(rejected);
    await expect(full.setDoc(ref, { n: 1 })).rejects.toMatchObject(rejected);
    await expect(full.getCountFromServer(full.collection(db, 'c'))).rejects.toMatchObject(rejected);
    const transaction = full.runTransaction(db, (each) => each.get(ref));
    await expect(transaction).rejects.toMatchObject(rejected);
    const listened = new Promise((resolve) => full.onSnapshot(ref, () => undefined, resolve));
    expect(await listened).toMatchObject(rejected);
    expect(countLogged()).toBe(1);
  });

  const fetchChannel = (service: string, search: string, init: RequestInit) =>
    fetch(`${server.origin}/google.firestore.v1.Firestore/${service}/channel?VER=8${search}`, {
      headers: { origin: ORIGIN },
      ...init,
    });

  const cause = { code: 12, message: FULL_SDK_NOT_SERVED };
  it.each([
    ['Listen', [{ targetChange: { targetChangeType: 'REMOVE', targetIds: [2], cause } }]],
    ['Write', [{ streamId: '1', streamToken: expect.any(String) as string }]],
  ])('rejects the full SDK on the %s channel of a browser', async (service, first) => {
    const body = new URLSearchParams({
      count: '1',
      req0___data__: JSON.stringify({ addTarget: { documents: {}, targetId: 2 } }),
    });
    const opened = await fetchChannel(service, '&RID=1', { method: 'POST', body });
    expect(opened.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(opened.headers.get('access-control-allow-credentials')).toBe('true');
    const [, length = '', json = ''] = /^(\d+)\n(.*)$/.exec(await opened.text()) ?? [];
    expect(json).toHaveLength(Number(length));
    const error = { code: 501, status: 'UNIMPLEMENTED', message: FULL_SDK_NOT_SERVED };
    expect(JSON.parse(json)).toEqual(
      [['c', expect.any(String), '', 8, 14, 30_000], first, [{ error }]].map((array, at) => [
        at,
        array,
      ]),
    );
    const polled = await fetchChannel(service, '&SID=any&RID=rpc', {});
    expect(await polled.text()).toContain('["stop"]');
  });

  it.each([
    ['no form data', 'no form'],
    ['no JSON', 'req0___data__={'],
    ['no target', 'req0___data__={}'],
  ])('rejects the full SDK if the body of its request has %s', async (_what, body) => {
    const answer = await fetchChannel('Listen', '&RID=1', { method: 'POST', body });
    expect(await answer.text()).toContain(FULL_SDK_NOT_SERVED);
  });

  it('responds with an HTTP error to a full SDK request outside of a channel', async () => {
    const path = '/google.firestore.v1.Firestore/Commit';
    const answer = await server.send('POST', path, 'no JSON', { origin: ORIGIN });
    expect(answer).toMatchObject({ status: 501, error: 'UNIMPLEMENTED' });
    expect(answer.message).toBe(FULL_SDK_NOT_SERVED);
    expect(answer.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  });

  it('rejects the full SDK over HTTP/2 without delaying the stop of the server', async () => {
    const closing = await startTestServer();
    const client = connect(closing.origin);
    client.on('error', () => undefined);
    const request = client.request({ ':path': '/' });
    const [headers] = (await once(request, 'response')) as [IncomingHttpHeaders];
    expect(headers[':status']).toBe(501);
    expect(await text(request)).toContain(FULL_SDK_NOT_SERVED);
    await closing.close();
  });
});

it('responds with 400 to data that is not HTTP', async () => {
  const socket = createConnection(server.port, '127.0.0.1').end('nonsense\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 400 Bad Request/);
});
