import { compareText } from '../../shared/text.ts';
import { FALSE, TRUE, UNKNOWN, error, type RulesValue, type UnknownFacts } from '../values.ts';

/**
 * Compares two values. Returns undefined if they cannot be ordered: they have different types, or
 * one is NaN.
 */
export function compareOrder(a: RulesValue, b: RulesValue): number | undefined {
  switch (a.type) {
    case 'int':
    case 'float':
      if (b.type !== 'int' && b.type !== 'float') return undefined;
      // JavaScript compares a bigint with a number exactly, so no conversion is needed.
      return a.value < b.value ? -1 : a.value > b.value ? 1 : isNaNValue(a, b) ? undefined : 0;
    case 'string':
      return b.type === 'string' ? compareText(a.value, b.value) : undefined;
    case 'timestamp':
    case 'duration':
      if (b.type !== a.type) return undefined;
      return a.nanos < b.nanos ? -1 : a.nanos > b.nanos ? 1 : 0;
    case 'bytes':
      return b.type === 'bytes' ? Buffer.compare(a.value, b.value) : undefined;
    default:
      return undefined;
  }
}

function isNaNValue(a: { value: bigint | number }, b: { value: bigint | number }): boolean {
  return Number.isNaN(a.value) || Number.isNaN(b.value);
}

type Relation = '<' | '<=' | '>' | '>=';

export function evaluateRelation(op: Relation, a: RulesValue, b: RulesValue): RulesValue {
  if (a.type === 'error') return a;
  if (b.type === 'error') return b;
  if (a.type === 'unknown') return a.facts ? evaluateByFacts(op, a.facts, b) : UNKNOWN;
  if (b.type === 'unknown')
    return b.facts ? evaluateByFacts(FLIPPED_RELATIONS[op], b.facts, a) : UNKNOWN;
  const result = compareOrder(a, b);
  if (result === undefined) {
    const numbers = isNumber(a) && isNumber(b);
    return numbers ? FALSE : error(`${a.type} ${op} ${b.type} cannot be compared`);
  }
  return isTrueFor(op, result) ? TRUE : FALSE;
}

const FLIPPED_RELATIONS: Readonly<Record<Relation, Relation>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

function isTrueFor(op: Relation, result: number): boolean {
  switch (op) {
    case '<':
      return result < 0;
    case '<=':
      return result <= 0;
    case '>':
      return result > 0;
    case '>=':
      return result >= 0;
  }
}

const isNumber = (value: RulesValue): boolean => value.type === 'int' || value.type === 'float';

/**
 * Evaluates `field op value` for a field whose value is unknown. Uses the bounds that the filters
 * of the query imply.
 */
function evaluateByFacts(op: Relation, facts: UnknownFacts, value: RulesValue): RulesValue {
  const { lower, upper } = facts;
  const low = lower && compareOrder(lower.value, value);
  const high = upper && compareOrder(upper.value, value);
  // Each of the next four constants is true only if it holds for every document that the query can
  // return.
  const below = high !== undefined && (high < 0 || (high === 0 && upper?.inclusive === false));
  const above = low !== undefined && (low > 0 || (low === 0 && lower?.inclusive === false));
  const atMost = below || high === 0;
  const atLeast = above || low === 0;
  switch (op) {
    case '<':
      return below ? TRUE : atLeast ? FALSE : UNKNOWN;
    case '<=':
      return atMost ? TRUE : above ? FALSE : UNKNOWN;
    case '>':
      return above ? TRUE : atMost ? FALSE : UNKNOWN;
    case '>=':
      return atLeast ? TRUE : below ? FALSE : UNKNOWN;
  }
}
