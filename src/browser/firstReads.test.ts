import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendFirstReads } from './firstReads';

const url = 'https://firestore.example/v1/documents:batchGet?key=demo';
const body = '{"documents":["marketIndices/ASI"]}';
const network = vi.fn<typeof fetch>();

beforeEach(() => {
  network.mockReset();
  network.mockImplementation(() => Promise.resolve(Response.json([])));
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete window.takeFirstRead;
});

it('sends each read once, as a simple request, and hands its answer out once', async () => {
  const sent = sendFirstReads(JSON.stringify([{ url, body }]));
  expect(network).toHaveBeenCalledExactlyOnceWith(url, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body,
  });
  const [answer] = sent.values();
  expect(window.takeFirstRead?.(url, { body: '{}' })).toBeUndefined();
  expect(window.takeFirstRead?.(url, { body })).toBe(answer);
  expect(window.takeFirstRead?.(url, { body })).toBeUndefined();
  expect(await (await answer)?.json()).toEqual([]);
});

it('leaves a failure to who takes the answer', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  sendFirstReads(JSON.stringify([{ url, body }]));
  await expect(window.takeFirstRead?.(url, { body })).rejects.toThrow('Failed to fetch');
});

it.each(['[]', '{}', 'null', '[null, 3, {"url": 1}, {"url": "/only"}]'])(
  'sends nothing for %s',
  (json) => {
    expect(sendFirstReads(json).size).toBe(0);
    expect(network).not.toHaveBeenCalled();
  },
);
