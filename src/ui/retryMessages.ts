export const RETRY_LABEL = 'Retry';

export const RETRYING_LABEL = 'Retrying...';
