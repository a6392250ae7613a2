import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { getCallerKeys } from './caller.ts';

function readCallerKeys(remoteAddress?: string, header?: string, proxies = 0) {
  const request = new IncomingMessage(new Socket());
  Object.defineProperty(request.socket, 'remoteAddress', { value: remoteAddress });
  if (header !== undefined) request.headers['x-forwarded-for'] = header;
  return getCallerKeys(request, proxies);
}

test.each<[what: string, header: string | undefined, proxies: number, expected: string[]]>([
  ['a header but no trusted proxies', '1.1.1.1, 2.2.2.2', 0, ['9.9.9.9']],
  ['one trusted proxy', '1.1.1.1, 2.2.2.2', 1, ['2.2.2.2']],
  ['two trusted proxies', '1.1.1.1, 2.2.2.2, 3.3.3.3', 2, ['2.2.2.2']],
  ['no header', undefined, 1, ['9.9.9.9']],
  ['an empty header', '', 1, ['9.9.9.9']],
  ['fewer entries than proxies', '1.1.1.1', 2, ['9.9.9.9']],
  ['an entry that is not an address', '1.1.1.1, unknown', 1, ['9.9.9.9']],
])('identifies the caller of a request that has %s', (_what, header, proxies, expected) => {
  expect(readCallerKeys('9.9.9.9', header, proxies)).toEqual(expected);
});

test.each<[address: string | undefined, expected: string[]]>([
  ['::ffff:10.1.2.3', ['10.1.2.3']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2', '2001:db8:1']],
  ['2001:0db8:0001:0002::', ['2001:db8:1:2', '2001:db8:1']],
  ['2001:DB8::1', ['2001:db8:0:0', '2001:db8:0']],
  ['fe80::1%eth0', ['fe80:0:0:0', 'fe80:0:0']],
  ['::1', ['0:0:0:0', '0:0:0']],
  [undefined, ['unknown']],
])('counts mails from %s under the keys %j', (address, expected) => {
  expect(readCallerKeys(address)).toEqual(expected);
});
