import type { RE2JS } from 're2js';

/**
 * Replaces every match by `replacement` itself: `$1` has no meaning in it. Undefined if the result
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
