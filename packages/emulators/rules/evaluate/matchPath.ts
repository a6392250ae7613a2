import type { PatternSegment } from '../syntax/ast.ts';
import { UNKNOWN, path, string, type RulesValue } from '../values.ts';

/** A segment of a requested path. The path of a query has unknown segments. */
export type PathSegment = string | typeof ANY_SEGMENT | typeof ANY_SEGMENTS;
/** An unknown segment, such as the document id in a query. */
export const ANY_SEGMENT = Symbol('any one segment');
/** Any number of unknown segments, such as the path above a collection group. */
export const ANY_SEGMENTS = Symbol('any number of segments');

/**
 * Calls `onMatch` for each way in which the pattern matches the segments, until `onMatch` returns
 * true. Passes the values of the wildcards. An unknown segment matches only a wildcard.
 */
export function matchPath(
  pattern: readonly PatternSegment[],
  segments: readonly PathSegment[],
  version: 1 | 2,
  onMatch: (captures: readonly RulesValue[]) => boolean,
): boolean {
  const captures: RulesValue[] = [];
  const matchSegment = (p: number, s: number): boolean => {
    const expected = pattern[p];
    if (!expected) return s === segments.length && onMatch([...captures]);
    const segment = segments[s];
    switch (expected.kind) {
      case 'literal':
        return segment === expected.text && matchSegment(p + 1, s + 1);
      case 'one': {
        if (segment === undefined || segment === ANY_SEGMENTS) return false;
        captures.push(segment === ANY_SEGMENT ? UNKNOWN : string(segment));
        const result = matchSegment(p + 1, s + 1);
        captures.pop();
        return result;
      }
      case 'rest': {
        // In version 1, the wildcard matches one or more segments. In version 2, it also matches
        // none.
        for (let end = segments.length; end >= s + (version === 1 ? 1 : 0); end -= 1) {
          captures.push(toRestPath(segments.slice(s, end)));
          const result = matchSegment(p + 1, end);
          captures.pop();
          if (result) return true;
        }
        return false;
      }
    }
  };
  return matchSegment(0, 0);
}

function toRestPath(segments: readonly PathSegment[]): RulesValue {
  const strings = segments.filter((segment) => typeof segment === 'string');
  return strings.length === segments.length ? path(strings) : UNKNOWN;
}
