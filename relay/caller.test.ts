import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { callerOf } from './caller.ts';
import callers from './callers.json' with { type: 'json' };

function caller(remoteAddress?: string, header?: string, proxies = 0) {
  const request = new IncomingMessage(new Socket());
  Object.defineProperty(request.socket, 'remoteAddress', { value: remoteAddress });
  if (header !== undefined) request.headers['x-forwarded-for'] = header;
  return callerOf(request, proxies);
}

test.each(callers.forwarded)('$what', ({ header, proxies, caller: expected }) => {
  expect(caller('9.9.9.9', header, proxies)).toBe(expected);
});

test.each(callers.addresses)('$address counts as $caller', ({ address, caller: expected }) => {
  expect(caller(address)).toBe(expected);
});
