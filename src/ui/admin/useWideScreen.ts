import { useMediaQuery } from '../browserState';

/**
 * Returns whether the screen has at least the width `--breakpoint-rail` of the theme. The menu of
 * the staff area is always open on such a wide screen.
 */
export const useWideScreen = () => useMediaQuery('(min-width: 56.25rem)');
