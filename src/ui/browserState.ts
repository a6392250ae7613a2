import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { onReturn } from '@/browser/pageReturn';
import { runWhenIdle } from '@/browser/timing';
import { toLagosTime } from '@/lib/days';

export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true)), []);
  return idle;
}

const subscribeToNothing = () => () => undefined;

/**
 * Returns whether the page is hydrated. Returns false during prerendering and in the first render
 * in the browser, because hydration requires equal HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/** Returns whether a media query matches; false in the prerendered page. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Returns the current hour in Lagos, such as '2025-03-14T18'. */
const getCurrentHour = () => toLagosTime(new Date()).slice(0, 13);

/**
 * Returns the current time, rounded down to the hour, for labels such as 'Today'. It is updated
 * when the page becomes visible again.
 */
export function useNow(): Date {
  const hour = useSyncExternalStore(onReturn, getCurrentHour, getCurrentHour);
  return useMemo(() => new Date(`${hour}:00+01:00`), [hour]);
}
