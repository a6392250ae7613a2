import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerFromFirstReads, sendFirstReads } from './firstReads';

const url = 'https://firestore.example/v1/projects/a/databases/(default)/documents:batchGet';
const body = '{"documents":["marketIndices/ASI"]}';
const SIMPLE = { method: 'POST', headers: { 'Content-Type': 'text/plain' } };
const network = vi.fn<typeof fetch>();
const sent = vi.fn<(url: string, request: object) => void>();

/** A request that is recorded and then ends at once. */
class Sent extends XMLHttpRequest {
  static end: 'load' | 'error';
  #request = { method: '', headers: {} as Record<string, string> };
  #url = '';
  override readonly status = 503;
  override readonly responseText = 'busy';
  override open(method: string, address: string | URL) {
    this.#request.method = method;
    this.#url = String(address);
  }
  override setRequestHeader(name: string, value: string) {
    this.#request.headers[name] = value;
  }
  override send(text: string) {
    sent(this.#url, { ...this.#request, body: text });
    this.dispatchEvent(new ProgressEvent(Sent.end));
  }
}
const sendAsSdk = (text: string) =>
  window.fetch(url, { method: 'POST', headers: { 'X-Goog-Api-Client': 'gl-js/' }, body: text });

beforeEach(() => {
  network.mockReset().mockImplementation(() => Promise.resolve(Response.json([])));
  vi.stubGlobal('fetch', network);
  sent.mockReset();
  Sent.end = 'load';
  vi.stubGlobal('XMLHttpRequest', Sent);
  answerFromFirstReads();
});
afterEach(() => {
  delete window.firstReads;
});

const always = () => true;
const never = new Promise<void>(() => undefined);

it('sends and answers each read only once, without a CORS preflight', async () => {
  const [answer] = sendFirstReads([{ url, body }], always, never);
  expect(sent).toHaveBeenCalledExactlyOnceWith(url, { ...SIMPLE, body });
  expect(await answer).toMatchObject({ status: 503, responseText: 'busy' });
  const taken = await sendAsSdk(body);
  expect([taken.status, await taken.text()]).toEqual([503, 'busy']);
  expect(network).not.toHaveBeenCalled();
  await sendAsSdk(body);
  await sendAsSdk('{}');
  expect(network.mock.calls).toEqual([
    [url, { ...SIMPLE, body }],
    [url, { ...SIMPLE, body: '{}' }],
  ]);
});

it('sends less urgent reads later, unless the SDK has sent them already', async () => {
  const other = { url, body: '{"documents":["history/recent"]}' };
  let resolve: () => void = () => undefined;
  const later = new Promise<void>((done) => (resolve = done));
  const reads = [{ url, body }, other, { url, body: '{}' }];
  const answers = sendFirstReads(reads, (read) => read.body === body, later);
  expect(answers).toHaveLength(1);
  await sendAsSdk(other.body);
  resolve();
  await later;
  await sendAsSdk('{}');
  const bodies = [...sent.mock.calls, ...network.mock.calls].map(([, request]) => request);
  expect(bodies).toMatchObject([{ body }, { body: '{}' }, { body: other.body }]);
});

it('passes the failure of an early read to the SDK', async () => {
  Sent.end = 'error';
  void sendFirstReads([{ url, body }], always, never);
  await expect(sendAsSdk(body)).rejects.toThrow('Failed to fetch');
});

it('passes other requests to `fetch` unchanged', async () => {
  const request = { method: 'POST', headers: { 'X-Own': '1' }, body };
  await window.fetch('https://relay.example/mail', request);
  await window.fetch('/services', { method: 'HEAD' });
  expect(network.mock.calls).toEqual([
    ['https://relay.example/mail', request],
    ['/services', { method: 'HEAD' }],
  ]);
});
