/** Tests the relay over HTTP. Each test defines the behaviour of the provider. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { mail, createSettings, site } from './testing.ts';
import { findFreePort, HOST as host, startServer } from './tests/server.ts';
import { MAX_REQUEST_BYTES } from './limits.ts';
import { startRelay } from './server.ts';

const json = { origin: site, 'content-type': 'application/json' };

let delivered: { key: string | undefined; mail: unknown }[];
let provider: (response: ServerResponse) => void;
let port: number;

/**
 * Starts the relay and a provider.
 * @param times timeouts in milliseconds
 */
async function start(times?: { request: number; provider: number }) {
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    delivered.push({ key: request.headers.authorization, mail: JSON.parse(await text(request)) });
    provider(response);
  };
  const { origin } = await startServer((request, response) => void receive(request, response));
  port = await findFreePort();
  onTestFinished(await startRelay(createSettings(`${origin}/send`), host, port, times));
}

beforeEach(() => {
  delivered = [];
  provider = (response) => response.end('{}');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const call = (init: RequestInit) => fetch(`http://${host}:${port}/`, init);
const post = (value: unknown = mail, headers = {}) =>
  call({ method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(value) });
const createCallerHeaders = (address: string) => ({ 'x-forwarded-for': address });

/**
 * Sends the given parts of a request over a socket. Returns everything that the relay sends until
 * it closes the connection.
 */
async function sendRaw(...parts: string[]): Promise<string> {
  const socket = connect(port, host);
  socket.on('error', () => undefined);
  for (const part of parts) socket.write(part);
  return text(socket);
}
const createHead = (...headers: string[]) =>
  `POST / HTTP/1.1\r\nHost: relay\r\nOrigin: ${site}\r\nContent-Type: application/json\r\n` +
  `${headers.join('\r\n')}\r\n\r\n`;

const HALF_A_MAIL = [createHead('Content-Length: 1000'), '{"to":'];

test('sends a mail to the firm only, with the API key', async () => {
  await start();
  const response = await post();
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe(site);
  expect(delivered).toEqual([{ key: 'Bearer secret', mail: { ...mail, to: 'info@example.com' } }]);
});

test('responds to a preflight request of the site', async () => {
  await start();
  const preflight = { 'access-control-request-method': 'POST' };
  const response = await call({ method: 'OPTIONS', headers: { origin: site, ...preflight } });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe(site);
  expect(response.headers.get('access-control-allow-methods')).toBe('POST');
  expect(response.headers.get('access-control-allow-headers')).toBe('content-type');
  expect(response.headers.get('vary')).toBe('origin');
});

test.each([
  ['another site', 'https://other.example.com'],
  ['a page with the origin null', 'null'],
  ['the site without TLS', 'http://www.example.com'],
  ["a host name that ends like the site's", 'https://evil-www.example.com'],
  ['a client without an origin', undefined],
])('rejects requests from %s, including preflight requests', async (_, origin) => {
  await start();
  const headers = { 'content-type': 'application/json', ...(origin && { origin }) };
  for (const method of ['OPTIONS', 'POST']) {
    const body = method === 'POST' ? { body: JSON.stringify(mail) } : {};
    const response = await call({ method, headers, ...body });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  }
  expect(delivered).toEqual([]);
});

test.each([
  [405, 'GET', { method: 'GET', headers: json }],
  [405, 'another method', { method: 'PUT', headers: json, body: '{}' }],
  [415, 'a form', { method: 'POST', headers: { origin: site }, body: new URLSearchParams(mail) }],
  [
    415,
    'JSON with the type text/plain',
    { method: 'POST', headers: { origin: site }, body: JSON.stringify(mail) },
  ],
  [400, 'invalid JSON', { method: 'POST', headers: json, body: '{"to":' }],
  [400, 'missing fields', { method: 'POST', headers: json, body: '{"to":"a@example.com"}' }],
])('responds with %i to %s', async (status, _, init) => {
  await start();
  const response = await call(init);
  expect(response.status).toBe(status);
  expect(response.headers.get('access-control-allow-origin')).toBe(site);
  expect(await response.json()).toEqual({ error: expect.any(String) as string });
  expect(delivered).toEqual([]);
});

const TOO_MUCH = MAX_REQUEST_BYTES + 1;
test.each([
  ['by its Content-Length, before it has arrived', 'Content-Length: 10000000000', []],
  [
    'without a length, when it becomes too large',
    'Transfer-Encoding: chunked',
    [`${TOO_MUCH.toString(16)}\r\n`, 'x'.repeat(TOO_MUCH)],
  ],
])('rejects a huge body %s', async (_, header, parts) => {
  await start();
  expect(await sendRaw(createHead('Connection: close', header), ...parts)).toContain(
    'HTTP/1.1 413',
  );
  expect(delivered).toEqual([]);
});

test('times out requests that send nothing, half a header or half a body', async () => {
  await start({ request: 1500, provider: 1500 });
  const kinds = [[], ['POST / HTTP/1.1\r\nHost: relay\r\nX-Slow: '], HALF_A_MAIL];
  const hanging = kinds.flatMap((parts) => Array.from({ length: 50 }, () => sendRaw(...parts)));
  // The relay serves other requests while the incomplete requests time out.
  expect((await post()).status).toBe(200);
  for (const answer of await Promise.all(hanging)) expect(answer).toContain('HTTP/1.1 408');
  expect(delivered).toHaveLength(1);
});

test('ignores a request that is interrupted in the middle', async () => {
  await start();
  const socket = connect(port, host);
  await new Promise((resolve) => socket.write(HALF_A_MAIL.join(''), resolve));
  socket.resetAndDestroy();
  expect((await post()).status).toBe(200);
  expect(delivered).toHaveLength(1);
});

const heading = 'New Newsletter Subscription';
const subscription = {
  ...mail,
  subject: heading,
  body: `<h2>${heading}</h2><ul><li><strong>Name:</strong> Ada</li></ul>`,
};

test.each([
  [3, 'from one address', mail, (index: number) => `${index}.1.1.1, 9.9.9.9`],
  [9, 'from one /48 network', mail, (index: number) => `2001:db8:1:${index}::1`],
  [9, 'for subscriptions', subscription, (index: number) => `10.0.0.${index % 250}`],
  [12, 'from many addresses', mail, (index: number) => `10.0.0.${index % 250}`],
])('sends at most %i mails an hour %s', async (limit, _, sent, address) => {
  await start();
  const flood = Array.from({ length: 150 }, (__, index) =>
    post(sent, createCallerHeaders(address(index))),
  );
  const answers = await Promise.all(flood);
  const rejected = answers.filter(({ status }) => status === 429);
  expect(rejected).toHaveLength(150 - limit);
  expect(Number(rejected[0]?.headers.get('retry-after'))).toBeGreaterThan(3500);
  expect(delivered).toHaveLength(limit);
  // If one address has reached its limit, the relay still sends an enquiry from another address. If
  // the total limit is reached, it does not.
  expect((await post(mail, createCallerHeaders('8.8.8.8'))).status).toBe(limit < 12 ? 200 : 429);
});

test('does not count malformed requests', async () => {
  await start();
  for (let count = 0; count < 20; count++) expect((await post({})).status).toBe(400);
  expect((await post()).status).toBe(200);
});

test.each<[string, typeof provider]>([
  ['rejects the mail', (response) => response.writeHead(401).end('bad key secret')],
  ['fails', (response) => response.writeHead(500).end()],
  ['closes the connection', (response) => response.destroy()],
  ['redirects the request', (response) => response.writeHead(307, { location: '/other' }).end()],
])('responds with 502 and no details if the provider %s', async (_, behave) => {
  await start();
  provider = behave;
  const response = await post();
  expect(response.status).toBe(502);
  expect(await response.text()).not.toContain('secret');
  expect(delivered).toHaveLength(1);
  expect(console.error).toHaveBeenCalled();
});

test('responds with 504 if the provider does not respond in time', async () => {
  await start({ request: 1000, provider: 100 });
  provider = () => undefined;
  expect((await post()).status).toBe(504);
});
