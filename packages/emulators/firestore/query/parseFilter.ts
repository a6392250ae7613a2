import { createArgumentError } from '../errors.ts';
import { parseFieldPath } from '../fieldPaths.ts';
import { asArray, asList, asObject, asString, checkKeys } from '../json.ts';
import { SERVER_LIMITS } from '../limits.ts';
import { parseValue } from '../values/parse.ts';
import { NULL_VALUE, doubleValue, type Value } from '../values/value.ts';
import { isFindable } from './match.ts';
import type { FieldFilter, Filter, Operator } from './types.ts';

const OPERATORS = new Map<string, Operator>([
  ['EQUAL', '=='],
  ['NOT_EQUAL', '!='],
  ['LESS_THAN', '<'],
  ['LESS_THAN_OR_EQUAL', '<='],
  ['GREATER_THAN', '>'],
  ['GREATER_THAN_OR_EQUAL', '>='],
  ['IN', 'in'],
  ['NOT_IN', 'not-in'],
  ['ARRAY_CONTAINS', 'array-contains'],
  ['ARRAY_CONTAINS_ANY', 'array-contains-any'],
]);

/** The internal filter for each unary operator. */
const UNARY_OPERATORS = new Map<string, Pick<FieldFilter, 'op' | 'value'>>([
  ['IS_NULL', { op: '==', value: NULL_VALUE }],
  ['IS_NOT_NULL', { op: '!=', value: NULL_VALUE }],
  ['IS_NAN', { op: '==', value: doubleValue(NaN) }],
  ['IS_NOT_NAN', { op: '!=', value: doubleValue(NaN) }],
]);

export function parseFilter(json: unknown, where: string, depth = 0): Filter {
  if (depth > SERVER_LIMITS.filterDepth) throw createArgumentError('where is nested too deeply.');
  const object = asObject(json, where);
  checkKeys(object, ['compositeFilter', 'fieldFilter', 'unaryFilter'], where);
  if (Object.keys(object).length !== 1) {
    throw createArgumentError(`${where} must have exactly one filter.`);
  }
  if (object.compositeFilter !== undefined) {
    return parseComposite(object.compositeFilter, `${where}.compositeFilter`, depth);
  }
  return object.fieldFilter === undefined
    ? parseUnary(object.unaryFilter, `${where}.unaryFilter`)
    : parseField(object.fieldFilter, `${where}.fieldFilter`);
}

function parseComposite(json: unknown, where: string, depth: number): Filter {
  const object = asObject(json, where);
  checkKeys(object, ['op', 'filters'], where);
  if (object.op !== 'AND' && object.op !== 'OR') {
    throw createArgumentError(`${where}.op must be AND or OR.`);
  }
  const filters = asArray(object.filters, `${where}.filters`).map((filter, at) =>
    parseFilter(filter, `${where}.filters[${at}]`, depth + 1),
  );
  // Production accepts an AND without filters, which matches every document.
  if (filters.length === 0 && object.op === 'OR') {
    throw createArgumentError(`${where} has no filters.`);
  }
  return { kind: object.op === 'AND' ? 'and' : 'or', filters };
}

function parseUnary(json: unknown, where: string): Filter {
  const object = asObject(json, where);
  checkKeys(object, ['op', 'field'], where);
  const unary = UNARY_OPERATORS.get(asString(object.op, `${where}.op`));
  if (!unary) throw createArgumentError(`${where}.op is unknown: ${String(object.op)}.`);
  return { kind: 'field', path: parsePath(object.field, where), ...unary };
}

function parseField(json: unknown, where: string): Filter {
  const object = asObject(json, where);
  checkKeys(object, ['op', 'field', 'value'], where);
  const op = OPERATORS.get(asString(object.op, `${where}.op`));
  if (!op) throw createArgumentError(`${where}.op is unknown: ${String(object.op)}.`);
  const value = parseOperand(object.value, op, `${where}.value`);
  const path = parsePath(object.field, where);
  // As field filters, `== null`, `!= null` and `== NaN` match no document: only the unary operators
  // match null and NaN. An `in` filter with the same value also matches no document.
  return (op === '==' && !isFindable(value)) || (op === '!=' && 'nullValue' in value)
    ? { kind: 'field', path, op: 'in', value: { arrayValue: { values: [value] } } }
    : { kind: 'field', path, op, value };
}

/**
 * Parses the operand of a filter. The list of `in`, `not-in` or `array-contains-any` may contain
 * arrays, although a stored array may not.
 */
function parseOperand(json: unknown, op: Operator, where: string): Value {
  if (op === 'in' || op === 'not-in' || op === 'array-contains-any') {
    const { arrayValue } = asObject(json, where);
    if (arrayValue !== undefined) {
      const list = asList(asObject(arrayValue, where).values, where);
      return {
        arrayValue: { values: list.map((value, at) => parseValue(value, `${where}[${at}]`)) },
      };
    }
  }
  return parseValue(json, where);
}

const parsePath = (json: unknown, where: string): FieldFilter['path'] =>
  parseFieldPath(asObject(json, `${where}.field`).fieldPath, `${where}.field`);
