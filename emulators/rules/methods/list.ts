import type { MethodContext } from '../evaluate/context.ts';
import { bool, error, int, list, string, type ListValue, type RulesValue } from '../values.ts';
import { concat, joinLists } from '../operators/arithmetic.ts';
import { includes, setOf } from '../operators/equality.ts';
import { isOf, itemsOf, methods, none, one, wrongType, type Method } from './method.ts';
import { toText } from './convert.ts';

/** One argument that is a list or a set. */
function withItems<Self>(
  call: (self: Self, items: readonly RulesValue[], context: MethodContext) => RulesValue,
): Method<Self> {
  return {
    min: 1,
    max: 1,
    call: (self, [arg], context) => {
      const items = itemsOf(arg);
      return items ? call(self, items, context) : wrongType('list or set', arg);
    },
  };
}
type Items = { readonly items: readonly RulesValue[] };

export const hasAll = withItems<Items>((self, items, { comparisons }) =>
  bool(items.every((item) => includes(self.items, item, comparisons))),
);
export const hasAny = withItems<Items>((self, items, { comparisons }) =>
  bool(items.some((item) => includes(self.items, item, comparisons))),
);
export const hasOnly = withItems<Items>((self, items, { comparisons }) =>
  bool(self.items.every((item) => includes(items, item, comparisons))),
);

/** rules.List */
export const listMethods = methods<ListValue>({
  size: none((self) => int(self.items.length)),
  concat: one('list', (self, other) => joinLists(self.items, other.items)),
  hasAll,
  hasAny,
  hasOnly,
  removeAll: withItems((self, items, { comparisons }) =>
    list(self.items.filter((item) => !includes(items, item, comparisons))),
  ),
  toSet: none((self, { comparisons }) => setOf(self.items, comparisons)),
  join: one('string', (self, separator) => {
    const parts: string[] = [];
    for (const item of self.items) {
      const text = toText(item);
      if (!isOf(text, 'string')) return text.type === 'error' ? text : error('cannot be joined');
      if (parts.length > 0) parts.push(separator.value);
      parts.push(text.value);
    }
    return parts.length === 0 ? string('') : concat(...parts);
  }),
});
