import { int, set, type SetValue } from '../values.ts';
import { includes, setOf } from '../operators/equality.ts';
import { hasAll, hasAny, hasOnly } from './list.ts';
import { methods, none, one } from './method.ts';

/** rules.Set */
export const setMethods = methods<SetValue>({
  size: none((self) => int(self.items.length)),
  difference: one('set', (self, other, { comparisons }) =>
    set(self.items.filter((item) => !includes(other.items, item, comparisons))),
  ),
  intersection: one('set', (self, other, { comparisons }) =>
    set(self.items.filter((item) => includes(other.items, item, comparisons))),
  ),
  union: one('set', (self, other, { comparisons }) =>
    setOf([...self.items, ...other.items], comparisons),
  ),
  hasAll,
  hasAny,
  hasOnly,
});
