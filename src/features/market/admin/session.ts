import { useEffect, useState } from 'react';
import { holidays } from '@/content/holidays';
import { onTimeLearned, serverNow } from '@/firebase/staff/clock';
import { dayInLagos, tradingDayUpTo } from '@/lib/days';

/** The exchange closes at 14:30 in Lagos; until then staff work on the session before. */
const CLOSE_MS = 14.5 * 3_600_000;
const MINUTE_MS = 60_000;

/** The session that staff key in at this moment, 'YYYY-MM-DD': the last one that has closed in Lagos. */
export function sessionAt(now: Date): string {
  return tradingDayUpTo(dayInLagos(new Date(now.getTime() - CLOSE_MS)), holidays);
}

/**
 * The server's time, as far as the day and the session of it go: a page may stay open over night, and
 * the clock of a computer may be wrong.
 */
export function useServerNow(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const look = () => {
      const next = serverNow();
      setNow((old) =>
        sessionAt(old) === sessionAt(next) && dayInLagos(old) === dayInLagos(next) ? old : next,
      );
    };
    look();
    const timer = setInterval(look, MINUTE_MS);
    document.addEventListener('visibilitychange', look);
    const forget = onTimeLearned(look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      forget();
    };
  }, []);
  return now;
}
