/** Matches times such as '2024-01-31T10:00:00.5+01:00'. */
const TIME_PATTERN =
  /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?([Zz]|[+-]\d{2}:\d{2})$/;

/**
 * Returns a time in canonical form, or undefined if the text is not a time. The canonical form is
 * UTC with 0, 3 or 6 decimals, because Firestore truncates times to microseconds. Without the final
 * Z, canonical times can be compared as text.
 */
export function normalizeTime(text: string): string | undefined {
  const parts = TIME_PATTERN.exec(text);
  if (!parts) return undefined;
  const [, year = '', month = '', day = '', hour = '', minute = '', second = ''] = parts;
  const zone = parts[8] ?? 'Z';
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const date = new Date(`${local}Z`);
  // Rejects days that do not exist: the Date constructor turns 31 April into 1 May.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 19) !== local) return undefined;
  const instant = zone.length === 1 ? date : new Date(`${local}${zone}`);
  if (Number.isNaN(instant.getTime())) return undefined;
  const iso = instant.toISOString();
  // Only the years 0001 to 9999 are valid. toISOString gives other years a sign and six digits.
  if (iso.length !== 24 || iso.startsWith('0000')) return undefined;
  return addFraction(iso.slice(0, 19), (parts[7] ?? '').padEnd(6, '0').slice(0, 6));
}

function addFraction(seconds: string, micros: string): string {
  if (micros === '000000') return `${seconds}Z`;
  return micros.endsWith('000') ? `${seconds}.${micros.slice(0, 3)}Z` : `${seconds}.${micros}Z`;
}

export function compareTimes(a: string, b: string): number {
  const left = a.slice(0, -1);
  const right = b.slice(0, -1);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** A monotonic clock in microseconds. Each commit gets a later time than every commit before it. */
export class Clock {
  #last = 0;
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  next(): string {
    this.#last = Math.max(this.#now() * 1000, this.#last + 1);
    return formatMicros(this.#last);
  }

  /** Advances the clock, so that new times are later than the times of restored documents. */
  advanceTo(time: string): void {
    const millis = Date.parse(`${time.slice(0, 19)}Z`);
    const micros = millis * 1000 + Number(time.slice(20, -1).padEnd(6, '0'));
    if (micros > this.#last) this.#last = micros;
  }

  /** Returns the current time, but never a time before the last commit. */
  read(): string {
    return formatMicros(Math.max(this.#now() * 1000, this.#last));
  }
}

function formatMicros(micros: number): string {
  const iso = new Date(Math.floor(micros / 1000)).toISOString();
  return addFraction(iso.slice(0, 19), String(micros % 1_000_000).padStart(6, '0'));
}
