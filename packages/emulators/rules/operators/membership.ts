import type { ComparisonCounter } from '../evaluate/comparisonCounter.ts';
import { FALSE, TRUE, UNKNOWN, bool, error, type MapValue, type RulesValue } from '../values.ts';
import { evaluateEquals, includesValue, isOpen } from './equality.ts';
import { createMemberTest } from './sameness.ts';

/** Evaluates `a in b`, where b is a list, a set or a map. In a map, `in` looks for a key. */
export function isIn(a: RulesValue, b: RulesValue, comparisons: ComparisonCounter): RulesValue {
  if (a.type === 'error') return a;
  if (b.type === 'error') return b;
  if (b.type === 'unknown') {
    return !isOpen(a) && b.facts?.contains && includesValue(b.facts.contains, a, comparisons)
      ? TRUE
      : UNKNOWN;
  }
  if (b.type === 'list' || b.type === 'set') {
    if (!isOpen(a)) return bool(createMemberTest(b.type, b.items, 1, comparisons)(a));
    const results = b.items.map((item) => evaluateEquals(a, item, comparisons));
    if (results.some((result) => result === TRUE)) return TRUE;
    return results.every((result) => result === FALSE) ? FALSE : UNKNOWN;
  }
  if (b.type === 'map') {
    if (a.type === 'unknown') return UNKNOWN;
    if (a.type !== 'string') return error(`a map's keys are strings, not ${a.type}`);
    if (b.entries.has(a.value)) return TRUE;
    return b.open ? UNKNOWN : FALSE;
  }
  return error(`'in' needs a list, set or map on its right, not ${b.type}`);
}

/** Returns whether a map is a Firestore vector, which the REST API represents as a map. */
function isVector(value: MapValue): RulesValue {
  const type = value.entries.get('__type__');
  if (!type) return value.open ? UNKNOWN : FALSE;
  return bool(type.type === 'string' && type.value === '__vector__');
}

export function isType(value: RulesValue, typeName: string): RulesValue {
  switch (value.type) {
    case 'error':
      return value;
    case 'unknown': {
      const kind = value.facts?.kind;
      if (kind === undefined || kind === 'other') return UNKNOWN;
      // Queries treat 1 and 1.0 as equal, so the stored value may be an int or a float.
      if (kind === 'number' && (typeName === 'int' || typeName === 'float')) return UNKNOWN;
      return bool(kind === typeName);
    }
    case 'int':
    case 'float':
      return bool(typeName === value.type || typeName === 'number');
    case 'map':
      return typeName === 'vector' ? isVector(value) : bool(typeName === 'map');
    case 'mapDiff':
      return bool(typeName === 'map_diff');
    default:
      return bool(typeName === value.type);
  }
}
