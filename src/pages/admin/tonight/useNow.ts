import { useEffect, useState } from 'react';
import { dayInLagos } from '@/lib/days';
import { sessionAt } from './evening';

const MINUTE_MS = 60_000;

/** The time, as far as the day and the session of it go: the page may stay open over night. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = () => {
      const next = new Date();
      setNow((old) =>
        sessionAt(old) === sessionAt(next) && dayInLagos(old) === dayInLagos(next) ? old : next,
      );
    };
    const timer = setInterval(look, MINUTE_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}
