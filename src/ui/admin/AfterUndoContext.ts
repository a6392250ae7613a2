import { createContext } from 'react';

/**
 * Called with the success message after an undo in the change history of a section. If a section
 * does not provide a function, the history shows the message.
 */
export const AfterUndoContext = createContext<((message: string) => void) | null>(null);
