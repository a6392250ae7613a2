import { useCallback, useEffect, useRef } from 'react';

/** Where the focus may go on, best first. */
type Places = () => readonly (Element | null | undefined)[];

/** Whether the focus has fallen to the page: what had it is gone or switched off. */
function isLost(): boolean {
  const active = document.activeElement;
  return (
    active === null ||
    active === document.body ||
    active.id === 'main' ||
    !active.isConnected ||
    active.matches(':disabled')
  );
}

/**
 * Gives the focus a place to go on, once what was done is on the page. Whoever has gone elsewhere
 * meanwhile stays there.
 */
export function useRefocus(): (places: Places) => void {
  const wanted = useRef<Places | null>(null);
  useEffect(() => {
    const places = wanted.current;
    wanted.current = null;
    if (places === null || !isLost()) return;
    for (const place of places()) {
      if (!(place instanceof HTMLElement)) continue;
      place.focus();
      if (document.activeElement === place) return;
    }
  });
  return useCallback((places) => {
    wanted.current = places;
  }, []);
}
