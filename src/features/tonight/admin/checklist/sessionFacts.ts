import type { SessionInput } from '@/figures/admin/sessionInput';

/** The facts of the session that is keyed in. */
export interface SessionFacts extends SessionInput {
  /** The last session that has closed: another one than that of an earlier draft. */
  current: string;
}
