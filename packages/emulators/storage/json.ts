/**
 * Functions that read untrusted JSON. A value may be missing or malformed, so each function has a
 * default.
 */
import { isObject, type JsonObject } from '../shared/json.ts';

export { isObject, type JsonObject };

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const valueAt = (value: unknown, key: string): unknown =>
  isObject(value) ? value[key] : undefined;

export function objectAt(value: unknown, key: string): JsonObject {
  const inner = valueAt(value, key);
  return isObject(inner) ? inner : {};
}

export function textAt(value: unknown, key: string): string {
  const inner = valueAt(value, key);
  return typeof inner === 'string' ? inner : '';
}

export function listAt(value: unknown, key: string): readonly unknown[] {
  const inner = valueAt(value, key);
  return Array.isArray(inner) ? inner : [];
}
