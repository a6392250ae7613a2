import { holidays } from '@/content/holidays';
import { dayInLagos, tradingDayUpTo } from '@/lib/days';

/** The exchange closes at 14:30 in Lagos. Before that, staff work on the previous session. */
const CLOSE_MS = 14.5 * 3_600_000;

/** Returns the last session that has closed in Lagos, 'YYYY-MM-DD'. */
export function sessionAt(now: Date): string {
  return tradingDayUpTo(dayInLagos(new Date(now.getTime() - CLOSE_MS)), holidays);
}

/** Returns the last closed session at an ISO time; '' for an invalid time. */
export function sessionOf(time: string): string {
  const moment = new Date(time);
  return Number.isNaN(moment.getTime()) ? '' : sessionAt(moment);
}
