import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOST, findFreePort } from '../tests/helpers/freePorts.ts';
import { startOutbox, type Outbox } from './outbox.ts';

let base = '';
let outbox: Outbox;

beforeAll(async () => {
  const port = await findFreePort();
  base = `http://${HOST}:${port}`;
  outbox = await startOutbox(HOST, port);
});
afterAll(() => outbox.stop());
beforeEach(() => fetch(`${base}/messages`, { method: 'DELETE' }));

const send = (body: string) => fetch(`${base}/send`, { method: 'POST', body });
const message = { to: 'info@example.com', subject: 'Hello', body: '<p>Hi</p>', type: 'html' };

test('stores a sent message', async () => {
  const response = await send(JSON.stringify(message));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ id: expect.any(String) as string });
  const stored: unknown = await (await fetch(`${base}/messages`)).json();
  expect(stored).toMatchObject([message]);
});

test.each([
  [400, 'text that is not JSON', '{"to":'],
  [400, 'null', 'null'],
  [400, 'a missing field', JSON.stringify({ ...message, subject: undefined })],
  [400, 'a field that is not text', JSON.stringify({ ...message, to: ['a'] })],
  [413, 'more than 1 MB', JSON.stringify({ ...message, body: 'x'.repeat(1024 * 1024) })],
])('responds with %i to %s', async (status, _, body) => {
  expect((await send(body)).status).toBe(status);
  expect(outbox.messages).toHaveLength(0);
});

test('responds to the preflight request of a browser', async () => {
  const response = await fetch(`${base}/send`, {
    method: 'OPTIONS',
    headers: {
      origin: 'http://127.0.0.1:5173',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:5173');
  expect(response.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
});

test('shows messages without running their scripts', async () => {
  const hostile = '<script>alert(1)</script>"><img src=x onerror=alert(2)>';
  await send(JSON.stringify({ ...message, subject: hostile, body: hostile }));
  const page = await (await fetch(base)).text();
  expect(page).not.toContain('<script>');
  expect(page).not.toContain('<img');
  expect(page).toContain('<iframe sandbox');
});

test('responds with 404 to unknown paths', async () => {
  expect((await fetch(`${base}/elsewhere`)).status).toBe(404);
});
