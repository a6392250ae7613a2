import { createArgumentError } from '../errors.ts';
import { asArray, asBoolean, asObject, asString, isObject } from '../json.ts';
import { isInt64 } from '../../shared/int64.ts';
import { LIMITS } from '../limits.ts';
import { isDocumentName } from '../paths.ts';
import { getByteLength, isWellFormed } from './text.ts';
import { normalizeTime } from './time.ts';
import { NULL_VALUE, TYPE_KEY, doubleValue, type Fields, type Value } from './value.ts';

/**
 * Converts a client's value to its canonical form.
 * @throws {ApiError} with the position in the JSON
 */
export function parseValue(json: unknown, where: string, depth = 0): Value {
  const object = asObject(json, where);
  const keys = Object.keys(object);
  const [kind] = keys;
  if (kind === undefined || keys.length > 1) {
    throw createArgumentError(
      `${where} must have exactly one of the value types, not ${keys.length === 0 ? 'none' : keys.join(' and ')}.`,
    );
  }
  const raw = object[kind];
  switch (kind) {
    case 'nullValue':
      if (raw === null || raw === 'NULL_VALUE' || raw === 0) return NULL_VALUE;
      throw createArgumentError(`${where}.nullValue must be null.`);
    case 'booleanValue':
      return { booleanValue: asBoolean(raw, `${where}.booleanValue`) };
    case 'integerValue':
      return { integerValue: parseInteger(raw, where) };
    case 'doubleValue':
      return parseDouble(raw, where);
    case 'timestampValue':
      return { timestampValue: parseTime(raw, `${where}.timestampValue`) };
    case 'stringValue':
      return { stringValue: parseText(raw, `${where}.stringValue`) };
    case 'bytesValue':
      return { bytesValue: parseBytes(raw, where) };
    case 'referenceValue':
      return { referenceValue: parseReference(raw, where) };
    case 'geoPointValue':
      return { geoPointValue: parseGeoPoint(raw, where) };
    case 'arrayValue':
      return { arrayValue: { values: parseElements(raw, where, depth + 1) } };
    case 'mapValue':
      return { mapValue: { fields: parseMap(raw, where, depth + 1) } };
    default:
      throw createArgumentError(`${where} has the unknown value type "${kind}".`);
  }
}

export function parseFields(json: unknown, where: string, depth = 0): Fields {
  if (json === undefined || json === null) return {};
  const fields: Record<string, Value> = {};
  for (const [key, value] of Object.entries(asObject(json, where))) {
    checkFieldName(key, where, depth);
    fields[key] = parseValue(value, `${where}.${key}`, depth);
  }
  return fields;
}

export function checkFieldName(name: string, where: string, depth = 0): void {
  if (name === '') throw createArgumentError(`${where}: a field name must not be empty.`);
  if (/^__.*__$/s.test(name) && !(depth > 0 && name === TYPE_KEY)) {
    throw createArgumentError(`${where}: the field name "${name}" is reserved (__.*__).`);
  }
  if (getByteLength(name) > LIMITS.fieldNameBytes) {
    throw createArgumentError(
      `${where}: a field name is longer than ${LIMITS.fieldNameBytes} bytes.`,
    );
  }
  if (!isWellFormed(name)) throw createArgumentError(`${where}: a field name is not valid UTF-8.`);
}

function checkDepth(depth: number, where: string): void {
  if (depth > LIMITS.valueDepth) {
    const short = where.length > 60 ? `${where.slice(0, 60)}...` : where;
    throw createArgumentError(`${short} is nested more than ${LIMITS.valueDepth} levels deep.`);
  }
}

function parseElements(raw: unknown, where: string, depth: number): Value[] {
  checkDepth(depth, where);
  const values = isObject(raw) ? (raw.values ?? []) : asObject(raw, `${where}.arrayValue`);
  return asArray(values, `${where}.arrayValue.values`).map((element, at) => {
    if (isObject(element) && Object.hasOwn(element, 'arrayValue')) {
      throw createArgumentError(
        `${where}[${at}]: nested arrays are not allowed. Cannot convert an array value in an array value.`,
      );
    }
    return parseValue(element, `${where}[${at}]`, depth);
  });
}

function parseMap(raw: unknown, where: string, depth: number): Fields {
  checkDepth(depth, where);
  return parseFields(asObject(raw, `${where}.mapValue`).fields, where, depth);
}

function parseInteger(raw: unknown, where: string): string {
  const text =
    typeof raw === 'number' && Number.isSafeInteger(raw)
      ? String(raw)
      : asString(raw, `${where}.integerValue`);
  const digits = /^-?\d{1,19}$/.test(text) ? BigInt(text) : undefined;
  if (digits === undefined || !isInt64(digits)) {
    throw createArgumentError(`${where}.integerValue must be a 64-bit integer.`);
  }
  return digits.toString();
}

function parseDouble(raw: unknown, where: string): Value {
  if (typeof raw === 'number') return doubleValue(raw);
  if (raw === 'NaN') return doubleValue(NaN);
  if (typeof raw === 'string' && raw.trim() !== '' && !Number.isNaN(Number(raw))) {
    return doubleValue(Number(raw));
  }
  throw createArgumentError(`${where}.doubleValue must be a number.`);
}

export function parseTime(raw: unknown, where: string): string {
  const time = normalizeTime(asString(raw, where));
  if (time !== undefined) return time;
  throw createArgumentError(`${where} must be a time such as 2024-01-31T10:00:00Z.`);
}

function parseText(raw: unknown, where: string): string {
  const text = asString(raw, where);
  if (!isWellFormed(text)) throw createArgumentError(`${where} is not valid UTF-8.`);
  return text;
}

function parseBytes(raw: unknown, where: string): string {
  const text = asString(raw, `${where}.bytesValue`);
  if (!/^[\w+/-]*={0,2}$/.test(text)) {
    throw createArgumentError(`${where}.bytesValue must be base64.`);
  }
  return Buffer.from(text, 'base64').toString('base64');
}

function parseReference(raw: unknown, where: string): string {
  const name = asString(raw, `${where}.referenceValue`);
  if (isDocumentName(name)) return name;
  throw createArgumentError(
    `${where}.referenceValue must be projects/P/databases/D/documents/collection/id.`,
  );
}

function parseGeoPoint(raw: unknown, where: string): { latitude: number; longitude: number } {
  const point = asObject(raw, `${where}.geoPointValue`);
  const parseDegrees = (key: 'latitude' | 'longitude', limit: number): number => {
    const number = point[key] ?? 0;
    if (typeof number === 'number' && Math.abs(number) <= limit) return number;
    throw createArgumentError(`${where}.geoPointValue.${key} must be from -${limit} to ${limit}.`);
  };
  return { latitude: parseDegrees('latitude', 90), longitude: parseDegrees('longitude', 180) };
}
