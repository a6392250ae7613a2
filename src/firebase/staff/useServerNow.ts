import { useEffect, useState } from 'react';
import { sessionAt } from '@/figures/session';
import { dayInLagos } from '@/lib/days';
import { onTimeLearned, serverNow } from './clock';

const MINUTE_MS = 60_000;

/**
 * Returns the server's time, as far as the day and the session of it go: a page may stay open over
 * night, and the clock of a computer may be wrong.
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
