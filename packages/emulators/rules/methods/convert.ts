import { UNKNOWN, error, float, int, toPathValue, string, type RulesValue } from '../values.ts';
import { MAX_INT, MIN_INT } from '../../shared/int64.ts';
import { createInt } from '../operators/arithmetic.ts';

/**
 * Evaluates `string(x)`. Booleans, numbers and null are formatted as in the reference
 * documentation.
 */
export function toText(value: RulesValue): RulesValue {
  switch (value.type) {
    case 'string':
      return value;
    case 'null':
      return string('null');
    case 'bool':
    case 'int':
      return string(String(value.value));
    case 'float':
      return string(formatFloat(value.value));
    case 'path':
      return string(`/${value.segments.join('/')}`);
    case 'unknown':
      return UNKNOWN;
    default:
      return error(`string() does not take ${value.type}`);
  }
}

/** Formats a float as Java does, with at least two digits: '2.0', '1.0E7', '-0.0', '4.9E-324'. */
function formatFloat(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  const size = Math.abs(value);
  const scientific = size.toExponential();
  const [digits = '', exponent] = (
    size === 0 || (size >= 1e-3 && size < 1e7)
      ? String(size)
      : scientific.includes('.')
        ? scientific
        : size.toExponential(1)
  ).split('e');
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  const power = exponent === undefined ? '' : `E${Number(exponent)}`;
  return `${sign}${digits}${digits.includes('.') ? '' : '.0'}${power}`;
}

/**
 * Matches the strings that `float()` accepts: Java's NaN and Infinity, or a decimal number with an
 * optional type suffix such as `f`.
 */
const FLOAT_PATTERN =
  /^\s*(?:([+-]?(?:NaN|Infinity))|([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)[fFdD]?)\s*$/;

/** Converts a whole float to the nearest 64-bit integer, and NaN to 0. */
export function toNearestInt(value: number): RulesValue {
  if (Number.isNaN(value)) return int(0);
  if (value >= 2 ** 63) return int(MAX_INT);
  return int(value < -(2 ** 63) ? MIN_INT : BigInt(value));
}

/** Evaluates `int(x)`, which truncates floats. */
export function toInt(value: RulesValue): RulesValue {
  switch (value.type) {
    case 'int':
      return value;
    case 'float':
      return toNearestInt(Math.trunc(value.value));
    case 'string':
      return /^[+-]?\d{1,30}$/.test(value.value)
        ? createInt(BigInt(value.value.replace('+', '')))
        : error(`int() cannot read '${value.value}'`);
    case 'unknown':
      return UNKNOWN;
    default:
      return error(`int() does not take ${value.type}`);
  }
}

export function toFloat(value: RulesValue): RulesValue {
  switch (value.type) {
    case 'float':
      return value;
    case 'int':
      return float(Number(value.value));
    case 'string': {
      const [, word, decimal] = FLOAT_PATTERN.exec(value.value) ?? [];
      const number = word ?? decimal;
      return number === undefined
        ? error(`float() cannot read '${value.value}'`)
        : float(Number(number));
    }
    case 'unknown':
      return UNKNOWN;
    default:
      return error(`float() does not take ${value.type}`);
  }
}

export function toPath(value: RulesValue): RulesValue {
  if (value.type === 'unknown') return UNKNOWN;
  return value.type === 'string'
    ? toPathValue(value.value)
    : error(`path() does not take ${value.type}`);
}
