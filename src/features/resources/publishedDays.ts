import { addDays, dayInLagos } from '@/lib/days';
import type { ResourceFile } from './documents';

/**
 * A ruler of six weeks, and one of twelve months for lists of few files a month: so many days,
 * ticks and days between two dates.
 */
export const WEEKS = { days: 42, ticks: 42, label: 14 };

export const MONTHS = { days: 365, ticks: 12, label: 122 };

/** The number of files in six weeks that fill that ruler. */
const FEW = 3;

/** Returns the days of the files on a ruler that ends at the newest, which comes first. */
export function publishedDays(files: readonly ResourceFile[], ruler = WEEKS): string[] {
  const days = files.map(({ uploadDate }) => dayInLagos(new Date(uploadDate))).filter(Boolean);
  const first = days[0] === undefined ? '' : addDays(days[0], -ruler.days);
  const shown = days.filter((day) => day >= first);
  const isShort = ruler === WEEKS && shown.length <= FEW && shown.length < days.length;
  return isShort ? publishedDays(files, MONTHS) : shown;
}
