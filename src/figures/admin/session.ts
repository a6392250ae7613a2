import { holidays } from '@/content/holidays';
import { dayInLagos, isFutureDay, isTradingDay, tradingDayUpTo } from '@/lib/days';
import { formatLongDay } from '@/lib/calendar';
import { sanityMessages } from '@/lib/sanityCheck';
import { marketStaffMessages } from './messages';

/** The exchange closes at 14:30 in Lagos; until then staff work on the session before. */
const CLOSE_MS = 14.5 * 3_600_000;

/** Returns the session to key in at this moment, 'YYYY-MM-DD': the last one closed in Lagos. */
export function sessionAt(now: Date): string {
  return tradingDayUpTo(dayInLagos(new Date(now.getTime() - CLOSE_MS)), holidays);
}

/** Returns the session of what was stored at a time (ISO); '' for what is no time. */
export function sessionOf(time: string): string {
  const moment = new Date(time);
  return Number.isNaN(moment.getTime()) ? '' : sessionAt(moment);
}

/** Returns why a day is no session that has closed; null where it is one, or no day at all. */
export function sessionError(day: string, now: Date): string | null {
  const words = formatLongDay(day);
  if (words === '') return null;
  if (isFutureDay(day, now)) return sanityMessages.future(words);
  if (!isTradingDay(day, holidays)) return marketStaffMessages.noSession(words);
  return day > sessionAt(now) ? marketStaffMessages.notClosed(words) : null;
}
