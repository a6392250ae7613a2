import { seriesSlugs } from './seriesSlugs';
import { sitePaths } from './sitePaths';

/** Returns a part of a path as its page spells it, or null where it is none of that page's. */
function canonicalPart(part: string, typed: string): string | null {
  if (part === ':id') return typed === '' ? null : typed;
  const lower = typed.toLowerCase();
  if (part === ':series') return seriesSlugs.find((slug) => slug === lower) ?? null;
  return part === lower ? part : null;
}

/**
 * Returns the path of the page meant by another spelling: capitals, a slash or `.html` at the end.
 * Null where no page was meant, or where the path is right. Directors' names stay as they are.
 */
export function canonicalPath(pathname: string): string | null {
  const typed = pathname.replace(/(?:\/index)?\.html$|\/+$/i, '').split('/');
  for (const path of sitePaths) {
    const parts = path === '/' ? [''] : path.split('/');
    if (parts.length !== typed.length) continue;
    const wanted = parts.map((part, index) => canonicalPart(part, typed[index] ?? ''));
    if (wanted.includes(null)) continue;
    const found = wanted.join('/') || '/';
    return found === pathname ? null : found;
  }
  return null;
}
