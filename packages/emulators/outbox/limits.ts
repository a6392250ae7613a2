export const MAX_MESSAGE_BYTES = 1024 * 1024;
/** The oldest are dropped. */
export const MAX_MESSAGES = 200;
