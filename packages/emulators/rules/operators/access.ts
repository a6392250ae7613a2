import { UNKNOWN, error, list, string, type RulesValue } from '../values.ts';

/** Evaluates `object.name` and `map['name']`. */
export function evaluateMember(object: RulesValue, name: string): RulesValue {
  if (object.type === 'map') {
    const value = object.entries.get(name);
    if (value !== undefined) return value;
    return object.open ? UNKNOWN : error(`Property ${name} is undefined on object.`);
  }
  if (object.type === 'error') return object;
  if (object.type === 'unknown') return UNKNOWN;
  if (object.type === 'null') return error(`Null value error: .${name} of null`);
  return error(`Property ${name} is undefined on ${object.type}.`);
}

/** Evaluates `list[i]`, `string[i]` (UTF-16 code units), `path[i]` and `map[key]`. */
export function evaluateIndex(object: RulesValue, key: RulesValue): RulesValue {
  if (object.type === 'error') return object;
  if (key.type === 'error') return key;
  if (object.type === 'unknown' || key.type === 'unknown') return UNKNOWN;
  if (object.type === 'map') {
    return key.type === 'string'
      ? evaluateMember(object, key.value)
      : createMismatchError(object, key);
  }
  if (key.type !== 'int') return createMismatchError(object, key);
  const at = Number(key.value);
  if (object.type === 'list') return object.items[at] ?? createIndexError(at);
  if (object.type === 'string') {
    const character = object.value[at];
    return character === undefined ? createIndexError(at) : string(character);
  }
  if (object.type === 'path') {
    const segment = object.segments[at];
    return segment === undefined ? createIndexError(at) : string(segment);
  }
  return createMismatchError(object, key);
}

/** Evaluates `list[i:j]` and `string[i:j]`. The item at index j is not included. */
export function evaluateRange(object: RulesValue, from: RulesValue, to: RulesValue): RulesValue {
  for (const part of [object, from, to]) if (part.type === 'error') return part;
  for (const part of [object, from, to]) if (part.type === 'unknown') return UNKNOWN;
  if (from.type !== 'int' || to.type !== 'int') return error('a range needs two integers');
  const start = Number(from.value);
  const end = Number(to.value);
  if (object.type === 'list') {
    return checkRange(start, end, object.items.length) ?? list(object.items.slice(start, end));
  }
  if (object.type !== 'string') return error(`${object.type} has no ranges`);
  return checkRange(start, end, object.value.length) ?? string(object.value.slice(start, end));
}

/**
 * Returns an error if the first index or the last index (`end - 1`) is outside of the value.
 * Therefore the ranges `[0:0]` and `[n:n]` are errors.
 */
const checkRange = (start: number, end: number, size: number): RulesValue | undefined =>
  start < 0 || start >= size || end < 1 || end > size || end < start
    ? error(`the range [${start}:${end}] is outside of 0 to ${size}`)
    : undefined;
const createIndexError = (at: number): RulesValue => error(`index ${at} is out of bounds`);
const createMismatchError = (object: RulesValue, key: RulesValue): RulesValue =>
  error(`${object.type} cannot be indexed with ${key.type}`);
