import { holidays } from '@/content/holidays';
import { toLagosDay, findTradingDayUpTo } from '@/lib/days';

/**
 * The time at which the Exchange closes: 14:30 in Lagos. Earlier in the day, staff still work on
 * the previous session.
 */
const CLOSING_TIME_MS = 14.5 * 3_600_000;

/** Returns the last trading session that has closed, as 'YYYY-MM-DD'. */
export function findClosedSession(now: Date): string {
  return findTradingDayUpTo(toLagosDay(new Date(now.getTime() - CLOSING_TIME_MS)), holidays);
}

/** Returns the last session that had closed at an ISO time. Returns '' if the time is invalid. */
export function parseClosedSession(time: string): string {
  const moment = new Date(time);
  return Number.isNaN(moment.getTime()) ? '' : findClosedSession(moment);
}
