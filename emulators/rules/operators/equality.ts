import type { ComparisonCounter } from '../evaluate/comparisonCounter.ts';
import {
  FALSE,
  TRUE,
  UNKNOWN,
  set,
  type MapValue,
  type RulesValue,
  type SetValue,
  type UnknownFacts,
} from '../values.ts';
import { order } from './order.ts';

/** Deep equality of known values. 1 == 1.0 is true; values of different types are not equal. */
export function equal(a: RulesValue, b: RulesValue, comparisons: ComparisonCounter): boolean {
  comparisons.add();
  if (a === b) return a.type !== 'float' || !Number.isNaN(a.value);
  switch (a.type) {
    case 'null':
      return b.type === 'null';
    case 'bool':
    case 'string':
      return b.type === a.type && a.value === b.value;
    case 'int':
    case 'float':
      return (b.type === 'int' || b.type === 'float') && order(a, b) === 0;
    case 'bytes':
      return b.type === 'bytes' && Buffer.compare(a.value, b.value) === 0;
    case 'timestamp':
    case 'duration':
      return b.type === a.type && a.nanos === b.nanos;
    case 'latlng':
      return b.type === 'latlng' && a.latitude === b.latitude && a.longitude === b.longitude;
    case 'path':
      return (
        b.type === 'path' &&
        a.segments.length === b.segments.length &&
        a.segments.every((segment, i) => segment === b.segments[i])
      );
    case 'list':
      return (
        b.type === 'list' &&
        a.items.length === b.items.length &&
        a.items.every((item, i) => {
          const other = b.items[i];
          return other !== undefined && equal(item, other, comparisons);
        })
      );
    case 'map':
      return b.type === 'map' && equalMaps(a, b, comparisons);
    case 'set':
      return (
        b.type === 'set' &&
        a.items.length === b.items.length &&
        a.items.every((item) => includes(b.items, item, comparisons))
      );
    case 'mapDiff':
      return (
        b.type === 'mapDiff' &&
        equal(a.added, b.added, comparisons) &&
        equal(a.removed, b.removed, comparisons) &&
        equal(a.changed, b.changed, comparisons) &&
        equal(a.unchanged, b.unchanged, comparisons)
      );
    case 'error':
    case 'unknown':
      return false;
  }
}

function equalMaps(a: MapValue, b: MapValue, comparisons: ComparisonCounter): boolean {
  if (a.entries.size !== b.entries.size) return false;
  for (const [key, value] of a.entries) {
    const other = b.entries.get(key);
    if (other === undefined || !equal(value, other, comparisons)) return false;
  }
  return true;
}

export function includes(
  items: readonly RulesValue[],
  value: RulesValue,
  comparisons: ComparisonCounter,
): boolean {
  for (const item of items) if (equal(item, value, comparisons)) return true;
  return false;
}

/** A set of the distinct values. */
export function setOf(items: readonly RulesValue[], comparisons: ComparisonCounter): SetValue {
  if (items.every((item) => item.type === 'string')) {
    const distinct = new Map(items.map((item) => [item.value, item]));
    return set([...distinct.values()]);
  }
  const distinct: RulesValue[] = [];
  for (const item of items) if (!includes(distinct, item, comparisons)) distinct.push(item);
  return set(distinct);
}

export const isOpen = (value: RulesValue): boolean =>
  value.type === 'unknown' || (value.type === 'map' && value.open === true);

/** `==` where either side may be unknown. */
export function equals(a: RulesValue, b: RulesValue, comparisons: ComparisonCounter): RulesValue {
  if (a.type === 'error') return a;
  if (b.type === 'error') return b;
  if (isOpen(a) || isOpen(b)) {
    if (a.type === 'unknown' && a.facts && !isOpen(b))
      return equalsByFacts(a.facts, b, comparisons);
    if (b.type === 'unknown' && b.facts && !isOpen(a))
      return equalsByFacts(b.facts, a, comparisons);
    // A partly known map is a map, whatever its other entries are.
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
  // Not even `f >= x && f <= x` proves `f == x`: the emulator does not take it either.
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
