import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/**
 * Returns the keys under which the mails of a caller are counted, the narrowest first. For IPv4,
 * the only key is the address. For IPv6, the keys are the /64 network, which a household has, and
 * the /48 network, which a rented server may have.
 *
 * Each proxy appends the address of its client to X-Forwarded-For, and a client may send this
 * header with any content. Therefore the address is read from the end, past the entries of our own
 * proxies. Without a valid entry, the address of the connection is used.
 * @param trustedProxies number of our own proxies
 */
export function getCallerKeys(request: IncomingMessage, trustedProxies: number): string[] {
  const forwarded = [request.headers['x-forwarded-for'] ?? ''].flat().join().split(',');
  const forwardedAddress = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined;
  const isAddress = forwardedAddress !== undefined && isIP(forwardedAddress) !== 0;
  return toNetworks(isAddress ? forwardedAddress : (request.socket.remoteAddress ?? 'unknown'));
}

function toNetworks(address: string): string[] {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return [mapped];
  if (!isIPv6(address)) return [address];
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const groups = [...head, ...zeros, ...tail].map((group) => parseInt(group, 16).toString(16));
  return [4, 3].map((length) => groups.slice(0, length).join(':'));
}
