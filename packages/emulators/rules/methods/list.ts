import type { ComparisonCounter } from '../evaluate/comparisonCounter.ts';
import { bool, error, int, list, string, type ListValue, type RulesValue } from '../values.ts';
import { concat, joinLists } from '../operators/arithmetic.ts';
import { setOf } from '../operators/equality.ts';
import { memberTest } from '../operators/sameness.ts';
import { isOf, methods, none, one, type Method } from './method.ts';
import { toText } from './convert.ts';

type Items = { readonly items: readonly RulesValue[] };
type Question = (
  self: Items,
  other: Items,
  kind: 'list' | 'set',
  comparisons: ComparisonCounter,
) => boolean;

export const hasAll: Question = (self, { items }, kind, comparisons) =>
  items.every(memberTest(kind, self.items, items.length, comparisons));
export const hasAny: Question = (self, { items }, kind, comparisons) =>
  items.some(memberTest(kind, self.items, items.length, comparisons));
export const hasOnly: Question = ({ items }, other, kind, comparisons) =>
  items.every(memberTest(kind, other.items, items.length, comparisons));

/** A list is asked about a list; a set about either. */
const ofList = (question: Question): Method<ListValue> =>
  one('list', (self, other, { comparisons }) => bool(question(self, other, 'list', comparisons)));

/** rules.List */
export const listMethods = methods<ListValue>({
  size: none((self) => int(self.items.length)),
  concat: one('list', (self, other) => joinLists(self.items, other.items)),
  hasAll: ofList(hasAll),
  hasAny: ofList(hasAny),
  hasOnly: ofList(hasOnly),
  removeAll: one('list', (self, { items }, { comparisons }) => {
    const removed = memberTest('list', items, self.items.length, comparisons);
    return list(self.items.filter((item) => !removed(item)));
  }),
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
