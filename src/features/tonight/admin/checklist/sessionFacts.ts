import type { Evening } from '@/figures/admin/evening';

/** The facts of the session that is keyed in. */
export interface SessionFacts extends Evening {
  /** The last session that has closed: another one than that of an earlier draft. */
  current: string;
}
