/** The part of its slot that a bar takes. */
export const BAR_SHARE = 0.72;
