import {
  ComparisonCounter,
  NULL,
  bool,
  float,
  int,
  list,
  map,
  parseTimestamp,
  path,
  setOf,
  string,
  timestamp,
  type RulesValue,
} from '../rules/index.ts';
import { isObject, getList, getObject, getText } from './json.ts';

/**
 * Converts a value from the format of the Storage emulator, for example `{"string_value": "a"}`.
 */
export function fromExpressionValue(json: unknown): RulesValue {
  if (!isObject(json)) return NULL;
  if (typeof json.string_value === 'string') return string(json.string_value);
  if (typeof json.bool_value === 'boolean') return bool(json.bool_value);
  const integer = json.int_value;
  if (typeof integer === 'number' && Number.isInteger(integer)) return int(integer);
  if (typeof integer === 'string' && /^-?\d+$/.test(integer)) return int(BigInt(integer));
  if (typeof json.float_value === 'number') return float(json.float_value);
  if (typeof json.timestamp_value === 'string') {
    const nanos = parseTimestamp(json.timestamp_value);
    return nanos === undefined ? NULL : timestamp(nanos);
  }
  if (isObject(json.list_value)) {
    return list(getList(json.list_value, 'values').map(fromExpressionValue));
  }
  if (isObject(json.set_value)) {
    return setOf(
      getList(json.set_value, 'values').map(fromExpressionValue),
      new ComparisonCounter(),
    );
  }
  if (isObject(json.path_value)) {
    return path(getList(json.path_value, 'segments').map((segment) => getText(segment, 'simple')));
  }
  if (isObject(json.map_value)) {
    const entries = new Map<string, RulesValue>();
    for (const [key, value] of Object.entries(getObject(json.map_value, 'fields'))) {
      entries.set(key, fromExpressionValue(value));
    }
    return map(entries);
  }
  return NULL;
}
