/** The width of a bar as a fraction of its band. */
export const BAR_SHARE = 0.72;
