import { useEffect, useState } from 'react';
import { findClosedSession } from '@/figures/session';
import { toLagosDay } from '@/lib/days';
import { onServerTime, getServerNow } from './clock';

const MINUTE_MS = 60_000;

/**
 * Returns the server's time, because the clock of a computer may be wrong. The time is updated only
 * when the day or the session changes. This can happen while a page is open overnight.
 */
export function useServerNow(): Date {
  const [now, setNow] = useState(getServerNow);
  useEffect(() => {
    const update = () => {
      const next = getServerNow();
      setNow((old) =>
        findClosedSession(old) === findClosedSession(next) && toLagosDay(old) === toLagosDay(next)
          ? old
          : next,
      );
    };
    update();
    const timer = setInterval(update, MINUTE_MS);
    document.addEventListener('visibilitychange', update);
    const stopListening = onServerTime(update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
      stopListening();
    };
  }, []);
  return now;
}
