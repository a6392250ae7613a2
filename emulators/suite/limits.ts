/** The evaluator of Storage rules is started again so many times in this time. */
export const MAX_RESTARTS = 3;
export const RESTART_WINDOW_MS = 60_000;

export const RULES_POLL_INTERVAL_MS = 200;
