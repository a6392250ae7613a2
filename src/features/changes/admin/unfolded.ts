/** Number of lines before the rest is folded and counted. A rest of one line is not folded. */
export const MAX_UNFOLDED_LINES = 3;
