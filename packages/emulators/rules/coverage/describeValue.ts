import { COVERAGE_LIMITS } from '../limits.ts';
import type { MapDiffValue, RulesValue } from '../values.ts';

const SECOND_NANOS = 1_000_000_000n;

/**
 * Converts a value to the format of Google's emulator. Only the outer levels are converted, because
 * rules can nest values without a limit.
 */
export function describeValue(
  value: RulesValue,
  levels: number = COVERAGE_LIMITS.levels,
): Record<string, unknown> {
  if (levels === 0) return {};
  const describePart = (part: RulesValue): Record<string, unknown> =>
    describeValue(part, levels - 1);
  switch (value.type) {
    case 'null':
      return { nullValue: null };
    case 'bool':
      return { boolValue: value.value };
    case 'int':
      return { intValue: value.value.toString() };
    case 'float':
      return { floatValue: Number.isFinite(value.value) ? value.value : String(value.value) };
    case 'string':
      return { stringValue: value.value };
    case 'bytes':
      return { bytesValue: Buffer.from(value.value).toString('base64') };
    case 'timestamp':
      return { timestampValue: formatTime(value.nanos) };
    case 'duration':
      return { durationValue: `${formatSeconds(value.nanos)}s` };
    case 'latlng':
      return { latlngValue: { latitude: value.latitude, longitude: value.longitude } };
    case 'path':
      return { pathValue: { segments: value.segments.map((simple) => ({ simple })) } };
    case 'list':
    case 'set': {
      const values = value.items.slice(0, COVERAGE_LIMITS.items).map(describePart);
      return { [`${value.type}Value`]: values.length > 0 ? { values } : {} };
    }
    case 'map': {
      const entries = [...value.entries].slice(0, COVERAGE_LIMITS.items);
      const fields = Object.fromEntries(entries.map(([key, field]) => [key, describePart(field)]));
      return { mapValue: entries.length > 0 ? { fields } : {} };
    }
    case 'mapDiff':
      return { mapDiffValue: { keyStatuses: keyStatuses(value) } };
    case 'error': {
      const { line, column, message: causeMessage } = value;
      return { undefined: { sourcePosition: { line, column }, causeMessage } };
    }
    case 'unknown':
      return { constraintValue: {} };
  }
}

function keyStatuses(diff: MapDiffValue): Record<string, string> {
  const { added, removed, changed, unchanged } = diff;
  const statuses = { ADDED: added, REMOVED: removed, CHANGED: changed, UNCHANGED: unchanged };
  return Object.fromEntries(
    Object.entries(statuses).flatMap(([status, { items }]) =>
      items.flatMap((key) => (key.type === 'string' ? [[key.value, status]] : [])),
    ),
  );
}

/** Formats a time with as many decimals as needed, for example '2024-05-06T07:08:09.123Z'. */
function formatTime(nanos: bigint): string {
  const fraction = ((nanos % SECOND_NANOS) + SECOND_NANOS) % SECOND_NANOS;
  const seconds = new Date(Number((nanos - fraction) / 1_000_000n)).toISOString().slice(0, 19);
  return `${seconds}${formatDecimals(fraction)}Z`;
}

function formatSeconds(nanos: bigint): string {
  const absolute = nanos < 0n ? -nanos : nanos;
  return `${nanos < 0n ? '-' : ''}${absolute / SECOND_NANOS}${formatDecimals(absolute % SECOND_NANOS)}`;
}

const formatDecimals = (fraction: bigint): string =>
  fraction === 0n
    ? ''
    : `.${String(fraction)
        .padStart(9, '0')
        .replace(/(000)+$/, '')}`;
