import { createArgumentError } from './errors.ts';
import { asString } from './json.ts';
import { checkFieldName } from './values/parse.ts';
import type { Fields, Value } from './values/value.ts';

/** The segments of a field's path: 'address.city' is ['address', 'city']. */
export type FieldPath = readonly string[];

export const NAME_FIELD = '__name__';

export const isNameField = (path: FieldPath): boolean =>
  path.length === 1 && path[0] === NAME_FIELD;

const SIMPLE_SEGMENT = /^[a-zA-Z_]\w*$/;
const SEGMENT = /`((?:[^`\\]|\\[`\\])+)`|([^.`\\]+)/y;

/**
 * Parses a path such as `a.b`. Backticks quote a segment with special characters. Inside the
 * quotes, \` and \\ are escapes.
 */
export function parseFieldPath(json: unknown, where: string): FieldPath {
  const text = asString(json, where);
  const segments: string[] = [];
  const scanner = new RegExp(SEGMENT);
  let more = true;
  while (more) {
    const match = scanner.exec(text);
    if (!match) throw createPathError(text, where);
    const [, quoted, plain] = match;
    if (plain !== undefined && !SIMPLE_SEGMENT.test(plain)) throw createPathError(text, where);
    segments.push(plain ?? (quoted ?? '').replace(/\\([`\\])/g, '$1'));
    more = text[scanner.lastIndex] === '.';
    if (more) scanner.lastIndex += 1;
    else if (scanner.lastIndex !== text.length) throw createPathError(text, where);
  }
  if (!isNameField(segments)) {
    segments.forEach((segment, at) => {
      checkFieldName(segment, where, at);
    });
  }
  return segments;
}

function createPathError(text: string, where: string): Error {
  return createArgumentError(
    `${where}: "${text.slice(0, 100)}" is not a field path. Names other than letters, digits and _ are written in backticks.`,
  );
}

export function formatFieldPath(path: FieldPath): string {
  return path
    .map((name) => (SIMPLE_SEGMENT.test(name) ? name : `\`${name.replace(/[`\\]/g, '\\$&')}\``))
    .join('.');
}

export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let at: Fields = fields;
  let value: Value | undefined;
  for (const [index, name] of path.entries()) {
    // Ignores inherited properties, because a field may be named 'constructor'.
    value = Object.hasOwn(at, name) ? at[name] : undefined;
    if (value === undefined || index === path.length - 1) return value;
    if (!('mapValue' in value)) return undefined;
    at = value.mapValue.fields;
  }
  return value;
}

/**
 * Returns a copy of the fields in which the field at `path` has the value. If the value is
 * undefined, removes the field. Creates missing maps along the path.
 */
export function withField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [name, ...rest] = path;
  if (name === undefined) return fields;
  const old = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (rest.length > 0) {
    const inner = old && 'mapValue' in old ? old.mapValue.fields : undefined;
    if (!inner && value === undefined) return fields;
    return { ...fields, [name]: { mapValue: { fields: withField(inner ?? {}, rest, value) } } };
  }
  if (value !== undefined) return { ...fields, [name]: value };
  if (old === undefined) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}
