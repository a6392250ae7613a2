/** Maximum number of restarts of the Storage rules evaluator within RESTART_WINDOW_MS. */
export const MAX_RESTARTS = 3;
export const RESTART_WINDOW_MS = 60_000;

export const RULES_POLL_INTERVAL_MS = 200;

/** Maximum number of quoted output lines of an engine that ended while it was starting. */
export const QUOTED_ENGINE_LINES = 20;
/**
 * How long to read the output of an engine that has exited. A process that the engine started may
 * keep the output open.
 */
export const ENGINE_OUTPUT_MS = 1_000;
