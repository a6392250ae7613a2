/** The evaluator of Storage rules is started again so many times in this time. */
export const MAX_RESTARTS = 3;
export const RESTART_WINDOW_MS = 60_000;

export const RULES_POLL_INTERVAL_MS = 200;

/** The last lines of an engine that ended while it was starting. */
export const QUOTED_ENGINE_LINES = 20;
/** Its output is read for so long after its end: a process that it started may keep it open. */
export const ENGINE_OUTPUT_MS = 1_000;
