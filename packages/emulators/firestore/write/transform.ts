import { MAX_INT, MIN_INT } from '../../shared/int64.ts';
import { compareValues, equalValues } from '../values/order.ts';
import { NULL_VALUE, doubleValue, type Value } from '../values/value.ts';
import type { Transform } from './types.ts';

interface TransformResult {
  readonly value: Value;
  /** The result that the client receives. */
  readonly result: Value;
}

/** Applies a transform to the current value of a field. */
export function applyTransform(
  { kind, operands }: Transform,
  before: Value | undefined,
  commitTime: string,
): TransformResult {
  switch (kind) {
    case 'serverTime':
      return both({ timestampValue: commitTime });
    case 'increment':
      return both(numberOr(before, operands, increment));
    case 'minimum':
      return both(numberOr(before, operands, (a, b) => extreme(a, b, -1)));
    case 'maximum':
      return both(numberOr(before, operands, (a, b) => extreme(a, b, 1)));
    case 'arrayUnion':
      return { value: listOf(union(elements(before), operands)), result: NULL_VALUE };
    case 'arrayRemove':
      return {
        value: listOf(elements(before).filter((each) => !includes(operands, each))),
        result: NULL_VALUE,
      };
  }
}

const both = (value: Value): TransformResult => ({ value, result: value });
const listOf = (values: readonly Value[]): Value => ({ arrayValue: { values } });
const includes = (list: readonly Value[], value: Value): boolean =>
  list.some((each) => equalValues(each, value));

/** Returns the elements of an array, or an empty list for any other value. */
const elements = (value: Value | undefined): readonly Value[] =>
  value && 'arrayValue' in value ? value.arrayValue.values : [];

function union(list: readonly Value[], more: readonly Value[]): readonly Value[] {
  const all = [...list];
  for (const value of more) if (!includes(all, value)) all.push(value);
  return all;
}

/**
 * Combines the stored number with the operand. A field that is not a number is set to the operand.
 */
function numberOr(
  before: Value | undefined,
  [operand = NULL_VALUE]: readonly Value[],
  combine: (before: Value, operand: Value) => Value,
): Value {
  const isNumber = before && ('integerValue' in before || 'doubleValue' in before);
  return isNumber ? combine(before, operand) : operand;
}

function increment(a: Value, b: Value): Value {
  if ('integerValue' in a && 'integerValue' in b) {
    const sum = BigInt(a.integerValue) + BigInt(b.integerValue);
    const clamped = sum > MAX_INT ? MAX_INT : sum < MIN_INT ? MIN_INT : sum;
    return { integerValue: clamped.toString() };
  }
  return doubleValue(numberOf(a) + numberOf(b));
}

/**
 * Returns the smaller or the larger number. Equal numbers (0 and -0, 3 and 3.0) keep the stored
 * number. NaN replaces any other number.
 */
function extreme(stored: Value, operand: Value, sign: 1 | -1): Value {
  if (Number.isNaN(numberOf(stored))) return stored;
  if (Number.isNaN(numberOf(operand))) return operand;
  return compareValues(operand, stored) * sign > 0 ? operand : stored;
}

export function numberOf(value: Value): number {
  if ('integerValue' in value) return Number(value.integerValue);
  return 'doubleValue' in value ? Number(value.doubleValue) : NaN;
}
