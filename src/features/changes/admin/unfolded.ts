/**
 * The number of lines that are always visible. If there is only one more line, it is visible too.
 */
export const MAX_UNFOLDED_LINES = 3;
