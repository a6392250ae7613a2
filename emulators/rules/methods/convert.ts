import { UNKNOWN, error, float, int, pathOf, string, type RulesValue } from '../values.ts';
import { MAX_INT, MIN_INT } from '../../shared/int64.ts';
import { checkedInt } from '../operators/arithmetic.ts';

/** `string(x)`: booleans, numbers and null as the reference writes them. */
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
      return string(Number.isInteger(value.value) ? value.value.toFixed(1) : String(value.value));
    case 'path':
      return string(`/${value.segments.join('/')}`);
    case 'unknown':
      return UNKNOWN;
    default:
      return error(`string() does not take ${value.type}`);
  }
}

/** Returns the integer of 64 bits that is nearest to a whole float; 0 for NaN. */
export function nearestInt(value: number): RulesValue {
  if (Number.isNaN(value)) return int(0);
  if (value >= 2 ** 63) return int(MAX_INT);
  return int(value < -(2 ** 63) ? MIN_INT : BigInt(value));
}

/** `int(x)`: a fraction is cut off. */
export function toInt(value: RulesValue): RulesValue {
  switch (value.type) {
    case 'int':
      return value;
    case 'float':
      return nearestInt(Math.trunc(value.value));
    case 'string':
      return /^[+-]?\d{1,30}$/.test(value.value)
        ? checkedInt(BigInt(value.value.replace('+', '')))
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
    case 'string':
      return /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/.test(value.value)
        ? float(Number(value.value))
        : error(`float() cannot read '${value.value}'`);
    case 'unknown':
      return UNKNOWN;
    default:
      return error(`float() does not take ${value.type}`);
  }
}

export function toPath(value: RulesValue): RulesValue {
  if (value.type === 'unknown') return UNKNOWN;
  return value.type === 'string'
    ? pathOf(value.value)
    : error(`path() does not take ${value.type}`);
}
