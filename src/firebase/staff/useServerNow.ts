import { useEffect, useState } from 'react';
import { sessionAt } from '@/figures/session';
import { dayInLagos } from '@/lib/days';
import { onServerTime, serverNow } from './clock';

const MINUTE_MS = 60_000;

/**
 * Returns the server's time, which is updated only when the day or the session changes. A page may
 * stay open overnight, and the clock of a computer may be wrong.
 */
export function useServerNow(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const update = () => {
      const next = serverNow();
      setNow((old) =>
        sessionAt(old) === sessionAt(next) && dayInLagos(old) === dayInLagos(next) ? old : next,
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
