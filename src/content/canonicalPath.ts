import { seriesSlugs } from './seriesSlugs';
import { sitePaths } from './sitePaths';

/**
 * Returns the canonical spelling of `typed`, a path segment from the address. Returns null if
 * `typed` does not match `part`, the segment of the route.
 */
function toCanonicalPart(part: string, typed: string): string | null {
  if (part === ':id') return typed === '' ? null : typed;
  const lower = typed.toLowerCase();
  if (part === ':series') return seriesSlugs.find((slug) => slug === lower) ?? null;
  return part === lower ? part : null;
}

/**
 * Returns the canonical path for a misspelled path: with capitals, a trailing slash or `.html`.
 * Returns null if no page matches or the path is already canonical. The names of directors are not
 * changed.
 */
export function toCanonicalPath(pathname: string): string | null {
  const typed = pathname.replace(/(?:\/index)?\.html$|\/+$/i, '').split('/');
  for (const path of sitePaths) {
    const parts = path === '/' ? [''] : path.split('/');
    if (parts.length !== typed.length) continue;
    const wanted = parts.map((part, index) => toCanonicalPart(part, typed[index] ?? ''));
    if (wanted.includes(null)) continue;
    const found = wanted.join('/') || '/';
    return found === pathname ? null : found;
  }
  return null;
}
