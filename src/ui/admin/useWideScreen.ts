import { useMediaQuery } from '../browserState';

/**
 * Returns whether the screen is as wide as the theme's `--breakpoint-rail`, where the menu is
 * always open.
 */
export const useWideScreen = () => useMediaQuery('(min-width: 56.25rem)');
