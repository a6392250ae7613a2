import { MAX_INT, MIN_INT } from '../../shared/int64.ts';
import { compareValues, areEqualValues } from '../values/order.ts';
import { NULL_VALUE, doubleValue, type Value } from '../values/value.ts';
import type { Transform } from './types.ts';

interface TransformResult {
  readonly value: Value;
  /** Value that the response returns for this transform. */
  readonly result: Value;
}

export function applyTransform(
  { kind, operands }: Transform,
  before: Value | undefined,
  commitTime: string,
): TransformResult {
  switch (kind) {
    case 'serverTime':
      return toTransformResult({ timestampValue: commitTime });
    case 'increment':
      return toTransformResult(combineNumbers(before, operands, increment));
    case 'minimum':
      return toTransformResult(combineNumbers(before, operands, (a, b) => chooseExtreme(a, b, -1)));
    case 'maximum':
      return toTransformResult(combineNumbers(before, operands, (a, b) => chooseExtreme(a, b, 1)));
    case 'arrayUnion':
      return { value: toArrayValue(addMissing(getElements(before), operands)), result: NULL_VALUE };
    case 'arrayRemove':
      return {
        value: toArrayValue(getElements(before).filter((each) => !hasElement(operands, each))),
        result: NULL_VALUE,
      };
  }
}

const toTransformResult = (value: Value): TransformResult => ({ value, result: value });
const toArrayValue = (values: readonly Value[]): Value => ({ arrayValue: { values } });
const hasElement = (list: readonly Value[], value: Value): boolean =>
  list.some((each) => areEqualValues(each, value));

const getElements = (value: Value | undefined): readonly Value[] =>
  value && 'arrayValue' in value ? value.arrayValue.values : [];

function addMissing(list: readonly Value[], more: readonly Value[]): readonly Value[] {
  const all = [...list];
  for (const value of more) if (!hasElement(all, value)) all.push(value);
  return all;
}

/**
 * Combines the stored number with the operand. If the field is not a number, the result is the
 * operand.
 */
function combineNumbers(
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
  return doubleValue(toNumber(a) + toNumber(b));
}

/**
 * Returns the smaller or the larger number. If the numbers are equal, such as 3 and 3.0, returns
 * the stored number. If one of them is NaN, returns NaN.
 */
function chooseExtreme(stored: Value, operand: Value, sign: 1 | -1): Value {
  if (Number.isNaN(toNumber(stored))) return stored;
  if (Number.isNaN(toNumber(operand))) return operand;
  return compareValues(operand, stored) * sign > 0 ? operand : stored;
}

export function toNumber(value: Value): number {
  if ('integerValue' in value) return Number(value.integerValue);
  return 'doubleValue' in value ? Number(value.doubleValue) : NaN;
}
