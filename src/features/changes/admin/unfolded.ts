/**
 * The number of lines before the rest is folded and counted. A single further line is shown
 * instead.
 */
export const UNFOLDED = 3;
