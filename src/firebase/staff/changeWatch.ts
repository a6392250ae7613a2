import { createListeners } from '@/lib/listeners';

/*
 * Notifies the lists of changes about each write. The code that writes does not import the lists.
 */
const writes = createListeners();

/** Reports that a write and its change record are stored. */
export const reportWrite = writes.notify;

/** Calls back after each write on this page. Returns the function that unsubscribes. */
export const onWrite = writes.listen;
