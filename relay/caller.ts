import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/**
 * Whose mails are counted together: an IPv4 address, or the /64 network of an IPv6 address, all of
 * which one household has.
 *
 * Each proxy adds the address that it was called from to the end of X-Forwarded-For; what stands
 * before that is whatever the caller wrote. So it is read from the end, past as many entries as
 * there are proxies of one's own. Where there is none to read, the connection's address counts.
 */
export function callerOf(request: IncomingMessage, trustedProxies: number): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? ''].flat().join().split(',');
  const named = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined;
  const known = named !== undefined && isIP(named) !== 0;
  return networkOf(known ? named : (request.socket.remoteAddress ?? 'unknown'));
}

function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return groups.map((group) => parseInt(group, 16).toString(16)).join(':');
}
