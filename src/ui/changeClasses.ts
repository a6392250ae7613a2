/** Classes of a rise and a fall. The arrow and the sign also show the direction without colours. */
export const changeClasses = { up: 'rising', down: 'falling' } as const;
