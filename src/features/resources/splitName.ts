import { formatLongDate } from '@/lib/calendar';
import { toLagosDay } from '@/lib/days';
import type { ResourceFile } from './documents';

/**
 * Splits the display name of a file into the text before the date and the date at the end, because
 * the page shows the two separately. The second part is '' if the name does not end with the day of
 * the upload.
 */
export function splitFileName({ name, uploadDate }: ResourceFile): [string, string] {
  const day = toLagosDay(new Date(uploadDate));
  if (day === '') return [name, ''];
  const long = formatLongDate(day);
  const [date, month = '', year] = long.split(' ');
  const ending = [long, `${date} ${month.slice(0, 3)} ${year}`, day].find(
    (each) => name.endsWith(each) && !/\d$/.test(name.slice(0, -each.length)),
  );
  const rest = ending === undefined ? '' : name.slice(0, -ending.length).replace(/[\s,(-]+$/, '');
  return rest === '' ? [name, ''] : [rest, name.slice(rest.length)];
}
