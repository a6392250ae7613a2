export type AttemptStatus = 'idle' | 'sending' | 'sent' | 'partly-sent' | 'failed';

export const isSent = (status: AttemptStatus) => status === 'sent' || status === 'partly-sent';
