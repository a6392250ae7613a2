export const SUBJECT_MAX = 150;
export const INPUT_LIFETIME_MS = 24 * 60 * 60 * 1000;

export const POPUP_CLOSE_MS = 2000;
export const SEND_TIMEOUT_MS = 15_000;
