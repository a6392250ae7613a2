import { parseClosedSession } from '@/figures/session';
import { toLagosDay } from '@/lib/days';

/**
 * Returns the time when a list was saved (ISO). If it was saved after the day of its session,
 * returns the date of the session.
 */
export function getListDate(lastUpdated: string): string {
  const session = parseClosedSession(lastUpdated);
  return session === toLagosDay(new Date(lastUpdated)) ? lastUpdated : session;
}
