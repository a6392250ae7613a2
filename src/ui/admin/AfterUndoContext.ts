import { createContext } from 'react';

/**
 * The function with which a section shows the success message of an undo. If it is null, the list
 * of changes shows the message.
 */
export const AfterUndoContext = createContext<((message: string) => void) | null>(null);
