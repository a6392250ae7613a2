import { afterEach, expect, test, vi } from 'vitest';
import { mail, settingsOf } from './testing.ts';
import { replyTo } from './mail.ts';
import { deliver } from './provider.ts';
import requests from './providerRequests.json' with { type: 'json' };

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(requests)('$name gets what its reference asks for', async ({ name, url, ...sent }) => {
  const fetched = vi.fn(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', fetched);
  const { subject, body } = mail;
  await deliver({ subject, body }, settingsOf(name), 1000);
  const init = { headers: sent.headers, body: JSON.stringify(sent.body) };
  expect(fetched).toHaveBeenCalledWith(url, expect.objectContaining(init));
});

test.each([
  'Ada',
  'a@example.com, b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'a@b\u0000.ng',
])('nobody is answered at %j', (email) => {
  expect(
    replyTo({ ...mail, body: mail.body.replace('ada.o&#39;bi@example.com', email) }),
  ).toBeUndefined();
});
