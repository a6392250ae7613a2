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

export type ArithmeticOp = '+' | '-' | '*' | '/' | '%';

/** No value grows beyond this, or a rule could double a string until memory ends. */
export const MAX_SIZE = 1 << 20;

export function arithmetic(op: ArithmeticOp, a: RulesValue, b: RulesValue): RulesValue {
  if (a.type === 'error') return a;
  if (b.type === 'error') return b;
  if (a.type === 'unknown' || b.type === 'unknown') return UNKNOWN;
  if (a.type === 'int' && b.type === 'int') return integers(op, a.value, b.value);
  if ((a.type === 'int' || a.type === 'float') && (b.type === 'int' || b.type === 'float')) {
    return float(floats(op, Number(a.value), Number(b.value)));
  }
  return (op === '+' ? plus(a, b) : op === '-' ? minus(a, b) : undefined) ?? noSuch(op, a, b);
}

function noSuch(op: string, a: RulesValue, b: RulesValue): ErrorValue {
  return error(`there is no operator ${op} for ${a.type} and ${b.type}`);
}

function plus(a: RulesValue, b: RulesValue): RulesValue | undefined {
  if (a.type === 'string' && b.type === 'string') return concat(a.value, b.value);
  if (a.type === 'duration' && b.type === 'duration') return duration(a.nanos + b.nanos);
  if (a.type === 'timestamp' && b.type === 'duration') return timestamp(a.nanos + b.nanos);
  if (a.type === 'duration' && b.type === 'timestamp') return timestamp(a.nanos + b.nanos);
  if (a.type === 'list' && b.type === 'list') return joinLists(a.items, b.items);
  return undefined;
}

function minus(a: RulesValue, b: RulesValue): RulesValue | undefined {
  if (a.type === 'timestamp' && b.type === 'timestamp') return duration(a.nanos - b.nanos);
  if (a.type === 'timestamp' && b.type === 'duration') return timestamp(a.nanos - b.nanos);
  if (a.type === 'duration' && b.type === 'duration') return duration(a.nanos - b.nanos);
  return undefined;
}

export function concat(...parts: readonly string[]): RulesValue {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return length > MAX_SIZE ? error('the string becomes too long') : string(parts.join(''));
}

export function joinLists(a: readonly RulesValue[], b: readonly RulesValue[]): RulesValue {
  if (a.length + b.length > MAX_SIZE) return error('the list becomes too long');
  return list([...a, ...b]);
}

const MAX_INT = 2n ** 63n - 1n;
const MIN_INT = -(2n ** 63n);

/** Integers are exact; what does not fit into 64 bits is an error and never wraps around. */
export function exact(value: bigint): RulesValue {
  return value > MAX_INT || value < MIN_INT ? error('integer overflow') : int(value);
}

function integers(op: ArithmeticOp, a: bigint, b: bigint): RulesValue {
  switch (op) {
    case '+':
      return exact(a + b);
    case '-':
      return exact(a - b);
    case '*':
      return exact(a * b);
    case '/':
      return b === 0n ? error('division by zero') : exact(a / b);
    case '%':
      return b === 0n ? error('division by zero') : exact(a % b);
  }
}

function floats(op: ArithmeticOp, a: number, b: number): number {
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
      return exact(-value.value);
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
