/** Resolves in a later task: a tap, or what is to be painted, has its turn before. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
