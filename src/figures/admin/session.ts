import { holidays } from '@/content/holidays';
import { formatLongDay } from '@/lib/calendar';
import { isFutureDay, isTradingDay } from '@/lib/days';
import { sanityMessages } from '@/lib/sanityCheck';
import { findClosedSession } from '../session';
import { marketStaffMessages } from './messages';

/**
 * Returns an error message if a day is not a trading session that has closed. Returns null for a
 * closed session. Also returns null if the text is not a day, because other checks report this.
 */
export function findSessionError(day: string, now: Date): string | null {
  const dayText = formatLongDay(day);
  if (dayText === '') return null;
  if (isFutureDay(day, now)) return sanityMessages.future(dayText);
  if (!isTradingDay(day, holidays)) return marketStaffMessages.noSession(dayText);
  return day > findClosedSession(now) ? marketStaffMessages.notClosed(dayText) : null;
}
