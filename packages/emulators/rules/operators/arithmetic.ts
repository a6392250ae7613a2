import { isInt64 } from '../../shared/int64.ts';
import { ENGINE_LIMITS, MAX_DURATION, MAX_TIMESTAMP, MIN_TIMESTAMP } from '../limits.ts';
import {
  UNKNOWN,
  duration,
  error,
  float,
  int,
  list,
  string,
  timestamp,
  type ErrorValue,
  type RulesValue,
} from '../values.ts';

type ArithmeticOp = '+' | '-' | '*' | '/' | '%';

export function evaluateArithmetic(op: ArithmeticOp, a: RulesValue, b: RulesValue): RulesValue {
  if (a.type === 'error') return a;
  if (b.type === 'error') return b;
  if (a.type === 'unknown' || b.type === 'unknown') return UNKNOWN;
  if (a.type === 'int' && b.type === 'int') return computeInteger(op, a.value, b.value);
  if ((a.type === 'int' || a.type === 'float') && (b.type === 'int' || b.type === 'float')) {
    return float(computeFloat(op, Number(a.value), Number(b.value)));
  }
  return (
    (op === '+' ? addValues(a, b) : op === '-' ? subtractValues(a, b) : undefined) ??
    createOperatorError(op, a, b)
  );
}

function createOperatorError(op: string, a: RulesValue, b: RulesValue): ErrorValue {
  return error(`there is no operator ${op} for ${a.type} and ${b.type}`);
}

function addValues(a: RulesValue, b: RulesValue): RulesValue | undefined {
  if (a.type === 'string' && b.type === 'string') return concatStrings(a.value, b.value);
  if (a.type === 'duration' && b.type === 'duration') return createDuration(a.nanos + b.nanos);
  if (a.type === 'timestamp' && b.type === 'duration') return createTimestamp(a.nanos + b.nanos);
  if (a.type === 'duration' && b.type === 'timestamp') return createTimestamp(a.nanos + b.nanos);
  return undefined;
}

function subtractValues(a: RulesValue, b: RulesValue): RulesValue | undefined {
  if (a.type === 'timestamp' && b.type === 'timestamp') return createDuration(a.nanos - b.nanos);
  if (a.type === 'timestamp' && b.type === 'duration') return createTimestamp(a.nanos - b.nanos);
  if (a.type === 'duration' && b.type === 'duration') return createDuration(a.nanos - b.nanos);
  return undefined;
}

/**
 * Returns a timestamp, or an error if it is outside of 0001-01-01 to 9999-12-31. This is the range
 * of google.protobuf.Timestamp.
 */
export function createTimestamp(nanos: bigint): RulesValue {
  const isInRange = nanos >= MIN_TIMESTAMP && nanos <= MAX_TIMESTAMP;
  return isInRange ? timestamp(nanos) : error('the time is outside of the years 1 to 9999');
}

/**
 * Returns a duration, or an error if it is longer than about 10,000 years. This is the range of
 * google.protobuf.Duration.
 */
export function createDuration(nanos: bigint): RulesValue {
  const isInRange = nanos >= -MAX_DURATION && nanos <= MAX_DURATION;
  return isInRange ? duration(nanos) : error('the duration is longer than 10,000 years');
}

export function concatStrings(...parts: readonly string[]): RulesValue {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return length > ENGINE_LIMITS.valueSize
    ? error('the string becomes too long')
    : string(parts.join(''));
}

export function joinLists(a: readonly RulesValue[], b: readonly RulesValue[]): RulesValue {
  if (a.length + b.length > ENGINE_LIMITS.valueSize) return error('the list becomes too long');
  return list([...a, ...b]);
}

/** Returns an integer, or an error if it does not fit into 64 bits. */
export function createInt(value: bigint): RulesValue {
  return isInt64(value) ? int(value) : error('integer overflow');
}

function computeInteger(op: ArithmeticOp, a: bigint, b: bigint): RulesValue {
  switch (op) {
    case '+':
      return createInt(a + b);
    case '-':
      return createInt(a - b);
    case '*':
      return createInt(a * b);
    case '/':
      return b === 0n ? error('division by zero') : createInt(a / b);
    case '%':
      return b === 0n ? error('division by zero') : createInt(a % b);
  }
}

function computeFloat(op: ArithmeticOp, a: number, b: number): number {
  switch (op) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return a / b;
    case '%':
      return a % b;
  }
}

export function negate(value: RulesValue): RulesValue {
  switch (value.type) {
    case 'int':
      return createInt(-value.value);
    case 'float':
      return float(-value.value);
    case 'duration':
      return duration(-value.nanos);
    case 'error':
      return value;
    case 'unknown':
      return UNKNOWN;
    default:
      return error(`- needs a number, not ${value.type}`);
  }
}
