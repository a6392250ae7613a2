import { RE2JS } from 're2js';

const MAX_CACHED = 500;
const cache = new Map<string, RE2JS | string>();

/** The pattern compiled, or what is wrong with it. Linear in time, like RE2 itself. */
export function regex(pattern: string): RE2JS | string {
  const known = cache.get(pattern);
  if (known !== undefined) return known;
  let compiled: RE2JS | string;
  try {
    compiled = RE2JS.compile(pattern);
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : 'it cannot be read';
    compiled = `Invalid regular expression '${pattern}': ${reason}`;
  }
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(pattern, compiled);
  return compiled;
}

/**
 * Replaces every match by `replacement` itself: no `$1` in it is special. Undefined if the result
 * would be longer than `limit`.
 */
export function replaceMatches(
  pattern: RE2JS,
  text: string,
  replacement: string,
  limit: number,
): string | undefined {
  let added = 0;
  try {
    return pattern.matcher(text).replaceAll(() => {
      added += replacement.length;
      if (added > limit) throw new TooLong();
      return replacement;
    });
  } catch (problem) {
    if (problem instanceof TooLong) return undefined;
    throw problem;
  }
}

class TooLong extends Error {}
