export const MAX_MESSAGE_BYTES = 1024 * 1024;
/** Maximum number of stored messages. Another one replaces the oldest. */
export const MAX_MESSAGES = 200;
