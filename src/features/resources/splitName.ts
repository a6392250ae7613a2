import { formatLongDate } from '@/lib/calendar';
import { toLagosDay } from '@/lib/days';
import type { ResourceFile } from './documents';

/**
 * The end of a text that needs the date after it: 'Week 48, 23 to', 'Week 48, 23-', 'Prices of'.
 */
const NEEDS_DATE = /(\d\s*[-–]\s*|\b(and|for|from|of|on|since|to|until)\s+)$/i;

/**
 * Splits the display name of a file into the text before the date and the date at the end, because
 * the page shows the two separately. The second part is '' if the name does not end with the day of
 * the upload, or if the text before the date needs it.
 */
export function splitFileName({ name, uploadDate }: ResourceFile): [string, string] {
  const day = toLagosDay(new Date(uploadDate));
  if (day === '') return [name, ''];
  const long = formatLongDate(day);
  const [date, month = '', year] = long.split(' ');
  const ending = [long, `${date} ${month.slice(0, 3)} ${year}`, day].find(
    (each) => name.endsWith(each) && !/\d$/.test(name.slice(0, -each.length)),
  );
  if (ending === undefined) return [name, ''];
  const before = name.slice(0, -ending.length);
  const rest = NEEDS_DATE.test(before) ? '' : before.replace(/[\s,(-]+$/, '');
  return rest === '' ? [name, ''] : [rest, name.slice(rest.length)];
}
