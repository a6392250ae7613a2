import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import {
  UNKNOWN,
  bool,
  bytes,
  duration,
  error,
  float,
  int,
  latlng,
  type RulesValue,
} from '../values.ts';
import { MIN_INT } from '../../shared/int64.ts';
import { createTimestamp, createDuration } from '../operators/arithmetic.ts';
import { computeCrc32c } from './crc32c.ts';
import { hasType, createTypeError } from './method.ts';
import { toNearestInt, toFloat, toInt, toPath, toText } from './convert.ts';

/**
 * A built-in function that is not a method. It is not called if an argument is an error or unknown.
 */
export interface Builtin {
  readonly args: number;
  readonly missingName?: string;
  readonly call: (...args: RulesValue[]) => RulesValue;
}

export function callBuiltin(builtin: Builtin, args: readonly RulesValue[]): RulesValue {
  for (const arg of args) if (arg.type === 'error') return arg;
  for (const arg of args) if (arg.type === 'unknown') return UNKNOWN;
  return builtin.call(...args);
}

const missing = (name: string): Builtin => ({
  args: 1,
  missingName: name,
  call: () => error(`Function not found error: Name: [${name}].`),
});

/**
 * Creates a function that takes one number, with separate implementations for integers and floats.
 */
const createNumeric = (
  ofInt: (value: bigint) => RulesValue,
  ofFloat: (value: number) => RulesValue,
): Builtin => ({
  args: 1,
  call: (value) =>
    value.type === 'int'
      ? ofInt(value.value)
      : value.type === 'float'
        ? ofFloat(value.value)
        : createTypeError('number', value),
});
/**
 * Creates `math.ceil` or `math.floor`. In production they return a float, although the reference
 * documentation says an integer.
 */
const createRounding = (round: (value: number) => number): Builtin =>
  createNumeric(
    (value) => float(Number(value)),
    (value) => float(round(value)),
  );

const math: Readonly<Record<string, Builtin>> = {
  abs: createNumeric(
    // The smallest 64-bit integer has no positive counterpart, so `abs` returns it unchanged.
    (value) => int(value < 0n && value > MIN_INT ? -value : value),
    (value) => float(Math.abs(value)),
  ),
  ceil: createRounding(Math.ceil),
  floor: createRounding(Math.floor),
  // Halves are rounded up: -1.5 becomes -1.
  round: createNumeric(int, (value) => toNearestInt(Math.round(value))),
  isInfinite: missing('math.isInfinite'),
  isNaN: createNumeric(
    () => bool(false),
    (value) => bool(Number.isNaN(value)),
  ),
  sqrt: createNumeric(
    (value) => float(Math.sqrt(Number(value))),
    (value) => float(Math.sqrt(value)),
  ),
  pow: {
    args: 2,
    call: (base, exponent) => {
      if (base.type !== 'int' && base.type !== 'float') return createTypeError('number', base);
      if (exponent.type !== 'int' && exponent.type !== 'float') {
        return createTypeError('number', exponent);
      }
      return float(Number(base.value) ** Number(exponent.value));
    },
  },
};

const UNIT_NANOS: ReadonlyMap<string, bigint> = new Map([
  ['w', 604_800_000_000_000n],
  ['d', 86_400_000_000_000n],
  ['h', 3_600_000_000_000n],
  ['m', 60_000_000_000n],
  ['s', 1_000_000_000n],
  ['ms', 1_000_000n],
  ['ns', 1n],
]);

/** Returns the values of the arguments, or null if an argument is not an integer. */
function toIntegers(args: readonly RulesValue[]): bigint[] | null {
  const values: bigint[] = [];
  for (const arg of args) {
    if (!hasType(arg, 'int')) return null;
    values.push(arg.value);
  }
  return values;
}

const durations: Readonly<Record<string, Builtin>> = {
  value: {
    args: 2,
    call: (magnitude, unit) => {
      if (!hasType(magnitude, 'int')) return createTypeError('int', magnitude);
      const nanos = hasType(unit, 'string') ? UNIT_NANOS.get(unit.value) : undefined;
      return nanos === undefined
        ? error("the unit is one of 'w', 'd', 'h', 'm', 's', 'ms', 'ns'")
        : createDuration(magnitude.value * nanos);
    },
  },
  time: {
    args: 4,
    call: (...args) => {
      const [hours, minutes, seconds, nanos] = toIntegers(args) ?? [];
      if (hours === undefined || minutes === undefined || seconds === undefined) {
        return error('duration.time needs four integers');
      }
      return createDuration(
        ((hours * 60n + minutes) * 60n + seconds) * 1_000_000_000n + (nanos ?? 0n),
      );
    },
  },
  abs: {
    args: 1,
    call: (value) =>
      hasType(value, 'duration')
        ? duration(value.nanos < 0n ? -value.nanos : value.nanos)
        : createTypeError('duration', value),
  },
};

const timestamps: Readonly<Record<string, Builtin>> = {
  date: {
    args: 3,
    call: (...args) => {
      const [year, month, day] = (toIntegers(args) ?? []).map(Number);
      if (year === undefined || month === undefined || day === undefined) {
        return error('timestamp.date needs three integers');
      }
      const date = new Date(0);
      date.setUTCFullYear(year, month - 1, day);
      const valid = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
      return valid ? createTimestamp(BigInt(date.getTime()) * 1_000_000n) : error('no such date');
    },
  },
  value: {
    args: 1,
    call: (millis) =>
      hasType(millis, 'int')
        ? createTimestamp(millis.value * 1_000_000n)
        : createTypeError('int', millis),
  },
};

const latlngs: Readonly<Record<string, Builtin>> = {
  value: {
    args: 2,
    call: (lat, lng) => {
      if (lat.type !== 'float' && lat.type !== 'int') return createTypeError('number', lat);
      if (lng.type !== 'float' && lng.type !== 'int') return createTypeError('number', lng);
      const [latitude, longitude] = [Number(lat.value), Number(lng.value)];
      const inside = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
      return inside
        ? latlng(latitude, longitude)
        : error('the latitude or longitude is out of range');
    },
  },
};

const createHashFunction = (digest: (data: Uint8Array) => Uint8Array): Builtin => ({
  args: 1,
  call: (value) =>
    value.type === 'string'
      ? bytes(digest(Buffer.from(value.value, 'utf8')))
      : value.type === 'bytes'
        ? bytes(digest(value.value))
        : createTypeError('bytes or string', value),
});
const toLittleEndian = (value: number): Uint8Array => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
};
const hashing: Readonly<Record<string, Builtin>> = {
  crc32: createHashFunction((data) => toLittleEndian(crc32(Buffer.from(data)))),
  crc32c: createHashFunction((data) => toLittleEndian(computeCrc32c(data))),
  md5: createHashFunction((data) => createHash('md5').update(data).digest()),
  sha256: createHashFunction((data) => createHash('sha256').update(data).digest()),
};

export const NAMESPACES: ReadonlyMap<string, ReadonlyMap<string, Builtin>> = new Map(
  Object.entries({
    math,
    duration: durations,
    timestamp: timestamps,
    latlng: latlngs,
    hashing,
  }).map(([name, functions]) => [name, new Map(Object.entries(functions))]),
);

/**
 * Returns whether `name.f()` calls a function of a namespace. In Storage rules, `firestore` is a
 * namespace too.
 */
export const isNamespace = (name: string): boolean => NAMESPACES.has(name) || name === 'firestore';

export const GLOBALS: ReadonlyMap<string, Builtin> = new Map(
  Object.entries({
    string: { args: 1, call: toText },
    int: { args: 1, call: toInt },
    float: { args: 1, call: toFloat },
    bool: missing('bool'),
    path: { args: 1, call: toPath },
    debug: { args: 1, call: (value: RulesValue) => value },
  }),
);
