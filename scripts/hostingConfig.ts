/** Reads the hosting settings in firebase.json. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A rule for the paths that match a glob (`source`) or an RE2 regular expression (`regex`). */
interface PathRule {
  source?: string;
  regex?: string;
}

export interface Hosting {
  headers: (PathRule & { headers: { key: string; value: string }[] })[];
}

/**
 * Uses the path matching of the Hosting emulator, so that globs and expressions match the same
 * paths as in the emulator.
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
 * Reads the hosting settings.
 * @throws if firebase.json does not exist or contains no hosting settings
 */
export async function readHosting(folder: string): Promise<Hosting> {
  const config: unknown = JSON.parse(await readFile(join(folder, 'firebase.json'), 'utf8'));
  if (!hasHosting(config)) throw new Error('firebase.json contains no hosting settings');
  return config.hosting;
}

/**
 * Returns the headers that hosting sends for a path. The names are in lower case. If a header is
 * set twice, the later value is returned.
 * @param path with a leading slash and without a query
 */
export function findHeaders(path: string, { headers }: Hosting): Map<string, string> {
  return new Map(
    headers
      .filter((rule) => configMatcher(path, rule))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );
}

/**
 * Returns whether the Content-Security-Policy of the page at `path` allows requests to `address`.
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
