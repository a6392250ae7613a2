import type { PatternSegment } from '../syntax/ast.ts';
import { UNKNOWN, path, string, type RulesValue } from '../values.ts';

/** A segment of a request's path. In the path of a query, some segments are unknown. */
export type PathSegment = string | typeof ANY_ONE | typeof ANY_NUMBER;
/** One segment with an unknown value, for a document id. */
export const ANY_ONE = Symbol('any one segment');
/** Any number of unknown segments, for a collection group. */
export const ANY_NUMBER = Symbol('any number of segments');

/**
 * Calls `onMatch` with the captured values for each way in which the pattern matches, until it
 * returns true. Unknown segments only match wildcards.
 */
export function matchPath(
  pattern: readonly PatternSegment[],
  segments: readonly PathSegment[],
  version: 1 | 2,
  onMatch: (captures: readonly RulesValue[]) => boolean,
): boolean {
  const captures: RulesValue[] = [];
  const step = (p: number, s: number): boolean => {
    const expected = pattern[p];
    if (!expected) return s === segments.length && onMatch([...captures]);
    const segment = segments[s];
    switch (expected.kind) {
      case 'literal':
        return segment === expected.text && step(p + 1, s + 1);
      case 'one': {
        if (segment === undefined || segment === ANY_NUMBER) return false;
        captures.push(segment === ANY_ONE ? UNKNOWN : string(segment));
        const result = step(p + 1, s + 1);
        captures.pop();
        return result;
      }
      case 'rest': {
        // In version 1 the wildcard needs at least one segment. In version 2 it also matches none.
        for (let end = segments.length; end >= s + (version === 1 ? 1 : 0); end -= 1) {
          captures.push(restOf(segments.slice(s, end)));
          const result = step(p + 1, end);
          captures.pop();
          if (result) return true;
        }
        return false;
      }
    }
  };
  return step(0, 0);
}

function restOf(segments: readonly PathSegment[]): RulesValue {
  const strings = segments.filter((segment) => typeof segment === 'string');
  return strings.length === segments.length ? path(strings) : UNKNOWN;
}
