/** The settings of hosting in `firebase.json`. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Paths are matched by a glob (`source`) or by an expression of RE2 (`regex`). */
interface Matched {
  source?: string;
  regex?: string;
}

export interface Hosting {
  headers: (Matched & { headers: { key: string; value: string }[] })[];
}

/**
 * The emulator's own matching, so that neither globs nor expressions have a second meaning here.
 */
const require = createRequire(import.meta.url);
const load: (name: 'superstatic/lib/utils/patterns.js') => {
  configMatcher: (path: string, rule: Matched) => boolean;
} = createRequire(require.resolve('firebase-tools/package.json'));
const { configMatcher } = load('superstatic/lib/utils/patterns.js');

function hasHosting(config: unknown): config is { hosting: Hosting } {
  return typeof config === 'object' && config !== null && 'hosting' in config;
}

/** @throws where there is no firebase.json, or one that says nothing to hosting */
export async function readHosting(folder: string): Promise<Hosting> {
  const config: unknown = JSON.parse(await readFile(join(folder, 'firebase.json'), 'utf8'));
  if (!hasHosting(config)) throw new Error('firebase.json has no hosting');
  return config.hosting;
}

/**
 * The headers that hosting is told to answer with, their names in lower case. Of two with the same
 * name the later one counts.
 * @param path with a leading slash, without what follows `?`
 */
export function headersFor(path: string, { headers }: Hosting): Map<string, string> {
  return new Map(
    headers
      .filter((rule) => configMatcher(path, rule))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );
}

/**
 * Returns whether the Content-Security-Policy of the page at this path lets it send to an address.
 */
export function mayConnect(path: string, address: string, siteUrl: string, hosting: Hosting) {
  const policy = headersFor(path, hosting).get('content-security-policy') ?? '';
  const sources = (name: string) =>
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .find(([directive]) => directive === name)
      ?.slice(1);
  const allowed = sources('connect-src') ?? sources('default-src') ?? [];
  const { href, origin } = new URL(address);
  return allowed.some(
    (source) =>
      source === origin ||
      source === href ||
      (source.endsWith('/') && href.startsWith(source)) ||
      (source === "'self'" && URL.canParse(siteUrl) && origin === new URL(siteUrl).origin),
  );
}
