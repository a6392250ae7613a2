import { RE2JSException, type RE2JS } from 're2js';
import { ENGINE_LIMITS } from '../limits.ts';
import { error, string, type RulesValue } from '../values.ts';

/**
 * Replaces every match as RE2/J does. In the replacement, `$1` is a group, `$0` is the whole match
 * and `${name}` is a named group. A backslash escapes the next character.
 */
export function replaceMatches(pattern: RE2JS, text: string, replacement: string): RulesValue {
  let totalLength = text.length;
  let template: readonly (string | number)[] | undefined;
  try {
    return string(
      pattern.matcher(text).replaceAll((...args: unknown[]) => {
        // Parses the replacement only after a match was found. Without a match, an invalid
        // replacement causes no error.
        template ??= parseTemplate(pattern, replacement);
        const parts = template.map((part) => {
          const value = typeof part === 'string' ? part : args[part];
          return typeof value === 'string' ? value : '';
        });
        for (const part of parts) totalLength += part.length;
        if (totalLength > ENGINE_LIMITS.valueSize)
          throw new ReplacementError('the string becomes too long');
        return parts.join('');
      }),
    );
  } catch (problem) {
    if (problem instanceof ReplacementError || problem instanceof RE2JSException) {
      return error(problem.message);
    }
    throw problem;
  }
}

class ReplacementError extends Error {}

/** Parses a replacement into its literal strings and the numbers of its groups. */
function parseTemplate(pattern: RE2JS, replacement: string): (string | number)[] {
  const parts: (string | number)[] = [];
  const groups = pattern.groupCount();
  // Each piece is an escape, a reference to a group, or literal characters.
  for (const [piece] of replacement.matchAll(/\\[^]?|\$(?:\d+|\{[^}]*\})?|[^\\$]+/g)) {
    if (piece.startsWith('\\')) {
      if (piece === '\\') throw new ReplacementError('nothing follows the last backslash');
      parts.push(piece.slice(1));
    } else if (!piece.startsWith('$')) {
      parts.push(piece);
    } else if (piece.startsWith('${')) {
      const group = new Map(Object.entries(pattern.namedGroups())).get(piece.slice(2, -1));
      if (group === undefined) throw new ReplacementError(`the pattern has no group '${piece}'`);
      parts.push(group);
    } else {
      // Reads further digits only while the number is a group of the pattern. If the pattern has
      // one group, `$10` is group 1 followed by a literal 0.
      let digits = 2;
      while (digits < piece.length && Number(piece.slice(1, digits + 1)) <= groups) digits += 1;
      const group = Number(piece.slice(1, digits));
      if (piece === '$' || group > groups) {
        throw new ReplacementError(`the pattern has no group '${piece}'`);
      }
      parts.push(group, piece.slice(digits));
    }
  }
  return parts;
}

/** Splits a text as Google's engines do: an empty match at the start adds an empty string. */
export function splitByPattern(pattern: RE2JS, text: string): string[] {
  const matcher = pattern.matcher(text);
  const emptyFirst = text !== '' && matcher.find() && matcher.end() === 0;
  const parts = pattern.split(text);
  return emptyFirst ? ['', ...parts] : parts;
}
