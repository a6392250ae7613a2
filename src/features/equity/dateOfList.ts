import { parseClosedSession } from '@/figures/session';
import { toLagosDay } from '@/lib/days';

/**
 * Returns the time of the save (ISO) if a list was saved on the day of its session. If it was saved
 * later, returns the date of the session ('YYYY-MM-DD').
 */
export function getListDate(lastUpdated: string): string {
  const session = parseClosedSession(lastUpdated);
  return session === toLagosDay(new Date(lastUpdated)) ? lastUpdated : session;
}
