import type { ComparisonCounter } from '../evaluate/comparisonCounter.ts';
import {
  FALSE,
  TRUE,
  UNKNOWN,
  set,
  type RulesValue,
  type SetValue,
  type UnknownFacts,
} from '../values.ts';
import { order } from './order.ts';
import { ValueIndex, equal } from './sameness.ts';

export function includes(
  items: readonly RulesValue[],
  value: RulesValue,
  comparisons: ComparisonCounter,
): boolean {
  for (const item of items) if (equal(item, value, comparisons)) return true;
  return false;
}

export function setOf(items: readonly RulesValue[], comparisons: ComparisonCounter): SetValue {
  const index = new ValueIndex('set', comparisons);
  return set(items.filter((item) => index.add(item)));
}

export const isOpen = (value: RulesValue): boolean =>
  value.type === 'unknown' || (value.type === 'map' && value.open === true);

/** Evaluates `==` for values that may be unknown. */
export function equals(a: RulesValue, b: RulesValue, comparisons: ComparisonCounter): RulesValue {
  if (a.type === 'error') return a;
  if (b.type === 'error') return b;
  if (isOpen(a) || isOpen(b)) {
    if (a.type === 'unknown' && a.facts && !isOpen(b))
      return equalsByFacts(a.facts, b, comparisons);
    if (b.type === 'unknown' && b.facts && !isOpen(a))
      return equalsByFacts(b.facts, a, comparisons);
    // A map with unknown keys differs from any value that is not a map.
    if (a.type === 'map' && !isOpen(b) && b.type !== 'map') return FALSE;
    if (b.type === 'map' && !isOpen(a) && a.type !== 'map') return FALSE;
    return UNKNOWN;
  }
  return equal(a, b, comparisons) ? TRUE : FALSE;
}

export function notEquals(
  a: RulesValue,
  b: RulesValue,
  comparisons: ComparisonCounter,
): RulesValue {
  const result = equals(a, b, comparisons);
  if (result.type !== 'bool') return result;
  return result.value ? FALSE : TRUE;
}

function equalsByFacts(
  facts: UnknownFacts,
  value: RulesValue,
  comparisons: ComparisonCounter,
): RulesValue {
  if (facts.equal) return equal(facts.equal, value, comparisons) ? TRUE : FALSE;
  if (facts.not && includes(facts.not, value, comparisons)) return FALSE;
  if (facts.kind && facts.kind !== kindOf(value)) return FALSE;
  const { lower, upper } = facts;
  const low = lower && order(lower.value, value);
  const high = upper && order(upper.value, value);
  if (lower && low !== undefined && (low > 0 || (low === 0 && !lower.inclusive))) return FALSE;
  if (upper && high !== undefined && (high < 0 || (high === 0 && !upper.inclusive))) return FALSE;
  // Not even `f >= x && f <= x` proves `f == x`. Google's emulator does not accept this proof
  // either.
  return UNKNOWN;
}

export function kindOf(value: RulesValue): NonNullable<UnknownFacts['kind']> {
  switch (value.type) {
    case 'int':
    case 'float':
      return 'number';
    case 'string':
    case 'bool':
    case 'timestamp':
    case 'list':
      return value.type;
    default:
      return 'other';
  }
}
