/** Rows in sight; with more the list scrolls, and says how many are below. */
export const IN_SIGHT = 3;
