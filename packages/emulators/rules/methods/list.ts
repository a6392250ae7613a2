import type { ComparisonCounter } from '../evaluate/comparisonCounter.ts';
import { bool, error, int, list, string, type ListValue, type RulesValue } from '../values.ts';
import { concat, joinLists } from '../operators/arithmetic.ts';
import { setOf } from '../operators/equality.ts';
import { memberTest } from '../operators/sameness.ts';
import { isOf, methods, noArguments, oneArgument, type Method } from './method.ts';
import { toText } from './convert.ts';

type Items = { readonly items: readonly RulesValue[] };
type MembershipTest = (
  self: Items,
  other: Items,
  kind: 'list' | 'set',
  comparisons: ComparisonCounter,
) => boolean;

export const hasAll: MembershipTest = (self, { items }, kind, comparisons) =>
  items.every(memberTest(kind, self.items, items.length, comparisons));
export const hasAny: MembershipTest = (self, { items }, kind, comparisons) =>
  items.some(memberTest(kind, self.items, items.length, comparisons));
export const hasOnly: MembershipTest = ({ items }, other, kind, comparisons) =>
  items.every(memberTest(kind, other.items, items.length, comparisons));

/** Creates a method that takes a list. (The methods of a set take a list or a set.) */
const listMethod = (test: MembershipTest): Method<ListValue> =>
  oneArgument('list', (self, other, { comparisons }) =>
    bool(test(self, other, 'list', comparisons)),
  );

export const listMethods = methods<ListValue>({
  size: noArguments((self) => int(self.items.length)),
  concat: oneArgument('list', (self, other) => joinLists(self.items, other.items)),
  hasAll: listMethod(hasAll),
  hasAny: listMethod(hasAny),
  hasOnly: listMethod(hasOnly),
  removeAll: oneArgument('list', (self, { items }, { comparisons }) => {
    const removed = memberTest('list', items, self.items.length, comparisons);
    return list(self.items.filter((item) => !removed(item)));
  }),
  toSet: noArguments((self, { comparisons }) => setOf(self.items, comparisons)),
  join: oneArgument('string', (self, separator) => {
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
