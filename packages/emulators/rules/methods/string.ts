import { bytes, error, int, list, string, bool, type StringValue } from '../values.ts';
import { isOf, methods, noArguments, oneArgument, wrongType } from './method.ts';
import { replaceMatches, splitAt } from './patterns.ts';

export const stringMethods = methods<StringValue>({
  // Counts UTF-16 code units, so an emoji counts as two.
  size: noArguments((self) => int(self.value.length)),
  lower: noArguments((self) => string(self.value.toLowerCase())),
  upper: noArguments((self) => string(self.value.toUpperCase())),
  trim: noArguments((self) => string(self.value.trim())),
  toUtf8: noArguments((self) => bytes(Buffer.from(self.value, 'utf8'))),
  matches: oneArgument('string', (self, pattern, { patterns }) => {
    const compiled = patterns.compile(pattern.value);
    return typeof compiled === 'string' ? error(compiled) : bool(compiled.matches(self.value));
  }),
  split: oneArgument('string', (self, pattern, { patterns }) => {
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
