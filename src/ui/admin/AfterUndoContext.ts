import { createContext } from 'react';

/**
 * A section provides this function if it shows the outcome of an undo in its change history. The
 * function gets the success message. Without a function, the change history shows the message.
 */
export const AfterUndoContext = createContext<((message: string) => void) | null>(null);
