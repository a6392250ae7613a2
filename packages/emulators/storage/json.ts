/** The content of a line. Anything can be missing: lines are not trusted to be well-formed. */
import { isObject, type JsonObject } from '../shared/json.ts';

export { isObject, type JsonObject };

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const at = (value: unknown, key: string): unknown => (isObject(value) ? value[key] : undefined);

export function objectAt(value: unknown, key: string): JsonObject {
  const inner = at(value, key);
  return isObject(inner) ? inner : {};
}

export function textAt(value: unknown, key: string): string {
  const inner = at(value, key);
  return typeof inner === 'string' ? inner : '';
}

export function listAt(value: unknown, key: string): readonly unknown[] {
  const inner = at(value, key);
  return Array.isArray(inner) ? inner : [];
}
