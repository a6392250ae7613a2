/** The settings of hosting in `firebase.json`. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A rule that matches a path by a glob (`source`) or by a regular expression of RE2 (`regex`). */
interface PathRule {
  source?: string;
  regex?: string;
}

export interface Hosting {
  headers: (PathRule & { headers: { key: string; value: string }[] })[];
}

/**
 * The path matching of the Hosting emulator. A glob or expression must have the same meaning here.
 */
const require = createRequire(import.meta.url);
const load: (name: 'superstatic/lib/utils/patterns.js') => {
  configMatcher: (path: string, rule: PathRule) => boolean;
} = createRequire(require.resolve('firebase-tools/package.json'));
const { configMatcher } = load('superstatic/lib/utils/patterns.js');

function hasHosting(config: unknown): config is { hosting: Hosting } {
  return typeof config === 'object' && config !== null && 'hosting' in config;
}

/**
 * Reads the settings of hosting.
 * @throws if there is no firebase.json, or if it has no settings for hosting
 */
export async function readHosting(folder: string): Promise<Hosting> {
  const config: unknown = JSON.parse(await readFile(join(folder, 'firebase.json'), 'utf8'));
  if (!hasHosting(config)) throw new Error('firebase.json has no hosting');
  return config.hosting;
}

/**
 * Returns the headers of hosting's response for a path, with names in lower case. If a header is
 * set twice, the later value counts.
 * @param path with a leading slash, without the query
 */
export function findHeaders(path: string, { headers }: Hosting): Map<string, string> {
  return new Map(
    headers
      .filter((rule) => configMatcher(path, rule))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );
}

/**
 * Returns whether the Content-Security-Policy of the page at this path allows requests to an
 * address.
 */
export function canConnect(path: string, address: string, siteUrl: string, hosting: Hosting) {
  const policy = findHeaders(path, hosting).get('content-security-policy') ?? '';
  const findSources = (name: string) =>
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .find(([directive]) => directive === name)
      ?.slice(1);
  const allowed = findSources('connect-src') ?? findSources('default-src') ?? [];
  const { href, origin } = new URL(address);
  return allowed.some(
    (source) =>
      source === origin ||
      source === href ||
      (source.endsWith('/') && href.startsWith(source)) ||
      (source === "'self'" && URL.canParse(siteUrl) && origin === new URL(siteUrl).origin),
  );
}
