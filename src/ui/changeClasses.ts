/**
 * The class names of a rise and a fall. The direction is not only shown by colour, but also by an
 * arrow and a sign.
 */
export const changeClasses = { up: 'rising', down: 'falling' } as const;
