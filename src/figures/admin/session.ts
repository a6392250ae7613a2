import { useEffect, useState } from 'react';
import { holidays } from '@/content/holidays';
import { onTimeLearned, serverNow } from '@/firebase/staff/clock';
import { dayInLagos, dayInWords, isFutureDay, isTradingDay, tradingDayUpTo } from '@/lib/days';
import { plausibilityMessages } from '@/lib/plausibility';
import { marketStaffMessages } from './messages';

/** The exchange closes at 14:30 in Lagos; until then staff work on the session before. */
const CLOSE_MS = 14.5 * 3_600_000;
const MINUTE_MS = 60_000;

/** The session that staff key in at this moment, 'YYYY-MM-DD': the last one that has closed in Lagos. */
export function sessionAt(now: Date): string {
  return tradingDayUpTo(dayInLagos(new Date(now.getTime() - CLOSE_MS)), holidays);
}

/** Why a day is no session that has closed; null where it is one, or no day at all. */
export function sessionError(day: string, now: Date): string | null {
  const words = dayInWords(day);
  if (words === '') return null;
  if (isFutureDay(day, now)) return plausibilityMessages.future(words);
  if (!isTradingDay(day, holidays)) return marketStaffMessages.noSession(words);
  return day > sessionAt(now) ? marketStaffMessages.notClosed(words) : null;
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
