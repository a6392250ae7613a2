/**
 * Tests the relay as a Cloud Function. Cloud Functions read the body before they call the relay.
 */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { environment, mail, createSettings, site } from './testing.ts';
import { MAX_REQUEST_BYTES } from './limits.ts';
import { createRelay } from './relay.ts';

const fetchMock = vi.fn(() => Promise.resolve(new Response('{}')));

beforeEach(() => {
  fetchMock.mockClear();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const relay = createRelay(createSettings('https://provider.example.com/send'));

async function fetchStatus(rawBody: Uint8Array): Promise<number> {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'POST', rawBody });
  Object.assign(request.headers, { origin: site, 'content-type': 'application/json' });
  const response = new ServerResponse(request);
  await relay(request, response);
  return response.statusCode;
}

test('uses the body that Cloud Functions has already read', async () => {
  expect(await fetchStatus(Buffer.from(JSON.stringify(mail)))).toBe(200);
  expect(fetchMock).toHaveBeenCalledOnce();
});

test('rejects a body that is too large', async () => {
  expect(await fetchStatus(Buffer.alloc(MAX_REQUEST_BYTES + 1, 'x'))).toBe(413);
  expect(fetchMock).not.toHaveBeenCalled();
});

/**
 * Imports a JavaScript file. The path is a variable, because the type check does not include
 * JavaScript files.
 */
const load = (file: string): Promise<unknown> => import(file);

test('exports the relay from index.js with the settings of the environment', async () => {
  await expect(load('./index.js')).rejects.toThrow('The relay cannot start: MAIL_TO');
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.resetModules();
  expect(await load('./index.js')).toMatchObject({ mail: expect.any(Function) as unknown });
});
