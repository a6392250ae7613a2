export const SUBJECT_MAX = 150;
/** Text that was typed and not sent is kept in the browser for so long. */
export const TYPED_KEPT_MS = 24 * 60 * 60 * 1000;

export const POPUP_CLOSE_MS = 2000;
export const SEND_TIMEOUT_MS = 15_000;
