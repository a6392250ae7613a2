/**
 * Values of the Security Rules language, as a tagged union. Plain JavaScript values could not
 * distinguish an integer from a float, or a path from a list. Integers have 64 bits and are exact
 * (bigint). Timestamps and durations are in nanoseconds.
 */
export type RulesValue =
  | NullValue
  | BoolValue
  | IntValue
  | FloatValue
  | StringValue
  | BytesValue
  | TimestampValue
  | DurationValue
  | LatLngValue
  | PathValue
  | ListValue
  | MapValue
  | SetValue
  | MapDiffValue
  | ErrorValue
  | UnknownValue;

export interface NullValue {
  readonly type: 'null';
}
export interface BoolValue {
  readonly type: 'bool';
  readonly value: boolean;
}
export interface IntValue {
  readonly type: 'int';
  readonly value: bigint;
}
export interface FloatValue {
  readonly type: 'float';
  readonly value: number;
}
export interface StringValue {
  readonly type: 'string';
  readonly value: string;
}
export interface BytesValue {
  readonly type: 'bytes';
  readonly value: Uint8Array;
}
export interface TimestampValue {
  readonly type: 'timestamp';
  /** Nanoseconds since 1970-01-01T00:00:00Z. */
  readonly nanos: bigint;
}
export interface DurationValue {
  readonly type: 'duration';
  readonly nanos: bigint;
}
export interface LatLngValue {
  readonly type: 'latlng';
  readonly latitude: number;
  readonly longitude: number;
}
export interface PathValue {
  readonly type: 'path';
  readonly segments: readonly string[];
}
export interface ListValue {
  readonly type: 'list';
  readonly items: readonly RulesValue[];
}
export interface MapValue {
  readonly type: 'map';
  readonly entries: ReadonlyMap<string, RulesValue>;
  /**
   * True for the abstract document of a query (see evaluate/query.ts). If a key is missing in
   * `entries`, its value is unknown. In any other map, reading a missing key is an error.
   */
  readonly open?: boolean;
}
export interface SetValue {
  readonly type: 'set';
  readonly items: readonly RulesValue[];
}
export interface MapDiffValue {
  readonly type: 'mapDiff';
  readonly added: SetValue;
  readonly removed: SetValue;
  readonly changed: SetValue;
  readonly unchanged: SetValue;
}
/**
 * A failed expression. Errors are values instead of exceptions, because `false && error` is false.
 */
export interface ErrorValue {
  readonly type: 'error';
  readonly message: string;
  /** Position in the source, starting at 1. The failed expression sets it. */
  readonly line: number;
  readonly column: number;
}
/** A value that the filters of a query do not determine. An unknown condition denies the query. */
export interface UnknownValue {
  readonly type: 'unknown';
  readonly facts?: UnknownFacts;
}
/** Facts about a field with an unknown value, derived from the filters of the query. */
export interface UnknownFacts {
  /** Type of all possible values, for example `number` after `field > 5`. */
  readonly kind?: 'number' | 'string' | 'timestamp' | 'bool' | 'list' | 'other';
  /**
   * The number that an `==` filter requires. Its type may be int or float, so rules can compare it
   * only with `==`.
   */
  readonly equal?: RulesValue;
  readonly lower?: { readonly value: RulesValue; readonly inclusive: boolean };
  readonly upper?: { readonly value: RulesValue; readonly inclusive: boolean };
  readonly not?: readonly RulesValue[];
  readonly contains?: readonly RulesValue[];
}

export const NULL: NullValue = { type: 'null' };
export const TRUE: BoolValue = { type: 'bool', value: true };
export const FALSE: BoolValue = { type: 'bool', value: false };
export const UNKNOWN: UnknownValue = { type: 'unknown' };

export const bool = (value: boolean): BoolValue => (value ? TRUE : FALSE);
export const int = (value: bigint | number): IntValue => ({ type: 'int', value: BigInt(value) });
export const float = (value: number): FloatValue => ({ type: 'float', value });
export const string = (value: string): StringValue => ({ type: 'string', value });
export const bytes = (value: Uint8Array): BytesValue => ({ type: 'bytes', value });
export const timestamp = (nanos: bigint): TimestampValue => ({ type: 'timestamp', nanos });
export const toTimestamp = (date: Date): TimestampValue =>
  timestamp(BigInt(date.getTime()) * 1_000_000n);
export const duration = (nanos: bigint): DurationValue => ({ type: 'duration', nanos });
export const latlng = (latitude: number, longitude: number): LatLngValue => ({
  type: 'latlng',
  latitude,
  longitude,
});
export const path = (segments: readonly string[]): PathValue => ({ type: 'path', segments });
/** Converts a path such as '/databases/(default)/documents/a/b' to a path value. */
export const toPathValue = (text: string): PathValue =>
  path(text.split('/').filter((segment) => segment !== ''));
export const list = (items: readonly RulesValue[]): ListValue => ({ type: 'list', items });
export const map = (
  entries: ReadonlyMap<string, RulesValue> | Readonly<Record<string, RulesValue>>,
): MapValue => ({
  type: 'map',
  entries: entries instanceof Map ? entries : new Map(Object.entries(entries)),
});
/**
 * Creates a set. The items must be unique. For items with duplicates, use the function in
 * operators/equality.ts.
 */
export const set = (items: readonly RulesValue[]): SetValue => ({ type: 'set', items });
/** Creates an error without a position. The failed expression adds its position. */
export const error = (message: string): ErrorValue => ({
  type: 'error',
  message,
  line: 0,
  column: 0,
});

/** Converts a JSON value, such as a claim of an ID token. Whole numbers become integers. */
export function fromJson(json: unknown): RulesValue {
  if (json === null || json === undefined) return NULL;
  if (typeof json === 'boolean') return bool(json);
  if (typeof json === 'string') return string(json);
  if (typeof json === 'bigint') return int(json);
  if (typeof json === 'number') return Number.isInteger(json) ? int(json) : float(json);
  if (Array.isArray(json)) return list(json.map(fromJson));
  if (typeof json === 'object') {
    return map(new Map(Object.entries(json).map(([key, value]) => [key, fromJson(value)])));
  }
  return NULL;
}
