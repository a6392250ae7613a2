import { addDays, toLagosDay } from '@/lib/days';
import type { ResourceFile } from './documents';

/**
 * The time axis of six weeks, and the axis of twelve months for categories with few files. `label`
 * is the number of days between two labels.
 */
export const WEEKS_AXIS = { days: 42, ticks: 42, label: 14 };

export const MONTHS_AXIS = { days: 365, ticks: 12, label: 122 };

/** If six weeks have at most this many files, the axis shows twelve months instead. */
const FEW_FILES = 3;

/**
 * Returns the days of the files on the time axis, from newest to oldest. The axis ends on the day
 * of the newest file.
 */
export function listPublishedDays(files: readonly ResourceFile[], ruler = WEEKS_AXIS): string[] {
  const days = files.map(({ uploadDate }) => toLagosDay(new Date(uploadDate))).filter(Boolean);
  const first = days[0] === undefined ? '' : addDays(days[0], -ruler.days);
  const shown = days.filter((day) => day >= first);
  const isShort = ruler === WEEKS_AXIS && shown.length <= FEW_FILES && shown.length < days.length;
  return isShort ? listPublishedDays(files, MONTHS_AXIS) : shown;
}
