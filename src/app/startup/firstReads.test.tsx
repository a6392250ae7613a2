import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFromFirstReads, sendFirstReads } from './firstReads';

const url = 'https://firestore.example/v1/projects/a/databases/(default)/documents:batchGet';
const body = '{"documents":["marketIndices/ASI"]}';
const SIMPLE = { method: 'POST', headers: { 'Content-Type': 'text/plain' } };
const network = vi.fn<typeof fetch>();
/** Sends a read as the SDK does. */
const ask = (text: string) =>
  window.fetch(url, { method: 'POST', headers: { 'X-Goog-Api-Client': 'gl-js/' }, body: text });

beforeEach(() => {
  network.mockReset().mockImplementation(() => Promise.resolve(Response.json([])));
  vi.stubGlobal('fetch', network);
  answerFromFirstReads();
});
afterEach(() => {
  delete window.firstReads;
});

const always = () => true;
const never = new Promise<void>(() => undefined);

it('sends each read once, as a simple request, and hands its answer out once', async () => {
  const [answer] = sendFirstReads([{ url, body }], always, never);
  expect(network).toHaveBeenCalledExactlyOnceWith(url, { ...SIMPLE, body });
  expect(await ask(body)).toBe(await answer);
  expect(network).toHaveBeenCalledOnce();
  await ask(body);
  await ask('{}');
  expect(network.mock.calls.slice(1)).toEqual([
    [url, { ...SIMPLE, body }],
    [url, { ...SIMPLE, body: '{}' }],
  ]);
});

it('sends what is not urgent later, but what the SDK has sent by then', async () => {
  const other = { url, body: '{"documents":["history/recent"]}' };
  let resolve: () => void = () => undefined;
  const later = new Promise<void>((done) => (resolve = done));
  const reads = [{ url, body }, other, { url, body: '{}' }];
  const answers = sendFirstReads(reads, (read) => read.body === body, later);
  expect(answers).toHaveLength(1);
  await ask(other.body);
  resolve();
  await later;
  await ask('{}');
  expect(network.mock.calls.map(([, request]) => request?.body)).toEqual([body, other.body, '{}']);
});

it('leaves a failure to who takes the answer', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  void sendFirstReads([{ url, body }], always, never);
  await expect(ask(body)).rejects.toThrow('Failed to fetch');
});

it('leaves other requests alone', async () => {
  const request = { method: 'POST', headers: { 'X-Own': '1' }, body };
  await window.fetch('https://relay.example/mail', request);
  await window.fetch('/services', { method: 'HEAD' });
  expect(network.mock.calls).toEqual([
    ['https://relay.example/mail', request],
    ['/services', { method: 'HEAD' }],
  ]);
});
