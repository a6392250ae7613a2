import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/**
 * Whose mails are counted together, the narrowest first: an IPv4 address; of an IPv6 address the
 * /64 network, all of which one household has, and the /48 network, all of which a rented server
 * may have.
 *
 * Each proxy adds the address that it was called from to the end of X-Forwarded-For; what stands
 * before that is whatever the caller wrote. So it is read from the end, past as many entries as
 * there are proxies of one's own. Where there is none to read, the connection's address counts.
 */
export function callersOf(request: IncomingMessage, trustedProxies: number): string[] {
  const forwarded = [request.headers['x-forwarded-for'] ?? ''].flat().join().split(',');
  const named = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined;
  const known = named !== undefined && isIP(named) !== 0;
  return networksOf(known ? named : (request.socket.remoteAddress ?? 'unknown'));
}

function networksOf(address: string): string[] {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return [mapped];
  if (!isIPv6(address)) return [address];
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const groups = [...head, ...zeros, ...tail].map((group) => parseInt(group, 16).toString(16));
  return [4, 3].map((length) => groups.slice(0, length).join(':'));
}
