import { createContext } from 'react';

/**
 * A section provides this function to show the success message of an undo itself. Without a
 * function, the list of changes shows the message.
 */
export const AfterUndoContext = createContext<((message: string) => void) | null>(null);
