import { UNKNOWN, error, float, pathOf, string, type RulesValue } from '../values.ts';
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

/** `int(x)`: a fraction is cut off. */
export function toInt(value: RulesValue): RulesValue {
  switch (value.type) {
    case 'int':
      return value;
    case 'float':
      return Number.isFinite(value.value)
        ? checkedInt(BigInt(Math.trunc(value.value)))
        : error('int() needs a finite number');
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
