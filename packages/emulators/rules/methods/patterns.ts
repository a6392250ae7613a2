import { RE2JSException, type RE2JS } from 're2js';
import { ENGINE_LIMITS } from '../limits.ts';
import { error, string, type RulesValue } from '../values.ts';

/**
 * Replaces every match as RE2/J does: `$1` is a group, `$0` the match, `${name}` a named group,
 * and a backslash takes the next character as it is.
 */
export function replaceMatches(pattern: RE2JS, text: string, replacement: string): RulesValue {
  let size = text.length;
  let template: readonly (string | number)[] | undefined;
  try {
    return string(
      pattern.matcher(text).replaceAll((...args: unknown[]) => {
        // Read at the first match: without a match a bad replacement is no error.
        template ??= templateOf(pattern, replacement);
        const parts = template.map((part) => {
          const value = typeof part === 'string' ? part : args[part];
          return typeof value === 'string' ? value : '';
        });
        for (const part of parts) size += part.length;
        if (size > ENGINE_LIMITS.valueSize) throw new Unreplaceable('the string becomes too long');
        return parts.join('');
      }),
    );
  } catch (problem) {
    if (problem instanceof Unreplaceable || problem instanceof RE2JSException) {
      return error(problem.message);
    }
    throw problem;
  }
}

class Unreplaceable extends Error {}

/** Returns the texts and the numbers of the groups that a replacement is made of. */
function templateOf(pattern: RE2JS, replacement: string): (string | number)[] {
  const parts: (string | number)[] = [];
  const groups = pattern.groupCount();
  // An escape, a reference, anything else up to the next of them.
  for (const [piece] of replacement.matchAll(/\\[^]?|\$(?:\d+|\{[^}]*\})?|[^\\$]+/g)) {
    if (piece.startsWith('\\')) {
      if (piece === '\\') throw new Unreplaceable('nothing follows the last backslash');
      parts.push(piece.slice(1));
    } else if (!piece.startsWith('$')) {
      parts.push(piece);
    } else if (piece.startsWith('${')) {
      const group = new Map(Object.entries(pattern.namedGroups())).get(piece.slice(2, -1));
      if (group === undefined) throw new Unreplaceable(`the pattern has no group '${piece}'`);
      parts.push(group);
    } else {
      // As many digits as name a group: with one group, $10 is group 1 and a 0.
      let digits = 2;
      while (digits < piece.length && Number(piece.slice(1, digits + 1)) <= groups) digits += 1;
      const group = Number(piece.slice(1, digits));
      if (piece === '$' || group > groups) {
        throw new Unreplaceable(`the pattern has no group '${piece}'`);
      }
      parts.push(group, piece.slice(digits));
    }
  }
  return parts;
}

/** Splits as the engines of Google do: a match of nothing at the start leaves an empty text. */
export function splitAt(pattern: RE2JS, text: string): string[] {
  const matcher = pattern.matcher(text);
  const emptyFirst = text !== '' && matcher.find() && matcher.end() === 0;
  const parts = pattern.split(text);
  return emptyFirst ? ['', ...parts] : parts;
}
