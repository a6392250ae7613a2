import { useState } from 'react';
import { holidays } from '@/content/holidays';
import { toLagosDay, isTradingDay, listTradingDays } from '@/lib/days';
import { findClosedSession } from '@/figures/session';
import { useServerNow } from '@/firebase/staff/useServerNow';

/** How many past sessions the user can choose from. */
const PAST_SESSIONS = 15;

/**
 * Returns the session that figures are saved for. This is the last closed session unless the user
 * has chosen another.
 */
export function useSessionChoice() {
  const now = useServerNow();
  const [chosen, setChosen] = useState<string | null>(null);
  const [closed, today] = [findClosedSession(now), toLagosDay(now)];
  const open = today > closed && isTradingDay(today, holidays) ? [today] : [];
  const session = chosen ?? closed;
  return {
    session,
    isEarlier: session < closed,
    /** All sessions that the user can choose from, newest first. */
    sessions: [...open, ...listTradingDays(closed, PAST_SESSIONS, holidays)],
    choose: (day: string) => setChosen(day),
    reset: () => setChosen(null),
  };
}
