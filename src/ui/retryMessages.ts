export const RETRY = 'Retry';

export const RETRYING = 'Retrying...';
