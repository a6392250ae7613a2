import { bool, int, set, type SetValue } from '../values.ts';
import { createSet } from '../operators/equality.ts';
import { createMemberTest } from '../operators/sameness.ts';
import { hasAll, hasAny, hasOnly } from './list.ts';
import {
  getItems,
  createMethods,
  createNullaryMethod,
  createUnaryMethod,
  createTypeError,
  type Method,
} from './method.ts';

/** Creates a method whose argument is a list or a set. */
const createSetMethod = (test: typeof hasAll): Method<SetValue> => ({
  min: 1,
  max: 1,
  call: (self, [arg], { comparisons }) => {
    const items = getItems(arg);
    return items
      ? bool(test(self, { items }, 'set', comparisons))
      : createTypeError('list or set', arg);
  },
});

export const setMethods = createMethods<SetValue>({
  size: createNullaryMethod((self) => int(self.items.length)),
  difference: createUnaryMethod('set', (self, other, { comparisons }) => {
    const inOther = createMemberTest('set', other.items, self.items.length, comparisons);
    return set(self.items.filter((item) => !inOther(item)));
  }),
  intersection: createUnaryMethod('set', (self, other, { comparisons }) =>
    set(self.items.filter(createMemberTest('set', other.items, self.items.length, comparisons))),
  ),
  union: createUnaryMethod('set', (self, other, { comparisons }) =>
    createSet([...self.items, ...other.items], comparisons),
  ),
  hasAll: createSetMethod(hasAll),
  hasAny: createSetMethod(hasAny),
  hasOnly: createSetMethod(hasOnly),
});
