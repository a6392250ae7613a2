import { createContext } from 'react';

/** The user id by which this browser keeps what is typed; null keeps nothing. */
export const DraftAccount = createContext<string | null>(null);
