export const MAX_MESSAGE_BYTES = 1024 * 1024;
/** Above this number, the oldest messages are dropped. */
export const MAX_MESSAGES = 200;
