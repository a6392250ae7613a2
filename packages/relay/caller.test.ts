import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { callersOf } from './caller.ts';
import cases from './callers.json' with { type: 'json' };

function callers(remoteAddress?: string, header?: string, proxies = 0) {
  const request = new IncomingMessage(new Socket());
  Object.defineProperty(request.socket, 'remoteAddress', { value: remoteAddress });
  if (header !== undefined) request.headers['x-forwarded-for'] = header;
  return callersOf(request, proxies);
}

test.each(cases.forwarded)('$what', ({ header, proxies, callers: expected }) => {
  expect(callers('9.9.9.9', header, proxies)).toEqual(expected);
});

test.each(cases.addresses)('$address counts as $callers', ({ address, callers: expected }) => {
  expect(callers(address)).toEqual(expected);
});
