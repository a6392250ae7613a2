/** Time limits and intervals in milliseconds. */
export const TIMEOUTS_MS = {
  /** The limit of a start of the suite. */
  ready: 180_000,
  /** firebase-tools is killed where it has not ended so long after an interrupt. */
  stop: 20_000,
  /** Time for the engines to close their files after firebase-tools has ended. */
  stopEngines: 2_000,
  connect: 1_000,
  /** Time to wait for output that arrives after firebase-tools has ended. */
  output: 1_000,
} as const;

export const INTERVALS_MS = { ready: 100, health: 2_000, process: 50 } as const;

/** Lines of the suite's output that an error quotes. */
export const QUOTED_LINES = 40;
