import type { ComparisonCounter } from '../evaluate/comparisonCounter.ts';
import { bool, error, int, list, string, type ListValue, type RulesValue } from '../values.ts';
import { concatStrings, joinLists } from '../operators/arithmetic.ts';
import { createSet } from '../operators/equality.ts';
import { createMemberTest } from '../operators/sameness.ts';
import {
  hasType,
  createMethods,
  createNullaryMethod,
  createUnaryMethod,
  type Method,
} from './method.ts';
import { toText } from './convert.ts';

type Items = { readonly items: readonly RulesValue[] };
type MembershipTest = (
  self: Items,
  other: Items,
  kind: 'list' | 'set',
  comparisons: ComparisonCounter,
) => boolean;

export const hasAll: MembershipTest = (self, { items }, kind, comparisons) =>
  items.every(createMemberTest(kind, self.items, items.length, comparisons));
export const hasAny: MembershipTest = (self, { items }, kind, comparisons) =>
  items.some(createMemberTest(kind, self.items, items.length, comparisons));
export const hasOnly: MembershipTest = ({ items }, other, kind, comparisons) =>
  items.every(createMemberTest(kind, other.items, items.length, comparisons));

/** Creates a list method whose argument must be a list. Methods of sets also accept sets. */
const createListMethod = (test: MembershipTest): Method<ListValue> =>
  createUnaryMethod('list', (self, other, { comparisons }) =>
    bool(test(self, other, 'list', comparisons)),
  );

export const listMethods = createMethods<ListValue>({
  size: createNullaryMethod((self) => int(self.items.length)),
  concat: createUnaryMethod('list', (self, other) => joinLists(self.items, other.items)),
  hasAll: createListMethod(hasAll),
  hasAny: createListMethod(hasAny),
  hasOnly: createListMethod(hasOnly),
  removeAll: createUnaryMethod('list', (self, { items }, { comparisons }) => {
    const removed = createMemberTest('list', items, self.items.length, comparisons);
    return list(self.items.filter((item) => !removed(item)));
  }),
  toSet: createNullaryMethod((self, { comparisons }) => createSet(self.items, comparisons)),
  join: createUnaryMethod('string', (self, separator) => {
    const parts: string[] = [];
    for (const item of self.items) {
      const text = toText(item);
      if (!hasType(text, 'string')) return text.type === 'error' ? text : error('cannot be joined');
      if (parts.length > 0) parts.push(separator.value);
      parts.push(text.value);
    }
    return parts.length === 0 ? string('') : concatStrings(...parts);
  }),
});
