import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isRead, sendFirstReads } from './firstReads';

const url = 'https://firestore.example/v1/documents:batchGet?key=demo';
const body = '{"documents":["marketIndices/ASI"]}';
const network = vi.fn<typeof fetch>();

beforeEach(() => {
  network.mockReset().mockImplementation(() => Promise.resolve(Response.json([])));
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  delete window.takeFirstRead;
});

const always = () => true;
const never = new Promise<void>(() => undefined);

it('sends each read once, as a simple request, and hands its answer out once', async () => {
  const [answer] = sendFirstReads([{ url, body }], always, Promise.resolve());
  await Promise.resolve();
  expect(network).toHaveBeenCalledExactlyOnceWith(url, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body,
  });
  expect(window.takeFirstRead?.(url, { body: '{}' })).toBeUndefined();
  expect(window.takeFirstRead?.(url, { body })).toBe(answer);
  expect(window.takeFirstRead?.(url, { body })).toBeUndefined();
  expect(await (await answer)?.json()).toEqual([]);
});

it('sends what is not urgent later, but what the SDK has sent by then', async () => {
  const other = { url, body: '{"documents":["history/recent"]}' };
  let resolve: () => void = () => undefined;
  const later = new Promise<void>((done) => (resolve = done));
  const reads = [{ url, body }, other, { url, body: '{}' }];
  const answers = sendFirstReads(reads, (read) => read.body === body, later);
  expect(answers).toHaveLength(1);
  expect(network).toHaveBeenCalledTimes(1);
  expect(window.takeFirstRead?.(url, other)).toBeUndefined();
  resolve();
  await later;
  expect(network.mock.calls.map(([, request]) => request?.body)).toEqual([body, '{}']);
  expect(window.takeFirstRead?.(url, { body: '{}' })).toBeDefined();
});

it('leaves a failure to who takes the answer', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  void sendFirstReads([{ url, body }], always, never);
  await expect(window.takeFirstRead?.(url, { body })).rejects.toThrow('Failed to fetch');
});

it.each([null, 3, {}, { url: 1, body }, { url }])('takes %j for no read', (value) => {
  expect(isRead(value)).toBe(false);
  expect(isRead({ url, body })).toBe(true);
});
