import { createListeners } from '@/lib/listeners';

/*
 * Notifies the lists of changes about each write, so that the code that writes need not import
 * them.
 */
const writes = createListeners();

/** Reports that a write and its change record are stored. */
export const reportWrite = writes.notify;

/** Calls back after each write on this page. Returns the function that unsubscribes. */
export const onWrite = writes.listen;
