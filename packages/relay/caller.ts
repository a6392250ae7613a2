import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/**
 * Returns the keys under which the mails of a caller are counted, the most specific key first. For
 * IPv4, the only key is the address. For IPv6, the keys are the /64 network and the /48 network. A
 * household has a /64 network. A rented server may have a /48 network.
 *
 * Each proxy appends the address of its client to X-Forwarded-For. A client may send this header
 * with any content, so the start of the header cannot be trusted. Therefore the address is read
 * from the end of the header, after skipping our own proxies. Without a valid entry, the address of
 * the connection is used.
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
