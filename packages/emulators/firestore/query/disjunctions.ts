import { LIMITS } from '../limits.ts';
import { isFindable } from './match.ts';
import type { FieldFilter, Filter } from './types.ts';

export type Conjunction = readonly FieldFilter[];

/**
 * Converts the filter to disjunctive normal form, with `in` and `array-contains-any` expanded.
 * Returns undefined if there are too many disjunctions. Without a filter, returns one empty
 * conjunction.
 */
export function toDisjunctions(filter: Filter | undefined): readonly Conjunction[] | undefined {
  if (!filter) return [[]];
  if (filter.kind === 'field') return expandField(filter).map((field) => [field]);
  return filter.kind === 'or' ? expandOr(filter.filters) : expandAnd(filter.filters);
}

function expandOr(filters: readonly Filter[]): readonly Conjunction[] | undefined {
  const all: Conjunction[] = [];
  for (const filter of filters) {
    const inner = toDisjunctions(filter);
    if (!inner || all.length + inner.length > LIMITS.disjunctions) return undefined;
    all.push(...inner);
  }
  return all;
}

function expandAnd(filters: readonly Filter[]): readonly Conjunction[] | undefined {
  let product: readonly Conjunction[] = [[]];
  for (const filter of filters) {
    const inner = toDisjunctions(filter);
    if (!inner || product.length * inner.length > LIMITS.disjunctions) return undefined;
    product = product.flatMap((left) => inner.map((right) => [...left, ...right]));
  }
  return product;
}

function expandField(filter: FieldFilter): readonly FieldFilter[] {
  const { value } = filter;
  if (!('arrayValue' in value)) return [filter];
  const values = value.arrayValue.values.filter(isFindable);
  if (filter.op === 'in') return values.map((each) => ({ ...filter, op: '==', value: each }));
  if (filter.op === 'array-contains-any') {
    return values.map((each) => ({ ...filter, op: 'array-contains', value: each }));
  }
  return [filter];
}
