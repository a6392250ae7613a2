import { holidays } from '@/content/holidays';
import { toLagosDay, findTradingDayUpTo } from '@/lib/days';

/** The exchange closes at 14:30 in Lagos. Before that, staff work on the previous session. */
const CLOSING_TIME_MS = 14.5 * 3_600_000;

/** Returns the last session that has closed in Lagos, 'YYYY-MM-DD'. */
export function findClosedSession(now: Date): string {
  return findTradingDayUpTo(toLagosDay(new Date(now.getTime() - CLOSING_TIME_MS)), holidays);
}

/** Returns the last closed session at an ISO time; '' for an invalid time. */
export function parseClosedSession(time: string): string {
  const moment = new Date(time);
  return Number.isNaN(moment.getTime()) ? '' : findClosedSession(moment);
}
