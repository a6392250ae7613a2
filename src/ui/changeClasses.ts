/**
 * The class names for a rise and a fall. An arrow and a sign also show the direction, so it does
 * not depend on colour alone.
 */
export const changeClasses = { up: 'rising', down: 'falling' } as const;
