import { createListeners } from '@/lib/listeners';

/*
 * Notifies the change lists about each write, so that the code that writes does not have to import
 * the change lists.
 */
const writes = createListeners();

/** Reports that a write and its change record are stored. */
export const reportWrite = writes.notify;

/** Calls the listener after each write on this page. Returns the function that unsubscribes. */
export const onWrite = writes.listen;
