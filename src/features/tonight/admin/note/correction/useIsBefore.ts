import { useEffect, useState } from 'react';
import { getServerNow } from '@/firebase/staff/clock';

/**
 * Returns whether the time of the server is before a moment. Renders the component again at that
 * moment.
 */
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
