/** The classes of a change; the arrow and the sign say the same without colours. */
export const changeClasses = { up: 'rising', down: 'falling' } as const;
