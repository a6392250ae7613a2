import { useMediaQuery } from '../browserState';

/**
 * Returns whether the screen has at least the width `--breakpoint-rail` of the theme. On such a
 * screen, the menu of the staff area is always open.
 */
export const useWideScreen = () => useMediaQuery('(min-width: 56.25rem)');
