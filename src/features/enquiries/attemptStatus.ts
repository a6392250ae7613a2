/**
 * The state of the last attempt to send a form. Each attempt starts from 'idle', so messages of two
 * attempts are never shown together.
 */
export type AttemptStatus = 'idle' | 'sending' | 'sent' | 'partly-sent' | 'failed';

export const isSent = (status: AttemptStatus) => status === 'sent' || status === 'partly-sent';
