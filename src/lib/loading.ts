/** The market data cycle: every fetch or save is one of these. */
export type Status = 'idle' | 'loading' | 'succeeded' | 'failed';

/** Something fetched: its data once there, and the message of the last failure. */
export interface Loaded<T> {
  status: Status;
  data: T;
  error: string | null;
}

export function notLoaded<T>(data: T): Loaded<T> {
  return { status: 'idle', data, error: null };
}
