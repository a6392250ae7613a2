import { bytes, error, int, list, string, bool, type StringValue } from '../values.ts';
import { isOf, methods, none, one, wrongType } from './method.ts';
import { replaceMatches, splitAt } from './patterns.ts';

/** rules.String */
export const stringMethods = methods<StringValue>({
  // UTF-16 units: an emoji is two.
  size: none((self) => int(self.value.length)),
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
    return list(splitAt(compiled, self.value).map(string));
  }),
  replace: {
    min: 2,
    max: 2,
    call: (self, [pattern, replacement], { patterns }) => {
      if (!pattern || !isOf(pattern, 'string')) return wrongType('string', pattern);
      if (!replacement || !isOf(replacement, 'string')) return wrongType('string', replacement);
      const compiled = patterns.compile(pattern.value);
      if (typeof compiled === 'string') return error(compiled);
      return replaceMatches(compiled, self.value, replacement.value);
    },
  },
});
