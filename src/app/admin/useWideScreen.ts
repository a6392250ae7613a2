import { useSyncExternalStore } from 'react';

/** From here on the menu is a rail that is always open: the theme's `--breakpoint-rail`. */
const WIDE = '(min-width: 56.25rem)';

function subscribe(listener: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the screen has room for the side menu. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
