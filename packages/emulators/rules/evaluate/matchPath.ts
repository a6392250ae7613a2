import type { PatternSegment } from '../syntax/ast.ts';
import { UNKNOWN, path, string, type RulesValue } from '../values.ts';

/** A segment of a request's path; for a query some are not known. */
export type PathSegment = string | typeof ANY_ONE | typeof ANY_NUMBER;
/** Some document's id. */
export const ANY_ONE = Symbol('any one segment');
/** Any number of segments, of which nothing is known (a collection group). */
export const ANY_NUMBER = Symbol('any number of segments');

/**
 * Calls `found` with the captured values for each way in which the pattern matches, until that
 * returns true. Unknown segments match only what matches any segment.
 */
export function matchPath(
  pattern: readonly PatternSegment[],
  segments: readonly PathSegment[],
  version: 1 | 2,
  found: (captures: readonly RulesValue[]) => boolean,
): boolean {
  const captures: RulesValue[] = [];
  const step = (p: number, s: number): boolean => {
    const wanted = pattern[p];
    if (!wanted) return s === segments.length && found([...captures]);
    const segment = segments[s];
    switch (wanted.kind) {
      case 'literal':
        return segment === wanted.text && step(p + 1, s + 1);
      case 'one': {
        if (segment === undefined || segment === ANY_NUMBER) return false;
        captures.push(segment === ANY_ONE ? UNKNOWN : string(segment));
        const result = step(p + 1, s + 1);
        captures.pop();
        return result;
      }
      case 'rest': {
        // Version 1: at least one segment. Version 2: also none.
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
  const known = segments.filter((segment) => typeof segment === 'string');
  return known.length === segments.length ? path(known) : UNKNOWN;
}
