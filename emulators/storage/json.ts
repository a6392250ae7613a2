/** The content of a line. Anything can be missing: lines are not trusted to be well-formed. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

export function parseJson(text: string): Json {
  try {
    return toJson(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Returns the part of a value that JSON can hold; the rest is null. */
export function toJson(value: unknown): Json {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toJson(inner)]));
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value);
}

const at = (value: Json | undefined, key: string): Json | undefined =>
  isObject(value) ? value[key] : undefined;

export function objectAt(value: Json | undefined, key: string): JsonObject {
  const inner = at(value, key);
  return isObject(inner) ? inner : {};
}

export function textAt(value: Json | undefined, key: string): string {
  const inner = at(value, key);
  return typeof inner === 'string' ? inner : '';
}

export function listAt(value: Json | undefined, key: string): readonly Json[] {
  const inner = at(value, key);
  return isList(inner) ? inner : [];
}
