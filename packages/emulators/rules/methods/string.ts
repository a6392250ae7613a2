import { bytes, error, int, list, string, bool, type StringValue } from '../values.ts';
import {
  hasType,
  createMethods,
  createNullaryMethod,
  createUnaryMethod,
  createTypeError,
} from './method.ts';
import { replaceMatches, splitByPattern } from './patterns.ts';

export const stringMethods = createMethods<StringValue>({
  // Counts UTF-16 code units, so an emoji counts as two.
  size: createNullaryMethod((self) => int(self.value.length)),
  lower: createNullaryMethod((self) => string(self.value.toLowerCase())),
  upper: createNullaryMethod((self) => string(self.value.toUpperCase())),
  trim: createNullaryMethod((self) => string(self.value.trim())),
  toUtf8: createNullaryMethod((self) => bytes(Buffer.from(self.value, 'utf8'))),
  matches: createUnaryMethod('string', (self, pattern, { patterns }) => {
    const compiled = patterns.compile(pattern.value);
    return typeof compiled === 'string' ? error(compiled) : bool(compiled.matches(self.value));
  }),
  split: createUnaryMethod('string', (self, pattern, { patterns }) => {
    const compiled = patterns.compile(pattern.value);
    if (typeof compiled === 'string') return error(compiled);
    return list(splitByPattern(compiled, self.value).map(string));
  }),
  replace: {
    min: 2,
    max: 2,
    call: (self, [pattern, replacement], { patterns }) => {
      if (!pattern || !hasType(pattern, 'string')) return createTypeError('string', pattern);
      if (!replacement || !hasType(replacement, 'string'))
        return createTypeError('string', replacement);
      const compiled = patterns.compile(pattern.value);
      if (typeof compiled === 'string') return error(compiled);
      return replaceMatches(compiled, self.value, replacement.value);
    },
  },
});
