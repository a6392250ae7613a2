import { bytes, error, int, list, string, bool, type StringValue } from '../values.ts';
import { ENGINE_LIMITS } from '../limits.ts';
import { concat } from '../operators/arithmetic.ts';
import { isOf, methods, none, one, wrongType } from './method.ts';
import { replaceMatches } from './replaceMatches.ts';

/** rules.String */
export const stringMethods = methods<StringValue>({
  size: none((self) => int(countCharacters(self.value))),
  lower: none((self) => string(self.value.toLowerCase())),
  upper: none((self) => string(self.value.toUpperCase())),
  trim: none((self) => string(self.value.trim())),
  toUtf8: none((self) => bytes(Buffer.from(self.value, 'utf8'))),
  matches: one('string', (self, pattern, { patterns }) => {
    const compiled = patterns.compile(pattern.value);
    return typeof compiled === 'string' ? error(compiled) : bool(compiled.matches(self.value));
  }),
  split: one('string', (self, pattern, { patterns }) => {
    const compiled = patterns.compile(pattern.value);
    if (typeof compiled === 'string') return error(compiled);
    return list(compiled.split(self.value).map(string));
  }),
  replace: {
    min: 2,
    max: 2,
    call: (self, [pattern, replacement], { patterns }) => {
      if (!pattern || !isOf(pattern, 'string')) return wrongType('string', pattern);
      if (!replacement || !isOf(replacement, 'string')) return wrongType('string', replacement);
      const compiled = patterns.compile(pattern.value);
      if (typeof compiled === 'string') return error(compiled);
      const result = replaceMatches(
        compiled,
        self.value,
        replacement.value,
        ENGINE_LIMITS.valueSize,
      );
      return result === undefined ? error('the string becomes too long') : concat(result);
    },
  },
});

/** Characters, not UTF-16 units. */
function countCharacters(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    // The second half of a pair was counted with the first.
    if (code < 0xdc00 || code > 0xdfff) count += 1;
  }
  return count;
}
