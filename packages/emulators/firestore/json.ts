import { isObject, type JsonObject } from '../shared/json.ts';
import { createArgumentError } from './errors.ts';

export { isObject, type JsonObject };

/*
 * Parsers of untrusted JSON. Each returns the type in its name, or throws an INVALID_ARGUMENT error
 * that names the position in the JSON (`where`).
 */

/** Describes a value briefly, because it may be large or nested too deeply for JSON.stringify. */
function describeValue(json: unknown): string {
  if (json === undefined) return 'missing';
  if (typeof json === 'object' && json !== null)
    return Array.isArray(json) ? 'an array' : 'an object';
  const text = JSON.stringify(json);
  return text.length > 80 ? `${text.slice(0, 80)}...` : text;
}

export function asObject(json: unknown, where: string): JsonObject {
  if (isObject(json)) return json;
  throw createArgumentError(`${where} must be an object, not ${describeValue(json)}.`);
}

export function asArray(json: unknown, where: string): readonly unknown[] {
  if (Array.isArray(json)) return json;
  throw createArgumentError(`${where} must be an array, not ${describeValue(json)}.`);
}

/** Returns an empty array if the value is missing. */
export function asList(json: unknown, where: string): readonly unknown[] {
  return json === undefined || json === null ? [] : asArray(json, where);
}

export function asString(json: unknown, where: string): string {
  if (typeof json === 'string') return json;
  throw createArgumentError(`${where} must be a string, not ${describeValue(json)}.`);
}

export function asBoolean(json: unknown, where: string): boolean {
  if (typeof json === 'boolean') return json;
  throw createArgumentError(`${where} must be true or false, not ${describeValue(json)}.`);
}

/**
 * Returns a 32-bit integer. Accepts the wrapper `{"value": 5}` and the string "5" too, as in proto3
 * JSON.
 */
export function asInt(json: unknown, where: string): number {
  const bare = isObject(json) ? json.value : json;
  const number = typeof bare === 'string' && /^-?\d{1,10}$/.test(bare) ? Number(bare) : bare;
  if (typeof number === 'number' && Number.isInteger(number) && Math.abs(number) < 2 ** 31) {
    return number;
  }
  throw createArgumentError(
    `${where} must be a whole number below 2^31, not ${describeValue(json)}.`,
  );
}

/** Rejects unknown keys. Without this check, a misspelt key would be ignored. */
export function checkKeys(json: JsonObject, allowed: readonly string[], where: string): void {
  for (const key of Object.keys(json)) {
    if (!allowed.includes(key)) {
      throw createArgumentError(
        `Invalid JSON payload received. Unknown name "${key}" at '${where}': cannot find field.`,
      );
    }
  }
}
