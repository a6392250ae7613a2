import { useEffect, useState } from 'react';
import { getServerNow } from '@/firebase/staff/clock';

/** Returns whether the server's time is before a moment. Renders again when the moment comes. */
export function useIsBefore(moment: number): boolean {
  const [now, setNow] = useState(() => getServerNow().getTime());
  const left = moment - now;
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(getServerNow().getTime()), left);
    return () => clearTimeout(timer);
  }, [left]);
  return left > 0;
}
