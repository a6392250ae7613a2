import { useSyncExternalStore } from 'react';

/** From here on the menu is a rail that is always open. */
const WIDE = '(min-width: 900px)';

function subscribe(listener: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the screen has room for the side menu. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
