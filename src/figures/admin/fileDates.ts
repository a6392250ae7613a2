/** Reads the dates in imported files, in the formats that other programs write. */
import { toLagosDay, isCalendarDate, toLagosTime } from '@/lib/days';
import { toPlainWord } from '@/lib/plainText';
import { type DateOrder, readPeriod } from './periods';

/**
 * Matches a date that is followed by a time. Captures the date, the hours, the minutes and the time
 * zone.
 */
const DATE_TIME_REGEXP =
  /^(.*\d)(?:t|,? )([01]?\d|2[0-4])(:[0-5]\d)(?::[0-5]\d(?:[.,]\d+)?)?(?: ?[ap]m| ?(z|wat|utc|gmt|(?:utc|gmt)?[+-]\d\d(?::?\d\d)?))?(?: ?[[(][a-z /_]+[\])])?$/;

/** Converts a time zone to the notation that `Date` accepts, such as 'Z' or '+01:00'. */
function toUtcOffset(zone: string): string {
  if (zone === 'wat') return '+01:00';
  const offset = zone.replace(/^(?:utc|gmt|z)/, '');
  return offset === ''
    ? 'Z'
    : `${offset.slice(0, 3)}:${offset.replace(/\D/g, '').slice(2) || '00'}`;
}

/**
 * Converts a time in another time zone to the day in Lagos. Returns null if the day in Lagos
 * differs from the written day, because the date is then uncertain. A time that is midnight in
 * Lagos is always accepted.
 */
function toDayInLagos(day: string, time: string, zone: string): string | null {
  const moment = new Date(`${day}T${time}${toUtcOffset(zone)}`);
  const dayThere = toLagosDay(moment);
  return dayThere === day || toLagosTime(moment).endsWith('T00:00') ? dayThere : null;
}

/**
 * The date formats of other programs, each with a replacement that `readPeriod` can parse. The year
 * is first or last in all of them.
 */
const FILE_DATE_FORMATS: readonly (readonly [form: RegExp, replacement: string])[] = [
  // Matches dates such as '2025M08'.
  [/^(\d{4})[ /:-]?m(\d\d?)$/, '$1-$2'],
  // Matches dates such as '2025:Q3'.
  [/^(\d{4}):q/, '$1-q'],
  // Matches dates such as '08.2025'.
  [/^(\d\d?)[./-](\d{4})$/, '$2-$1'],
  // Matches dates such as '2025/11/17'.
  [/^(\d{4})([./-])(\d\d?)\2(\d\d?)$/, '$1-$3-$4'],
  // Matches dates such as '20251117'.
  [/^((?:19|20)\d\d)(\d\d)(\d\d)$/, '$1-$2-$3'],
  // Matches dates such as '2025/11'.
  [/^(\d{4})\/(\d\d?)$/, '$1-$2'],
  // Matches a day with a time zone but without a time, such as '2025-11-17+01:00'.
  [/^(\d{4}-\d\d-\d\d)(?:z|[+-]\d\d:\d\d)$/, '$1'],
  // Matches a month or a day with one digit, such as '2025-8'. Earlier replacements in this list can
  // produce such dates too.
  [/-(\d)(?=-|$)/g, '-0$1'],
];

/**
 * Returns the period of a date in a file. Accepts more formats than `readPeriod`, because files
 * contain times and the date formats of other programs. Keep this function consistent with the
 * parser in firestore.rules.
 * @param first whether the day or the month is first, for dates such as '03/04/2025'
 */
export function readFileDate(text: string, first?: DateOrder): string | null {
  const plain = toPlainWord(text).toLowerCase();
  const [, date = plain, hours = '', minutes = '', zone] = DATE_TIME_REGEXP.exec(plain) ?? [];
  let written = date;
  for (const [form, replacement] of FILE_DATE_FORMATS) written = written.replace(form, replacement);
  const key = readPeriod(written, first);
  if (key === null || zone === undefined) return key;
  return isCalendarDate(key)
    ? toDayInLagos(key, `${hours.padStart(2, '0')}${minutes}`, zone)
    : null;
}
