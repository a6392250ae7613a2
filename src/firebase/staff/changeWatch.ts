import { createAction } from '@reduxjs/toolkit';

/*
 * What shows the last changes is not what made them: writes are noted here, and it listens.
 */
type Listener = () => void;
const listeners = new Set<Listener>();

/** A write of staff was carried out, and its record is there. */
export function noteWrite(): void {
  for (const listener of listeners) listener();
}

/** Calls back after each write of staff on this page; returns how to stop. */
export function onWrite(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** A change was undone: lists that were loaded before do not know of that. */
export const changeUndone = createAction('changes/undone');
