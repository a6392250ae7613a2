import { createListeners } from '@/lib/listeners';

/*
 * What shows the last changes is not what made them: writes are noted here, and it listens.
 */
const writes = createListeners();

/** A write of staff was executed, and its record is there. */
export const noteWrite = writes.tell;

/** Calls back after each write of staff on this page; returns how to stop. */
export const onWrite = writes.listen;
