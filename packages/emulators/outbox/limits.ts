export const MAX_MESSAGE_BYTES = 1024 * 1024;
/**
 * Maximum number of stored messages. When the limit is reached, a new message replaces the oldest
 * one.
 */
export const MAX_MESSAGES = 200;
