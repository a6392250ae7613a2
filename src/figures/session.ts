import { holidays } from '@/content/holidays';
import { dayInLagos, tradingDayUpTo } from '@/lib/days';

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
