import { createListeners } from '@/lib/listeners';

/*
 * The lists of changes are separate from the code that writes. Each write is reported here, and the
 * lists listen.
 */
const writes = createListeners();

/** Reports that a write and its change record are stored. */
export const noteWrite = writes.notify;

/** Calls back after each write on this page. Returns a function that stops it. */
export const onWrite = writes.listen;
