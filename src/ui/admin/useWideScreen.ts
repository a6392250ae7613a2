import { useMediaQuery } from '../browserState';

/** Returns whether the menu is a rail that is always open: the theme's `--breakpoint-rail`. */
export const useWideScreen = () => useMediaQuery('(min-width: 56.25rem)');
