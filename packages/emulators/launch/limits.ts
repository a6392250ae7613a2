export const TIMEOUTS_MS = {
  /** How long firebase-tools may take until it is ready. */
  ready: 180_000,
  /** How long firebase-tools may take to stop after an interrupt. After that, it is killed. */
  stop: 20_000,
  /** How long the engines may take to close their files after firebase-tools has exited. */
  stopEngines: 2_000,
  connect: 1_000,
  /** How long to wait for output that arrives after firebase-tools has exited. */
  output: 1_000,
} as const;

export const INTERVALS_MS = { ready: 100, health: 2_000, process: 50 } as const;

/** Number of output lines that an error quotes. */
export const QUOTED_LINES = 40;
