/** The classes of a change. The arrow and the sign show the direction without colours. */
export const changeClasses = { up: 'rising', down: 'falling' } as const;
