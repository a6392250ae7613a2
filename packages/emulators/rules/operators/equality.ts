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
import { compareOrder } from './order.ts';
import { ValueIndex, areEqual } from './sameness.ts';

export function includesValue(
  items: readonly RulesValue[],
  value: RulesValue,
  comparisons: ComparisonCounter,
): boolean {
  for (const item of items) if (areEqual(item, value, comparisons)) return true;
  return false;
}

export function createSet(items: readonly RulesValue[], comparisons: ComparisonCounter): SetValue {
  const index = new ValueIndex('set', comparisons);
  return set(items.filter((item) => index.add(item)));
}

export const isOpen = (value: RulesValue): boolean =>
  value.type === 'unknown' || (value.type === 'map' && value.open === true);

export function evaluateEquals(
  a: RulesValue,
  b: RulesValue,
  comparisons: ComparisonCounter,
): RulesValue {
  if (a.type === 'error') return a;
  if (b.type === 'error') return b;
  if (isOpen(a) || isOpen(b)) {
    if (a.type === 'unknown' && a.facts && !isOpen(b))
      return compareByFacts(a.facts, b, comparisons);
    if (b.type === 'unknown' && b.facts && !isOpen(a))
      return compareByFacts(b.facts, a, comparisons);
    // A map with unknown keys is not equal to a value of another type.
    if (a.type === 'map' && !isOpen(b) && b.type !== 'map') return FALSE;
    if (b.type === 'map' && !isOpen(a) && a.type !== 'map') return FALSE;
    return UNKNOWN;
  }
  return areEqual(a, b, comparisons) ? TRUE : FALSE;
}

export function evaluateNotEquals(
  a: RulesValue,
  b: RulesValue,
  comparisons: ComparisonCounter,
): RulesValue {
  const result = evaluateEquals(a, b, comparisons);
  if (result.type !== 'bool') return result;
  return result.value ? FALSE : TRUE;
}

function compareByFacts(
  facts: UnknownFacts,
  value: RulesValue,
  comparisons: ComparisonCounter,
): RulesValue {
  if (facts.equal) return areEqual(facts.equal, value, comparisons) ? TRUE : FALSE;
  if (facts.not && includesValue(facts.not, value, comparisons)) return FALSE;
  if (facts.kind && facts.kind !== getKind(value)) return FALSE;
  const { lower, upper } = facts;
  const low = lower && compareOrder(lower.value, value);
  const high = upper && compareOrder(upper.value, value);
  if (lower && low !== undefined && (low > 0 || (low === 0 && !lower.inclusive))) return FALSE;
  if (upper && high !== undefined && (high < 0 || (high === 0 && !upper.inclusive))) return FALSE;
  // The result is unknown even if the filters are `f >= x` and `f <= x`. Google's emulator does not
  // accept them as proof of `f == x` either.
  return UNKNOWN;
}

export function getKind(value: RulesValue): NonNullable<UnknownFacts['kind']> {
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
