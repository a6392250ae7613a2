/**
 * The state of the last attempt to send the form. A new attempt, or a new letter, starts from
 * 'idle': messages of two attempts are never shown together.
 */
export type AttemptStatus = 'idle' | 'sending' | 'sent' | 'partly-sent' | 'failed';

export const isSent = (status: AttemptStatus) => status === 'sent' || status === 'partly-sent';
