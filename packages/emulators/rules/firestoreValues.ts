import {
  NULL,
  bool,
  bytes,
  float,
  int,
  latlng,
  list,
  map,
  path,
  toPathValue,
  string,
  timestamp,
  type MapValue,
  type RulesValue,
} from './values.ts';

/** The value of a field in the format of Firestore's REST API. */
export interface FirestoreValue {
  nullValue?: unknown;
  booleanValue?: boolean;
  integerValue?: string | number;
  doubleValue?: number | string;
  timestampValue?: string;
  stringValue?: string;
  bytesValue?: string;
  referenceValue?: string;
  geoPointValue?: { latitude?: number; longitude?: number };
  arrayValue?: { values?: readonly FirestoreValue[] };
  mapValue?: { fields?: Readonly<Record<string, FirestoreValue>> };
}
export type FirestoreFields = Readonly<Record<string, FirestoreValue>>;

/**
 * Parses a time such as '2024-01-31T10:00:00.123456789Z', with any offset. Returns nanoseconds
 * since 1970, or undefined if the text is not a time.
 */
export function parseTimestamp(text: string): bigint | undefined {
  const parts =
    /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?([Zz]|[+-]\d{2}:\d{2})$/.exec(text);
  if (!parts) return undefined;
  const [, day = '', time = '', fraction = '', zone = ''] = parts;
  const millis = Date.parse(`${day}T${time}${zone.toUpperCase()}`);
  if (Number.isNaN(millis)) return undefined;
  return BigInt(millis) * 1_000_000n + BigInt(fraction.padEnd(9, '0'));
}

/**
 * Converts a reference such as 'projects/P/databases/D/documents/a/b' to the path
 * '/databases/D/documents/a/b' of the rules.
 */
function parseReference(name: string): RulesValue {
  const parts = toPathValue(name).segments;
  return path(parts[0] === 'projects' ? parts.slice(2) : parts);
}

export function fromFirestoreValue(value: FirestoreValue): RulesValue {
  if (value.stringValue !== undefined) return string(value.stringValue);
  if (value.booleanValue !== undefined) return bool(value.booleanValue);
  if (value.integerValue !== undefined) return int(BigInt(value.integerValue));
  if (value.doubleValue !== undefined) return float(Number(value.doubleValue));
  if (value.timestampValue !== undefined) {
    const nanos = parseTimestamp(value.timestampValue);
    return nanos === undefined ? NULL : timestamp(nanos);
  }
  if (value.bytesValue !== undefined) return bytes(Buffer.from(value.bytesValue, 'base64'));
  if (value.referenceValue !== undefined) return parseReference(value.referenceValue);
  if (value.geoPointValue) {
    return latlng(value.geoPointValue.latitude ?? 0, value.geoPointValue.longitude ?? 0);
  }
  if (value.arrayValue) return list((value.arrayValue.values ?? []).map(fromFirestoreValue));
  if (value.mapValue) return fromFirestoreFields(value.mapValue.fields ?? {});
  return NULL;
}

export function fromFirestoreFields(fields: FirestoreFields): MapValue {
  const entries = new Map<string, RulesValue>();
  for (const [key, value] of Object.entries(fields)) entries.set(key, fromFirestoreValue(value));
  return map(entries);
}

/** Returns the variable `resource` for a document, with `data`, `id` and `__name__`. */
export function documentResource(documentPath: string, data: MapValue): MapValue {
  const name = toPathValue(documentPath);
  return map(
    new Map<string, RulesValue>([
      ['data', data],
      ['id', string(name.segments.at(-1) ?? '')],
      ['__name__', name],
    ]),
  );
}
