import type { SessionInput } from '@/figures/admin/sessionInput';

/** The input of the session, and the last session that has closed. */
export interface SessionFacts extends SessionInput {
  /** The last session that has closed. A draft may belong to an earlier session. */
  current: string;
}
