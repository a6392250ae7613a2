import { sessionOf } from '@/figures/session';
import { dayInLagos } from '@/lib/days';

/**
 * Returns when a list was saved (ISO), or the session of its closes if it was saved on a later day.
 */
export function dateOfList(lastUpdated: string): string {
  const session = sessionOf(lastUpdated);
  return session === dayInLagos(new Date(lastUpdated)) ? lastUpdated : session;
}
