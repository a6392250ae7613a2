import { bool, int, set, type SetValue } from '../values.ts';
import { setOf } from '../operators/equality.ts';
import { memberTest } from '../operators/sameness.ts';
import { hasAll, hasAny, hasOnly } from './list.ts';
import { itemsOf, methods, noArguments, oneArgument, wrongType, type Method } from './method.ts';

/** Creates a method that takes a list or a set as argument. */
const setMethod = (test: typeof hasAll): Method<SetValue> => ({
  min: 1,
  max: 1,
  call: (self, [arg], { comparisons }) => {
    const items = itemsOf(arg);
    return items ? bool(test(self, { items }, 'set', comparisons)) : wrongType('list or set', arg);
  },
});

export const setMethods = methods<SetValue>({
  size: noArguments((self) => int(self.items.length)),
  difference: oneArgument('set', (self, other, { comparisons }) => {
    const inOther = memberTest('set', other.items, self.items.length, comparisons);
    return set(self.items.filter((item) => !inOther(item)));
  }),
  intersection: oneArgument('set', (self, other, { comparisons }) =>
    set(self.items.filter(memberTest('set', other.items, self.items.length, comparisons))),
  ),
  union: oneArgument('set', (self, other, { comparisons }) =>
    setOf([...self.items, ...other.items], comparisons),
  ),
  hasAll: setMethod(hasAll),
  hasAny: setMethod(hasAny),
  hasOnly: setMethod(hasOnly),
});
