import { sessionOf } from '@/figures/session';
import { dayInLagos } from '@/lib/days';

/**
 * Returns the time when a list was saved (ISO). If it was saved after the day of its session,
 * returns the date of the session.
 */
export function dateOfList(lastUpdated: string): string {
  const session = sessionOf(lastUpdated);
  return session === dayInLagos(new Date(lastUpdated)) ? lastUpdated : session;
}
