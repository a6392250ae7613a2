/** Functions that read untrusted JSON. They return a default if a value is missing or malformed. */
import { isObject, type JsonObject } from '../shared/json.ts';

export { isObject, type JsonObject };

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const getValue = (value: unknown, key: string): unknown =>
  isObject(value) ? value[key] : undefined;

export function getObject(value: unknown, key: string): JsonObject {
  const inner = getValue(value, key);
  return isObject(inner) ? inner : {};
}

export function getText(value: unknown, key: string): string {
  const inner = getValue(value, key);
  return typeof inner === 'string' ? inner : '';
}

export function getList(value: unknown, key: string): readonly unknown[] {
  const inner = getValue(value, key);
  return Array.isArray(inner) ? inner : [];
}
